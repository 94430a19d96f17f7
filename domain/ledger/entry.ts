export type Side = 'customer' | 'provider';
export const marks = ['absent', 'half', 'full'] as const;
export type Mark = (typeof marks)[number];

/** What a side says of one unit's day. */
export interface DayBody {
  unit: string;
  /** `YYYY-MM-DD` at the site. */
  date: string;
  mark: Mark;
  overtimeHours: number;
  /** Of a machine alone. */
  hours?: number | undefined;
}

export const moneySorts = ['advance', 'wage', 'deposit', 'transport', 'other'] as const;
export const moneyWays = ['cash', 'upi', 'bank'] as const;

/** A payment: who wrote it is its entry's side, who receives it is `to`. */
export interface MoneyBody {
  sort: (typeof moneySorts)[number];
  to: Side;
  /** Whole rupees. */
  amount: number;
  /** `YYYY-MM-DD` at the site. */
  on: string;
  how: (typeof moneyWays)[number];
  ref?: string | undefined;
}

/** A line of a book by its place: the last that a device had; 0 and zeroes before the first. */
export interface Seen {
  seq: number;
  hash: string;
}

/** What every line of a book has, whatever it tells of. */
export interface Written {
  _id: string;
  /** Counts in the book from 1, without a gap: the order of the book. An entry follows the one that it names. */
  seq: number;
  /** Nobody where Neev wrote it. */
  author: string | null;
  clientId: string | null;
  /** By the writer's device, however wrong its clock is: it is shown and decides nothing. ISO 8601. */
  saidAt: string;
  /** By the server, ISO 8601. */
  createdAt: string;
  /** Hex of 32 bytes: the hash of the entry before, zeroes of the first. */
  prev: string;
  hash: string;
  /** The name of what wrote it; absent where an older page did, as `n` and `seen` then are. */
  device?: string | undefined;
  /** The device's own count in this book. */
  n?: number | undefined;
  /** The book's last line that the device had when the person tapped. */
  seen?: Seen | undefined;
  /** The device's signature of `signedBytes`, base64url; absent where it has no key. */
  sig?: string | undefined;
  /** Hex of 16 bytes; absent from what was written before lines had one. */
  salt?: string | undefined;
}

export type EntrySays =
  | { kind: 'day'; body: DayBody }
  | { kind: 'money'; body: MoneyBody }
  | { kind: 'agree'; body: { entry: string; sameAs?: string | undefined } }
  | { kind: 'dispute'; body: { entry: string; reason: string } }
  | { kind: 'correct'; body: { entry: string; body: DayBody | MoneyBody } }
  | { kind: 'event'; body: Record<string, unknown> };

/** One line of a book of work. */
export type Entry = Written & { side: Side | 'neev' } & EntrySays;

/** One line of a book of any kind. */
export type Line = Written & { side: Side | 'engineer' | 'neev'; kind: string; body: unknown };

export const isDay = (body: DayBody | MoneyBody): body is DayBody => 'date' in body;

/** In the order of the book, as the server received it: what a device's clock says orders nothing. */
export const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.seq - other.seq);

/** An entry of a day or of money: an original, or what corrects one. */
export interface Version {
  entry: Entry;
  /** The original's id. */
  root: string;
  body: DayBody | MoneyBody;
}

/** Whether one may stand for the other: the same unit's day, or money to the same side. */
export function isSameThing(one: DayBody | MoneyBody, other: DayBody | MoneyBody): boolean {
  if (isDay(one)) return isDay(other) && one.unit === other.unit && one.date === other.date;
  return !isDay(other) && one.to === other.to;
}

/** Every version of what was said about days and money, by its entry's id; a correction is its author's own. */
export function versionsOf(entries: readonly Entry[]): Map<string, Version> {
  const found = new Map<string, Version>();
  for (const entry of inOrder(entries)) {
    if (entry.kind === 'day' || entry.kind === 'money')
      found.set(entry._id, { entry, root: entry._id, body: entry.body });
    if (entry.kind !== 'correct') continue;
    const corrected = found.get(entry.body.entry);
    const { body } = entry.body;
    if (corrected?.entry.author === entry.author && isSameThing(corrected.body, body))
      found.set(entry._id, { entry, root: corrected.root, body });
  }
  return found;
}
