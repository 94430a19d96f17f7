import type { BillUnit } from '#contract/contracts/bill.ts';
import type { PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { siteAmount } from '../lines/site-units.ts';

/** ₹92, or ₹92.50: what is signed is not rounded to whole rupees. */
export const rateText = (rate: number): string => rupees(rate, !Number.isInteger(rate));

/** "₹990 per m²", and as a site counts "₹92 per sq ft". */
export function useRateText(): (line: Pick<PricedLine, 'rate' | 'unit'>) => { metric: string; site: string } {
  const t = useMessages('papers');
  const { units } = useMessages('bill');
  return ({ rate, unit }) => {
    const site = siteRate(rate, unit);
    return {
      metric: t.rate(rateText(rate), units[unit]),
      site: site ? t.siteRate[site.kind](rateText(site.rate)) : '',
    };
  };
}

/** Many of the unit, so that a foot's share is exact to a paisa. */
const many = 1000;

function siteRate(rate: number, unit: BillUnit) {
  const site = siteAmount(many, unit);
  return site && { kind: site.kind, rate: Math.round((rate * many * 100) / site.amount) / 100 };
}
