import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { dayName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { lookOf, unsentDay } from './day-look.ts';
import { useSayDay } from './use-say-day.ts';

/** One tap for a whole crew's day: who has no word of the user's yet was there. Words that stand are not changed. */
export function EverybodyHere({ book, unsent, date }: { book: Book; unsent: Unsent[]; date: string }) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const sayDay = useSayDay(book, unsent);
  const unsaid = book.units.filter(({ _id }) => {
    const day = book.days.find((one) => one.unitId === _id && one.date === date);
    return lookOf(book.side, day, unsentDay(unsent, { unit: _id, date })).mine === null;
  });
  if (book.units.length < 2 || book.machine) return null;
  return (
    <Button
      kind="soft"
      icon="check"
      disabled={unsaid.length === 0}
      onClick={() => {
        for (const { _id } of unsaid) sayDay({ unit: _id, date }, { mark: 'full' });
      }}
    >
      {t.everybodyHere(dayName(date, language))}
    </Button>
  );
}
