import type { ReactNode } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import type { Quoter, TenderBody } from '#contract/contracts/tenders.calls.ts';

/** What a bill is of, and who is usually asked for it. */
export interface Work {
  /** Names its draft on the device. */
  key: string;
  /** Its usual name. */
  name: string;
  /** As measures or a plan make it. */
  made: Bill;
  source: TenderBody['source'];
  of: Quoter;
  category: string;
  pin?: string | undefined;
  /** An answer that is shown cannot be: the usual one stands in the lines. */
  isWrong?: boolean;
  /** What makes it, to be answered above the lines. */
  questions?: ReactNode;
}
