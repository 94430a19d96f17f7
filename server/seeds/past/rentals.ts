import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { inspectionBody } from '#contract/hiring/inspections.calls.ts';
import { rentTerms } from '#contract/hiring/rent-terms.ts';
import { atSite } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { answer, sayDamage } from '#server/features/hiring/rentals/damage.rules.ts';
import { sayFault, sayRepaired } from '#server/features/hiring/rentals/fault.rules.ts';
import { sign, writeInspection } from '#server/features/hiring/rentals/inspection.rules.ts';
import { setTerms } from '#server/features/hiring/rentals/rent-terms.rules.ts';
import { rentalWords } from '../data/work-words.ts';
import { reviewOf, writeInto } from './acts.ts';
import type { Hired } from './cast/cast.ts';
import { opinion } from './cast/opinions.ts';
import { agreed, daySays, money, type Pair, type Play, underWay } from './scenes.ts';

/** What the owner says of a machine before anybody asks. */
export async function sayTerms({ stage, times }: Play, { hired, stock }: { hired: Hired; stock: number }) {
  const { price, listing, caller } = hired;
  const body = rentTerms.parse({
    ...{ stock, perWeek: price * 5, perHour: Math.ceil(price / 5), minHours: 4, dayHours: 8 },
    ...{ extraHour: Math.ceil(price / 6), operator: 'none', diesel: 'renter' },
    ...{ transportBase: 150, freeKm: 5, perKm: 15, deposit: Math.ceil(price / 100) * 200 },
    ...{ latePerHour: Math.ceil(price / 5), graceMinutes: 60, bufferMinutes: 30 },
  });
  await stage.at(times.at(-35, '11:00'), () =>
    setTerms(stage.hiring, caller, { productId: listing._id, body }),
  );
}

interface Looked extends Pair {
  booking: Booking;
  kind: 'handover' | 'return';
  at: Date;
  pictures: string[];
}

/** The owner looks and signs, then the customer. */
async function look({ stage }: Play, { booking, kind, at, pictures, customer, hired }: Looked) {
  const ok = { state: 'ok' as const };
  const na = { state: 'na' as const };
  const scratched = { state: 'worn' as const, note: rentalWords.worn };
  const body = inspectionBody.parse({
    ...{ unitId: booking.units[0]?._id, kind, pictures, note: rentalWords.inspection },
    items: {
      ...{ body: kind === 'return' ? scratched : ok, wheels: ok, engine: ok, brakes: na },
      ...{ guards: ok, cables: ok, papers: na, clean: ok },
    },
  });
  const id = booking._id;
  const found = await stage.at(at, () => writeInspection(stage.hiring, hired.caller, { id, body }));
  for (const { caller } of [hired, customer])
    await stage.at(at, () =>
      sign(stage.hiring, caller, { id, inspectionId: found._id, sha256: found.sha256 }),
    );
}

/** It stood still for a morning. */
async function standStill({ stage, times }: Play, { booking, customer, hired }: Pair & { booking: Booking }) {
  const id = booking._id;
  const unitId = booking.units[0]?._id ?? '';
  const fault = await stage.at(times.at(-17, '09:30'), () =>
    sayFault(stage.hiring, customer.caller, { id, body: { unitId, text: rentalWords.fault } }),
  );
  await stage.at(times.at(-17, '13:00'), () =>
    sayRepaired(stage.hiring, hired.caller, { id, faultId: fault._id, repairedAt: undefined }),
  );
}

/** Something came back broken: said with a picture, and agreed. */
async function breakIt(
  { stage, times }: Play,
  { booking, customer, hired, pictures }: Pair & { booking: Booking; pictures: string[] },
) {
  const body = { unitId: booking.units[0]?._id ?? '', amount: 180, text: rentalWords.damage };
  const damage = await stage.at(times.at(-15, '10:15'), () =>
    sayDamage(stage.hiring, hired.caller, {
      ...{ id: booking._id, body: { ...body, pictures: pictures.slice(0, 1) } },
    }),
  );
  await stage.at(times.at(-15, '12:00'), () =>
    answer(stage.hiring, customer.caller, {
      ...{ damageId: damage._id, body: { status: 'agreed', answer: rentalWords.answer, pictures: [] } },
    }),
  );
}

/** One's payment, and the other's word that it is so. */
async function paid({ stage, times }: Play, { booking, by, to, day, says }: PaidFor): Promise<void> {
  const sums = says.map(([sort, amount]) => money(sort, to, { amount, on: times.day(day) }));
  const sides = to === 'provider' ? [by.customer, by.hired] : [by.hired, by.customer];
  const [payer, receiver] = sides;
  if (!payer || !receiver) return;
  const ids = await writeInto(stage, times.at(day, '18:20'), { booking, by: payer, says: sums });
  const agree = ids.map((entry) => ({ kind: 'agree' as const, body: { entry } }));
  await writeInto(stage, times.at(day, '18:50'), { booking, by: receiver, says: agree });
}
interface PaidFor {
  booking: Booking;
  by: Pair;
  to: 'customer' | 'provider';
  day: number;
  says: [string, number][];
}

/** Handed over, out for three days with a fault, back with a damage, paid and reviewed. */
export async function rentedPast(play: Play, pair: Pair, pictures: string[]): Promise<void> {
  const { stage, times, random } = play;
  const { customer, hired } = pair;
  const booking = await agreed(play, { ...pair, from: -18, asked: -21, days: 3 });
  await look(play, { ...pair, booking, pictures, kind: 'handover', at: times.at(-18, '09:00') });
  const deposit = booking.quote?.deposit ?? 500;
  await paid(play, { booking, by: pair, to: 'provider', day: -18, says: [['deposit', deposit]] });
  await standStill(play, { ...pair, booking });
  const dates = datesOf(booking.dates);
  const saidOn = (date: string): Date => atSite(date, '17:30');
  for (const by of [hired, customer])
    await writeInto(stage, times.at(-16, '17:40'), {
      ...{ booking, by, says: daySays(booking, { dates, mark: () => 'full', saidOn }) },
    });
  await look(play, { ...pair, booking, pictures, kind: 'return', at: times.at(-16, '18:00') });
  await paid(play, { booking, by: pair, to: 'provider', day: -16, says: [['wage', booking.total]] });
  await breakIt(play, { ...pair, booking, pictures });
  await paid(play, { booking, by: pair, to: 'customer', day: -15, says: [['deposit', deposit - 180]] });
  await reviewOf(stage, times.at(-14, '09:20'), {
    ...{ booking, by: customer, ...opinion(random, { about: 'provider', stars: 4 }) },
  });
  await reviewOf(stage, times.at(-14, '20:15'), {
    ...{ booking, by: hired, ...opinion(random, { about: 'customer', stars: 5 }) },
  });
}

/** Out since some days. */
export async function rentedNow(play: Play, pair: Pair, pictures: string[]): Promise<void> {
  const booking = await agreed(play, { ...pair, from: -4, asked: -7, days: 8 });
  const at = play.times.at(-4, '09:00');
  await look(play, { ...pair, booking, pictures, kind: 'handover', at });
  await underWay(play, booking, pair);
}
