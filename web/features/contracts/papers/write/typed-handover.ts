import { handoverItems } from '#contract/contracts/handover.ts';
import type { HandoverBody } from '#contract/contracts/handover-body.ts';

const mostOwn = 20;
const longest = 60;

type Typed = Record<string, string | undefined>;

/** What was chosen and typed, as a paper says it; null for the part that is missing or too long. */
export function handoverOf(typed: Typed): {
  items: HandoverBody['items'] | null;
  own: HandoverBody['own'] | null;
} {
  const points = handoverItems.map((item) => {
    const state = typed[item];
    const note = typed[`${item}.note`]?.trim();
    if (state !== 'ok' && state !== 'not') return null;
    return [item, { state, ...(state === 'not' && note && { note }) }] as const;
  });
  const names = (typed.own ?? '')
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
  const fits = names.length <= mostOwn && names.every((name) => name.length <= longest);
  const chosen = points.filter((point) => point !== null);
  return {
    items:
      chosen.length === handoverItems.length ? (Object.fromEntries(chosen) as HandoverBody['items']) : null,
    own: fits ? names.map((name) => ({ name, state: 'not' })) : null,
  };
}
