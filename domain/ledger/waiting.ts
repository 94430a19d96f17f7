import { versionsOf } from './corrections.ts';
import { type DayBody, type Entry, inOrder, isDay, type MoneyBody, type Side } from './entry.ts';

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

/** Every payment by who wrote it, in the order in which it was first said. */
export function moneyLines(entries: readonly Entry[]): MoneyLine[] {
  const lines = new Map<string, MoneyLine>();
  const versions = versionsOf(entries);
  for (const entry of inOrder(entries)) {
    const { side, kind } = entry;
    if (side === 'neev' || kind === 'event') continue;
    const isAnswer = kind === 'agree' || kind === 'dispute';
    const version = versions.get(isAnswer ? entry.body.entry : entry._id);
    if (!version || isDay(version.body)) continue;
    const { root, body } = version;
    const line = lines.get(root);
    if (!isAnswer)
      lines.set(root, {
        ...{ entry, root, body, side, sameAs: line?.sameAs },
        state: side === body.to ? 'agreed' : 'waits',
      });
    else if (line && line.side !== side) {
      // Of a version that was corrected since nothing is said.
      if (version.entry === line.entry) Object.assign(line, stateOf(entry));
      const own = kind === 'agree' ? versions.get(entry.body.sameAs ?? '') : undefined;
      if (own) pair(line, lines.get(own.root));
    }
  }
  return [...lines.values()];
}

const stateOf = ({ kind, body }: Extract<Entry, { kind: 'agree' | 'dispute' }>) =>
  kind === 'agree' ? { state: 'agreed', reason: undefined } : { state: 'disputed', reason: body.reason };

/** Notes of both lines the first that is said to be the same; what the payer says of it themself waits for nobody. */
function pair(line: MoneyLine, own: MoneyLine | undefined): void {
  if (!own || own.side === line.side || own.body.to !== line.body.to) return;
  line.sameAs ??= own.root;
  own.sameAs ??= line.root;
  if (own.state === 'waits') own.state = 'agreed';
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
