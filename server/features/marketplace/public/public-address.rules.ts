import { messages as labels } from '#content/categories/en.ts';
import { type TradeKey, trades } from '#content/trades.ts';
import { type Category, isCategoryOf, kindCategories } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { tradeKeys } from '#contract/marketplace/trades.ts';
import { findCity } from '#server/platform/geo/city-suggestions.ts';
import { latinFromDevanagari } from '#server/platform/geo/devanagari.ts';
import { plain } from '#server/platform/geo/normalise.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';

/** What the address of a listing's page is made of. */
export interface Addressed {
  kind: ProviderKind | 'product';
  id: string;
  category: string;
  /** What it says that it does; none of a machine. */
  trades: readonly string[];
  name: string;
  pin: string;
  address: string;
}

const mostSigns = 60;

/** Small Latin letters, digits and "-"; empty of what has none, as signs or letters of Tamil. */
export const slugOf = (text: string): string =>
  plain(latinFromDevanagari(text.normalize('NFC')))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostSigns)
    .replace(/^-{1,80}|-{1,80}$/g, '');

/** What tells a kind's categories from another's of the same name. */
const endings: Partial<Record<Addressed['kind'], string>> = {
  groupWorker: 'crew',
  engineer: 'engineer',
};

/** A category as addresses name it, its kind told from the others: "tiles-marble-crew", "civil-engineer". */
export function tradeSlug({ kind, category }: Pick<Addressed, 'kind' | 'category'>): string {
  if (kind === 'provider') return 'rental-shop';
  const names: Partial<Record<string, string>> = labels;
  const slug = slugOf(names[category] ?? category).replace(/-group(?:-works)?$/, '-works');
  const ending = endings[kind];
  return ending && !slug.endsWith(ending) ? `${slug}-${ending}` : slug;
}

/** What a listing does, as its address names it: the first trade that it says, else its category. */
function workSlug({
  kind,
  category,
  trades: [said],
}: Pick<Addressed, 'kind' | 'category' | 'trades'>): string {
  const ending = endings[kind];
  if (!said) return tradeSlug({ kind, category });
  return ending && !said.endsWith(ending) ? `${said}-${ending}` : said;
}

/** A category of a kind, or those of a kind who say one trade. */
export type Trade = {
  kind: Exclude<Addressed['kind'], 'provider'>;
  category: Category;
  trades?: readonly TradeKey[];
};

export const slugOfTrade = ({ trades = [], ...of }: Trade): string => workSlug({ ...of, trades });

const ofCategories = (Object.keys(kindCategories) as Trade['kind'][]).flatMap((kind) =>
  kindCategories[kind].map((category): Trade => ({ kind, category })),
);
const ofTrades = tradeKeys.flatMap((key) => {
  const { of, category, also } = trades[key];
  return ([of, 'groupWorker'] as const).flatMap((kind): Trade[] =>
    [category, ...also]
      .filter((one) => isCategoryOf(kind, one))
      .slice(0, 1)
      .map((own) => ({ kind, category: own, trades: [key] })),
  );
});
// A category and a trade of one name, as "painter", have the category's page.
const bySlug = new Map([...ofTrades, ...ofCategories].map((trade) => [slugOfTrade(trade), trade] as const));
export const findTrade = (slug: string): Trade | undefined => bySlug.get(slug);
export const everyTrade = (): Trade[] => [...bySlug.values()];

export interface Town {
  town: string;
  district: string;
  state: string;
}

/**
 * Where a listing is, by the table of PIN codes alone: what somebody wrote as their place may be a house with its number.
 * A town that they named stands where the table has it in that state.
 */
export function townOf({ pin, address }: Pick<Addressed, 'pin' | 'address'>): Town {
  const known = nearestKnown(pin);
  const { district = 'India', state = 'India' } = known ?? {};
  const city = findCity(address);
  return { town: city && city.state === state ? city.place : district, district, state };
}

/** The one address of a listing's page. */
export function publicPath(listing: Addressed): string {
  const name = [slugOf(withoutContact(listing.name)), listing.id].filter(Boolean).join('-');
  return `/p/${workSlug(listing)}/${slugOf(townOf(listing).town)}/${name}`;
}

const uuidLength = 36;
/** The id at the end of an address, whatever name stands before it. */
export const idIn = (name: string): string => name.slice(-uuidLength).toLowerCase();

const phoneLike = /(?:\p{Nd}[\s().+·_/-]{0,5}){7,20}/gu;
const mailLike = /\S{1,80}@\S{1,80}\.\S{1,20}/g;

/** Free text without what reaches its writer past Neev: runs of digits as long as a phone's, and addresses of mails. */
export const withoutContact = (text: string): string =>
  text.replace(mailLike, '…').replace(phoneLike, '… ').replace(/\s+/g, ' ').trim();
