import { expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { contractCalls } from './testing/contract-calls.ts';
import { growUser, limits } from './testing/grown-user.ts';
import { useTestApp } from './testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

interface Def {
  type: string;
  shape?: Record<string, unknown>;
  options?: unknown[];
  items?: unknown[];
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
}
const defOf = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def;

function hasList(schema: unknown): boolean {
  const { type, shape = {}, options = [], items = [], innerType, in: before, out } = defOf(schema);
  if (type === 'array' || type === 'record' || type === 'unknown') return true;
  return [...Object.values(shape), ...options, ...items, innerType, before, out].some(
    (one) => one !== undefined && hasList(one),
  );
}
const isPaged = (schema: unknown): boolean => defOf(schema).shape?.nextCursor !== undefined;

/** What bounds each list that a call reads and that has no pages. */
const bounds: Record<string, string> = {
  'GET /me': 'a record a kind',
  'GET /me/data': 'written in pieces',
  'GET /me/sessions': '200 are shown',
  'GET /following': '500 a user',
  'GET /getWorker/:id': 'six links',
  'GET /getGroupWorker/:id': 'six links',
  'GET /getContractor/:id': 'six links',
  'GET /getEngineer/:id': 'six links',
  'GET /places': 'ten are told',
  'GET /placesIn': 'a hundred are told',
  'GET /companies': '500 are told',
  'GET /getProjects/:id': '100 a user',
  'GET /figures': 'a figure a kind and category',
  'GET /houseRates': 'the operator’s file',
  'GET /housePlans': '50 a user',
  'GET /message/:id/picture': 'bytes of at most 8 MB',
  'GET /message/:id/voice': 'bytes of a minute',
  'GET /jobRequests/:id': '10 items, and as many asked as a day’s limit lets',
  'GET /jobRequests/:id/pictures/:no': 'bytes of at most 8 MB',
  'GET /tenders/:id': '200 lines, 20 stages, ten asked, 100 questions',
  'GET /tenders/:id/csv': '200 lines',
  'GET /tenders/:id/comparison': '200 lines of ten',
  'GET /workContracts/:id': '100 papers of 400 lines',
  'GET /tenderQuotes/:id': '200 lines, and a box of 64 KB',
  'GET /jobOffers/:id': 'a machine’s quote',
  'GET /bookings/:id': '500 units',
  'GET /bookings/:id/units': '500 units',
  'GET /crewMembers': '1,000 are told',
  'GET /freeDays/:kind/:id': '62 days',
  'GET /restDays': '200 products and a record a kind, 60 holidays each',
  'GET /hajri/:bookingId': '5,000 entries',
  'GET /hajri/:bookingId/proof': 'a hash a level of the tree',
  'GET /log': 'a log a restore, 20 witnesses',
  'GET /log/:no/checkpoint': 'a note, a line a witness',
  'GET /log/:no/consistency': 'two hashes a level of the tree',
  'GET /log/:no/tile/*': '256 hashes',
  'GET /hajri/:bookingId/csv': '5,000 entries',
  'GET /hajri': '50 books',
  'GET /siteBooks/:contractId': '250 entries, 400 lines',
  'GET /siteBooks/:contractId/csv': '5,000 entries',
  'GET /workContracts/:id/pictures/:name': 'bytes of at most 8 MB',
  'GET /statement': '1,000 books',
  'GET /statement/csv': '1,000 books',
  'GET /statement/file': '1,000 books, 2,000,000 lines an hour; written in pieces',
  'GET /owed': '1,000 books',
  'GET /bookings/:id/claim': '5,000 entries',
  'GET /cards': 'twelve months of the trades there are',
  'GET /card/ended': 'a number a card that ended in 180 days',
  'GET /card/status': 'a bit a card',
  'GET /.well-known/jwt-vc-issuer': 'the keys that there were',
  'GET /outsideDays': '200 are told, 31 dates each',
  'GET /fairPay': 'four notes',
  'GET /bookings/:id/damages': 'ten a day until two days after the return',
  'GET /bookings/:id/faults': '200 a booking',
  'GET /bookings/:id/pictures/:name': 'bytes of at most 8 MB',
  'GET /bookings/:id/inspections': 'a checklist a unit and way',
  'GET /bookings/:id/reviews': 'one a side',
  'GET /workContracts/:id/reviews': 'one a side',
  'GET /assistant/article/:id': 'the articles that come along',
  'GET /assistant/history': 'what the assistant remembers of a user',
  'GET /dream/pictures': '50 a user',
  'GET /dream/picture/:id': 'bytes of a picture',
  'GET /admin/unanswered': 'as many questions as are kept',
  'GET /admin/accounts/:id': 'a record a kind, and figures',
  'GET /admin/market': 'a figure a work, place and week; 30 places',
  'GET /admin/market/csv': 'a line a work and week',
  'GET /admin/reports/:id/work': 'the latest offers and bookings of two people',
  'GET /bookings/:id/ics': 'a booking’s days',
  'GET /bookings/:id/settlement': '5,000 entries',
  'GET /check': 'a page; the ended cards that would still be good',
  'GET /contacts/:listing/vcf': 'a card',
  'GET /getProduct/:id': 'seven pictures',
  'GET /p/:id': 'a page',
  'GET /p/:id/picture.jpg': 'bytes of a picture',
  'GET /p/:id/poster': 'a page',
  'GET /p/:trade/:town/:name': 'a page',
  'GET /p/style.css': 'a style',
  'GET /robots.txt': 'a text',
  'GET /sitemap.xml': '50,000 addresses a file',
  'GET /sitemaps/:file': '50,000 addresses',
  'GET /w/:trade/:district': 'a page',
  'GET /siteFacts': 'settings',
  'GET /admin/idPicture/:kind/:id': 'bytes of at most 8 MB',
  'GET /admin/reports/:id/attachment/:messageId': 'bytes of at most 8 MB',
};

test('every list that a call answers has pages, or says what bounds it', async () => {
  const found = (await contractCalls())
    .filter(({ method, response }) => method === 'GET' && hasList(response) && !isPaged(response))
    .map(({ method, path }) => `${method} ${path}`);
  expect(found.sort()).toEqual(Object.keys(bounds).sort());
});

/** Kilobytes of an answer at the limits, rounded up. */
const mostKb: Record<string, number> = {
  'days of machines': 800,
  'free days': 10,
  blocks: 2200,
  'calendar settings': 100,
  'people of a crew': 250,
  products: 400,
  projects: 300,
  following: 150,
  sessions: 60,
  bookings: 120,
  'units of a booking': 60,
  'a whole book': 4000,
  'a book, nothing new': 1,
  'a book as a table': 1500,
  statement: 60,
  'statement as a table': 40,
  'statement as a file': 3500,
  'a work book': 700,
  owed: 5,
  'own account': 10,
};

const grown = () => ({ ...limits, bookings: 20, workBooks: 1 });

test('one more than the product allows of a kind is refused, and says what to do', async () => {
  const as = await neev.loginAs();
  const { 'a whole book': book = '' } = await growUser(neev.services.pool, as.userId, grown());
  const other = await neev.loginAs();
  const { rows } = await neev.services.pool.query(
    `select id from providers where kind = 'groupWorker' and user_id = $1`,
    [as.userId],
  );
  const money = { sort: 'wage', to: 'provider', amount: 5, on: siteDate(new Date()), how: 'cash' };
  const entry = { clientId: 'more', kind: 'money', body: money, saidAt: new Date().toISOString() };
  const product = {
    name: 'Drill',
    company: 'Loha',
    category: 'Hammer',
    price: 5,
    description: 'Drills holes',
  };
  const project = { userId: as.userId, title: 'A wall', description: 'Of bricks' };
  const crew = { kind: 'groupWorker', _id: rows[0].id };
  const tried: [string, object | undefined, string][] = [
    ['/addProduct', { userId: as.userId, ...product }, 'products-full'],
    ['/addProject', project, 'projects-full'],
    [`/follow/${other.userId}`, undefined, 'following-full'],
    ['/crewMembers', { listing: crew, userId: other.userId }, 'crew-full'],
  ];
  for (const [url, body, problem] of tried) {
    const answer = await neev.call('POST', url, { as, ...(body && { body }) });
    expect([url, answer.status, answer.body.type]).toEqual([url, 409, `/problems/${problem}`]);
  }
  const { body } = await neev.call('POST', book, { as, body: { entries: [entry] } });
  expect(body.data[0].problem).toMatchObject({ type: '/problems/book-full', status: 409 });
}, 120_000);

test('who follows as many as they may can follow one of them again', async () => {
  const as = await neev.loginAs();
  await growUser(neev.services.pool, as.userId, {
    ...grown(),
    bookings: 1,
    entries: 1,
    units: 1,
    products: 1,
  });
  const { body } = await neev.call('GET', '/following', { as });
  expect(body.data).toHaveLength(limits.followed);
  expect((await neev.call('POST', `/follow/${body.data[0].userId}`, { as })).status).toBe(200);
}, 60_000);

test('pages of products follow each other without a gap, and say how many there are', async () => {
  const as = await neev.loginAs();
  const sizes = { ...grown(), bookings: 1, entries: 1, units: 1 };
  const { products = '' } = await growUser(neev.services.pool, as.userId, sizes);
  const first = (await neev.call('GET', products, { as })).body;
  const next = (await neev.call('GET', `${products}&cursor=${first.nextCursor}`, { as })).body;
  const all = [...first.data.products, ...next.data.products].map(({ _id }: { _id: string }) => _id);
  expect([new Set(all).size, first.total, next.nextCursor]).toEqual([limits.products, limits.products, null]);
}, 60_000);

test('no answer is larger than it may be for who has as much of everything as the product allows', async () => {
  const as = await neev.loginAs();
  const { 'all own data': _, ...calls } = await growUser(neev.services.pool, as.userId, grown());
  const sizes: Record<string, [number, boolean]> = {};
  for (const [of, url] of Object.entries(calls)) {
    const { statusCode, body } = await neev.app.inject({ method: 'GET', url, headers: { token: as.token } });
    sizes[of] = [statusCode, Buffer.byteLength(body) <= (mostKb[of] ?? 0) * 1024];
    if (!sizes[of][1]) sizes[of] = [Math.ceil(Buffer.byteLength(body) / 1024), false];
  }
  expect(sizes).toEqual(Object.fromEntries(Object.keys(mostKb).map((of) => [of, [200, true]])));
}, 120_000);
