import { grouped } from './day-words.ts';
import { type Entry, inOrder, isDay, type MoneyBody, type Side, type Version, versionsOf } from './entry.ts';
import { isAfter, isCounted, lastOf, type Place, placeOf, standing } from './order.ts';

/** A side's word on a payment: its own version of one, or that it agrees to the other side's. */
export interface Said {
  place: Place;
  body: MoneyBody;
  /** The own payment that an agreement says to be the same, by its first entry. */
  sameAs?: string | undefined;
}

/** A payment by who wrote it, with the last words of both sides on it. */
export interface Told {
  root: string;
  side: Side;
  /** Who receives it. */
  to: Side;
  /** The last words of who wrote it. */
  own: Said[];
  /** What the other side agreed to last and did not take back. */
  agreed: Said[];
}

/** A word that two entries tell of one payment. */
export interface Pair extends Said {
  /** Who says so. */
  by: Side;
  /** The payment of the other side, and the own one. */
  theirs: string;
  mine: string;
}

interface Words {
  side: Side;
  to: Side;
  own: Said[];
  agreed: Said[];
  disputes: { place: Place }[];
}

/** A pair, where the own payment that an agreement names can be the same. */
function pairOf(
  said: Pick<Said, 'place' | 'body'>,
  { by, theirs, mine }: { by: Side; theirs: Version; mine: Version | undefined },
): Pair | undefined {
  if (!mine || isDay(mine.body) || mine.entry.side !== by || mine.body.to !== said.body.to) return undefined;
  return { ...said, by, theirs: theirs.root, mine: mine.root, sameAs: mine.root };
}

/** What both sides said last of each payment, and which of them they said to be the same. */
export function toldOf(entries: readonly Entry[]): { told: Map<string, Told>; pairs: Pair[] } {
  const versions = versionsOf(entries);
  const words = new Map<string, Words>();
  const pairs: Pair[] = [];
  for (const entry of inOrder(entries)) {
    const { side, kind } = entry;
    if (side === 'neev' || kind === 'event') continue;
    const isAnswer = kind === 'agree' || kind === 'dispute';
    const version = versions.get(isAnswer ? entry.body.entry : entry._id);
    if (!version || isDay(version.body)) continue;
    const said = { place: placeOf(entry), body: version.body };
    const known = words.get(version.root) ?? { side, to: said.body.to, own: [], agreed: [], disputes: [] };
    if (!isAnswer) {
      known.own.push(said);
      words.set(version.root, known);
    } else if (known.side !== side && kind === 'dispute') known.disputes.push(said);
    else if (known.side !== side && kind === 'agree') {
      const mine = versions.get(entry.body.sameAs ?? '');
      const pair = pairOf(said, { by: side, theirs: version, mine });
      known.agreed.push(pair ?? said);
      if (pair) pairs.push(pair);
    }
  }
  return { told: lastTold(words, pairs), pairs };
}

/**
 * An own payment that its receiver corrects behind the pair is their word on what the payer wrote: both are one. It is of
 * the last pair.
 */
function correctedIn(
  standing: readonly Said[],
  { words, byMine }: { words: ReadonlyMap<string, Words>; byMine: ReadonlyMap<string, readonly Pair[]> },
): Said[] {
  return standing.flatMap(({ place, sameAs = '' }) => {
    const last = lastOf(byMine.get(sameAs) ?? []);
    if (!isCounted(place) || !last.some((pair) => pair.place === place)) return [];
    const own = words.get(sameAs)?.own ?? [];
    return own.filter((said) => !isAfter(place, said.place)).map((said) => ({ ...said, sameAs }));
  });
}

function lastTold(words: ReadonlyMap<string, Words>, pairs: readonly Pair[]): Map<string, Told> {
  const byMine = grouped(pairs, ({ mine }) => mine);
  const told = new Map<string, Told>();
  for (const [root, { side, to, own, agreed, disputes }] of words) {
    // The payer grants that their own is what the receiver wrote: that is a word on it too.
    const granted = side === to ? [] : (byMine.get(root) ?? []);
    const stands = standing(agreed, disputes);
    const corrected = side === to ? [] : correctedIn(stands, { words, byMine });
    told.set(root, {
      ...{ root, side, to },
      own: lastOf([...own, ...granted]),
      agreed: lastOf([...stands, ...corrected]),
    });
  }
  return told;
}

/** Whether it counts by the receiver's lines alone: not of an older page, where pairs of both sides counted. */
export const isCountedAlone = ({ side, to, agreed }: Told): boolean =>
  side !== to && agreed.some(({ place }) => isCounted(place));
