import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { tradeKeys } from '#contract/marketplace/trades.ts';
import { mostItems, newItem, newWish, type Wish, type WishItem } from './wish.ts';

type Hired = Pick<Offer, 'itemId' | 'listing' | 'count' | 'price' | 'per' | 'dates'>;

/** One line for those who did the same work, at the same price where they stand apart. */
function linesOf({ items }: JobRequest, hired: readonly Hired[], priced: boolean): WishItem[] {
  const lines = new Map<string, WishItem>();
  for (const { itemId, count, price, per, dates } of hired) {
    const item = items.find(({ _id }) => _id === itemId);
    if (!item) continue;
    const key = [itemId, per, priced && price].join();
    const line =
      lines.get(key) ??
      newItem({
        ...{ of: item.of, category: item.category, per, count: 0 },
        ...{ trade: tradeKeys.find((one) => one === item.trade) ?? '', skill: item.skill ?? '' },
        ...(priced && { price: String(price) }),
        ...('hours' in dates && { hours: String(dates.hours) }),
        ...(item.operator !== undefined && { operator: item.operator }),
      });
    lines.set(key, { ...line, count: line.count + count });
  }
  return [...lines.values()];
}

/** The same request for the same people, on the terms that were agreed last, for other days (docs/rules.md#hiring-24). */
export function againOf(request: JobRequest, hired: readonly Hired[]): { to: string; wish: Wish } {
  const refs = new Map<string, ListingRef>(hired.map(({ listing }) => [listing._id, listing]));
  const to = [...refs.values()].map(({ kind, _id }) => ({ kind, _id }));
  const priced = linesOf(request, hired, true);
  const { pin, address, sitePhone, description, facilities } = request;
  return {
    to: to.map(({ kind, _id }) => `${kind}:${_id}`).join(','),
    wish: newWish({
      ...{ to, pin, description, facilities },
      address: address ?? '',
      sitePhone: sitePhone ?? '',
      items: priced.length > mostItems ? linesOf(request, hired, false) : priced,
    }),
  };
}
