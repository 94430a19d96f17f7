import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cancelReasons, bookingActs as ways } from '#contract/hiring/bookings.calls.ts';
import { answerChange, askForChange } from '#server/features/hiring/bookings/changes/change.rules.ts';
import { swapUnits, unitsForSwap } from '#server/features/hiring/bookings/changes/units-of-booking.rules.ts';
import { moveByClock } from '#server/features/hiring/bookings/endings/move-by-clock.job.ts';
import { setState } from '#server/features/hiring/bookings/state.rules.ts';
import { extendLateReturns } from '#server/features/hiring/rentals/late-returns.job.ts';
import { publishDue } from '#server/features/hiring/reviews/publish.rules.ts';
import { type Act, rowsOf, sideOf, someDates } from './game.ts';

const standing = 'select version, count from bookings where id = $1';
interface Standing {
  version: number;
  count: number;
}

const moves: Act = async (game) => {
  const { chance, pick } = game.dice;
  const booking = pick(game.bookings.slice(-10));
  const by = booking && sideOf(game, booking);
  if (!by) return;
  const [row] = await rowsOf<Standing>(game, standing, [booking.id]);
  await setState(game.hiring, by, {
    id: booking.id,
    to: pick(ways) ?? 'cancelled',
    version: Math.max(1, (row?.version ?? 1) - (chance(0.1) ? 1 : 0)),
    reason: pick(cancelReasons[by === booking.customer ? 'customer' : 'provider']),
    text: 'why',
  });
};

const asksForChange: Act = async (game) => {
  const { below, chance, pick } = game.dice;
  const booking = pick(game.bookings.slice(-10));
  const by = booking && sideOf(game, booking);
  if (!by) return;
  const { _id } = await askForChange(game.hiring, by, {
    id: booking.id,
    clientId: randomUUID(),
    dates: chance(0.6) ? someDates(game) : undefined,
    count: chance(0.4) ? 1 + below(3) : undefined,
    price: 650,
  });
  game.changes.push({ ...booking, booking: booking.id, id: _id });
};

const answersChange: Act = async (game) => {
  const change = game.dice.pick(game.changes.slice(-5));
  const by = change && sideOf(game, change);
  if (!by) return;
  const accept = game.dice.chance(0.8);
  await answerChange(game.hiring, by, { id: change.booking, changeId: change.id, accept });
};

const swaps: Act = async (game) => {
  const booking = game.dice.pick(game.bookings.slice(-10));
  if (!booking || game.gone.has(booking.provider.userId)) return;
  const units = await unitsForSwap(game.hiring, booking.provider.userId, booking.id);
  const [row] = await rowsOf<Standing>(game, standing, [booking.id]);
  if (!row) return;
  const unitIds = units
    .toSorted(() => game.dice.below(3) - 1)
    .slice(0, row.count)
    .map(({ _id }) => _id);
  await swapUnits(game.hiring, booking.provider, { id: booking.id, version: row.version, unitIds });
};

/** Hours pass, and all that Neev does by itself is done. */
const timePasses: Act = async (game) => {
  game.now = new Date(game.now.getTime() + game.dice.below(20) * 3_600_000);
  await moveByClock(game.hiring);
  await extendLateReturns(game.hiring);
  await publishDue(game.hiring);
};

const intrudes: Act = async (game) => {
  const booking = game.dice.pick(game.bookings);
  const stranger = game.customers.find(({ userId }) => userId !== booking?.customer.userId);
  if (!booking || !stranger) return;
  const tried = setState(game.hiring, stranger, { id: booking.id, to: 'under_way', version: 1 });
  await expect(tried).rejects.toMatchObject({ problem: 'not-found' });
};

export const bookingActs: Record<string, Act> = {
  moves,
  asksForChange,
  answersChange,
  swaps,
  timePasses,
  intrudes,
};
