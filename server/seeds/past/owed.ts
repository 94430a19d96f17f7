import { atSite } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { claim, remind } from '#server/features/evidence/claims/claim.rules.ts';
import { moveTo, writeInto } from './acts.ts';
import { agreed, daySays, type Pair, type Play } from './scenes.ts';

/** Two days that both wrote and nobody paid: the worker reminded once, and then made a claim. */
export async function owedPast(play: Play, pair: Pair): Promise<void> {
  const { stage, times } = play;
  const { customer, hired } = pair;
  const booking = await agreed(play, { ...pair, from: -13, asked: -15, days: 2 });
  await moveTo(stage, times.at(-13, '08:50'), { booking, by: hired, to: 'under_way' });
  const dates = datesOf(booking.dates);
  const saidOn = (date: string): Date => atSite(date, '18:05');
  for (const [by, time] of [
    [hired, '18:10'],
    [customer, '18:40'],
  ] as const)
    await writeInto(stage, times.at(-12, time), {
      ...{ booking, by, says: daySays(booking, { dates, mark: () => 'full', saidOn }) },
    });
  await moveTo(stage, times.at(-12, '18:45'), { booking, by: hired, to: 'done_said' });
  await moveTo(stage, times.at(-12, '19:10'), { booking, by: customer, to: 'done' });
  await stage.at(times.at(-9, '10:00'), () => remind(stage.claims, hired.caller, booking._id));
  await stage.at(times.at(-3, '18:30'), () => claim(stage.claims, hired.caller, booking._id));
}
