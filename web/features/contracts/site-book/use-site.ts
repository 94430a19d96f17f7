import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { type SiteLine, siteLines } from '#domain/contracts/site-lines.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { type UnsentOf, useUnsent } from '#web/shared/work-book/book-outbox.ts';
import type { KnownBook, OfContract, SaysOf } from '#web/shared/work-book/books.ts';
import { say } from '#web/shared/work-book/send-entries.ts';
import { agreementOf } from '../papers/contract-facts.ts';

/** A site book as its two sides have it. */
export type Book = Extract<KnownBook<OfContract>, { side: 'customer' | 'provider' }>;
/** What waits on this device to go into one. */
export type Unsent = UnsentOf<OfContract>;
export type Says = SaysOf<OfContract>;

/** What every part of the page works with. */
export interface Site {
  contract: WorkContract;
  book: Book;
  bill: NonNullable<WorkContract['bill']>;
  /** With fixed pay a stage is paid whole, else as it is measured. */
  pay: 'fixed' | 'measured';
  retentionPercent: number;
  lines: SiteLine[];
  unsent: Unsent[];
  /** The other side's name. */
  other: string;
}

const isOfSite =
  (contractId: string) =>
  (entry: ReturnType<typeof useUnsent>[number]): entry is Unsent =>
    'contractId' in entry && entry.contractId === contractId;

/** Undefined until both sides have signed a bill. An engineer certifies elsewhere. */
export function useSite(contract: WorkContract, book: KnownBook<OfContract>): Site | undefined {
  const t = useMessages('ledger');
  const unsent = useUnsent().filter(isOfSite(contract._id));
  const { bill, customerName, listingName, side } = contract;
  const agreement = agreementOf(contract);
  if (book.side === 'engineer' || !bill || !agreement) return undefined;
  const customer = customerName === formerUser ? t.formerUser : customerName;
  const { pay, retentionPercent } = agreement.body;
  return {
    ...{ contract, bill, pay, retentionPercent, unsent },
    book,
    lines: siteLines(book.entries),
    other: side === 'customer' ? listingName : customer,
  };
}

/** Writes into the book; without a line it waits on the device. @returns whether it is kept */
export function useSay({ book }: Pick<Site, 'book'>) {
  const { storageFull } = useMessages('ledger');
  return (says: Says, pictures: string[] = []): boolean => {
    try {
      say<OfContract>(book, says, pictures.length > 0 ? { pictures } : {});
      return true;
    } catch {
      toast.error(storageFull);
      return false;
    }
  };
}
