import { hoursOf } from '#domain/ledger/day-words.ts';
import { isDay } from '#domain/ledger/entry.ts';
import { lastWordOf } from '#domain/ledger/waiting.ts';
import type { Book, Unsent } from '../book/book.ts';
import type { Chosen } from './day-look.ts';
import { unsentDay } from './day-look.ts';

/** The hours that one's own last word of a day names: what waits on this device first. */
export function hoursOfMine(
  book: Book,
  unsent: readonly Unsent[],
  at: Chosen,
): { overtimeHours: number; hours: number } {
  const last = lastWordOf(book.side, at, book.entries);
  const written =
    last?.kind === 'day'
      ? last.body
      : last?.kind === 'correct' && isDay(last.body.body)
        ? last.body.body
        : undefined;
  const body = unsentDay(unsent, at)?.body ?? written;
  return { overtimeHours: body?.overtimeHours ?? 0, hours: body ? hoursOf(body) : 8 };
}
