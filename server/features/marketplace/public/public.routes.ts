import type { FastifyReply } from 'fastify';
import { productAddress, profileAddress } from '#contract/paths.ts';
import * as calls from '#contract/site/public.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { Facts } from '../free/listing-facts.data.ts';
import { emptyPage, type Page, wholePage } from './page-frame.view.ts';
import { posterPage } from './poster.view.ts';
import { findTrade, idIn, publicPath, type Trade } from './public-address.rules.ts';
import type { PublicRow } from './public-listing.data.ts';
import { factsOf, findPublic, hasMore } from './public-listing.rules.ts';
import { type Listing, listingPage } from './public-page.view.ts';
import { readStyle, type Style } from './public-style.rules.ts';
import { languageOf } from './public-words.rules.ts';
import { makeSharePictures } from './share-picture.rules.ts';
import { robots, sitemapFile, sitemapIndex } from './sitemap.rules.ts';
import { findDistrictPage, tradeFigures } from './trade-page.rules.ts';
import { type ShownArticle, tradePage } from './trade-page.view.ts';

/** What public pages need of others; given by app.ts. */
export interface GivenToPublic {
  facts: Facts;
  /** What there is to read about a trade. */
  articlesOf: (trade: Trade) => Promise<readonly ShownArticle[]>;
}

type Kit = GivenToPublic & { services: Services; site: string; style: () => Promise<Style> };
type Language = Page['language'];

/** Nothing runs on these pages, and nothing comes from elsewhere. Kept by nobody without asking again: a page ends at once. */
const headers = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'none';style-src 'self';img-src 'self';font-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
};

function text(reply: FastifyReply, type: string, written: string): Buffer {
  reply.type(`${type}; charset=utf-8`).headers(headers);
  return Buffer.from(written);
}

async function page(reply: FastifyReply, { style }: Kit, shown: Omit<Page, 'style'>): Promise<Buffer> {
  reply.header('vary', 'accept-language, cookie');
  return text(reply, 'text/html', wholePage({ ...shown, style: (await style()).path }));
}

type Why = 'gone' | 'missing';

/** Of who never said a word about a page, nobody is told that there is a listing. */
const whyClosed = (row: PublicRow): Why => (row.public === null ? 'missing' : 'gone');

async function empty(
  reply: FastifyReply,
  { site, style }: Kit,
  { why, language }: { why: Why; language: Language },
) {
  reply.code(why === 'gone' ? 410 : 404);
  return text(reply, 'text/html', emptyPage({ language, site, style: (await style()).path }, why));
}

/** A browser that kept it would not hear of the end of the page. */
function redirect(
  reply: FastifyReply,
  path: string,
  { code, lang }: { code: 301 | 302; lang: Language | undefined },
) {
  const way = lang && `${path.includes('?') ? '&' : '?'}lang=${lang}`;
  reply.code(code).headers({ 'cache-control': 'no-store', location: path + (way ?? '') });
  return Buffer.alloc(0);
}

/** What members see; who is none is asked to register, and comes back. */
const memberPage = ({ kind, id }: PublicRow): string =>
  kind === 'product' ? productAddress(id) : profileAddress(kind, id);

export function publicRoutes(register: Register, services: Services, given: GivenToPublic): void {
  let read: Promise<Style> | undefined;
  const style = () => (read ??= readStyle());
  const kit: Kit = { ...given, services, site: services.settings.publicUrl, style };
  register(calls.publicStyle, async (_call, reply) => {
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable');
    return Buffer.from((await style()).css);
  });
  listingRoutes(register, kit);
  fileRoutes(register, kit);
}

function listingRoutes(register: Register, kit: Kit): void {
  const { services, site, facts } = kit;
  const pictureOf = makeSharePictures(services.pictures);
  /** Shows a listing where its owner wants that, else why there is none. */
  const show = async (
    reply: FastifyReply,
    { id, lang }: { id: string; lang: Language | undefined },
    shown: (listing: Listing) => Promise<Buffer>,
  ): Promise<Buffer> => {
    const language = languageOf(lang, reply.request.headers);
    const found = await findPublic(services, id);
    if (found.is !== 'shown')
      return empty(reply, kit, { language, why: found.is === 'closed' ? whyClosed(found.row) : found.is });
    const { row } = found;
    const [known, more] = await Promise.all([factsOf(services, facts, row), hasMore(services, row)]);
    return shown({ row, language, site, facts: known, more });
  };

  register(calls.publicPage, ({ params: { trade, town, name }, query: { lang } }, reply) =>
    show(reply, { id: idIn(name), lang }, async (listing) => {
      const path = publicPath(listing.row);
      if (path !== `/p/${trade}/${town}/${name}`) return redirect(reply, path, { code: 301, lang });
      return page(reply, kit, listingPage(listing));
    }),
  );
  register(calls.poster, ({ params: { id }, query: { lang } }, reply) =>
    show(reply, { id, lang }, (listing) => page(reply, kit, posterPage(listing))),
  );
  register(calls.sharePicture, ({ params: { id }, query: { lang }, ip }, reply) =>
    show(reply, { id, lang }, async (listing) => {
      const { tag, jpeg } = pictureOf(listing);
      reply.headers({ ...headers, etag: `"${tag}"` });
      const known = reply.request.headers['if-none-match'];
      if (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`)) {
        reply.code(304);
        return Buffer.alloc(0);
      }
      await services.limits.take('share-picture-by-caller', ip);
      const drawn = await jpeg();
      reply.type('image/jpeg');
      return drawn;
    }),
  );
  register(calls.sharedLink, async ({ params: { id }, query: { lang } }, reply) => {
    const found = await findPublic(services, id.toLowerCase());
    if (found.is === 'shown') return redirect(reply, publicPath(found.row), { code: 301, lang });
    if (found.is === 'closed') return redirect(reply, memberPage(found.row), { code: 302, lang: undefined });
    return empty(reply, kit, { why: found.is, language: languageOf(lang, reply.request.headers) });
  });
}

function fileRoutes(register: Register, kit: Kit): void {
  const { services, site, articlesOf } = kit;
  const { db } = services;
  register(calls.tradePage, async ({ params, query: { lang } }, reply) => {
    const language = languageOf(lang, reply.request.headers);
    const trade = findTrade(params.trade);
    const district = findDistrictPage(params.district);
    const figures = trade && district && (await tradeFigures(services, trade, district));
    if (!figures) return empty(reply, kit, { why: 'missing', language });
    return page(
      reply,
      kit,
      tradePage({ trade, district, figures, language, site, articles: await articlesOf(trade) }),
    );
  });
  register(calls.robotsFile, async (_call, reply) => text(reply, 'text/plain', robots(site)));
  register(calls.sitemapIndex, async (_call, reply) =>
    text(reply, 'application/xml', await sitemapIndex(db, site)),
  );
  register(calls.sitemapFile, async ({ params, ip }, reply) => {
    await services.limits.take('sitemap-by-caller', ip);
    const file = await sitemapFile(db, site, params.file);
    if (file === undefined) return empty(reply, kit, { why: 'missing', language: 'en' });
    return text(reply, 'application/xml', file);
  });
}
