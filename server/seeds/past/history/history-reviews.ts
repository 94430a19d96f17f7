import { reviewDays } from '#contract/hiring/hiring-words.ts';
import { countedOf } from '#server/features/hiring/reviews/counted.rules.ts';
import type { Random } from '../../chance/random.ts';
import { replies } from '../../data/work-words.ts';
import type { Player } from '../cast/cast.ts';
import { opinion } from '../cast/opinions.ts';
import type { Times } from '../cast/times.ts';
import type { Job } from './history.ts';
import type { Row } from './insert-many.ts';

type ReviewRow = Row & { id: string; author_id: string; about_id: string; published_at: Date | null };

interface Told {
  bookingId: string;
  times: Times;
  /** What somebody was told already. */
  heard: (player: Player) => Set<string>;
}

/** Both are shown once both have written, one alone after some days. */
function publishedAt({ doneAt, ofProvider, ofCustomer }: Job, { now }: Times): Date | null {
  const both = ofProvider && ofCustomer;
  const at = both
    ? new Date(Math.max(ofProvider.at.getTime(), ofCustomer.at.getTime()))
    : new Date(doneAt.getTime() + reviewDays * 86_400_000);
  return at <= now ? at : null;
}

function reviewsOf(random: Random, job: Job, { bookingId, times, heard }: Told) {
  const { hired, customer, ofProvider, ofCustomer } = job;
  const published_at = publishedAt(job, times);
  const sides = [
    { about: 'provider', said: ofProvider, author: customer, of: hired, listing: hired.listing._id },
    { about: 'customer', said: ofCustomer, author: hired, of: customer, listing: null },
  ] as const;
  return sides.flatMap(({ about, said, author, of, listing }): ReviewRow[] => {
    if (!said) return [];
    const reply = published_at && random.chance(0.08) ? random.pick(replies) : null;
    return [
      {
        ...{ id: random.uuid(), booking_id: bookingId, author_id: author.caller.userId },
        ...{
          about_id: of.caller.userId,
          listing_id: listing,
          ...opinion(random, { about, stars: said.stars, said: heard(of) }),
        },
        ...{ reply, published_at, counts: false, created_at: said.at },
      },
    ];
  });
}

/** The reviews of jobs, with which of them count: of a pair one in some days. */
export function reviewRows(
  random: Random,
  jobs: Job[],
  { booked, times }: { booked: ReadonlyMap<Job, string>; times: Times },
): Row[] {
  const texts = new Map<string, Set<string>>();
  const heard = ({ caller: { userId } }: Player): Set<string> => {
    const known = texts.get(userId) ?? new Set();
    texts.set(userId, known);
    return known;
  };
  const rows = jobs.flatMap((job) =>
    reviewsOf(random, job, { bookingId: booked.get(job) ?? '', times, heard }),
  );
  const pairs = new Map<string, ReviewRow[]>();
  for (const row of rows) {
    const pair = `${row.author_id} ${row.about_id}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), row]);
  }
  for (const pair of pairs.values()) {
    const shown = pair.flatMap(({ id, published_at }) =>
      published_at ? [{ id, publishedAt: published_at, hidden: false }] : [],
    );
    const counted = countedOf(shown);
    for (const row of pair) row.counts = counted.has(row.id);
  }
  return rows;
}
