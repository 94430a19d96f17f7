import type { HiringKind, Skill } from './terms.ts';
import type { Wish } from './wish.calls.ts';

type Item = Wish['items'][number];

/** What the form's address says of a wish: names and numbers alone, none of the words that were typed. */
export type WishSearch = Partial<
  Record<'items' | 'from' | 'days' | 'restDays' | 'part' | 'pin' | 'place', string>
>;

/** Absent parts at the end are left out: `worker:Construction:2:mason`. */
const itemText = ({ of, category, count, trade, skill, price }: Item): string =>
  [of, category, count, trade, skill, price]
    .map((part) => part ?? '')
    .join(':')
    .replace(/:{1,5}$/, '');

/** A wish as the address of the form that it fills in. */
export const wishSearch = ({ items, dates, pin, place }: Omit<Wish, 'unread'>): WishSearch => ({
  items: items.map(itemText).join(','),
  ...(dates && { from: dates.from, days: String(dates.days) }),
  ...(dates?.restDays && { restDays: dates.restDays.join(',') }),
  ...(dates?.part && { part: dates.part }),
  ...(pin !== undefined && { pin }),
  ...(place !== undefined && { place }),
});

/** The lists that an address is read against; they come from the reader, since a browser has its own. */
interface Known {
  kinds: readonly HiringKind[];
  categories: (of: HiringKind) => readonly string[];
  trades: readonly NonNullable<Item['trade']>[];
  skills: readonly Skill[];
}

const mostItems = 10;
const mostCount = 500;
const numberUpTo = (most: number, text: string | undefined): number | undefined => {
  const value = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= most ? value : undefined;
};

/** The items of an address; what no sentence could have said is left out. */
export function itemsIn(text: string | undefined, { kinds, categories, trades, skills }: Known): Item[] {
  const parts = (text ?? '').split(',').slice(0, mostItems);
  return parts.flatMap((part) => {
    const [kind, category = '', number, tradeName, skillName, priceText] = part.split(':');
    const of = kinds.find((one) => one === kind);
    const count = numberUpTo(mostCount, number);
    if (!of || !categories(of).includes(category) || count === undefined) return [];
    const trade = trades.find((one) => one === tradeName);
    const skill = skills.find((one) => one === skillName);
    const price = numberUpTo(1_000_000, priceText);
    return { of, category, count, ...(trade && { trade }), ...(skill && { skill }), ...(price && { price }) };
  });
}
