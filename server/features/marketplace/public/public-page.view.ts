import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import { paths, profileAddress } from '#contract/paths.ts';
import type { PublicLanguage } from '#contract/site/public.calls.ts';
import { html, jsonLd, type Markup } from './markup.view.ts';
import type { Page } from './page-frame.view.ts';
import { findTrade, publicPath, townOf, tradeSlug, withoutContact } from './public-address.rules.ts';
import type { PublicRow } from './public-listing.data.ts';
import { placeName, rupees, tradeName, wholePlace, wordsOf } from './public-words.rules.ts';
import { districtOf, tradePath } from './trade-page.rules.ts';

/** A listing for everybody, in one language. */
export interface Listing {
  row: PublicRow;
  facts: ListingFacts;
  language: PublicLanguage;
  site: string;
  /** Whether there is a page of its trade in its district. */
  more: boolean;
}

const about = ({ row, language }: Listing) => {
  const words = wordsOf[language];
  const where = townOf(row);
  const name = withoutContact(row.name);
  const trade = tradeName(language, row);
  const town = placeName(language, where.town);
  return {
    words,
    where,
    name,
    trade,
    town,
    title: words.title(name, trade, town),
    place: wholePlace(language, where),
  };
};

/** Where the request form, or what leads to it, is filled for this listing. */
export const askPath = ({ kind, id }: Pick<PublicRow, 'kind' | 'id'>): string =>
  kind === 'provider' ? profileAddress(kind, id) : `${paths.hire}?to=${kind}:${id}`;

/** Whether its owner is a person who works alone, and no business. */
const isPerson = ({ kind }: PublicRow): boolean => kind === 'worker' || kind === 'engineer';

function offerOf({ row, site }: Listing) {
  if (row.price === null) return undefined;
  return {
    '@type': 'Offer',
    url: site + publicPath(row),
    price: row.price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${row.available ? 'InStock' : 'OutOfStock'}`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: row.price,
      priceCurrency: 'INR',
      unitCode: 'DAY',
    },
  };
}

/** What search engines read (schema.org). */
function dataOf(listing: Listing): object {
  const { row, facts, site } = listing;
  const { name, trade, town, where } = about(listing);
  const offer = offerOf(listing);
  const rating = facts.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(facts.rating.mean * 10) / 10,
      reviewCount: facts.rating.count,
      bestRating: 5,
      worstRating: 1,
    },
  };
  const shared = {
    '@context': 'https://schema.org',
    name,
    url: site + publicPath(row),
    ...(row.photo && { image: site + row.photo }),
  };
  if (row.kind === 'product')
    return {
      ...shared,
      '@type': 'Product',
      category: trade,
      description: withoutContact(row.description ?? trade),
      ...(row.company && { brand: { '@type': 'Brand', name: withoutContact(row.company) } }),
      ...rating,
      ...(offer && { offers: { ...offer, businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut' } }),
    };
  const address = {
    '@type': 'PostalAddress',
    addressLocality: town,
    addressRegion: where.state,
    addressCountry: 'IN',
  };
  const service = { '@type': 'Service', name: trade, areaServed: where.district };
  const person = isPerson(row);
  return {
    ...shared,
    '@type': person ? 'Person' : 'LocalBusiness',
    ...(person ? { jobTitle: trade } : { ...rating, ...(row.price && { priceRange: rupees(row.price) }) }),
    address,
    ...(offer && {
      makesOffer: { ...offer, itemOffered: { ...service, ...(person && rating) } },
    }),
  };
}

function factsOf(listing: Listing): Markup[] {
  const { row, facts } = listing;
  const { words } = about(listing);
  const { rating, hiredTimes } = facts;
  const lines: [string, string | undefined][] = [
    [
      words.rating,
      row.kind === 'provider'
        ? undefined
        : rating
          ? words.stars(rating.mean.toFixed(1), rating.count)
          : words.newHere,
    ],
    [words.hired, hiredTimes ? words.times(hiredTimes) : undefined],
    [words.experience, row.experience ? words.years(row.experience) : undefined],
    [words.people, row.kind === 'groupWorker' && row.group_size ? String(row.group_size) : undefined],
    [words.company, row.company ? withoutContact(row.company) : undefined],
  ];
  return lines.flatMap(([name, value]) =>
    value === undefined ? [] : [html`<div><dt>${name}</dt><dd>${value}</dd></div>`],
  );
}

function head(listing: Listing): Markup {
  const { row } = listing;
  const { words, name, trade, place } = about(listing);
  return html`${row.photo?.startsWith('/') && html`<img class="photo" src="${row.photo}" alt="${name}" width="320" height="320">`}
<div class="words"><p class="trade">${trade}</p>
<h1 dir="auto">${name}</h1>
<p class="place">${place}</p>
<p class="marks"><span class="${row.verified ? 'mark yes' : 'mark'}">${
    row.verified ? words.verified : words.notVerified
  }</span> <span class="${row.available ? 'pill yes' : 'pill'}">${
    row.available ? words.available : words.notAvailable
  }</span></p></div>`;
}

/** The page of its trade in its district, in the same language. */
function moreOf({ row, language }: Listing): string {
  const trade = findTrade(tradeSlug(row));
  const district = districtOf(row.pin);
  const path = trade && district ? tradePath(trade, district) : '';
  return language === 'en' ? path : `${path}?lang=${language}`;
}

function bodyOf(listing: Listing): Markup {
  const { row, language } = listing;
  const { words, name, where } = about(listing);
  // The page of the district is of the category.
  const work = tradeName(language, { kind: row.kind, category: row.category });
  const perDay = row.kind === 'groupWorker' ? words.perDayCrew : words.perDay;
  return html`<article class="card listing">
<div class="head">${head(listing)}</div>
${row.description && html`<p class="free" dir="auto">${withoutContact(row.description)}</p>`}
<dl>${factsOf(listing)}</dl>
${row.demo && html`<p class="note">${words.demo}</p>`}
<div class="plinth ${row.available && 'lit'}">${
    row.price === null
      ? html`<span></span>`
      : html`<p class="price"><b>${rupees(row.price)}</b> ${perDay}</p>`
  }
<a class="button accent" href="${askPath(row)}" rel="nofollow">${words.ask}</a></div>
</article>
<p class="how">${words.askText(name)}</p>
${
  listing.more &&
  html`<p><a href="${moreOf(listing)}">${words.more(work, placeName(language, where.district))}</a></p>`
}`;
}

/** @returns the page without its style */
export function listingPage(listing: Listing): Omit<Page, 'style'> {
  const { row, language, site } = listing;
  const { title, words, place } = about(listing);
  const price =
    row.price === null
      ? ''
      : ` ${rupees(row.price)} ${row.kind === 'groupWorker' ? words.perDayCrew : words.perDay}.`;
  return {
    language,
    site,
    title,
    body: bodyOf(listing),
    found: {
      path: publicPath(row),
      description: `${title}. ${place}.${price} ${words.ask}.`,
      picture: `/p/${row.id}/picture.jpg`,
      data: jsonLd(dataOf(listing)),
      unlisted: !row.verified,
    },
  };
}

/** What stands on the picture, the poster and the cards. */
export function shortly(listing: Listing) {
  const { row } = listing;
  const { words, name, trade, place } = about(listing);
  const perDay = row.kind === 'groupWorker' ? words.perDayCrew : words.perDay;
  return {
    words,
    name,
    trade,
    place,
    price: row.price === null ? undefined : `${rupees(row.price)} ${perDay}`,
  };
}
