import type { Written } from './entry.ts';

/**
 * Where a line stands among those of its side. What no device counted, of an older page, keeps the order of the book,
 * before all others.
 */
export interface Place {
  device: string;
  /** The device's own count. */
  n: number;
  /** By the book: what has seen so far is after it. */
  at: number;
  seen: number;
}

export const placeOf = ({ device, n, seen, seq }: Pick<Written, 'device' | 'n' | 'seen' | 'seq'>): Place =>
  device === undefined || n === undefined || seen === undefined
    ? { device: '', n: seq, at: 0, seen: -1 }
    : { device, n, at: seq, seen: Math.min(seen.seq, seq - 1) };

/** Whether its author knew of the other line. Of two that did not know of each other neither is after the other. */
export const isAfter = (one: Place, other: Place): boolean =>
  one.device === other.device ? one.n > other.n : other.at <= one.seen;

/** Whether a device counted it: its author knew what they answered. */
export const isCounted = ({ device }: Place): boolean => device !== '';

interface Placed {
  place: Place;
}

/** The greatest number of the other devices, by device. */
function greatestOfOthers(byDevice: ReadonlyMap<string, number>): (device: string) => number {
  let [first, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let holder: string | undefined;
  for (const [device, value] of byDevice)
    if (holder === undefined || value > first) {
      [first, second] = [value, first];
      holder = device;
    } else if (value > second) second = value;
  return (device) => (device === holder ? second : first);
}

function greatestBy(places: readonly Place[], of: (place: Place) => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const place of places)
    found.set(place.device, Math.max(of(place), found.get(place.device) ?? Number.NEGATIVE_INFINITY));
  return found;
}

/** Those of a side's words that no word of it is after: one, or several where its devices did not know of each other. */
export function lastOf<One extends Placed>(words: readonly One[]): One[] {
  if (words.length < 2) return [...words];
  const places = words.map(({ place }) => place);
  const counts = greatestBy(places, ({ n }) => n);
  const seen = greatestOfOthers(greatestBy(places, (place) => place.seen));
  return words.filter(({ place: { device, n, at } }) => n === counts.get(device) && seen(device) < at);
}

/** Those of a side's words that none of its disputes takes back: each takes back what is not after it. */
export function standing<One extends Placed>(
  words: readonly One[],
  disputes: readonly Placed[] | undefined = [],
): One[] {
  if (disputes.length === 0) return [...words];
  const places = disputes.map(({ place }) => place);
  const counts = greatestBy(places, ({ n }) => n);
  const others = greatestOfOthers(greatestBy(places, ({ at }) => at));
  return words.filter(
    ({ place: { device, n, seen } }) =>
      n > (counts.get(device) ?? Number.NEGATIVE_INFINITY) && others(device) <= seen,
  );
}
