import type { BillUnit } from '#contract/contracts/bill.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { type Measures, quantityIn, rateIn, unitIn } from './measures.ts';

/** ₹92, or ₹92.50: what is sealed or signed is not rounded to whole rupees. */
export function rateText(rate: number): string {
  const paise = Math.round(rate * 100) / 100;
  return rupees(paise, !Number.isInteger(paise));
}

/** To compare by: from a hundred on whole rupees. */
const rough = (rate: number): number => (Math.abs(rate) < 100 ? rate : Math.round(rate));

/** Says quantities and rates in the measures of the page. */
export function useAmounts(measures: Measures) {
  const { units } = useMessages('bill');
  const { feetUnits, oneUnits } = useMessages('quotes');
  const many = { ...units, ...feetUnits };
  const one = { ...many, ...oneUnits };
  return {
    /** Of one: "piece". */
    unit: (of: BillUnit): string => one[unitIn(of, measures)],
    /** "242 sq ft" */
    quantity: (amount: number, of: BillUnit): string => {
      const shown = quantityIn(amount, of, measures);
      return `${count(shown)} ${(shown === 1 ? one : many)[unitIn(of, measures)]}`;
    },
    /** "₹61.50". @param rate of one metric unit */
    rate: (rate: number, of: BillUnit): string => rateText(rateIn(rate, of, measures)),
    roughRate: (rate: number, of: BillUnit): string => rateText(rough(rateIn(rate, of, measures))),
  };
}
