import {
  type DayBody,
  type Entry,
  inOrder,
  isDay,
  type MoneyBody,
  type Side,
  type Version,
  versionsOf,
} from './entry.ts';
import { isAfter, lastOf, type Place, placeOf } from './order.ts';

/** A payment as one side wrote it, with what the other side said to it. */
export interface MoneyLine {
  /** The entry to agree to or to dispute: the latest version. */
  entry: Entry;
  root: string;
  body: MoneyBody;
  /** Who wrote it. */
  side: Side;
  state: 'agreed' | 'waits' | 'disputed';
  /** Why it is disputed. */
  reason?: string | undefined;
  /** The other side's entry that tells of the same payment. */
  sameAs?: string | undefined;
}

type Answer = { place: Place; entry: Extract<Entry, { kind: 'agree' | 'dispute' }> };

/** What was said of a payment, by its first entry. */
interface Words {
  side: Side;
  versions: (Version & { place: Place })[];
  answers: Answer[];
  /** Places at which its own author said that it is the other side's. */
  pairs: Place[];
  sameAs?: string | undefined;
}

/** Every payment by who wrote it, in the order in which it was first said. */
export function moneyLines(entries: readonly Entry[]): MoneyLine[] {
  const words = new Map<string, Words>();
  const versions = versionsOf(entries);
  for (const entry of inOrder(entries)) {
    const { side, kind } = entry;
    if (side === 'neev' || kind === 'event') continue;
    const isAnswer = kind === 'agree' || kind === 'dispute';
    const version = versions.get(isAnswer ? entry.body.entry : entry._id);
    if (!version || isDay(version.body)) continue;
    const place = placeOf(entry);
    const known = words.get(version.root);
    if (!isAnswer) {
      const line = known ?? { side, versions: [], answers: [], pairs: [] };
      line.versions.push({ ...version, place });
      words.set(version.root, line);
    } else if (known && known.side !== side) {
      known.answers.push({ place, entry });
      const own = kind === 'agree' ? versions.get(entry.body.sameAs ?? '') : undefined;
      if (own) pair({ line: known, root: version.root }, { own: words.get(own.root), root: own.root, place });
    }
  }
  return [...words].flatMap(([root, line]) => shown(root, line));
}

/** Notes of both the first that is said to be the same. */
function pair(
  { line, root }: { line: Words; root: string },
  { own, ...said }: { own: Words | undefined; root: string; place: Place },
): void {
  if (!own || own.side === line.side || toOf(own) !== toOf(line)) return;
  line.sameAs ??= said.root;
  own.sameAs ??= root;
  own.pairs.push(said.place);
}

const toOf = ({ versions: [first] }: Words): Side | undefined =>
  first && !isDay(first.body) ? first.body.to : undefined;

/** By its latest version: of one that was corrected since nothing is said. */
function shown(root: string, { side, versions, answers, pairs, sameAs }: Words): MoneyLine[] {
  const latest = lastOf(versions).at(-1);
  if (!latest || isDay(latest.body)) return [];
  const { entry, body, place } = latest;
  const last = lastOf(answers.filter((one) => one.entry.body.entry === entry._id)).map((one) => one.entry);
  const dispute = last.find((one) => one.kind === 'dispute');
  // What a payer says of their own payment themself waits for nobody.
  const isGranted = side === body.to || last.length > 0 || pairs.some((at) => !isAfter(place, at));
  return [
    {
      ...{ entry, root, body, side, sameAs },
      state: dispute ? 'disputed' : isGranted ? 'agreed' : 'waits',
      ...(dispute?.kind === 'dispute' && { reason: dispute.body.reason }),
    },
  ];
}

/** A claim of the other side that counts once one agrees. */
export type Waiting = { entry: Entry; day: DayBody } | { entry: Entry; money: MoneyBody };

/** What the other side claims and one has said nothing to: days for the customer, payments for their receiver. */
export function waitingFor(side: Side, entries: readonly Entry[]): Waiting[] {
  const money = moneyLines(entries)
    .filter((line) => line.side !== side && line.state === 'waits')
    .map(({ entry, body }) => ({ entry, money: body }));
  return side === 'customer' ? [...daysWaiting(entries), ...money] : money;
}

const keyOf = ({ unit, date }: DayBody): string => `${date} ${unit}`;

function daysWaiting(entries: readonly Entry[]): Waiting[] {
  const versions = versionsOf(entries);
  const claims = new Map<string, { entry: Entry; day: DayBody }>();
  const answered = new Set<string>();
  for (const entry of inOrder(entries)) {
    const isAnswer = entry.kind === 'agree' || entry.kind === 'dispute';
    const body = versions.get(isAnswer ? entry.body.entry : entry._id)?.body;
    if (!body || !isDay(body)) continue;
    if (entry.side === 'customer') answered.add(keyOf(body));
    else if (!isAnswer) claims.set(keyOf(body), { entry, day: body });
  }
  return [...claims]
    .filter(([key, { day }]) => !answered.has(key) && day.mark !== 'absent')
    .map(([, claim]) => claim)
    .sort((one, other) => (keyOf(one.day) < keyOf(other.day) ? -1 : 1));
}

/** One's own payment that may be the one the other side tells of: the same sum to the same side, in no pair yet. */
export function ownTwin(side: Side, claim: MoneyBody, entries: readonly Entry[]): MoneyLine | undefined {
  return moneyLines(entries).find(
    (line) =>
      line.side === side &&
      line.sameAs === undefined &&
      line.body.to === claim.to &&
      line.body.amount === claim.amount,
  );
}

/** The last of the other side's words of a unit's day: what one agrees to or disputes. */
export function lastWordOf(
  side: Side,
  { unit, date }: Pick<DayBody, 'unit' | 'date'>,
  entries: readonly Entry[],
): Entry | undefined {
  return [...versionsOf(entries).values()].findLast(
    ({ entry, body }) => entry.side === side && isDay(body) && body.unit === unit && body.date === date,
  )?.entry;
}
