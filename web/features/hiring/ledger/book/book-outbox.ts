import type { EntrySays } from '#domain/ledger/entry.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { outboxNames, storedList } from '#web/shared/browser/outbox/stored-list.ts';

/** An entry that the server has not answered for yet. */
export type Unsent = EntrySays & {
  clientId: string;
  bookingId: string;
  /** ISO 8601, by this device. */
  saidAt: string;
  /** Why the server will not take it; it stays until the user has seen it. */
  refused?: FailureName;
};

const { read, write, rewrite, use } = storedList<Unsent>(outboxNames.book);

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
  rewrite(readUnsent().filter(({ clientId }) => !gone.has(clientId)));
}

/** @param refusals by the entry; nothing: it is to be sent again */
export function markRefused(refusals: ReadonlyMap<string, FailureName | undefined>): void {
  rewrite(
    readUnsent().map((entry) =>
      refusals.has(entry.clientId) ? { ...entry, refused: refusals.get(entry.clientId) } : entry,
    ),
  );
}

/** What waits of every book. */
export const useUnsent = use;

/** What waits of one book. */
export const useUnsentOf = (bookingId: string): Unsent[] =>
  use().filter((entry) => entry.bookingId === bookingId);
