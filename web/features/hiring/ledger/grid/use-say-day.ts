import type { DayBody } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { restMs, say } from '#web/shared/work-book/send-entries.ts';
import type { Book, Unsent } from '../book/book.ts';
import type { Chosen } from './day-look.ts';
import { lookOf, unsentDay } from './day-look.ts';
import { hoursOfMine } from './my-word.ts';

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
