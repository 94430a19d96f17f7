import { expect } from 'vitest';
import { readBookings } from '#server/features/hiring/bookings/read-bookings.rules.ts';
import { readRequests, requireSeenRequest } from '#server/features/hiring/requests/read-requests.rules.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { type Game, rowsOf } from './game.ts';
import { witness } from './witness.ts';

const gone = (column: string) => `not exists (select from users u where u.id = ${column})`;

/** Every promise that one question can try; $1 is the time of the game. */
export const broken = `
  select 'two live reservations of a unit meet' as what from reservations a join reservations b
    on a.unit_id = b.unit_id and a.id < b.id and a.span && b.span
    where a.released_at is null and b.released_at is null
  union all
  select 'what is filled is not what is booked' from request_items i
    where i.filled <> (select coalesce(sum(b.count), 0) from bookings b
      where b.item_id = i.id and b.status not in ('cancelled', 'no_show')) or i.filled > i.count
  union all
  select 'a booking does not hold its people: ' || b.id from bookings b
    where b.status = 'agreed' and b.count <> (select count(distinct r.unit_id) from reservations r
      where r.booking_id = b.id and r.released_at is null)
  union all
  select 'what ended still holds people' from bookings b join reservations r on r.booking_id = b.id
    where b.status in ('cancelled', 'no_show') and r.released_at is null
  union all
  select 'an offer was booked twice' from bookings group by offer_id having count(*) > 1
  union all
  select 'an offer that was not accepted is booked' from bookings b join offers o on o.id = b.offer_id
    where o.status <> 'accepted'
  union all
  select 'a filled request has places' from requests r join request_items i on i.request_id = r.id
    where r.status = 'filled' and i.filled < i.count and r.expires_at > $1
  union all
  select 'a book lacks a line' from ledgers l
    where l.last_seq <> (select count(*) from ledger_entries e where e.book_id = l.book_id)
  union all
  select 'a review is read too early' from reviews r join bookings b on b.id = r.booking_id
    where r.published_at is not null and b.status_at > $1::timestamptz - interval '14 days'
      and (select count(*) from reviews o where o.booking_id = r.booking_id) < 2
  union all
  select 'somebody gone still asks' from requests q where q.status = 'open' and ${gone('q.customer_id')}
  union all
  select 'an offer of somebody gone waits' from offers o
    where o.status = 'sent' and (${gone('o.customer_id')} or ${gone('o.provider_id')})
  union all
  select 'work of somebody gone is open: ' || b.id from bookings b
    where b.status in ('agreed', 'under_way', 'done_said') and (${gone('b.customer_id')} or ${gone('b.provider_id')})
  union all
  select 'somebody gone can still be hired' from units x where x.active and x.user_id is not null and ${gone('x.user_id')}
  union all
  select 'somebody gone still keeps days free' from blocks k where ${gone('k.owner_id')}
  union all
  select 'a listing that is gone is offered or booked' from (
      select listing_id from offers where status = 'sent' union all select listing_id from bookings where status = 'agreed') x
    where not exists (select from providers p where p.id = x.listing_id)
      and not exists (select from products d where d.id = x.listing_id)
  limit 1`;

const bookedOn = `
  select i.request_id as id from bookings b join request_items i on i.id = b.item_id
  where b.provider_id = $1 and b.status not in ('cancelled', 'no_show')`;

/** Nobody reads an address or a phone of a site where they are not booked, in any of the views. */
async function expectHidden(game: Game): Promise<void> {
  const provider = game.dice.pick(game.providers)?.player;
  const request = game.dice.pick(game.requests.slice(-6));
  if (!provider || !request) return;
  const { hiring } = game;
  const { userId } = provider;
  const one = await requireSeenRequest(hiring, userId, request.id).catch((error: unknown) => {
    if (error instanceof AppError) return undefined;
    throw error;
  });
  const list = game.dice.chance(0.1) ? await readRequests(hiring, userId, { as: 'forMe', limit: 20 }) : [];
  const bookings = game.dice.chance(0.1) ? await readBookings(hiring, userId, { limit: 20 }) : [];
  const shown = JSON.stringify([one, list, bookings]);
  const booked = new Set((await rowsOf<{ id: string }>(game, bookedOn, [userId])).map(({ id }) => id));
  const told = game.requests.filter(
    ({ id, address, phone }) =>
      !booked.has(id) && [`"${address}"`, `"${phone}"`].some((word) => shown.includes(word)),
  );
  expect(told, 'an address or a phone is shown to somebody who is not booked').toEqual([]);
}

/** Tries every promise; of a broken one the rows are printed. */
export async function expectPromisesKept(game: Game, after: string): Promise<void> {
  // A statement with a name is planned once.
  const { rows } = await game.neev.services.pool.query({ name: 'broken', text: broken, values: [game.now] });
  if (rows.length > 0) await witness(game, after);
  expect(rows, `after ${after}`).toEqual([]);
  if (game.dice.chance(0.2)) await expectHidden(game);
}

export async function expectBooksWhole({ neev }: Game): Promise<void> {
  expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
}
