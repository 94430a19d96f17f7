import type { BillLine } from '#contract/contracts/bill.ts';

/** The line that is open to be changed, or the stage to which a new one comes. */
export type Opened = { line: BillLine } | { stage: number | undefined };
