import type { Tender } from '#contract/contracts/tenders.calls.ts';
import type { Faults, Prices, Typed } from './typed-quote.ts';
import type { Type } from './use-typed.ts';

/** What each step of writing a price gets. */
export interface StepProps {
  tender: Tender;
  typed: Typed;
  type: Type;
  prices: Prices;
  /** Those that are shown: of a field that was left, or after the step was to be left. */
  faults: Faults;
}
