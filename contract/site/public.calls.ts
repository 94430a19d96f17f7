import { z } from 'zod';
import { draftLanguages, languages } from '../accounts/account.ts';
import { endpoint } from '../endpoint.ts';

/** In which a page for everybody is read. */
export const publicLanguages = [...languages, ...draftLanguages] as const;
export type PublicLanguage = (typeof publicLanguages)[number];

/** A language that there is not is none: a link that somebody mended by hand still opens. */
export const inLanguage = z.object({ lang: z.enum(publicLanguages).optional().catch(undefined) });

interface Asked<Params> {
  params: z.ZodType<Params>;
  answers?: string;
}

const page = <Params>(path: string, summary: string, { params, answers = 'text/html' }: Asked<Params>) =>
  endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary,
    params,
    query: inLanguage,
    response: z.unknown(),
    answers,
  });
const byId = z.object({ id: z.string() });

export const publicPage = page(
  '/p/:trade/:town/:name',
  'A listing’s page for everybody, where its owner wants one: no phone, no house number; 410 once it is withdrawn',
  { params: z.object({ trade: z.string(), town: z.string(), name: z.string() }) },
);
export const sharedLink = page(
  '/p/:id',
  'The short address of a listing: goes to its page for everybody, else to its profile, which asks for a login',
  { params: byId },
);
export const poster = page('/p/:id/poster', 'A poster and cards with the QR code of the page, to print', {
  params: byId,
});
export const sharePicture = page(
  '/p/:id/picture.jpg',
  'The picture that messengers show beside a link to the page, 1200 by 630',
  { params: byId, answers: 'image/jpeg' },
);
export const tradePage = page(
  '/w/:trade/:district',
  'What a trade is like in a district: figures of at least eight listings, no person',
  { params: z.object({ trade: z.string(), district: z.string() }) },
);

export const publicStyle = endpoint({
  method: 'GET',
  path: '/p/style.css',
  access: 'anyone',
  summary: 'The look of the pages for everybody',
  response: z.unknown(),
  answers: 'text/css',
});
export const robotsFile = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'anyone',
  summary: 'What search engines may look at: the pages for everybody, and none of the members’',
  response: z.unknown(),
  answers: 'text/plain',
});
export const sitemapIndex = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  access: 'anyone',
  summary: 'The files that list the pages for everybody, at most 50,000 in each',
  response: z.unknown(),
  answers: 'application/xml',
});
export const sitemapFile = endpoint({
  method: 'GET',
  path: '/sitemaps/:file',
  access: 'anyone',
  summary: 'One of these files: `pages.xml`, or `1.xml` and on',
  params: z.object({ file: z.string() }),
  response: z.unknown(),
  answers: 'application/xml',
});
