import hindi from '#content/places/hi.json' with { type: 'json' };
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { addressWith, type PagePath, paths, productAddress, profileAddress } from '#contract/paths.ts';
import { findCity, findDistrict, findTown, suggestPlaces } from '#server/platform/geo/city-suggestions.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { type ListingKind, labelOf, tradeLabel } from '../knowledge/trades/trade-labels.ts';
import { type ListingInput, listingInput } from '../reading/listing-input.ts';
import { townIn } from '../reading/named-town.ts';
import { listingSentences } from './base/listing-sentences.ts';
import {
  type Asker,
  type Finding,
  type Locale,
  type PageLink,
  quoted,
  rupees,
  type Tool,
} from './base/tool.ts';
import { usualPay } from './usual-pay.ts';

/** One listing as the marketplace shows it to everybody who is logged in. */
export interface Listing {
  id: string;
  name: string;
  /** Whole rupees per day; an engineer may have none. */
  price: number | null;
  /** City, as typed. */
  address: string;
  /** Years. */
  experience?: number | null;
  groupSize?: number | null;
  available: boolean;
  verified: boolean;
  demo: boolean;
  distanceKm?: number;
}

/** The marketplace's own lists, given by app.ts. @throws AppError 400 for a PIN that is unknown */
export type FindListings = (
  kind: ListingKind,
  filter: ProductFilter,
  caller: Asker['caller'],
) => Promise<{ listings: Listing[]; total: number }>;

const shownAtMost = 5;
/** Kilometres, as the lists have it. */
const usualRadius = 50;

const listPath = (kind: ListingKind): PagePath =>
  kind === 'product' ? paths.products : (kinds[kind].screens.list ?? paths.home);

const middleOf = (place: string | undefined): string | undefined => {
  const town = place ? findTown(place) : undefined;
  return town && `${town.lat},${town.lng}`;
};

function filterOf(asked: ListingInput): ProductFilter {
  const { category, trade, maxPrice, available, verified, cheapest, minExperience } = asked;
  const place = asked.place?.trim();
  const near = place && /^\d{3}\s?\d{3}$/.test(place) ? place.replace(/\s/g, '') : undefined;
  return {
    category,
    trade,
    maxPrice,
    available,
    verified,
    // A town's middle tells how far away somebody is.
    ...(near ? { near, radiusKm: usualRadius } : { city: place || undefined, near: middleOf(place) }),
    sort: cheapest ? 'price' : minExperience === undefined ? undefined : 'experience',
  };
}

function linkToList(kind: ListingKind, filter: ProductFilter, locale: Locale): PageLink {
  // What the list's page knows; whether somebody is verified stands on each card.
  const { category, trade, maxPrice, available, near, radiusKm, city, sort } = filter;
  const pin = near?.includes(',') ? undefined : near;
  const known = Object.entries({ category, trade, maxPrice, available, near: pin, radiusKm, city, sort });
  const search = new URLSearchParams();
  for (const [name, value] of known) if (value !== undefined) search.set(name, String(value));
  const label =
    tradeLabel(trade)?.[locale] ?? labelOf(kind, category)?.[locale] ?? listingSentences[locale].everybody;
  return { title: listingSentences[locale].all(label), path: addressWith(listPath(kind), search) };
}

const linkTo = (kind: ListingKind, { id, name }: Listing): PageLink => ({
  title: quoted(name).slice(1, -1),
  path: kind === 'product' ? productAddress(id) : profileAddress(kind, id),
});

interface Looked {
  filter: ProductFilter;
  listings: Listing[];
  total: number;
  /** What had to be let go of to find anybody. */
  without?: Without;
}

/** That they say the trade; the price; the town, or the usual distance; every distance that one goes for a day. */
type Without = 'trade' | 'price' | 'place' | 'distance';

/** Kilometres beyond which it is said that somebody is far away. */
const far = 100;

/** The distance is let go of, not the place: then the nearest come first. */
const around = (wish: ListingInput, radiusKm?: number): ProductFilter => {
  const { near, radiusKm: _, city: __, ...rest } = filterOf(wish);
  return near ? { ...rest, near, radiusKm, sort: 'nearest' } : rest;
};

/** The wish as it is; when nobody fits, without its price, then from farther away. */
async function look(find: FindListings, asked: ListingInput, asker: Asker): Promise<Looked> {
  const tries: { filter: ProductFilter; without?: Without }[] = [{ filter: filterOf(asked) }];
  if (asked.trade !== undefined) {
    const { trade: mayDo, ...rest } = asked;
    tries.push({ filter: { ...filterOf(rest), mayDo }, without: 'trade' });
  }
  if (asked.maxPrice !== undefined) {
    const dearer = { ...asked, maxPrice: undefined, cheapest: true };
    tries.push({ filter: filterOf(dearer), without: 'price' });
  }
  if (asked.place !== undefined) {
    tries.push({ filter: around(asked, far), without: 'place' });
    tries.push({ filter: around(asked), without: 'distance' });
  }
  let last: Looked = { filter: filterOf(asked), listings: [], total: 0 };
  const { minExperience } = asked;
  for (const { filter, without } of tries) {
    // The lists know "at most" for experience, not "at least": those with most come first.
    const limit = minExperience === undefined ? shownAtMost : 100;
    // One after the other: the next is mostly not needed.
    const { listings, total } = await find(asked.kind, { ...filter, limit }, asker.caller);
    const fit = listings.filter(({ experience }) => (experience ?? 0) >= (minExperience ?? 0));
    last = {
      filter,
      listings: fit.slice(0, shownAtMost),
      total: minExperience === undefined ? total : fit.length,
      without,
    };
    if (fit.length > 0) return last;
  }
  return { ...last, filter: filterOf(asked) };
}

/** From what to what they ask for a day. */
async function ratesOf(find: FindListings, kind: ListingKind, of: { filter: ProductFilter; asker: Asker }) {
  const one = async (sort: 'price' | '-price') =>
    (await find(kind, { ...of.filter, sort, limit: 1 }, of.asker.caller)).listings[0]?.price;
  const [low, high] = [await one('price'), await one('-price')];
  return low && high ? { low: rupees(low), high: rupees(high) } : undefined;
}

/** A PIN that no list could place, or a city that the country has not got. */
function isUnknown(place: string): boolean {
  const pin = place.replace(/\s/g, '');
  if (/^\d+$/.test(pin)) return nearestKnown(pin) === undefined;
  return suggestPlaces(place, 1).length === 0 && findDistrict(place) === undefined;
}

const hindiNames: Partial<Record<string, string>> = hindi;
/** A town by its name in the reader's script. */
export const placeIn = (place: string, locale: Locale): string =>
  quoted((locale === 'hi' && hindiNames[place.trim()]) || place).slice(1, -1);

function line(listing: Listing, locale: Locale): string {
  const say = listingSentences[locale];
  const { name, address, distanceKm, price, experience, groupSize, available, verified, demo } = listing;
  const town = placeIn(address, locale);
  const where = distanceKm === undefined ? town : `${town}, ${say.kilometres(distanceKm)}`;
  const facts = [
    where,
    price === null ? undefined : `**${say.perDay(rupees(price))}**`,
    groupSize ? say.people(groupSize) : undefined,
    experience ? say.years(experience) : undefined,
    verified ? say.verified : say.notVerified,
    available ? say.available : say.notAvailable,
    demo ? say.demo : undefined,
  ];
  return `- ${quoted(name)}: ${facts.filter(Boolean).join(', ')}`;
}

async function run(find: FindListings, asked: ListingInput, asker: Asker): Promise<Finding> {
  const { locale } = asker;
  const say = listingSentences[locale];
  const unknown = asked.place !== undefined && isUnknown(asked.place);
  const wish = unknown ? { ...asked, place: undefined } : asked;
  const { filter, listings, total, without } = await look(find, wish, asker);
  const label =
    tradeLabel(asked.trade)?.[locale] ?? labelOf(asked.kind, asked.category)?.[locale] ?? say.everybody;
  const place = asked.place && placeIn(asked.place, locale);
  const said = { label, place: unknown ? undefined : place, price: asked.maxPrice && rupees(asked.maxPrice) };
  const lines: string[] = asked.rates ? usualPay(asked, asker, place) : [];
  if (unknown && place) lines.push(say.unknownPlace(place));
  if (listings.length === 0) lines.push(say.none(said));
  else if (without === 'trade') lines.push(say.maybe(said));
  else if (without === 'price') lines.push(say.noneSoCheap(said));
  else if (without === 'place') lines.push(say.noneThere(said));
  else if (without === 'distance') lines.push(say.noneNear(said, far));
  else lines.push(say.found({ ...said, shown: listings.length, total }));
  // Tools come from one house, however many.
  const people = asked.kind === 'product' ? 1 : (asked.people ?? 1);
  if (people > 1 && listings.length > 0) lines.push(say.together(people));
  if (asked.woman && asked.kind !== 'product' && listings.length > 0) lines.push(say.womenUntold);
  const rates =
    asked.rates && listings.length > 0 ? await ratesOf(find, asked.kind, { filter, asker }) : undefined;
  if (rates) lines.push(say.rates(rates));
  lines.push(...listings.map((listing) => line(listing, locale)));
  const links = listings.map((listing) => linkTo(asked.kind, listing));
  return { text: lines.join('\n'), links: [linkToList(asked.kind, filter, locale), ...links] };
}

/** Realtime listings of the marketplace, as the asking user may see them. */
export const listingsTool = (find: FindListings): Tool<ListingInput> => ({
  name: 'listings',
  description:
    'Searches the realtime listings of the marketplace: who does a job or rents a tool, where, for how much a day. Use it whenever somebody looks for people or tools, or asks what a trade charges.',
  input: listingInput,
  run: (asked, asker) => run(find, asked, asker),
});

/** Words that stand beside a town and ask nothing. */
const besideTown =
  /^(?:in|near|at|around|from|city|town|hi|hello|me(?:in)?|se|ke|pa+s|sha?har|main|hoon|hu|में|मे|से|के|पास|शहर|हूँ|हूं)$/u;
const mostAlone = 3;

/** The town that is said, where nothing besides it is. */
function onlyTown(question: string): string | undefined {
  const words = question
    .normalize('NFC')
    .toLowerCase()
    .replace(/[?!.,।]/g, ' ')
    .trim()
    .split(/\s+/);
  const named = words.filter((word) => !besideTown.test(word));
  if (words.length > mostAlone || named.length === 0) return undefined;
  const place = townIn(named.join(' '));
  const whole = named.length === 1 || findCity(named.join(' ')) !== undefined;
  return whole ? place : undefined;
}

const asksWork: Record<Locale, (place: string) => string> = {
  en: (place) =>
    `Who do you look for in ${place}? Tell me the work, as in “mason in ${place}” or “3 painters in ${place} under 800”.`,
  hi: (place) => `${place} में किसे ढूँढ रहे हैं? काम बताइए, जैसे “${place} में मिस्त्री” या “${place} में 800 तक के 3 पेंटर”।`,
  hinglish: (place) =>
    `${place} mein kise dhoondh rahe hain? Kaam bataiye, jaise “${place} mein mistri” ya “${place} mein 800 tak ke 3 painter”.`,
};

/** Asks a user who says a town and nothing else which people they look for there; undefined for every other message. */
export function askInTown(
  question: string,
  nameOf: (place: string) => string,
  locale: Locale,
): Finding | undefined {
  const place = onlyTown(question);
  return place === undefined
    ? undefined
    : { text: asksWork[locale](nameOf(place)), links: [], incomplete: true };
}
