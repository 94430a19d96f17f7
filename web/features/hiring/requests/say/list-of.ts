import type { HiringKind } from '#contract/hiring/terms.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { workDays } from '#domain/calendar/spans.ts';
import { datesOf } from '../ask/wish/request-of.ts';
import type { Wish, WishItem } from '../ask/wish/wish.ts';

const pageOf = (of: HiringKind) =>
  of === 'product' ? paths.products : (kinds[of].screens.list ?? paths.home);

/** The list of all of this kind round the site, whatever their trade. */
export const othersNear = (of: HiringKind, pin: string) => ({
  to: pageOf(of),
  search: { near: pin, radiusKm: '100' },
});

/** The list of who does such work near the site and is free on the days. */
export function listOf({ of, category, trade, count }: WishItem, wish: Wish) {
  const dates = datesOf(wish);
  const isDated = wish.from !== '' && Number.isInteger(wish.days) && 'from' in dates;
  const last = isDated ? workDays(dates).at(-1) : undefined;
  return {
    to: pageOf(of),
    search: {
      category,
      trade: trade || undefined,
      near: pinOf(wish.pin),
      radiusKm: '25',
      ...(last && { freeFrom: wish.from, freeTo: last }),
      ...(last && of === 'groupWorker' && count > 1 && { freeCount: String(count) }),
    },
  };
}
