import { sql } from 'kysely';
import { moveByClock } from '#server/features/hiring/bookings/endings/move-by-clock.job.ts';
import { block } from '#server/features/hiring/calendar/block.rules.ts';
import { answerInvitation, inviteMember } from '#server/features/hiring/calendar/member.rules.ts';
import { changeRestDays } from '#server/features/hiring/calendar/settings.rules.ts';
import { publishDue } from '#server/features/hiring/reviews/publish.rules.ts';
import { scoreAll } from '#server/features/hiring/reviews/rating.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { makeRandom } from '../chance/random.ts';
import type { Cast, Hired, Player } from './cast/cast.ts';
import { timesAround } from './cast/times.ts';
import { historyOf } from './history/history.ts';
import { writeHistory } from './history/write-history.ts';
import { owedPast } from './owed.ts';
import { rentedNow, rentedPast, sayTerms } from './rentals.ts';
import { agreed, begun, cancelled, open, type Play, waiting } from './scenes.ts';
import { playSites } from './sites.ts';
import { makeStage } from './stage.ts';
import { playTenders } from './tenders.ts';
import { toolPictures } from './tool-pictures.ts';

/** Who else could do it: of the same trade and near before others. */
export function rivalsOf({ lat, lng, category, of, listing }: Hired, others: Hired[], most = 2): Hired[] {
  const far = (one: Hired): number =>
    Math.hypot(one.lat - lat, one.lng - lng) + (one.category === category ? 0 : 2);
  return others
    .filter((one) => one.of === of && one.listing._id !== listing._id)
    .sort((one, other) => far(one) - far(other) || (one.listing._id < other.listing._id ? -1 : 1))
    .slice(0, most);
}

/** Days that somebody keeps free. */
async function keepFree({ stage, times }: Play, { listing, caller }: Hired): Promise<void> {
  const days = { from: times.day(12), to: times.day(12), part: 'day' as const };
  const morning = { from: times.day(13), to: times.day(13), part: 'morning' as const };
  for (const spell of [days, morning])
    await stage.at(times.at(-3, '21:00'), () =>
      block(stage.hiring, caller.userId, { clientId: `free-${spell.from}`, listing, ...spell }),
    );
}

/** What everybody has that hires out their own work. @param other some customer besides the one that one logs in as */
async function playWork(play: Play, hired: Hired, { cast, other }: { cast: Cast; other: Player }) {
  const pair = { customer: cast.customer, hired };
  const second = { customer: other, hired };
  const [first, third] =
    hired.of === 'worker' || hired.of === 'groupWorker' ? [pair, second] : [second, pair];
  const side = hired.of === 'engineer' ? 'provider' : 'customer';
  await cancelled(play, third, { side, reason: side === 'provider' ? 'ill' : 'weather' });
  await begun(play, first, Math.min(2, hired.capacity));
  await agreed(play, { ...third, from: 7, asked: -2, days: 4, count: Math.min(2, hired.capacity) });
  await keepFree(play, hired);
  await waiting(play, second, { hoursAgo: 20, from: 22 });
  await open(play, pair, rivalsOf(hired, cast.others));
}

/** Two people with accounts are in the crew, a third is asked. */
async function fillCrew({ stage, times }: Play, crew: Hired, people: Hired[]): Promise<void> {
  const { hiring } = stage;
  for (const [index, { caller }] of people.slice(0, 3).entries()) {
    const asked = { listing: crew.listing, userId: caller.userId };
    const time = times.at(-40, '12:00');
    const { _id: id } = await stage.at(time, () => inviteMember(hiring, crew.caller.userId, asked));
    if (index < 2) await stage.at(time, () => answerInvitation(hiring, caller.userId, { id, accept: true }));
  }
}

async function playMachines(play: Play, machines: Hired[], { cast, other }: { cast: Cast; other: Player }) {
  const { stage } = play;
  const { db } = stage.hiring.services;
  const [drill, ladder, helmets] = ['Hammer', 'Ladder', 'Helmet'].map((category) =>
    machines.find((machine) => machine.category === category),
  );
  if (!drill || !ladder || !helmets) throw new Error('the demo’s owner of machines lacks one');
  const pair = { customer: cast.customer, hired: drill };
  for (const hired of [drill, ladder, helmets])
    await sayTerms(play, { hired, stock: hired === ladder ? 2 : 1 });
  const { userId } = drill.caller;
  const pictures = await toolPictures(stage.hiring.services, db, { userId, tool: 'hammer' });
  await rentedPast(play, pair, pictures);
  await cancelled(play, { customer: other, hired: drill }, { side: 'customer', reason: 'plans' });
  const ladders = await toolPictures(stage.hiring.services, db, { userId, tool: 'ladder' });
  await rentedNow(play, { ...pair, hired: ladder }, ladders);
  await agreed(play, { customer: cast.customer, hired: helmets, from: 5, asked: -2, days: 3 });
  await agreed(play, { customer: other, hired: drill, from: 8, asked: -2, days: 2 });
  await keepFree(play, { ...drill, listing: ladder.listing });
  await waiting(play, { customer: other, hired: ladder }, { hoursAgo: 20, from: 20 });
  await open(play, pair, rivalsOf(drill, cast.others));
}

/** What happened long ago was seen; of the newest each has a few that were not. */
async function seen(db: Db, now: Date): Promise<void> {
  const few = 4;
  await sql`
    update notices n set seen_at = n.created_at from (
      select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from notices) p
    where p.id = n.id and p.place > ${few}`.execute(db);
  // Who wrote has read what came before; the last hours' offers wait.
  const morning = new Date(now.getTime() - 5.5 * 3_600_000);
  await sql`
    update conversation_members c set delivered_seq = s.seq, seen_seq = s.seq, unread = c.received_seq > s.seq from (
      select m.conversation_id, o.user_id, max(m.seq) as seq from messages m
      join conversation_members o on o.conversation_id = m.conversation_id
      where m.created_at < ${morning} or m.sender_id = o.user_id group by m.conversation_id, o.user_id) s
    where s.conversation_id = c.conversation_id and s.user_id = c.user_id`.execute(db);
}

/**
 * Gives the demo a past, in a transaction of the caller's: what those have that one logs in as is played through the rules of
 * hiring, what others did long ago is written at once.
 */
export async function playPast(
  services: Services,
  transaction: Db,
  { cast, seed, now }: { cast: Cast; seed: number; now: Date },
): Promise<void> {
  const random = makeRandom(seed);
  const stage = makeStage(services, transaction);
  const times = timesAround(now);
  const play: Play = { stage, times, random };
  const { worker, groupWorker, contractor, engineer, product } = cast.accounts;
  const near = rivalsOf({ ...groupWorker, of: 'worker', category: 'Construction' }, cast.others, 3);
  await fillCrew(play, groupWorker, near);
  for (const [index, hired] of [worker, groupWorker, contractor, engineer].entries())
    await playWork(play, hired, { cast, other: cast.customers[index] ?? cast.customer });
  await playMachines(play, product, { cast, other: cast.customers[4] ?? cast.customer });
  // By chance of their own: what was played before stays as it was.
  await playTenders(
    { ...play, random: makeRandom(seed + 1) },
    {
      customer: cast.customer,
      other: cast.customers[2] ?? cast.customer,
      own: contractor,
      others: rivalsOf(contractor, cast.others, 4),
    },
  );
  await playSites(
    { ...play, random: makeRandom(seed + 2) },
    {
      customer: cast.customer,
      own: contractor,
      pictures: await toolPictures(services, transaction, {
        userId: contractor.caller.userId,
        tool: 'hammer',
      }),
    },
  );
  await owedPast({ ...play, random: makeRandom(seed + 3) }, { customer: cast.customer, hired: worker });
  const rest = { listing: engineer.listing, restDays: [0], yearlyOff: ['01-26', '08-15', '10-02'] };
  await changeRestDays(stage.hiring, engineer.caller.userId, rest);
  const members = new Set(near);
  const jobs = historyOf(
    { random, times },
    {
      own: [worker, groupWorker, contractor, engineer],
      others: cast.worked.filter((one) => !members.has(one)),
      customersOf: ({ pin }) => (pin.startsWith('411') ? [...cast.customers, cast.customer] : cast.customers),
      loyal: cast.customer,
    },
  );
  await writeHistory(stage.hiring.services.db, jobs, { random, times });
  await stage.at(now, async () => {
    await moveByClock(stage.hiring);
    await publishDue(stage.hiring);
    await scoreAll(stage.hiring.services.db);
  });
  await seen(stage.hiring.services.db, now);
}
