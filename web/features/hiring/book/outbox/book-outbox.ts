import type { EntrySays } from '#domain/work-ledger/entry.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { outboxNames, storedList } from '#web/shared/browser/outbox/stored-list.ts';

/** An entry that the server has not answered for yet. */
export type Unsent = EntrySays & {
  clientId: string;
  bookingId: string;
  /** ISO 8601, by this device. */
  saidAt: string;
  /** Milliseconds of the epoch: a day that is tapped through is sent when the tapping has stopped. */
  notBefore?: number;
  /** Why the server will not take it; it stays until the user has seen it. */
  refused?: FailureName;
};

const { read, write, use } = storedList<Unsent>(outboxNames.book);

/** Oldest first, of every book of this user. */
export const readUnsent = read;

const isSameDay = (one: Unsent, other: Unsent): boolean =>
  one.kind === 'day' &&
  other.kind === 'day' &&
  one.bookingId === other.bookingId &&
  one.body.unit === other.body.unit &&
  one.body.date === other.body.date;

/** On its way: from now on another word about its day is another entry. */
const underWay = new Set<string>();
export const setUnderWay = (clientIds: string[]): void => {
  underWay.clear();
  for (const id of clientIds) underWay.add(id);
};

/**
 * A day's word takes the place of the one that waits for the same day.
 * @throws when the browser's storage is full or forbidden: then nothing was taken
 */
export function putUnsent(entry: Unsent): void {
  const others = readUnsent().filter((one) => !isSameDay(one, entry) || underWay.has(one.clientId));
  write([...others, entry]);
}

export function takeUnsent(clientIds: string[]): void {
  const gone = new Set(clientIds);
  write(readUnsent().filter(({ clientId }) => !gone.has(clientId)));
}

export function markRefused(refusals: ReadonlyMap<string, FailureName>): void {
  write(
    readUnsent().map((entry) => {
      const refused = refusals.get(entry.clientId);
      return refused ? { ...entry, refused } : entry;
    }),
  );
}

/** What waits of one book. */
export const useUnsentOf = (bookingId: string): Unsent[] =>
  use().filter((entry) => entry.bookingId === bookingId);
