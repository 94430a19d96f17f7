import { beforeAll, expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import type { Contracts } from '#server/features/contracts/contracts.ts';
import { readSiteBook } from '#server/features/contracts/site-book/read-site.rules.ts';
import { makePricesFor } from '#server/features/contracts/tenders/usual-prices.rules.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { broken } from '#server/testing/game/promises.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { fillDemoOnce } from './demo.ts';
import { accountAddress } from './demo-data.ts';
import { fillPastOnce } from './demo-past.ts';

const neev = useTestApp({ DEMO_DATA: 'on' });
const empty = neev.empty.bind(neev);
const query = async (text: string, values: unknown[] = []) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  (await neev.services.pool.query<any>(text, values)).rows;

let broke: unknown;
let beforePast: Record<string, number>;
let afterBreak: Record<string, number>;

// One past for the tests that only look at it: begun, broken off, and made by two starts at once.
beforeAll(async () => {
  await empty();
  await fillDemoOnce(neev.services);
  beforePast = await countAll();
  const pictures = { ...neev.services.pictures, keep: () => Promise.reject(new Error('the disk is full')) };
  broke = await fillPastOnce({ ...neev.services, pictures }).catch((error: unknown) => error);
  afterBreak = await countAll();
  await Promise.all([fillPastOnce(neev.services), fillPastOnce(neev.services)]);
  neev.empty = async () => undefined;
}, 120_000);

const tables = [
  ...['requests', 'offers', 'bookings', 'reservations', 'ledger_entries', 'reviews', 'notices', 'messages'],
  ...['inspections', 'damages', 'blocks', 'members', 'units', 'uploads', 'installation', 'mails'],
];
const countAll = async (): Promise<Record<string, number>> =>
  (
    await query(`select ${tables.map((name) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`)
  )[0];

const providers = ['worker', 'groupWorker', 'contractor', 'engineer', 'provider'];
const idOf = async (who: string): Promise<string> =>
  (await query('select id from users where email = $1', [accountAddress(who)]))[0].id;

/** Each row is a promise of the demo that does not hold, besides those that hold everywhere. */
const brokenHere = `
  select 'a booking that stands does not hold its people on its days' from bookings b
    where b.status not in ('cancelled', 'no_show') and b.count <> (select count(*) from (
      select r.unit_id from reservations r where r.booking_id = b.id and r.released_at is null
      group by r.unit_id having range_agg(r.span) = b.spans) held)
  union all
  select 'an accepted offer is not booked' from offers o
    where o.status = 'accepted' and not exists (select from bookings b where b.offer_id = o.id)
  union all
  select 'work is done by who is not of the listing' from reservations r join bookings b on b.id = r.booking_id
    where not exists (select from listing_units lu where lu.unit_id = r.unit_id
      and (lu.provider_id = b.listing_id or lu.product_id = b.listing_id))
  union all
  select 'the times of a hire run backwards' from bookings b join offers o on o.id = b.offer_id
    join request_items i on i.id = b.item_id join requests q on q.id = i.request_id
    where not (q.created_at <= o.created_at and o.created_at <= b.created_at and b.created_at <= b.status_at
      and b.status_at <= now() and b.created_at < upper(b.spans))
  union all
  select 'somebody worked or hired before they came' from bookings b join users u
    on u.id in (b.customer_id, b.provider_id) where b.created_at < u.created_at
  union all
  select 'a line of a book lies ahead' from ledger_entries e where e.created_at > now() or e.said_at > e.created_at
  union all
  select 'a review is of what is not done, or too early or late' from reviews r join bookings b on b.id = r.booking_id
    where b.status <> 'done' or r.created_at < b.status_at or r.created_at > b.status_at + interval '14 days'
      or r.published_at < r.created_at or r.counts and r.published_at is null
  union all
  select 'a review is hidden that both have answered' from reviews r join reviews o
    on o.booking_id = r.booking_id and o.id <> r.id where r.published_at is null
  union all
  select 'two reviews of a pair count within 30 days' from reviews a join reviews b
    on a.author_id = b.author_id and a.about_id = b.about_id and a.id < b.id and a.counts and b.counts
    and abs(extract(epoch from a.published_at - b.published_at)) < 30 * 86400`;

test('A worker waits for wages: they reminded once, and then made a claim', async () => {
  const [claim] = await query(
    `select c.claimed, cardinality(c.reminded_at) as reminders, c.ended_at from wage_claims c
      join bookings b on b.id = c.booking_id where b.provider_id = $1 and b.customer_id = $2`,
    [await idOf('worker'), await idOf('customer')],
  );
  expect(claim).toEqual({ claimed: expect.any(Number), reminders: 1, ended_at: null });
});

test('A worker has a card of the days that the past agreed', async () => {
  const cards = await query('select token, ended_at from work_cards where user_id = $1', [
    await idOf('worker'),
  ]);
  expect(cards).toEqual([{ token: expect.stringMatching(/^ey[^~]+~[^~]+~[^~]+~$/), ended_at: null }]);
});

test('In the demo’s past every promise of hiring holds', async () => {
  expect(await query(broken, [new Date()])).toEqual([]);
  expect(await query(brokenHere)).toEqual([]);
});

test('Every book of the demo is whole, and two starts at once made each once', async () => {
  const { books, entries, broken: chains } = await verifyLedgers(neev.services.db);
  expect(chains).toEqual([]);
  const { bookings = 0, ledger_entries } = await countAll();
  // One of them is the site book of a contract.
  expect([books, entries]).toEqual([bookings + 1, ledger_entries]);
  expect(books).toBeGreaterThan(300);
});

test('A start that finds the past changes nothing', async () => {
  const before = await countAll();
  await fillPastOnce(neev.services);
  expect(await countAll()).toEqual(before);
});

test('Each demo account has work in every state, and something to answer', async () => {
  for (const who of ['customer', ...providers]) {
    const id = await idOf(who);
    const states = await query(
      'select distinct status from bookings where $1 in (customer_id, provider_id)',
      [id],
    );
    const found = new Set(states.map(({ status }) => status));
    expect([who, found]).toEqual([who, new Set(['agreed', 'cancelled', 'done', 'under_way'])]);
    const offers = await query(
      `select distinct o.price from offers o join request_items i on i.id = o.item_id join requests q on q.id = i.request_id
       where q.status = 'open' and o.status = 'sent' and (q.customer_id = $1 or exists
         (select from request_people p where p.request_id = q.id and p.user_id = $1))`,
      [id],
    );
    expect(offers.length).toBeGreaterThanOrEqual(3);
    const countered = await query(
      `select from offers where status = 'sent' and parent_id is not null and $1 in (customer_id, provider_id)`,
      [id],
    );
    expect(countered.length).toBeGreaterThan(0);
  }
  for (const who of providers) {
    const unanswered = await query(
      `select from requests q join request_people p on p.request_id = q.id
       where q.status = 'open' and p.user_id = $1 and not exists (select from offers o
         join request_items i on i.id = o.item_id where i.request_id = q.id and o.provider_id = $1)`,
      [await idOf(who)],
    );
    expect(unanswered.length).toBeGreaterThan(0);
  }
});

test('Each demo account was reviewed and has reviewed, and keeps a book with a day and a payment in question', async () => {
  for (const who of providers) {
    const id = await idOf(who);
    for (const side of ['author_id', 'about_id'])
      expect(
        (await query(`select from reviews where published_at is not null and ${side} = $1`, [id])).length,
      ).toBeGreaterThan(0);
    const [said] = await query(
      `select count(*) filter (where e.kind = 'day' and e.side = 'provider')::int as own,
         count(*) filter (where e.kind = 'day' and e.side = 'customer')::int as theirs,
         count(*) filter (where e.kind = 'dispute')::int as disputed,
         count(*) filter (where e.kind = 'money')::int - count(*) filter (where e.kind = 'agree')::int as open
       from ledger_entries e join bookings b on b.id = e.book_id where b.provider_id = $1 and b.status = 'under_way'`,
      [id],
    );
    expect(said.own).toBeGreaterThanOrEqual(4);
    expect(said.theirs).toBe(said.own);
    expect([said.disputed > 0, said.open > 0]).toEqual([true, true]);
  }
});

test('Cards differ: some were hired often and reviewed, many are new, and employers pay on time or not', async () => {
  const customer = await neev.loginAs();
  const { body } = await neev.call('GET', '/getAllWorkers?sort=rating&limit=48', { as: customer });
  const rated = body.data.filter((card: { rating: unknown }) => card.rating);
  expect(rated.length).toBeGreaterThan(8);
  expect(Math.max(...body.data.map((card: { hiredTimes: number }) => card.hiredTimes))).toBeGreaterThan(8);
  const [{ unknown }] = await query(
    `select count(*)::int as unknown from providers p where not exists (select from bookings b where b.listing_id = p.id)`,
  );
  expect(unknown).toBeGreaterThan(200);
  const trust = await neev.call('GET', `/trust/${await idOf('customer')}`, { as: customer });
  expect(trust.body.data.paidOnTime.of).toBeGreaterThanOrEqual(3);
});

test('A machine went out and came back with checklists that both signed, a fault and a damage; others are out and to come', async () => {
  const owner = await idOf('provider');
  const looked = await query(
    `select i.kind, b.status, cardinality(i.pictures) as pictures from inspections i join bookings b on b.id = i.booking_id
     where b.provider_id = $1 and customer_signed_at is not null and provider_signed_at is not null order by i.created_at`,
    [owner],
  );
  expect(looked).toEqual([
    { kind: 'handover', status: 'done', pictures: 4 },
    { kind: 'return', status: 'done', pictures: 4 },
    { kind: 'handover', status: 'under_way', pictures: 4 },
  ]);
  expect(await query('select status from damages')).toEqual([{ status: 'agreed' }]);
  const events = await query(
    `select e.body ->> 'event' as event from ledger_entries e where e.body ->> 'event' in ('fault', 'repaired') order by seq`,
  );
  expect(events.map(({ event }) => event)).toEqual(['fault', 'repaired']);
  expect((await query('select from rental_terms')).length).toBe(3);
});

test('A crew has people with accounts, some of its people are at work, and days are kept free', async () => {
  const members = await query('select status from members order by status');
  expect(members.map(({ status }) => status)).toEqual(['agreed', 'agreed', 'asked']);
  const [crew] = await query(
    `select b.count, p.group_size from bookings b join providers p on p.id = b.listing_id
     where b.provider_id = $1 and b.status = 'under_way'`,
    [await idOf('groupWorker')],
  );
  expect(crew.count).toBeLessThan(crew.group_size);
  for (const who of providers)
    expect((await query('select from blocks where owner_id = $1', [await idOf(who)])).length).toBe(2);
});

test('The past sends no mail and no push, and leaves few news that were not seen', async () => {
  expect(neev.mails).toEqual([]);
  expect(neev.pushes).toEqual([]);
  expect((await countAll()).mails).toBe(0);
  const unseen = await query(
    'select count(*) filter (where seen_at is null)::int as unseen from notices group by user_id',
  );
  expect(Math.max(...unseen.map((row) => row.unseen))).toBeLessThanOrEqual(4);
});

test('The customer of the demo compares prices, one of them padded and one still locked, and has a contract to be signed', async () => {
  const customer = await idOf('customer');
  const quotes = await query(
    `select q.status, count(*)::int as n from quotes q join requests r on r.id = q.request_id join tenders t on t.request_id = r.id
     where r.customer_id = $1 and t.name = 'Bathroom on the first floor' group by 1 order by 1`,
    [customer],
  );
  expect(quotes).toEqual([
    { status: 'opened', n: 3 },
    { status: 'sealed', n: 1 },
  ]);
  const papers = await query(
    `select p.status, p.customer_signed_at is not null as signed, p.provider_signed_at is null as waits
     from papers p join contracts c on c.id = p.contract_id
     where c.customer_id = $1 and c.provider_id = $2 and c.status = 'draft'`,
    [customer, await idOf('contractor')],
  );
  expect(papers).toEqual([{ status: 'open', signed: true, waits: true }]);
  const due = await query(
    `select q.status, count(*)::int as n from quotes q join tenders t on t.request_id = q.request_id
     where t.opens_at > now() group by 1`,
  );
  expect(due).toEqual([{ status: 'sealed', n: 3 }]);
});

test('The demo builds a house: its walls are claimed, 52 bags of cement are too many, ₹40,000 is paid ahead', async () => {
  const [contract] = await query(
    `select id, customer_id as customer from contracts where status = 'under_way'`,
  );
  const contracts = { services: neev.services, now: () => new Date() } as Contracts;
  const asked = { id: contract.id, after: 0, pricesFor: makePricesFor(shippedRates) };
  const book = await readSiteBook(contracts, contract.customer, asked);
  if (book.side === 'engineer') throw new Error('the customer is no engineer');
  const { stages, materials, agreed } = book.standing;
  expect(stages.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted', 'claimed', 'open']);
  expect(materials).toMatchObject([{ material: 'cement', more: 52, less: 0 }]);
  expect(agreed.due).toBeLessThan(-39_900);
  expect(agreed.due).toBeGreaterThanOrEqual(-40_000);
});

test('A past that breaks off leaves nothing, and the next start begins it again', () => {
  expect(broke).toMatchObject({ message: 'the disk is full' });
  expect(afterBreak).toEqual(beforePast);
});

test('A demo that has lost somebody, or was hired in already, gets no past', async () => {
  await empty();
  await fillDemoOnce(neev.services);
  await query('delete from products where id = (select id from products limit 1)');
  await fillPastOnce(neev.services);
  expect((await countAll()).bookings).toBe(0);
});
