import type { Wish as Read } from '#contract/hiring/wish.calls.ts';
import { newItem, newWish, type Wish, type WishItem } from './wish.ts';

type ReadItem = Read['items'][number];

const isSame = (item: WishItem, read: ReadItem): boolean =>
  item.of === read.of &&
  item.category === read.category &&
  item.trade === (read.trade ?? '') &&
  item.skill === (read.skill ?? '');

/** A line of the form; a price that was typed before stays where the sentence names none. */
function itemOf(read: ReadItem, known: readonly WishItem[]): WishItem {
  const { of, category, count, skill = '', trade = '', price } = read;
  const before = known.find((item) => isSame(item, read));
  const typed = before && { price: before.price, per: before.per, hours: before.hours };
  return newItem({
    of,
    category,
    count,
    skill,
    trade,
    ...typed,
    ...(price !== undefined && { price: String(price) }),
  });
}

/** A place that was named has a PIN of its own: the one before it is kept where it was chosen for this very place. */
const pinNear = (place: string | undefined, { pin, said }: Wish): string | undefined =>
  place === undefined ? undefined : said?.place === place ? pin : '';

/**
 * The form that a sentence fills in. What it does not say stays as it was: words, pictures, address, and its name.
 * @param before what was typed and not sent
 * @param pin of the last site; a sentence's own goes first
 */
export function wishOf(read: Read, before: Wish | null, pin: string): Wish {
  const start = before ?? newWish();
  const { dates } = read;
  // Days of an earlier sentence were that sentence's; those that were chosen by hand stay.
  const fresh = newWish();
  const unsaid = start.said?.days
    ? { from: fresh.from, days: fresh.days, restDays: fresh.restDays, part: fresh.part }
    : {};
  return {
    ...start,
    ...unsaid,
    items: read.items.map((item) => itemOf(item, start.items)),
    ...(dates && {
      from: dates.from,
      days: dates.days,
      restDays: dates.restDays ?? [],
      part: dates.part ?? 'day',
    }),
    pin: read.pin ?? pinNear(read.place, start) ?? (start.pin || pin),
    to: [],
    radiusKm: 25,
    said: {
      unread: read.unread,
      place: read.place ?? '',
      house: read.house,
      seeksWork: read.seeksWork,
      offers: read.offers,
      dates: dates ? !dates.assumed : start.said?.days ? false : (before?.said?.dates ?? false),
      days: dates !== undefined,
    },
  };
}
