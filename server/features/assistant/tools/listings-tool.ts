import { z } from 'zod';
import type { AnswerLink } from '#contract/assistant/events.ts';
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  productTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { kinds } from '#contract/marketplace/kinds.ts';
import { paths, productAddress, profileAddress } from '#contract/paths.ts';
import { suggestPlaces } from '#server/platform/geo/city-suggestions.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { type ListingKind, labelOf, listingKinds } from '../knowledge/trade-labels.ts';
import { listingSentences } from './listing-sentences.ts';
import { type Asker, type Finding, type Locale, quoted, rupees, type Tool } from './tool.ts';

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

const categories = [
  ...workerCategories,
  ...groupTypes,
  ...contractorTypes,
  ...engineerTypes,
  ...productTypes,
] as const;
const input = z.object({
  kind: z
    .enum(listingKinds)
    .describe(
      'worker (mason, labourer, tiler, plumber …), groupWorker (a crew), contractor (painter, carpenter, electrician, builder …), engineer (architect too), or product (a tool for rent)',
    ),
  category: z
    .enum(categories)
    .optional()
    .describe(
      'Plumbers are worker "Other"; painters contractor "color contract"; carpenters "furniture contract"; electricians "electrician contract"',
    ),
  place: z.string().max(80).optional().describe('A 6-digit PIN code or the name of a city'),
  maxPrice: z.number().int().min(1).max(1_000_000).optional().describe('Rupees per day'),
  minExperience: z.number().int().min(0).max(80).optional().describe('Years'),
  available: z.boolean().optional(),
  verified: z.boolean().optional(),
  cheapest: z.boolean().optional().describe('The cheapest first'),
  rates: z.boolean().optional().describe('Also tell from what to what they ask for a day'),
});
export type ListingInput = z.infer<typeof input>;

const shownAtMost = 5;
/** Kilometres, as the lists have it. */
const usualRadius = 50;

const listPath = (kind: ListingKind): string =>
  kind === 'product' ? paths.products : (kinds[kind].screens.list ?? paths.home);

function filterOf(asked: ListingInput): ProductFilter {
  const { category, maxPrice, available, verified, cheapest, minExperience } = asked;
  const place = asked.place?.trim();
  const near = place && /^\d{3}\s?\d{3}$/.test(place) ? place.replace(/\s/g, '') : undefined;
  return {
    category,
    maxPrice,
    available,
    verified,
    ...(near ? { near, radiusKm: usualRadius } : { city: place || undefined }),
    sort: cheapest ? 'price' : minExperience === undefined ? undefined : 'experience',
  };
}

function linkToList(kind: ListingKind, filter: ProductFilter, locale: Locale): AnswerLink {
  // What the list's page knows; whether somebody is verified stands on each card.
  const { category, maxPrice, available, near, radiusKm, city, sort } = filter;
  const known = Object.entries({ category, maxPrice, available, near, radiusKm, city, sort });
  const search = new URLSearchParams();
  for (const [name, value] of known) if (value !== undefined) search.set(name, String(value));
  const label = labelOf(kind, category)?.[locale] ?? listingSentences[locale].everybody;
  const path = search.size > 0 ? `${listPath(kind)}?${search.toString()}` : listPath(kind);
  return { title: listingSentences[locale].all(label), path };
}

const linkTo = (kind: ListingKind, { id, name }: Listing): AnswerLink => ({
  title: quoted(name).slice(1, -1),
  path: kind === 'product' ? productAddress(id) : profileAddress(kind, id),
});

interface Looked {
  filter: ProductFilter;
  listings: Listing[];
  total: number;
  /** What had to be let go of to find anybody. */
  without?: 'price' | 'place';
}

/** Of a PIN code its distance is let go of, not the place: then the nearest come first. */
const anywhere = (wish: ListingInput): ProductFilter => {
  const { near, radiusKm: _, city: __, ...rest } = filterOf(wish);
  return near ? { ...rest, near } : rest;
};

/** The wish as it is; when nobody fits, without its price, then from farther away. */
async function look(find: FindListings, asked: ListingInput, asker: Asker): Promise<Looked> {
  const tries: { filter: ProductFilter; without?: 'price' | 'place' }[] = [{ filter: filterOf(asked) }];
  if (asked.maxPrice !== undefined) {
    const dearer = { ...asked, maxPrice: undefined, cheapest: true };
    tries.push({ filter: filterOf(dearer), without: 'price' });
  }
  if (asked.place !== undefined) tries.push({ filter: anywhere(asked), without: 'place' });
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
  return suggestPlaces(place, 1).length === 0;
}

function line(listing: Listing, locale: Locale): string {
  const say = listingSentences[locale];
  const { name, address, distanceKm, price, experience, groupSize, available, verified, demo } = listing;
  const where =
    distanceKm === undefined
      ? quoted(address).slice(1, -1)
      : `${quoted(address).slice(1, -1)}, ${distanceKm} km`;
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
  const label = labelOf(asked.kind, asked.category)?.[locale] ?? say.everybody;
  const place = asked.place && quoted(asked.place).slice(1, -1);
  const said = { label, place: unknown ? undefined : place, price: asked.maxPrice && rupees(asked.maxPrice) };
  const lines: string[] = [];
  if (unknown && place) lines.push(say.unknownPlace(place));
  if (listings.length === 0) lines.push(say.none(said));
  else if (without === 'price') lines.push(say.noneSoCheap(said));
  else if (without === 'place') lines.push(say.noneThere(said));
  else lines.push(say.found({ ...said, shown: listings.length, total }));
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
  input,
  run: (asked, asker) => run(find, asked, asker),
});
