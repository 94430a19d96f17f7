import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { dayName } from '../day-names.ts';
import type { Book, Unsent } from './book/book.ts';
import { useBookWords, useDayWord } from './book/book-words.ts';

/** What an entry that waits on this device says. */
export function useUnsentWords(book: Book): (entry: Unsent) => string {
  const t = useMessages('ledger');
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const language = useLanguage();
  return ({ kind, body }) => {
    if (kind === 'day') return `${dayName(body.date, language)}: ${dayWord(body)}`;
    if (kind === 'money')
      return t.said.money(sorts[body.sort], rupees(body.amount), dayName(body.on, language));
    return t.unsentKind[kind];
  };
}
