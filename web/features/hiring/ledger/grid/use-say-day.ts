import { hoursOf } from '#domain/ledger/day-words.ts';
import { type DayBody, isDay } from '#domain/ledger/entry.ts';
import { lastWordOf } from '#domain/ledger/waiting.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { restMs, say } from '#web/shared/work-book/send-entries.ts';
import type { Book, Unsent } from '../book/book.ts';
import { type Chosen, lookOf, unsentDay } from './day-look.ts';

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

/** Of a machine that nobody has said hours of. */
const usualHours = 8;

/** Says something of a day in one's own name; what is not named stays as one said it before. */
export function useSayDay(book: Book, unsent: Unsent[]) {
  const t = useMessages('ledger');
  return (at: Chosen, change: Partial<Pick<DayBody, 'mark' | 'overtimeHours' | 'hours'>>): void => {
    const day = book.days.find(({ unitId, date }) => unitId === at.unit && date === at.date);
    const { mine, theirs } = lookOf(book.side, day, unsentDay(unsent, at));
    const mark = change.mark ?? mine ?? theirs ?? 'full';
    const before = hoursOfMine(book, unsent, at);
    const overtimeHours = mark === 'absent' ? 0 : (change.overtimeHours ?? before.overtimeHours);
    const hours = mark === 'absent' ? 0 : (change.hours ?? (before.hours || usualHours));
    const body: DayBody = { ...at, mark, overtimeHours, ...(book.machine && { hours }) };
    try {
      say(book, { kind: 'day', body }, { rest: restMs });
    } catch {
      toast.error(t.storageFull);
    }
  };
}
