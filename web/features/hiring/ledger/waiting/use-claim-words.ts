import type { Waiting } from '#domain/ledger/waiting.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { dayName } from '../../day-names.ts';
import type { Book } from '../book/book.ts';
import { useBookWords, useDayWord } from '../book/book-words.ts';
import { useUnitNames } from '../book/unit-names.ts';

/** A claim in one line: "Wed 9 Dec: Mohan, full day". */
export function useClaimWords(book: Book): (claim: Waiting) => string {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const nameOf = useUnitNames(book);
  return (claim) => {
    if ('day' in claim) {
      const { unit, date, overtimeHours } = claim.day;
      const more = overtimeHours > 0 ? t.withOvertime(overtimeHours) : '';
      return t.dayClaim(dayName(date, language), nameOf(unit), dayWord(claim.day)) + more;
    }
    const { amount, sort, on, to } = claim.money;
    const [sum, day] = [rupees(amount), dayName(on, language)];
    return to === 'customer' ? t.moneyBackClaim(sum, day) : t.moneyClaim(sum, sorts[sort], day);
  };
}
