import { randomUUID } from 'node:crypto';
import { offerBody } from '#contract/hiring/offers.calls.ts';
import { requestBody } from '#contract/hiring/request-body.ts';
import type { HiringKind, ListingRef } from '#contract/hiring/terms.ts';
import { accept } from '#server/features/hiring/offers/accepting/accept.rules.ts';
import { sendOffer } from '#server/features/hiring/offers/accepting/send-offer.rules.ts';
import { counter, end } from '#server/features/hiring/offers/answer-offer.rules.ts';
import { close } from '#server/features/hiring/offers/close-request.rules.ts';
import { ask } from '#server/features/hiring/requests/ask.rules.ts';
import { type Act, type Game, sideOf, someDates } from './game.ts';

const priced = { price: 700, per: 'day' } as const;

/** Machines by the day or, from some hour of the next days on, by the hour. */
function machineItem(game: Game) {
  const { below, chance } = game.dice;
  const start = new Date(Math.ceil(game.now.getTime() / 3_600_000) * 3_600_000 + below(60) * 3_600_000);
  const item = { of: 'product', category: 'Hammer', count: 1 + below(2) };
  if (chance(0.5))
    return {
      ...item,
      dates: { start: start.toISOString(), hours: 2 + below(8) },
      price: 150,
      per: 'hour' as const,
    };
  return { ...item, dates: someDates(game), price: 1000, per: 'day' as const };
}

const asks: Act = async (game) => {
  const { dice, hiring } = game;
  const { below, chance, pick } = dice;
  const by = pick(game.customers);
  if (!by) return;
  const serial = game.requests.length;
  const [address, phone] = [`${serial} Hidden Lane`, String(9_800_000_000 + serial)];
  const people = {
    of: 'worker',
    category: 'Construction',
    count: 1 + below(4),
    dates: someDates(game),
    ...priced,
  };
  const engineer = { of: 'engineer', category: 'Civil', count: 1, dates: someDates(game), ...priced };
  const also = [...(chance(0.25) ? [engineer] : []), ...(chance(0.4) ? [machineItem(game)] : [])];
  const items = also.length === 0 || chance(0.7) ? [people, ...also] : also;
  const able = new Set(items.flatMap(({ of }) => (of === 'worker' ? ['worker', 'groupWorker'] : [of])));
  const everybody = game.providers.flatMap(({ listings }) => listings.filter(({ kind }) => able.has(kind)));
  const request = await ask(
    hiring,
    by,
    requestBody.parse({
      clientId: randomUUID(),
      pin: '411001',
      address,
      sitePhone: phone,
      to: chance(0.5) || everybody.length === 0 ? 'nearby' : everybody,
      choose: chance(0.3) ? 'first' : 'me',
      items,
    }),
  );
  game.requests.push({
    id: request._id,
    items: request.items.map(({ _id, of }) => ({ id: _id, of })),
    by,
    address,
    phone,
  });
};

/** Mostly who does the work; now and then anybody, who is refused. */
const answers =
  ({ dice }: Game, of: HiringKind | undefined) =>
  ({ kind }: ListingRef): boolean =>
    kind === of || (of === 'worker' && kind === 'groupWorker') || dice.chance(0.05);

const offers: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const request = pick(game.requests.slice(-6));
  const item = pick(request?.items ?? []);
  const listing = pick(game.providers.flatMap(({ listings }) => listings.filter(answers(game, item?.of))));
  const provider = game.providers.find(({ listings }) => listings.some((one) => one === listing));
  if (!request || !item || !listing || !provider) return;
  const most = { groupWorker: 3, product: 2, worker: 1, engineer: 1, contractor: 1 }[listing.kind];
  const count = 1 + below(most);
  const [wished, other] = listing.kind === 'product' ? [1000, 150] : [700, 800];
  const { data, booking } = await sendOffer(
    game.hiring,
    provider.player,
    offerBody.parse({
      clientId: randomUUID(),
      itemId: item.id,
      listing,
      count,
      minCount: 1 + below(count),
      price: chance(0.5) ? wished : other,
    }),
  );
  const sides = { customer: request.by, provider: provider.player };
  game.offers.push({ id: data._id, author: provider.player, ...sides });
  if (booking) game.bookings.push({ id: booking._id, ...sides });
};

/** Mostly the side that may answer; now and then the author, who is refused. */
const answererOf = (game: Game, offer: Game['offers'][number]) => {
  const other = offer.author === offer.customer ? offer.provider : offer.customer;
  return game.dice.chance(0.15) || game.gone.has(other.userId) ? sideOf(game, offer) : other;
};

const accepts: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const offer = pick(game.offers.slice(-12));
  const by = offer && answererOf(game, offer);
  if (!by) return;
  const { _id } = await accept(game.hiring, by, {
    id: offer.id,
    clientId: randomUUID(),
    count: chance(0.3) ? 1 + below(3) : undefined,
    unitIds: undefined,
  });
  game.bookings.push({ ...offer, id: _id });
};

const counters: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const offer = pick(game.offers.slice(-6));
  const by = offer && answererOf(game, offer);
  if (!by) return;
  const made = await counter(game.hiring, by, {
    id: offer.id,
    body: {
      clientId: randomUUID(),
      price: 600 + below(300),
      dates: chance(0.3) ? someDates(game) : undefined,
    },
  });
  game.offers.push({ ...offer, author: by, id: made._id });
};

const ends: Act = async (game) => {
  const offer = game.dice.pick(game.offers.slice(-8));
  const by = offer && sideOf(game, offer);
  if (by) await end(game.hiring, by, { id: offer.id, as: game.dice.chance(0.5) ? 'declined' : 'withdrawn' });
};

const closes: Act = async (game) => {
  const request = game.dice.pick(game.requests.slice(-8));
  if (request && game.dice.chance(0.3) && !game.gone.has(request.by.userId))
    await close(game.hiring, request.by, { id: request.id, reason: undefined });
};

export const hireActs: Record<string, Act> = { asks, offers, accepts, counters, ends, closes };
