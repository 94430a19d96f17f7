import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { requireBook } from '#server/features/hiring/ledger/book/book.rules.ts';
import { writeEntries } from '#server/features/hiring/ledger/write.rules.ts';
import { readReviews } from '#server/features/hiring/reviews/read-reviews.rules.ts';
import { writeReview } from '#server/features/hiring/reviews/write-review.rules.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { expectGranted } from './book-promises.ts';
import { type Act, type Game, rowsOf, sideOf } from './game.ts';

type Book = Awaited<ReturnType<typeof requireBook>>['book'];
type Body = Record<string, unknown>;

const aDay = ({ dice: { below, pick } }: Game, { units, dates, listingOf }: Book): Body => {
  const mark = pick(['full', 'half', 'absent']);
  return {
    unit: pick(units)?.id,
    date: pick(datesOf(dates)),
    mark,
    overtimeHours: mark === 'absent' ? 0 : below(3),
    ...(listingOf === 'product' && mark !== 'absent' && { hours: 1 + below(10) }),
  };
};

const somePay = ({ dice: { below, pick }, now }: Game): Body => ({
  sort: pick(['advance', 'wage', 'wage', 'deposit', 'transport']),
  to: pick(['customer', 'provider', 'provider']),
  amount: 1 + below(2000),
  on: now.toISOString().slice(0, 10),
  how: 'cash',
});

/** A word about what somebody wrote before. */
function aWordAbout(game: Game, book: Book, entries: Entry[]): { kind: string; body: Body } | undefined {
  const { pick } = game.dice;
  const said = entries.filter(({ kind }) => kind === 'day' || kind === 'money' || kind === 'correct');
  const about = pick(said);
  if (!about) return undefined;
  const entry = about._id;
  const isMoney = about.kind === 'money';
  switch (pick(['agree', 'agree', 'same', 'dispute', 'correct'])) {
    case 'same': {
      const sameAs = pick(said.filter(({ side }) => side !== about.side))?._id;
      return { kind: 'agree', body: { entry, ...(sameAs && { sameAs }) } };
    }
    case 'dispute':
      return { kind: 'dispute', body: { entry, reason: 'It was not so' } };
    case 'correct':
      return { kind: 'correct', body: { entry, body: isMoney ? somePay(game) : aDay(game, book) } };
    default:
      return { kind: 'agree', body: { entry } };
  }
}

function someEntry(game: Game, book: Book, entries: Entry[]): SentEntry {
  const { below, chance } = game.dice;
  const about = chance(0.45) ? aWordAbout(game, book, entries) : undefined;
  const own = chance(0.6) ? { kind: 'day', body: aDay(game, book) } : { kind: 'money', body: somePay(game) };
  // A device without network says it hours later, one whose clock is wrong has said it tomorrow.
  const saidAt = new Date(game.now.getTime() + (below(48) - 36) * 3_600_000).toISOString();
  return { clientId: randomUUID(), saidAt, ...(about ?? own) } as SentEntry;
}

const writes: Act = async (game) => {
  const booking = game.dice.pick(game.bookings.slice(-16));
  const member = game.dice.pick(game.providers)?.player;
  const by = booking && (game.dice.chance(0.1) ? member : sideOf(game, booking));
  if (!by) return;
  const { db } = game.neev.services;
  const { book } = await requireBook(game.hiring, by, booking.id);
  const entries = await entriesOf(db, booking.id);
  const sent = Array.from({ length: 1 + game.dice.below(4) }, () => someEntry(game, book, entries));
  const answers = await writeEntries(game.hiring, { caller: by, bookingId: booking.id, sent });
  expect(answers.map(({ clientId }) => clientId)).toEqual(sent.map(({ clientId }) => clientId));
  await expectGranted(game, { book, by });
};

const done = `
  select b.id from bookings b where b.status = 'done'
    and (select count(*) from reviews r where r.booking_id = b.id) < 2
  order by b.status_at desc, b.id limit 6`;

const reviews: Act = async (game) => {
  const found = game.dice.pick(await rowsOf<{ id: string }>(game, done));
  const booking = game.bookings.find(({ id }) => id === found?.id);
  const by = booking && sideOf(game, booking);
  if (!by) return;
  const { aboutId } = await writeReview(game.hiring, by, {
    bookingId: booking.id,
    stars: 1 + game.dice.below(5),
    reasons: [],
    text: 'As it was',
  });
  const shown = await readReviews(game.hiring, { userId: aboutId, limit: 50 });
  expect(shown.data.filter(({ publishedAt }) => publishedAt === null)).toEqual([]);
};

export const bookActs: Record<string, Act> = { writes, reviews };
