import type { BookKey } from '#contract/hiring/work-book.ts';
import type { Line } from '#domain/ledger/entry.ts';

interface Noted {
  device: string;
  by: string;
  key: string | null;
  since: string;
}

/** Whether an event notes what writes in its book. */
export const isNoted = (body: unknown): body is Noted =>
  typeof body === 'object' && body !== null && 'device' in body && typeof body.device === 'string';

/** What writes in a book, as the book itself noted it. */
export function keysInBook(entries: readonly Line[]): BookKey[] {
  const sides = new Map(entries.map(({ device, side }) => [device, side]));
  return entries.flatMap(({ kind, body }) => {
    if (kind !== 'event' || !isNoted(body)) return [];
    const { device, by, key, since } = body;
    const side = sides.get(device);
    return side && side !== 'neev' ? [{ device, author: by, side, key, since }] : [];
  });
}
