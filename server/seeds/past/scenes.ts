import type { Booking, CancelReason } from '#contract/hiring/bookings.calls.ts';
import { atSite } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import type { Random } from '../chance/random.ts';
import { counterNotes, disputeReasons, offerNotes, requestTexts } from '../data/work-words.ts';
import { askFor, counterWith, moveTo, offerFor, takeFirst, type Wish, writeInto } from './acts.ts';
import type { Hired, Player } from './cast/cast.ts';
import type { Times } from './cast/times.ts';
import type { Stage } from './stage.ts';

/** With what every scene is played. */
export interface Play {
  stage: Stage;
  times: Times;
  random: Random;
}

/** A customer and somebody they hire. */
export interface Pair {
  customer: Player;
  hired: Hired;
}

export const textFor = ({ random }: Play, { of }: Hired): string => random.pick(requestTexts[of]);

/** Who asks a crew asks for three at least: every crew has so many. */
export const allOf = ({ of }: Hired): number => (of === 'groupWorker' ? 3 : 1);

interface Agreed extends Pair {
  /** The first day of the work and that of the request, beside today. */
  from: number;
  asked: number;
  days: number;
  count?: number;
}

/** Asked in the morning, agreed at noon. */
export async function agreed(play: Play, { customer, hired, from, asked, days, count = 1 }: Agreed) {
  const { stage, times, random } = play;
  const { price } = hired;
  const wish: Wish = {
    ...{ customer, asked: [hired], count, price, first: true, text: textFor(play, hired) },
    dates: { from: times.day(from), days },
  };
  const request = await askFor(stage, times.at(asked, '10:05'), wish);
  const note = random.pick(offerNotes);
  return takeFirst(stage, times.at(asked, '12:40'), { request, by: hired, price, count, note });
}

export type Mark = 'full' | 'half' | 'absent';

/** One side's words of some days, of every unit the same. */
export const daySays = (
  booking: Booking,
  { dates, mark, saidOn }: { dates: string[]; mark: (date: string) => Mark; saidOn: (date: string) => Date },
) =>
  dates.flatMap((date) =>
    booking.units.map(({ _id: unit }) => ({
      kind: 'day' as const,
      body: {
        ...{ unit, date, mark: mark(date) },
        ...(booking.listing.kind === 'product' && { hours: mark(date) === 'half' ? 4 : 8 }),
      },
      on: saidOn(date),
    })),
  );

export const money = (sort: string, to: 'customer' | 'provider', sum: { amount: number; on: string }) => ({
  kind: 'money' as const,
  body: { sort, to, how: sort === 'wage' ? 'upi' : 'cash', ...sum },
});

/** Under way since some days, with a book that both keep: one day is in question, and one of two advances. */
export async function underWay(play: Play, booking: Booking, { customer, hired }: Pair): Promise<void> {
  const { stage, times, random } = play;
  const today = times.day(0);
  const dates = datesOf(booking.dates).filter((date) => date < today);
  const saidOn = (date: string): Date => atSite(date, '18:05');
  const odd = dates[1] ?? '';
  const own = daySays(booking, { dates, mark: () => 'full', saidOn });
  const ids = await writeInto(stage, times.at(-1, '18:15'), { booking, by: hired, says: own });
  const theirs = daySays(booking, { dates, mark: (date) => (date === odd ? 'half' : 'full'), saidOn });
  await writeInto(stage, times.at(-1, '19:30'), { booking, by: customer, says: theirs });
  const entry = ids[own.findIndex(({ body }) => body.date === odd)] ?? '';
  const reason = random.pick(disputeReasons.day);
  const amount = Math.ceil(booking.price / 100) * 100;
  const [first = ''] = await writeInto(stage, times.at(-1, '19:35'), {
    ...{ booking, by: customer },
    says: [
      money('advance', 'provider', { amount, on: dates[0] ?? today }),
      money('advance', 'provider', { amount: Math.ceil(amount / 2), on: times.day(-1) }),
      { kind: 'dispute', body: { entry, reason } },
    ],
  });
  await writeInto(stage, times.at(-1, '20:05'), {
    ...{ booking, by: hired, says: [{ kind: 'agree', body: { entry: first } }] },
  });
}

export async function begun(play: Play, pair: Pair, count = 1): Promise<void> {
  const { stage, times } = play;
  const booking = await agreed(play, { ...pair, from: -4, asked: -7, days: 8, count });
  await moveTo(stage, times.at(-4, '08:55'), { booking, by: pair.hired, to: 'under_way' });
  await underWay(play, booking, pair);
}

export async function cancelled(
  play: Play,
  pair: Pair,
  { side, reason }: { side: 'customer' | 'provider'; reason: CancelReason },
): Promise<void> {
  const { stage, times } = play;
  const booking = await agreed(play, { ...pair, from: -9, asked: -14, days: 2, count: allOf(pair.hired) });
  const by = side === 'customer' ? pair.customer : pair.hired;
  await moveTo(stage, times.at(-11, '10:30'), { booking, by, to: 'cancelled', reason });
}

/** Today's request with offers of several at several prices; the customer answers the first with another price. */
export async function open(play: Play, { customer, hired }: Pair, rivals: Hired[]): Promise<void> {
  const { stage, times, random } = play;
  const { price } = hired;
  const count = allOf(hired);
  const request = await askFor(stage, times.hoursAgo(9), {
    ...{ customer, asked: [hired, ...rivals], text: textFor(play, hired), hours: 120, price, count },
    dates: { from: times.day(15), days: 5 },
  });
  const toTens = (rupees: number): number => Math.max(1, Math.round(rupees / 10) * 10);
  const shares = [1.08, 0.95, 1.2];
  for (const [index, rival] of rivals.entries())
    await offerFor(stage, times.hoursAgo(8 - index), {
      ...{
        request,
        by: rival,
        price: toTens(price * (shares[index] ?? 1)),
        count,
        note: random.pick(offerNotes),
      },
    });
  const dear = await offerFor(stage, times.hoursAgo(5), {
    ...{ request, by: hired, price: toTens(price * 1.1), count, note: random.pick(offerNotes) },
  });
  const less = { price: toTens(price * 1.02), note: random.pick(counterNotes) };
  await counterWith(stage, times.hoursAgo(3), { offer: dear, by: customer, ...less });
}

/** Waits for an answer. */
export async function waiting(
  play: Play,
  { customer, hired }: Pair,
  { hoursAgo, from }: { hoursAgo: number; from: number },
): Promise<void> {
  const { stage, times } = play;
  await askFor(stage, times.hoursAgo(hoursAgo), {
    ...{ customer, asked: [hired], count: allOf(hired), hours: 168, text: textFor(play, hired) },
    dates: { from: times.day(from), days: 3 },
  });
}
