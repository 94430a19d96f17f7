import { paths } from '#contract/paths.ts';
import type { Db } from '#server/platform/database/database.ts';
import { escaped } from './markup.view.ts';
import { publicPath } from './public-address.rules.ts';
import { countPublic, publicRows } from './public-listing.data.ts';
import { tradePaths } from './trade-page.rules.ts';

/** As many addresses as the protocol allows in one file. */
const mostInFile = 50_000;

/** Pages about Neev itself. Every other screen is a member's, or leads nowhere without a token. */
const openPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.register,
  paths.houseForm,
];

/** What is nobody's to find: a rule holds for all that begins with it, so none may begin an open page. */
const closedPages = Object.values(paths).filter(
  (path) =>
    !openPages.includes(path) && !openPages.some((open) => open !== paths.home && open.startsWith(path)),
);

/** What crawlers may read. Of two beginnings that fit the longer holds: "/site" is a member's page, "/sitemap.xml" is theirs. */
export const robots = (site: string): string =>
  `${['User-agent: *', ...closedPages.map((path) => `Disallow: ${path}`), 'Allow: /sitemap', '', `Sitemap: ${site}/sitemap.xml`].join('\n')}\n`;

const xml = (element: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</${element}>
`;

/** Which files there are. */
export async function sitemapIndex(db: Db, site: string): Promise<string> {
  const files = Math.ceil((await countPublic(db)) / mostInFile);
  const names = ['pages', ...Array.from({ length: files }, (_, at) => String(at + 1))];
  return xml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escaped(`${site}/sitemaps/${name}.xml`)}</loc></sitemap>`),
  );
}

const url = (address: string, changed?: Date): string =>
  `<url><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

/**
 * One file, read from the database at each visit: what was withdrawn a moment ago is in none, whichever process answers.
 * @param file `pages.xml`, or `1.xml` and on @returns undefined where there is no such file
 */
export async function sitemapFile(db: Db, site: string, file: string): Promise<string | undefined> {
  if (file === 'pages.xml')
    return xml(
      'urlset',
      [...openPages, ...(await tradePaths(db))].slice(0, mostInFile).map((path) => url(site + path)),
    );
  const [, number] = /^([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  if (number === undefined) return undefined;
  const rows = await publicRows(db, { skip: (Number(number) - 1) * mostInFile, most: mostInFile });
  if (rows.length === 0) return undefined;
  return xml(
    'urlset',
    rows.map((row) => url(site + publicPath(row), row.updated_at)),
  );
}
