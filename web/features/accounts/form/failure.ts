import { CallError, type FailureName } from '#web/shared/api/call-error.ts';

/** One notice at a time: two would lie over the form of a phone. */
export const toastId = 'account';

/** Milliseconds that an error in mailing is shown (docs/rules.md#notices-1). */
export const mailErrorTime = 3000;

export interface Failure {
  problem: FailureName;
  /** When to try again, in ms since 1970; 0 where the server named no time. */
  until: number;
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return { problem: 'network', until: 0 };
  return { problem: error.problem, until: error.retryAfter ? Date.now() + error.retryAfter * 1000 : 0 };
}

/** docs/rules.md#accounts-15 has a sentence of its own for a registration and for a new password that fail on the server's side. */
export const serverBroke = (error: unknown): boolean => error instanceof CallError && error.status >= 500;

/** The fields that the server refused, by name; `names` in the order of the form. */
export function refusedFields<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, FailureName>> {
  if (!(error instanceof CallError)) return {};
  const refused: Partial<Record<Name, FailureName>> = {};
  for (const name of names) {
    const field = error.fields.find(({ path }) => path === name);
    if (field) refused[name] = field.problem;
  }
  return refused;
}
