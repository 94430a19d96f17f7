import { addDays, atSite, siteDate } from '#domain/calendar/dates.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Entry, EntrySays, Written } from '#domain/ledger/entry.ts';
import { hashOf } from '#server/platform/ledger/hash.ts';
import type { Random } from '../../chance/random.ts';
import type { Job } from './history.ts';

type Said = EntrySays & { by: 'customer' | 'provider' | 'neev'; at: Date };

const halfHour = 1_800_000;

/** What is said of the days, each evening, first by the worker. */
function daySays({ from, days, halves, providerWrites }: Job, units: string[]): Said[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((date, index) => {
    const mark = halves.includes(index) ? ('half' as const) : ('full' as const);
    const sides = providerWrites ? (['provider', 'customer'] as const) : (['customer'] as const);
    return sides.flatMap((by, turn) =>
      units.map((unit) => ({
        ...{ kind: 'day' as const, by, at: atSite(date, turn === 0 ? '18:05' : '19:20') },
        body: { unit, date, mark, overtimeHours: 0 },
      })),
    );
  });
}

const event = (state: string, by: 'customer' | 'provider', at: Date): Said => ({
  ...{ kind: 'event', by: 'neev', at, body: { state, by } },
});

/** The book of a job, line behind line as the server chains them. */
export function bookOf(
  random: Random,
  job: Job,
  { bookingId, units }: { bookingId: string; units: string[] },
): Entry[] {
  const { from, days, doneAt, paidAt, price } = job;
  const lines: Entry[] = [];
  const write = ({ by, at, ...says }: Said): string => {
    const player = by === 'customer' ? job.customer : job.hired;
    const time = at.toISOString();
    const line: EntrySays & Omit<Written, 'hash'> & Pick<Entry, 'side'> = {
      ...says,
      author: by === 'neev' ? null : player.caller.userId,
      side: by,
      clientId: by === 'neev' ? null : `${bookingId}-${lines.length}`,
      ...{ saidAt: time, createdAt: time },
      ...{ _id: random.uuid(), seq: lines.length + 1, prev: lines.at(-1)?.hash ?? firstHead },
    };
    lines.push({ ...line, hash: hashOf(line) });
    return line._id;
  };
  write(event('under_way', 'provider', atSite(from, '08:50')));
  for (const said of daySays(job, units)) write(said);
  write(event('done_said', 'provider', atSite(addDays(from, days - 1), '19:40')));
  write(event('done', 'customer', doneAt));
  if (!paidAt) return lines;
  const amount = balanceOf(lines, { price, per: 'day' }).agreed.earned;
  const on = siteDate(paidAt);
  const wage = { sort: 'wage', to: 'provider', how: random.pick(['upi', 'cash', 'bank'] as const) } as const;
  const entry = write({ kind: 'money', by: 'customer', at: paidAt, body: { ...wage, amount, on } });
  write({ kind: 'agree', by: 'provider', at: new Date(paidAt.getTime() + halfHour), body: { entry } });
  return lines;
}
