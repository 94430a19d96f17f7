import type { Line } from '#domain/ledger/entry.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { change, recall } from './book-device.ts';

// Lines that this phone signed and sent, until the book was read with them: who stores one otherwise at once, and says
// nothing of a signature, is found by who wrote it.
const nameOf = (bookId: string): string => `sent:${currentSession()?.user._id}:${bookId}`;

export async function sentLines<One extends Line>(bookId: string): Promise<One[]> {
  const kept = await recall<One[]>(nameOf(bookId));
  return Array.isArray(kept) ? kept : [];
}

export const noteSent = (bookId: string, lines: readonly Line[]): Promise<void> =>
  change<Line[]>(nameOf(bookId), (kept = []) => [...kept, ...lines]);

/** They stand in the book as they were sent, and are remembered with it. */
export const forgetSent = (bookId: string, hashes: ReadonlySet<string>): Promise<void> =>
  change<Line[]>(nameOf(bookId), (kept = []) => kept.filter(({ hash }) => !hashes.has(hash)));
