import type { Seen } from '#domain/ledger/entry.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { outboxNames, storedList } from '#web/shared/browser/outbox/stored-list.ts';
import { deletePicture } from '#web/shared/media/unsent-pictures.ts';
import { type BookRef, bookIdOf, type OfBooking, type OfContract, type SaysOf } from './books.ts';
import { knownBook, lastShown } from './known-book.ts';

/** Where a line stands among those of its device: what orders the words of one side (evidence: order of truth). */
interface Place {
  /** Counts the lines of this device in this book from 1; gaps mean nothing. */
  n: number;
  seen: Seen;
}

const keyOf = (): string => `${privatePrefix}book-places:${currentSession()?.user._id ?? ''}`;

function readPlaces(): Record<string, Place> {
  try {
    const stored: unknown = JSON.parse(onDevice.get(keyOf()) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, Place>) : {};
  } catch {
    return {};
  }
}

interface Known {
  entries: readonly { seq: number; hash: string; n?: number | undefined }[];
  hidden?: readonly Seen[];
}

/** The place of a line that is said now; of what another tab has seen this device has seen too. */
export function nextPlace(ref: BookRef): Place {
  const known: Known | undefined = knownBook(ref);
  const places = readPlaces();
  const before = places[bookIdOf(ref)];
  const shown = lastShown(known);
  const { seq, hash } = before && before.seen.seq > shown.seq ? before.seen : shown;
  // A counter that was lost goes on behind what the book has.
  const written = known?.entries.reduce((most, { n = 0 }) => Math.max(most, n), 0) ?? 0;
  const place = { n: Math.max(before?.n ?? 0, written) + 1, seen: { seq, hash } };
  onDevice.hold(keyOf(), JSON.stringify({ ...places, [bookIdOf(ref)]: place }));
  return place;
}

/** An entry that the server has not answered for yet; its ref names the book. */
export type UnsentOf<Ref extends BookRef> = Ref &
  SaysOf<Ref> &
  Partial<Place> & {
    clientId: string;
    /** ISO 8601, by this device. */
    saidAt: string;
    /** Pictures whose bytes stand on this device alone, by their keys. */
    pictures?: string[];
    /** Which of them were sent ahead, as the server calls them; when, by this device's clock. */
    uploads?: Record<string, { name: string; at: number }>;
    /** They were sent once more, as the server did not know them. */
    sentAnew?: boolean;
    /** By which device it was signed before, where a restore lost it. */
    signed?: { device?: string; sig?: string };
    /** The server did not take it signed: it goes as of an unknown browser. */
    plain?: boolean;
    /** Why the server will not take it; it stays until the user has seen it. */
    refused?: FailureName;
  };
export type Unsent = UnsentOf<OfBooking> | UnsentOf<OfContract>;

const { read, write, rewrite, use } = storedList<Unsent>(outboxNames.book, {
  idOf: ({ clientId }) => clientId,
});

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

/** Puts what became of an entry in its place; one that was taken out stays out. */
export const changeUnsent = (entry: Unsent): void =>
  rewrite(readUnsent().map((one) => (one.clientId === entry.clientId ? entry : one)));

export function takeUnsent(clientIds: string[]): void {
  const gone = new Set(clientIds);
  for (const { clientId, pictures } of readUnsent())
    if (gone.has(clientId)) for (const key of pictures ?? []) void deletePicture(key);
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
