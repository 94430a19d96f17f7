import { randomUUID } from 'node:crypto';
import { offerBody } from '#contract/hiring/offers.ts';
import { requestBody } from '#contract/hiring/request-body.ts';
import { accept } from '#server/features/hiring/agreements/accept.rules.ts';
import { sendOffer } from '#server/features/hiring/agreements/send-offer.rules.ts';
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
  const items = [
    ...(chance(0.7) ? [people] : []),
    ...(chance(0.25) ? [engineer] : []),
    ...(chance(0.35) ? [machineItem(game)] : []),
  ];
  const everybody = game.providers.flatMap(({ listings }) => listings);
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
      items: items.length > 0 ? items : [people],
    }),
  );
  game.requests.push({
    id: request._id,
    items: request.items.map(({ _id }) => _id),
    by,
    address,
    phone,
  });
};

const offers: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const request = pick(game.requests.slice(-6));
  const provider = pick(game.providers);
  const listing = pick(provider?.listings ?? []);
  const itemId = pick(request?.items ?? []);
  if (!request || !provider || !listing || !itemId) return;
  const most = { groupWorker: 3, product: 2, worker: 1, engineer: 1, contractor: 1 }[listing.kind];
  const count = 1 + below(most);
  const [wished, other] = listing.kind === 'product' ? [1000, 150] : [700, 800];
  const { data, booking } = await sendOffer(
    game.hiring,
    provider.player,
    offerBody.parse({
      clientId: randomUUID(),
      itemId,
      listing,
      count,
      minCount: 1 + below(count),
      price: chance(0.5) ? wished : other,
    }),
  );
  const sides = { customer: request.by, provider: provider.player };
  game.offers.push({ id: data._id, ...sides });
  if (booking) game.bookings.push({ id: booking._id, ...sides });
};

const accepts: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const offer = pick(game.offers.slice(-12));
  const by = offer && sideOf(game, offer);
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
  const by = offer && sideOf(game, offer);
  if (!by) return;
  const made = await counter(game.hiring, by, {
    id: offer.id,
    body: {
      clientId: randomUUID(),
      price: 600 + below(300),
      dates: chance(0.3) ? someDates(game) : undefined,
    },
  });
  game.offers.push({ ...offer, id: made._id });
};

const ends: Act = async (game) => {
  const offer = game.dice.pick(game.offers.slice(-8));
  const by = offer && sideOf(game, offer);
  if (by) await end(game.hiring, by, { id: offer.id, as: game.dice.chance(0.5) ? 'declined' : 'withdrawn' });
};

const closes: Act = async (game) => {
  const request = game.dice.pick(game.requests.slice(-8));
  if (request && !game.gone.has(request.by.userId))
    await close(game.hiring, request.by, { id: request.id, reason: undefined });
};

export const hireActs: Record<string, Act> = { asks, offers, accepts, counters, ends, closes };
