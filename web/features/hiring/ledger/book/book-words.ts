import type { DayBody } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useSaidName } from '../../person-name.ts';
import type { Book } from './book.ts';
import { useBookingNames } from './use-book.ts';

/** What the two sides and the money of a book are called: workers earn wages, a machine's owner has rent. */
export function useBookWords({ machine }: Pick<Book, 'machine'>) {
  const { ofMachines, ofPeople } = useMessages('ledger');
  return machine ? ofMachines : ofPeople;
}

/** What a day says: of people a mark, of a machine whether it was on hire and for how many hours. */
export function useDayWord({ machine }: Pick<Book, 'machine'>) {
  const { mark: marks, machineBook } = useMessages('ledger');
  return ({ mark, hours = 0 }: Pick<DayBody, 'mark' | 'hours'>): string => {
    if (!machine) return marks[mark];
    return mark !== 'absent' && hours > 0 ? machineBook.onHire(hours) : machineBook.mark[mark];
  };
}

/** Who else writes in a book; until the names are known, what they are. */
export function useOtherWriter(book: Book): string {
  const { tos } = useBookWords(book);
  const saidName = useSaidName();
  const names = useBookingNames(book.bookingId);
  if (!names) return tos[book.side === 'customer' ? 'provider' : 'customer'];
  if (book.side === 'provider') return saidName(names.customer);
  return saidName(book.machine ? names.owner : names.provider, names.kind);
}
