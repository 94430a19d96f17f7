import { addDays, atSite } from '#domain/calendar/dates.ts';
import type { Random } from '../../chance/random.ts';
import type { Hired, Player } from '../cast/cast.ts';
import type { Stars } from '../cast/opinions.ts';
import type { Times } from '../cast/times.ts';

/** A job of the past that went its usual way. */
export interface Job {
  hired: Hired;
  customer: Player;
  /** The first day, `YYYY-MM-DD`, and how many in a row. */
  from: string;
  days: number;
  count: number;
  price: number;
  /** Days, by number from 0, that both call half ones. */
  halves: number[];
  providerWrites: boolean;
  doneAt: Date;
  /** When the wages were received; undefined where they were not, by now. */
  paidAt: Date | undefined;
  /** What each side said about the other, with when. */
  ofProvider: { stars: Stars; at: Date } | undefined;
  ofCustomer: { stars: Stars; at: Date } | undefined;
}

const dayMs = 86_400_000;

/** How good somebody's work is: most are good at it. */
const starsOf = (random: Random, quality: number): Stars => {
  const drawn = quality + (random.next() - 0.5) * 1.9;
  if (drawn >= 4.45) return 5;
  if (drawn >= 3.55) return 4;
  return drawn >= 2.8 ? 3 : 2;
};

interface Drawn {
  random: Random;
  times: Times;
}

/** A review comes within some days of the end, or not at all; what would lie ahead was not written. */
function review(
  { random, times }: Drawn,
  { doneAt, share, quality }: { doneAt: Date; share: number; quality: number },
): Job['ofProvider'] {
  const says = random.chance(share);
  const stars = starsOf(random, quality);
  const at = new Date(doneAt.getTime() + (0.2 + 5 * random.next()) * dayMs);
  return says && at < times.now ? { stars, at } : undefined;
}

/** Most are paid on the last evening or some days later, one in fourteen late. */
function paid({ random, times }: Drawn, doneAt: Date): Date | undefined {
  const late = random.chance(1 / 14);
  const days = late ? 9 + 4 * random.next() : 0.1 + 3 * random.next();
  const at = new Date(doneAt.getTime() + days * dayMs);
  return at < times.hoursAgo(1) ? at : undefined;
}

/** Jobs of one listing, the latest first, one after the other with free days between them. */
function jobsOf(drawn: Drawn, hired: Hired, of: { jobs: number; last: number; customers: Player[] }): Job[] {
  const { random, times } = drawn;
  const quality = 3.9 + random.next();
  const jobs: Job[] = [];
  let end = of.last;
  while (jobs.length < of.jobs) {
    const days = random.whole(1, hired.of === 'engineer' ? 3 : 6);
    const from = times.day(end - days + 1);
    const customer = random.pick(of.customers);
    const doneAt = atSite(addDays(from, days), '09:15');
    const halves = random.chance(0.25) ? [random.whole(0, days - 1)] : [];
    const price = Math.round((hired.price * (0.92 + random.next() * 0.12)) / 10) * 10;
    const count = hired.capacity > 1 ? random.whole(2, Math.min(4, hired.capacity)) : 1;
    const job = {
      ...{ hired, customer, from, days, count, price, halves, doneAt },
      providerWrites: random.chance(0.35),
      paidAt: paid(drawn, doneAt),
      ofProvider: review(drawn, { doneAt, share: 0.86, quality }),
      ofCustomer: review(drawn, { doneAt, share: 0.7, quality: 4.5 }),
    };
    end -= days + random.whole(1, 12);
    const came = Math.max(hired.since.getTime(), customer.since.getTime()) + 5 * dayMs;
    if (atSite(from).getTime() < hired.since.getTime() + 5 * dayMs) break;
    if (atSite(from).getTime() > came) jobs.push(job);
  }
  return jobs;
}

interface Past {
  /** Those that one logs in as: what they have now is played. */
  own: Hired[];
  others: Hired[];
  customersOf: (hired: Hired) => Player[];
  /** The customer of everybody's last job of `own`, which both have reviewed. */
  loyal: Player;
}

/** Their last job as both like to remember it. */
function remembered(job: Job, loyal: Player): Job {
  const later = (days: number): Date => new Date(job.doneAt.getTime() + days * dayMs);
  const ofProvider = { stars: 5 as const, at: later(0.6) };
  return {
    ...job,
    customer: loyal,
    paidAt: later(0.4),
    ofProvider,
    ofCustomer: { stars: 5, at: later(1.5) },
  };
}

/**
 * What became of the demo's people before: some were hired often, more of them now and then.
 */
export function historyOf(drawn: Drawn, { own, others, customersOf, loyal }: Past): Job[] {
  const { random } = drawn;
  const jobs = own.flatMap((hired) => {
    const all = { jobs: random.whole(10, 13), last: -16, customers: customersOf(hired) };
    return jobsOf(drawn, hired, all).map((job, index) => (index === 0 ? remembered(job, loyal) : job));
  });
  for (const hired of others) {
    const often = random.chance(0.65) ? random.whole(5, 13) : random.whole(1, 4);
    jobs.push(
      ...jobsOf(drawn, hired, { jobs: often, last: -random.whole(4, 25), customers: customersOf(hired) }),
    );
  }
  return jobs;
}
