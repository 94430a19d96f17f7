import type { RequestBody } from '#contract/hiring/request-body.ts';
import type { Candidate } from '../needs/candidate.ts';
import type { Need } from '../needs/needs.ts';

/** Work of the house, and whom one has chosen for it. */
export interface Wanted {
  need: Need;
  chosen: Candidate[];
}

const mostItems = 10;
const mostDays = 180;

const headsOf = (chosen: readonly Candidate[]) =>
  chosen.reduce((sum, { groupSize }) => sum + Math.max(1, groupSize ?? 1), 0);

/** A line of the request: the days of work shared among all heads, at prices that they name. */
function itemOf({ need, chosen }: Wanted, from: string): RequestBody['items'][number] {
  const count = headsOf(chosen);
  const days = Math.min(mostDays, Math.max(1, Math.ceil((need.days ?? 1) / count)));
  const per = need.days === null ? 'job' : 'day';
  return { of: need.of, category: need.category, count, dates: { from, days }, price: null, per };
}

/**
 * The request for all that was chosen. A request holds ten lines: a large house makes a second one.
 * @param batch names them, so that the same chosen sent twice are asked once
 */
export function requestsOf(
  wanted: readonly Wanted[],
  { batch, pin, from, text }: { batch: string; pin: string; from: string; text: string },
) {
  const lines = wanted.filter(({ chosen }) => chosen.length > 0);
  const parts = Array.from({ length: Math.ceil(lines.length / mostItems) }, (_, part) =>
    lines.slice(part * mostItems, (part + 1) * mostItems),
  );
  return parts.map((part) => {
    const to = part.flatMap(({ need, chosen }) => chosen.map(({ id }) => ({ kind: need.of, _id: id })));
    return {
      clientId: `${batch}:${to[0]?._id ?? ''}`,
      pin,
      description: text,
      choose: 'me' as const,
      to,
      items: part.map((line) => itemOf(line, from)),
    };
  });
}
