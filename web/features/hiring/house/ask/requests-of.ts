import type { RequestBody } from '#contract/hiring/request-body.ts';
import type { Candidate } from '../needs/candidate.ts';
import { type Need, startOf } from '../needs/needs.ts';

/** Work of the house, and the people one has chosen for it. */
export interface Wanted {
  need: Need;
  chosen: Candidate[];
}

const mostItems = 10;
const mostDays = 180;
/** A request reaches a year ahead. */
const ahead = 350;

const headsOf = (chosen: readonly Candidate[]) =>
  chosen.reduce((sum, { groupSize }) => sum + Math.max(1, groupSize ?? 1), 0);

/** From when their phase begins; the days of work, shared among all heads. */
export function datesOf({ need, chosen }: Wanted, from: string): { from: string; days: number } {
  const wanted = Math.max(1, Math.ceil((need.days ?? 1) / headsOf(chosen)));
  return { from: startOf(need, from), days: Math.min(mostDays, ahead - need.after, wanted) };
}

/** A line of the request, at prices that they name. */
function itemOf(wanted: Wanted, from: string): RequestBody['items'][number] {
  const { of, category, trade, days } = wanted.need;
  const count = headsOf(wanted.chosen);
  return {
    of,
    category,
    ...(trade && { trade }),
    count,
    dates: datesOf(wanted, from),
    price: null,
    per: days === null ? 'job' : 'day',
  };
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
    const body = {
      clientId: `${batch}:${to[0]?._id ?? ''}`,
      pin,
      description: text,
      choose: 'me' as const,
      to,
      items: part.map((line) => itemOf(line, from)),
    };
    return { body, needs: part.map(({ need }) => need) };
  });
}
