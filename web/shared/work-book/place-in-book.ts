import type { Seen } from '#domain/ledger/entry.ts';
import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { type BookRef, bookIdOf } from './books.ts';
import { knownBook, lastShown } from './known-book.ts';

/** Where a line stands among those of its device: what orders the words of one side (evidence: order of truth). */
export interface Place {
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
