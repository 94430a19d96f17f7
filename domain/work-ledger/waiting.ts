import { versionsOf } from './corrections.ts';
import { type DayBody, type Entry, inOrderSaid, isDay, type MoneyBody, type Side } from './entry.ts';

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
  reason?: string;
  /** The other side's entry that tells of the same payment. */
  sameAs?: string;
}

const ownVersions = (entries: readonly Entry[]) => {
  const versions = versionsOf(entries);
  return inOrderSaid(entries).flatMap((entry) => {
    const version = versions.get(entry._id);
    return version && entry.side !== 'neev' ? [{ ...version, side: entry.side }] : [];
  });
};

/** Every payment by who wrote it, in the order in which it was first said. */
export function moneyLines(entries: readonly Entry[]): MoneyLine[] {
  const lines = new Map<string, MoneyLine>();
  for (const { entry, root, body, side } of ownVersions(entries)) {
    if (isDay(body)) continue;
    const state = side === body.to ? 'agreed' : 'waits';
    lines.set(root, { entry, root, body, side, state });
  }
  const versions = versionsOf(entries);
  for (const entry of inOrderSaid(entries)) {
    if (entry.kind !== 'agree' && entry.kind !== 'dispute') continue;
    const version = versions.get(entry.body.entry);
    const line = version && lines.get(version.root);
    if (!line || entry.side === line.side) continue;
    if (entry.kind === 'dispute') {
      Object.assign(line, { state: 'disputed', reason: entry.body.reason });
      continue;
    }
    // To a version that was corrected since they have not agreed.
    if (version.entry._id === line.entry._id) line.state = 'agreed';
    const own = entry.body.sameAs === undefined ? undefined : versions.get(entry.body.sameAs)?.root;
    const other = own === undefined ? undefined : lines.get(own);
    if (other) Object.assign(line, { sameAs: other.root });
    if (other) other.sameAs = line.root;
  }
  return [...lines.values()];
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
  for (const entry of inOrderSaid(entries)) {
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
  return ownVersions(entries).findLast(
    (version) =>
      version.side === side &&
      isDay(version.body) &&
      version.body.unit === unit &&
      version.body.date === date,
  )?.entry;
}
