import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Market } from '#contract/hiring/market.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

const hourMs = 3_600_000;
const spans = '{[2026-01-01T02:30:00Z,2026-01-01T12:30:00Z)}';

interface Line {
  pin?: string;
  category?: string;
  trade?: string;
  filled?: boolean;
  price?: number | null;
  /** Ended by now. */
  over?: boolean;
  /** Hours before now. */
  asked?: number;
  /** Hours until the first offer, and its price. */
  offered?: { after: number; price: number };
  /** Somebody had the request. */
  reached?: boolean;
}

/** Requests of one line each, as the database has them after some time. */
async function lines(many: number, line: Line): Promise<void> {
  const {
    pin = '411038',
    category = 'Plumbing',
    trade = null,
    filled = false,
    price = 700,
    over = true,
    asked = 48,
  } = line;
  const { db } = neev.services;
  const at = new Date(Date.now() - asked * hourMs);
  for (let made = 0; made < many; made += 1) {
    const [customer, request, item] = [randomUUID(), randomUUID(), randomUUID()];
    await sql`insert into requests (id, customer_id, client_id, description, pin, lat, lng, choose, open_to, status,
        expires_at, created_at)
      values (${request}, ${customer}, 'c', '', ${pin}, 18.5, 73.8, 'me', 'nearby',
        ${filled ? 'filled' : over ? 'expired' : 'open'}, ${at}, ${at})`.execute(db);
    await sql`insert into request_items (id, request_id, place, of, category, trade, count, filled, dates, spans, price, per)
      values (${item}, ${request}, 0, 'worker', ${category}, ${trade}, 1, ${filled ? 1 : 0}, '{}', ${spans}, ${price}, 'day')`.execute(
      db,
    );
    if (line.reached || line.offered)
      await sql`insert into request_people (request_id, listing_id, listing_of, user_id)
        values (${request}, ${randomUUID()}, 'worker', ${randomUUID()})`.execute(db);
    if (line.offered)
      await sql`insert into offers (item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author,
          author_id, client_id, count, min_count, dates, spans, price, per, expires_at, created_at)
        values (${item}, ${randomUUID()}, 'worker', 'Ravi', ${randomUUID()}, ${customer}, 'provider', ${randomUUID()},
          'o', 1, 1, '{}', ${spans}, ${line.offered.price}, 'day', ${at},
          ${new Date(at.getTime() + line.offered.after * hourMs)})`.execute(db);
  }
}
let admin: TestUser;
beforeEach(async () => {
  admin = await neev.loginAs({ admin: true });
});
const market = async (place?: string): Promise<Market> => {
  const { status, body } = await neev.call('GET', `/admin/market${place ? `?place=${place}` : ''}`, {
    as: admin,
  });
  expect(status).toBe(200);
  return body.data;
};

test('The market tells what was asked and filled by trade, why not, and how soon; no figure of fewer than five', async () => {
  await lines(6, { trade: 'plumber', filled: true, offered: { after: 0.5, price: 700 } });
  await lines(5, { trade: 'plumber', offered: { after: 3, price: 900 } });
  // Of the same category, and another trade.
  await lines(5, { trade: 'painter', reached: true });
  await lines(4, { trade: 'painter' });
  // In another district, of another trade, too few to be told; and long ago.
  await lines(3, { pin: '452001', category: 'Carpentry', over: false });
  await lines(9, { asked: 24 * 70 });
  const all = await market();
  expect(all.all).toEqual({ asked: 23, filled: 6, missing: 14 });
  expect(all.places).toEqual([{ place: 'Pune', asked: 20, filled: 6, missing: 14 }]);
  expect(all.weeks).toHaveLength(8);
  expect((all.weeks.at(-1) ?? '') <= siteDate(new Date())).toBe(true);
  expect(all.trades.map(({ category, trade, asked, filled }) => [category, trade, asked, filled])).toEqual([
    ['Plumbing', 'plumber', 11, 6],
    ['Plumbing', 'painter', 9, 0],
    ['Carpentry', null, null, null],
  ]);
  expect(all.unfilled).toEqual([
    { why: 'no-answer', count: 5 },
    { why: 'price', count: 5 },
    { why: 'nobody-near', count: null },
  ]);
  expect(all.answered).toEqual({ in1: 6 / 23, in6: 11 / 23, in24: 11 / 23 });
  expect(all.answerHours).toBe(0.5);
  const indore = await market('Indore');
  expect(indore.all).toEqual({ asked: null, filled: null, missing: null });
  expect(indore.answerHours).toBeNull();
});

test('The market’s table is a spreadsheet with a line a trade and week', async () => {
  const { status, body, headers } = await neev.call('GET', '/admin/market/csv', { as: admin });
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(body.replace('\ufeff', '').split('\r\n')[0]).toBe('week,of,category,trade,asked,filled,missing');
});
