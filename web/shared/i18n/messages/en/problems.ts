import { type ProblemName, problems } from '#contract/problems.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';

const sentences = Object.fromEntries(
  Object.entries(problems).map(([name, { sentence }]) => [name, sentence.trim()]),
) as Record<ProblemName, string>;

/** The English edition says exactly what the server says (docs/rules.md#notices-2). */
export const messages: Record<FailureName, string> = {
  ...sentences,
  network: 'You are offline, or the network is slow. Check it and try again',
  'device-full':
    'This device’s storage is full, or blocked for this site. Make room on it, or allow storage in the browser’s settings, and try again',
};
