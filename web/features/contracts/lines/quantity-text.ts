import type { BillUnit } from '#contract/contracts/bill.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { siteAmount } from './site-units.ts';

/** "12.5 m²", and beside it "135 sq ft"; a lump sum has no number. */
export function useQuantityText(): (quantity: number, unit: BillUnit) => { metric: string; site: string } {
  const t = useMessages('bill');
  return (quantity, unit) => {
    const one: Partial<Record<BillUnit, string>> = quantity === 1 ? t.oneUnit : {};
    const metric =
      unit === 'job' && quantity === 1 ? t.units.job : `${count(quantity)} ${one[unit] ?? t.units[unit]}`;
    const site = siteAmount(quantity, unit);
    if (!site) return { metric, site: '' };
    if (site.kind === 'brass') return { metric, site: t.brass(count(site.amount), count(site.brass)) };
    return { metric, site: t[site.kind](count(site.amount)) };
  };
}
