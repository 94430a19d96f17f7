import { type Version, versionsOf } from './corrections.ts';
import { type DayBody, type Entry, inOrderSaid, isDay, type MoneyBody, type Side } from './entry.ts';

/** One payment, which one side or both wrote. */
export interface Payment {
  /** What its receiver said or agreed to. */
  agreed: MoneyBody | null;
  /** The payer's last word. */
  claimed: MoneyBody | null;
}

interface Word {
  side: Side;
  body: MoneyBody;
  /** The payment that was agreed to; of one's own words none. */
  agreedTo?: string;
  /** Among all words. */
  place: number;
}

const isMoney = (body: DayBody | MoneyBody): body is MoneyBody => !isDay(body);

/** The version that an entry speaks of: its own, or the other side's that it agrees to or disputes. */
function spokenOf(entry: Entry, versions: Map<string, Version>): Version | undefined {
  if (entry.kind === 'money' || entry.kind === 'correct') return versions.get(entry._id);
  if (entry.kind !== 'agree' && entry.kind !== 'dispute') return undefined;
  const version = versions.get(entry.body.entry);
  return version?.entry.side === entry.side ? undefined : version;
}

/** What was said of each payment, by its first entry's id. */
function wordsOf(ordered: Entry[], versions: Map<string, Version>): Map<string, Word[]> {
  const words = new Map<string, Word[]>();
  for (const [place, entry] of ordered.entries()) {
    const version = spokenOf(entry, versions);
    if (!version || entry.side === 'neev' || !isMoney(version.body)) continue;
    const { root, body } = version;
    const { side, kind } = entry;
    const said = words.get(root) ?? [];
    if (kind === 'dispute')
      words.set(
        root,
        said.filter((word) => word.side !== side || word.agreedTo === undefined),
      );
    else words.set(root, [...said, { side, body, place, ...(kind === 'agree' && { agreedTo: root }) }]);
  }
  return words;
}

/** Which two entries are one payment: each is of one pair at most, the pair that was said first. */
function pairsOf(ordered: Entry[], versions: Map<string, Version>): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const entry of ordered) {
    if (entry.kind !== 'agree' || entry.body.sameAs === undefined) continue;
    const [theirs, own] = [versions.get(entry.body.entry), versions.get(entry.body.sameAs)];
    if (!theirs || !own || !isMoney(theirs.body) || !isMoney(own.body)) continue;
    if (theirs.entry.side === entry.side || own.entry.side !== entry.side) continue;
    if (theirs.body.to !== own.body.to || pairs.has(theirs.root) || pairs.has(own.root)) continue;
    pairs.set(theirs.root, own.root);
    pairs.set(own.root, theirs.root);
  }
  return pairs;
}

function paymentOf(words: Word[]): Payment {
  const said = words.sort((one, other) => one.place - other.place);
  const last = (isReceiver: boolean): MoneyBody | null =>
    said.findLast(({ side, body }) => (side === body.to) === isReceiver)?.body ?? null;
  return { agreed: last(true), claimed: last(false) };
}

/** Every payment of a book, once each; the same for every order in which the entries came. */
export function paymentsOf(entries: readonly Entry[]): Payment[] {
  const ordered = inOrderSaid(entries);
  const versions = versionsOf(entries);
  const words = wordsOf(ordered, versions);
  const pairs = pairsOf(ordered, versions);
  const seen = new Set<string>();
  const found: Payment[] = [];
  for (const [root, said] of words) {
    if (seen.has(root)) continue;
    const other = pairs.get(root);
    seen.add(root).add(other ?? root);
    found.push(paymentOf([...said, ...((other && words.get(other)) || [])]));
  }
  return found;
}
