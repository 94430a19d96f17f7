import { useEffect, useState } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import type { EngineerContract, WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { isDelivery, isMoney, isWork, type SiteEntry } from '#domain/contracts/site-entry.ts';
import { isMended, type SiteLine, siteLines } from '#domain/contracts/site-lines.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { type UnsentOf, useUnsent } from '#web/shared/work-book/book-outbox.ts';
import type { KnownBook, OfContract, SaysOf } from '#web/shared/work-book/books.ts';
import { say } from '#web/shared/work-book/send-entries.ts';
import { useOwnWords } from '../lines/bill-words.ts';
import { agreementOf, changedPaper } from '../papers/contract-facts.ts';
import { contractKeys } from '../papers/contract-queries.ts';

/** A site book as its two sides have it. */
export type Book = Extract<KnownBook<OfContract>, { side: 'customer' | 'provider' }>;
/** As its engineer has it. */
export type CertifiedBook = Extract<KnownBook<OfContract>, { side: 'engineer' }>;
/** What waits on this device to go into one. */
export type Unsent = UnsentOf<OfContract>;
export type Says = SaysOf<OfContract>;

type Writer = Book['side'] | 'engineer';

/** Whether it is so once the contract was read anew: another paper may have been signed just now. */
async function changedAnew(contract: WorkContract, entries: Book['entries']): Promise<SiteEntry | undefined> {
  if (!(await changedPaper(contract, entries))) return undefined;
  const queryKey = contractKeys.one(contract._id);
  const timesRead = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const before = timesRead();
  await queryClient.refetchQueries({ queryKey, exact: true });
  const anew: WorkContract | undefined = queryClient.getQueryData(queryKey);
  return anew && timesRead() > before ? changedPaper(anew, entries) : undefined;
}

/** The line of a book whose paper is not the one that both signed. */
export function useChangedPaper({ contract, book }: Pick<Site, 'contract' | 'book'>): SiteEntry | undefined {
  const [changed, setChanged] = useState<SiteEntry>();
  useEffect(() => {
    let left = false;
    void changedAnew(contract, book.entries).then((line) => {
      if (!left) setChanged(line);
    });
    return () => {
      left = true;
    };
  }, [contract, book.entries]);
  return changed;
}

/** What is said of work, as both sides and their engineer work with it. */
export interface WorkSite {
  contract: Pick<WorkContract, '_id'>;
  book: OfContract & {
    side: Writer;
    open: Book['open'];
    standing: Pick<Book['standing'], 'next' | 'lines'>;
    entries: Book['entries'];
  };
  bill: Bill & { version: number };
  /** With fixed pay a stage is paid whole, else as it is measured. An engineer is not told. */
  pay?: 'fixed' | 'measured';
  lines: SiteLine[];
  unsent: Unsent[];
  /** Who writes, as this reader calls them. */
  names: Record<Writer, string>;
}

/** What every part of the page works with. */
export interface Site extends WorkSite {
  contract: WorkContract;
  book: Book;
  bill: NonNullable<WorkContract['bill']>;
  pay: 'fixed' | 'measured';
  retentionPercent: number;
  /** The other side's name. */
  other: string;
}

const isOfSite =
  (contractId: string) =>
  (entry: ReturnType<typeof useUnsent>[number]): entry is Unsent =>
    'contractId' in entry && entry.contractId === contractId;

/** What waits on this device for a site book. */
const useUnsentOf = (contractId: string): Unsent[] => useUnsent().filter(isOfSite(contractId));

const noBill: Bill = { lines: [], stages: [] };

/** A contract's bill as its reader says it; null until there is one. */
function useOwnBill<Of extends Bill>(bill: Of | null): Of | null {
  const own = useOwnWords(bill ?? noBill);
  return bill && (own as Of);
}

/** Undefined until both sides have signed a bill. */
export function useSite(contract: WorkContract, book: KnownBook<OfContract>): Site | undefined {
  const t = useMessages('ledger');
  const { you, engineer } = useMessages('site-book');
  const unsent = useUnsentOf(contract._id);
  const { customerName, listingName, side } = contract;
  const bill = useOwnBill(contract.bill);
  const agreement = agreementOf(contract);
  if (book.side === 'engineer' || !bill || !agreement) return undefined;
  const customer = customerName === formerUser ? t.formerUser : customerName;
  const { pay, retentionPercent } = agreement.body;
  const isCustomer = side === 'customer';
  return {
    ...{ contract, bill, pay, retentionPercent, unsent },
    book,
    lines: siteLines(book.entries),
    other: isCustomer ? listingName : customer,
    names: { customer: isCustomer ? you : customer, provider: isCustomer ? listingName : you, engineer },
  };
}

/** What either side found not right, in the order of the book. */
export const defectsIn = ({ lines }: Pick<WorkSite, 'lines'>) =>
  lines.flatMap((line) => {
    const { body } = line;
    return isMended(body) || isWork(body) || isMoney(body) || isDelivery(body) ? [] : [{ ...line, body }];
  });

/** As its engineer reads it: of the work alone, without money. Undefined until there is a bill and they have agreed. */
export function useWorkSite(contract: EngineerContract, book: KnownBook<OfContract>): WorkSite | undefined {
  const t = useMessages('ledger');
  const { you } = useMessages('site-book');
  const unsent = useUnsentOf(contract._id);
  const { customerName, listingName } = contract;
  const bill = useOwnBill(contract.bill);
  if (book.side !== 'engineer' || !bill) return undefined;
  const customer = customerName === formerUser ? t.formerUser : customerName;
  return {
    ...{ contract, bill, unsent, book },
    lines: siteLines(book.entries),
    names: { customer, provider: listingName, engineer: you },
  };
}

/** A word of one's own that is corrected: the entry that said it last. */
export interface Corrects<Body> {
  entry: string;
  body: Body;
}

/** Whether a correction of it waits on this device. */
export const isCorrected = ({ unsent }: Pick<WorkSite, 'unsent'>, entry: string): boolean =>
  unsent.some((one) => one.kind === 'correct' && one.body.entry === entry && !one.refused);

/** Writes into the book; without a line it waits on the device. @returns whether it is kept */
export function useSay({ book }: { book: OfContract }) {
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

type Said = Extract<Says, { kind: 'work' | 'money' | 'delivery' | 'defect' }>;

interface Writing {
  site: { book: OfContract };
  /** The entry that it corrects. */
  corrects?: { entry: string } | undefined;
  draft: { end: () => void };
  onClose: () => void;
}

/** Writes what a sheet says, itself or as a correction, and closes the sheet once it is kept. */
export function useWrite({ site, corrects, draft, onClose }: Writing) {
  const say = useSay(site);
  return (said: Said | Extract<Says, { kind: 'mended' }>, pictures: string[] = []): void => {
    const says: Says =
      corrects && said.kind !== 'mended'
        ? { kind: 'correct', body: { entry: corrects.entry, body: said.body } }
        : said;
    if (!say(says, pictures)) return;
    draft.end();
    onClose();
  };
}
