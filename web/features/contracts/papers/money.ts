import type { BillUnit } from '#contract/contracts/bill.ts';
import type { PricedLine } from '#contract/contracts/work-contracts.calls.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { SiteAmount } from '../lines/site-units.ts';
import { rateIn } from '../measures.ts';
import { rateText } from '../rate-text.ts';

const siteKinds: Partial<Record<BillUnit, SiteAmount['kind']>> = {
  m: 'feet',
  m2: 'squareFeet',
  m3: 'brass',
  kg: 'quintals',
};
const quintalKg = 100;

/** "₹990 per m²", and as a site counts "₹92 per sq ft". */
export function useRateText(): (line: Pick<PricedLine, 'rate' | 'unit'>) => { metric: string; site: string } {
  const t = useMessages('papers');
  const { units, oneUnit } = useMessages('bill');
  const one = { ...units, ...oneUnit };
  return ({ rate, unit }) => {
    const kind = siteKinds[unit];
    const siteRate = kind === 'quintals' ? rate * quintalKg : rateIn(rate, unit, 'feet');
    return {
      metric: t.rate(rateText(rate), one[unit]),
      site: kind ? t.siteRate[kind](rateText(siteRate)) : '',
    };
  };
}
