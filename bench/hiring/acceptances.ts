import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { PopulatedApp } from '../populated-app.ts';
import { printTable } from '../table.ts';

const seconds = Number(process.env.SECONDS ?? 10);
const rate = 50;
/** More than can be accepted in the time. */
const mostPerSecond = 300;
const aim = 50;
const customers = 20;
const offersEach = 3;

interface Offered {
  id: string;
  token: string;
}

interface Load {
  perSecond: number;
  p50: number;
  p95: number;
  refused: number;
}

async function addCustomers(pool: Pool): Promise<string[]> {
  const tokens = Array.from({ length: customers }, newToken);
  await pool.query(
    `with made as (
       insert into users (fullname, email, password_hash)
       select 'Customer ' || n, 'customer' || n || '@bench.invalid', 'none' from generate_series(1, $1) n
       returning id, fullname)
     insert into sessions (token_hash, user_id, expires_at)
     select hash, id, now() + interval '1 hour' from made join unnest($2::bytea[]) with ordinality as t (hash, n)
       on fullname = 'Customer ' || n`,
    [customers, tokens.map(tokenHash)],
  );
  return tokens;
}

/** Requests for one worker, each with three offers: one is accepted, and the other two then end. */
async function makeOffers(pool: Pool, amount: number): Promise<Offered[]> {
  const tokens = await addCustomers(pool);
  const { rows } = await pool.query<{ id: string; customer: number }>(
    `with who as (
       select p.id, p.user_id, p.name, row_number() over (order by p.id) - 1 as n from providers p where kind = 'worker'),
     asked as (
       select gen_random_uuid() as request, gen_random_uuid() as item, k, k % $2 as customer, u.id as customer_id
       from generate_series(0, $1 - 1) k join users u on u.fullname = 'Customer ' || k % $2 + 1),
     requested as (
       insert into requests (id, customer_id, client_id, description, pin, lat, lng, choose, open_to, expires_at)
       select request, customer_id, 'bench' || k, '', '411001', 18.5, 73.8, 'me', 'nearby', now() + interval '2 days' from asked),
     offered as (
       select asked.*, who.id as listing, who.user_id, who.name, o, gen_random_uuid() as offer,
         current_date + 400 + 2 * ((k * $3 + o) / (select count(*)::int from who)) as day
       from asked, generate_series(0, $3 - 1) o join who on true
       where who.n = (k * $3 + o) % (select count(*) from who)),
     items as (
       insert into request_items (id, request_id, place, of, category, count, dates, spans, price, per)
       select item, request, 0, 'worker', 'Tiles', 1, json_build_object('from', day, 'days', 1),
         tstzmultirange(tstzrange(day::timestamptz, (day + 1)::timestamptz)), 700, 'day' from offered where o = 0),
     offers as (
       insert into offers (id, item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author, author_id,
         client_id, count, min_count, dates, spans, price, per, expires_at)
       select offer, item, listing, 'worker', name, user_id, customer_id, 'provider', user_id, 'bench' || k || '-' || o, 1, 1,
         json_build_object('from', day, 'days', 1), tstzmultirange(tstzrange(day::timestamptz, (day + 1)::timestamptz)),
         700, 'day', now() + interval '1 day' from offered)
     select offer as id, customer from offered where o = 0 order by k`,
    [amount, customers, offersEach],
  );
  await pool.query('analyze');
  return rows.map(({ id, customer }) => ({ id, token: tokens[customer] ?? '' }));
}

async function accept(
  address: string,
  offers: Offered[],
  { perSecond = 0, atOnce = 0 }: { perSecond?: number; atOnce?: number },
): Promise<Load> {
  const words = ['bench/hiring/accept.mjs', address, String(seconds), String(perSecond), String(atOnce)];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(offers));
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const load: Load = JSON.parse(said);
  // Each offer is of a day that nobody else asks for: a refusal costs less than an acceptance, and is a fault here.
  if (load.refused > 0) throw new Error(`${load.refused} acceptances were refused`);
  return load;
}

/** Acceptances over HTTP, from a process of its own: so many a second, whether or not the last was answered; then as many as it takes. */
export async function measureAcceptances(where: string, app: PopulatedApp, size: string): Promise<void> {
  const offers = await makeOffers(app.pool, rate * (seconds + 2) + mostPerSecond * seconds);
  const take = (amount: number) => offers.splice(0, amount);
  await accept(app.address, take(rate), { atOnce: 4 }); // warm
  const steady = await accept(app.address, take(rate * seconds), { perSecond: rate });
  const most = await accept(app.address, offers, { atOnce: 16 });
  const row = (load: string, { perSecond, p50, p95 }: Load) => ({
    load,
    'acceptances/s': perSecond,
    'p50 ms': p50,
    'p95 ms': p95,
    [`p95 of ${aim} ms`]: p95 / aim,
  });
  printTable(
    `${where}: acceptances over HTTP for ${seconds} s, each of one of ${offersEach} offers; ${size}`,
    [row(`${rate} a second`, steady), row('16 at once', most)],
  );
}
