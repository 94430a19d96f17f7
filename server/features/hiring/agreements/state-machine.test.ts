import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BookingAct, bookingActs, cancelReasons } from '#contract/hiring/bookings.ts';
import { offerBody } from '#contract/hiring/offers.ts';
import { requestBody } from '#contract/hiring/request-body.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { makeChat } from '#server/features/chat/chat.rules.ts';
import { makeHiring } from '#server/hiring.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { aListedCrew, aListedWorker, type Listed } from '#server/testing/hiring.ts';
import { aContractor } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { answerChange, askForChange } from '../booking-changes/change.rules.ts';
import { swapUnits, unitsForSwap } from '../booking-changes/units-of-booking.ts';
import { setState } from '../bookings/state.rules.ts';
import { block, unblock } from '../calendar/blocks/block.rules.ts';
import { answerInvitation, inviteMember, removeMember } from '../calendar/members/member.rules.ts';
import { counter, end } from '../offers/answer-offer.rules.ts';
import { close } from '../offers/close-request.rules.ts';
import { ask } from '../requests/ask.rules.ts';
import { accept } from './accept.rules.ts';
import { moveByClock } from './move-by-clock.ts';
import { sendOffer } from './send-offer.rules.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

/** A repeatable dice: the same seed plays the same game. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  return { below, pick, chance: (share: number) => next() < share };
}

interface Game {
  customers: Caller[];
  providers: { caller: Caller; listings: ListingRef[] }[];
  crew: { caller: Caller; listing: ListingRef };
  requests: { id: string; items: string[]; by: Caller }[];
  offers: { id: string; customer: Caller; provider: Caller }[];
  bookings: { id: string; customer: Caller; provider: Caller }[];
  changes: { id: string; booking: string; customer: Caller; provider: Caller }[];
  blocks: { id: string; by: Caller }[];
  members: { id: string; member: Caller }[];
}

const asCaller = ({ userId, email }: { userId: string; email: string }): Caller => ({
  userId,
  email,
  fullname: 'Somebody Test',
  admin: false,
  tokenHash: Buffer.alloc(0),
});

async function newGame(): Promise<Game> {
  await neev.empty();
  const customers = [asCaller(await neev.loginAs()), asCaller(await neev.loginAs())];
  const [one, two] = [await aListedWorker(neev), await aListedWorker(neev)];
  const crew: Listed = await aListedCrew(neev, { groupSize: 3 });
  const { body } = await neev.call('POST', '/contractor', { as: one, body: aContractor({ role: 'Civil' }) });
  const engineer: ListingRef = { kind: 'engineer', _id: body.data._id };
  return {
    customers,
    providers: [
      { caller: asCaller(one), listings: [one.listing, engineer] },
      { caller: asCaller(two), listings: [two.listing] },
      { caller: asCaller(crew), listings: [crew.listing] },
    ],
    crew: { caller: asCaller(crew), listing: crew.listing },
    requests: [],
    offers: [],
    bookings: [],
    changes: [],
    blocks: [],
    members: [],
  };
}

const broken = `
  select 'two live reservations of a unit meet' as what from reservations a join reservations b
    on a.unit_id = b.unit_id and a.id < b.id and a.span && b.span
    where a.released_at is null and b.released_at is null
  union all
  select 'what is filled is not what is booked' from request_items i
    where i.filled <> (select coalesce(sum(b.count), 0) from bookings b
      where b.item_id = i.id and b.status not in ('cancelled', 'no_show')) or i.filled > i.count
  union all
  select 'a booking does not hold its people: ' || b.id || ' ' || b.count || ' ' || (select string_agg(r.unit_id || ' ' || r.span, '; ') from reservations r where r.booking_id = b.id and r.released_at is null) || b.spans::text from bookings b
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
    where l.last_seq <> (select count(*) from ledger_entries e where e.booking_id = l.booking_id)
  limit 1`;

const rounds = 10;
const stepsARound = 1000;

test.each(Array.from({ length: rounds }, (_, seed) => seed))(
  'after each of a thousand acts of anybody at any time every promise holds, game %d',
  async (seed) => {
    const { below, pick, chance } = dice(seed + 1);
    // The games begin at other hours of a day.
    let now = new Date(Date.UTC(2027, 0, 4, 2 * seed));
    const hiring = { ...makeHiring(neev.services, makeChat(neev.services)), now: () => now };
    const game = await newGame();
    const someDates = () => ({ from: addDays(siteDate(now), below(5)), days: 1 + below(3) });

    const sideOf = ({ customer, provider }: { customer: Caller; provider: Caller }) =>
      chance(0.5) ? customer : provider;

    const acts: Record<string, () => Promise<void>> = {
      async asks() {
        const by = pick(game.customers);
        if (!by) return;
        const crewsToo = chance(0.3);
        const to = chance(0.5) ? 'nearby' : game.providers.flatMap(({ listings }) => listings);
        const request = await ask(
          hiring,
          by,
          requestBody.parse({
            clientId: randomUUID(),
            pin: '411001',
            to,
            choose: chance(0.3) ? 'first' : 'me',
            items: [
              {
                of: 'worker',
                category: 'Construction',
                count: 1 + below(4),
                dates: someDates(),
                price: 700,
                per: 'day',
              },
              ...(crewsToo
                ? [
                    {
                      of: 'engineer',
                      category: 'Civil',
                      count: 1,
                      dates: someDates(),
                      price: 700,
                      per: 'day',
                    },
                  ]
                : []),
            ],
          }),
        );
        game.requests.push({ id: request._id, items: request.items.map(({ _id }) => _id), by });
      },
      async offers() {
        const request = pick(game.requests.slice(-6));
        const provider = pick(game.providers);
        const listing = pick(provider?.listings ?? []);
        const itemId = pick(request?.items ?? []);
        if (!request || !provider || !listing || !itemId) return;
        const count = listing.kind === 'groupWorker' ? 1 + below(3) : 1;
        const { data, booking } = await sendOffer(
          hiring,
          provider.caller,
          offerBody.parse({
            clientId: randomUUID(),
            itemId,
            listing,
            count,
            minCount: 1 + below(count),
            price: chance(0.5) ? 700 : 800,
          }),
        );
        game.offers.push({ id: data._id, customer: request.by, provider: provider.caller });
        if (booking) game.bookings.push({ id: booking._id, customer: request.by, provider: provider.caller });
      },
      async accepts() {
        const offer = pick(game.offers.slice(-12));
        if (!offer) return;
        const count = chance(0.3) ? 1 + below(3) : undefined;
        const { _id } = await accept(hiring, sideOf(offer), {
          id: offer.id,
          clientId: randomUUID(),
          count,
          unitIds: undefined,
        });
        game.bookings.push({ ...offer, id: _id });
      },
      async counters() {
        const offer = pick(game.offers.slice(-6));
        if (!offer) return;
        const made = await counter(hiring, sideOf(offer), {
          id: offer.id,
          body: {
            clientId: randomUUID(),
            price: 600 + below(300),
            dates: chance(0.3) ? someDates() : undefined,
          },
        });
        game.offers.push({ ...offer, id: made._id });
      },
      async ends() {
        const offer = pick(game.offers.slice(-8));
        if (offer)
          await end(hiring, sideOf(offer), { id: offer.id, as: chance(0.5) ? 'declined' : 'withdrawn' });
      },
      async closes() {
        const request = pick(game.requests.slice(-8));
        if (request) await close(hiring, request.by, { id: request.id, reason: undefined });
      },
      async moves() {
        const booking = pick(game.bookings.slice(-10));
        if (!booking) return;
        const side = chance(0.5) ? 'customer' : 'provider';
        const to: BookingAct = pick(bookingActs) ?? 'cancelled';
        const { rows } = await neev.services.pool.query('select version from bookings where id = $1', [
          booking.id,
        ]);
        const version = Number(rows[0].version) - (chance(0.1) ? 1 : 0);
        await setState(hiring, booking[side], {
          id: booking.id,
          to,
          version: Math.max(1, version),
          reason: pick(cancelReasons[side]),
          text: 'why',
        });
      },
      async asksForChange() {
        const booking = pick(game.bookings.slice(-10));
        if (!booking) return;
        const wanted = {
          dates: chance(0.6) ? someDates() : undefined,
          count: chance(0.4) ? 1 + below(3) : undefined,
          price: 650,
        };
        const { _id } = await askForChange(hiring, sideOf(booking), {
          id: booking.id,
          clientId: randomUUID(),
          ...wanted,
        });
        game.changes.push({ ...booking, booking: booking.id, id: _id });
      },
      async answersChange() {
        const change = pick(game.changes.slice(-5));
        if (change)
          await answerChange(hiring, sideOf(change), {
            id: change.booking,
            changeId: change.id,
            accept: chance(0.8),
          });
      },
      async swaps() {
        const booking = pick(game.bookings.slice(-10));
        if (!booking) return;
        const units = await unitsForSwap(hiring, booking.provider.userId, booking.id);
        const { rows } = await neev.services.pool.query('select version, count from bookings where id = $1', [
          booking.id,
        ]);
        const unitIds = units
          .toSorted(() => below(3) - 1)
          .slice(0, rows[0].count)
          .map(({ _id }) => _id);
        await swapUnits(hiring, booking.provider, { id: booking.id, version: rows[0].version, unitIds });
      },
      async blocks() {
        const provider = pick(game.providers);
        const listing = pick(provider?.listings ?? []);
        if (!provider || !listing) return;
        const from = addDays(siteDate(now), below(6));
        const made = await block(hiring, provider.caller.userId, {
          clientId: randomUUID(),
          listing,
          from,
          to: addDays(from, below(2)),
          part: chance(0.5) ? 'morning' : 'day',
        });
        game.blocks.push({ id: made._id, by: provider.caller });
      },
      async unblocks() {
        const made = pick(game.blocks);
        if (made) await unblock(hiring, made.by.userId, made.id);
      },
      async joins() {
        const member = pick(game.providers.slice(0, 2))?.caller;
        if (!member) return;
        const { _id } = await inviteMember(hiring, game.crew.caller.userId, {
          listing: game.crew.listing,
          userId: member.userId,
        });
        game.members.push({ id: _id, member });
        await answerInvitation(hiring, member.userId, { id: _id, accept: chance(0.9) });
      },
      async leaves() {
        const made = pick(game.members);
        if (made) await removeMember(hiring, made.member.userId, made.id);
      },
      async timePasses() {
        now = new Date(now.getTime() + below(20) * 3_600_000);
        await moveByClock(hiring);
      },
      async intrudes() {
        const booking = pick(game.bookings);
        if (!booking) return;
        const stranger = game.customers.find(({ userId }) => userId !== booking.customer.userId);
        if (stranger)
          await expect(
            setState(hiring, stranger, { id: booking.id, to: 'under_way', version: 1 }),
          ).rejects.toMatchObject({ problem: 'not-found' });
      },
    };
    const names = Object.keys(acts);
    const often = ['offers', 'offers', 'accepts', 'accepts', 'asks', 'moves', 'moves'];
    const did = new Set<string>();
    for (let step = 0; step < stepsARound; step += 1) {
      const name = pick([...names, ...often]) ?? 'asks';
      try {
        await acts[name]?.();
        did.add(name);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500)
          throw new Error(`step ${step}, ${name}`, { cause: error });
      }
      const { rows } = await neev.services.pool.query(broken, [now]);
      expect(rows, `after step ${step}, ${name}`).toEqual([]);
    }
    expect([...did].toSorted()).toEqual(names.toSorted());
  },
  300_000,
);
