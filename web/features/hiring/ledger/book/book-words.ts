import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Book } from './known-book.ts';

/** What the two sides and the money of a book are called: workers earn wages, a machine's owner has rent. */
export function useBookWords({ machine }: Pick<Book, 'machine'>) {
  const { ofMachines, ofPeople } = useMessages('ledger');
  return machine ? ofMachines : ofPeople;
}
