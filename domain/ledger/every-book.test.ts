import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, type Pay, payOfDay, wordThatCounts } from './balance.ts';
import { dayWords } from './day-words.ts';
import {
  type DayBody,
  type Entry,
  type EntrySays,
  isDay,
  type Mark,
  type MoneyBody,
  type Side,
  versionsOf,
} from './entry.ts';
import { paymentsOf } from './payments.ts';
import { moneyLines } from './waiting.ts';

const pay: Pay = { price: 701, per: 'day' };

/** An entry as it waits on the device of its side. */
type Sent = EntrySays & { _id: string; side: Side };

const clocks = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Entries as the server has them that received them in this order, from devices with any clock. */
const asBook = (sent: readonly Sent[], clock: readonly string[]): Entry[] =>
  sent.map((one, place) => ({
    ...one,
    ...{ seq: place + 1, author: one.side, clientId: one._id, prev: '', hash: '' },
    saidAt: clock[place % clock.length] ?? '',
    createdAt: '2099-11-04T00:00:00.000Z',
  }));

const side = fc.constantFrom<Side>('customer', 'provider');
const dayBody: fc.Arbitrary<DayBody> = fc.record({
  unit: fc.constant('u'),
  date: fc.constantFrom('2099-11-02', '2099-11-03'),
  mark: fc.constantFrom<Mark>('full', 'half', 'absent'),
  overtimeHours: fc.integer({ min: 0, max: 2 }),
});
const moneyBody: fc.Arbitrary<MoneyBody> = fc.record({
  sort: fc.constantFrom('wage', 'wage', 'advance', 'deposit'),
  to: side,
  amount: fc.integer({ min: 1, max: 5000 }),
  on: fc.constant('2099-11-02'),
  how: fc.constant('cash'),
});

/** What somebody does next: the numbers choose among what they can name. */
const act = fc.record({
  side,
  kind: fc.constantFrom('day', 'money', 'money', 'agree', 'same', 'same', 'dispute', 'correct'),
  day: dayBody,
  money: moneyBody,
  about: fc.nat(),
  own: fc.nat(),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const isSaid = ({ kind }: Sent): boolean => kind === 'day' || kind === 'money' || kind === 'correct';
const pick = (from: readonly Sent[], number: number): string | undefined => from[number % from.length]?._id;

/** The entry of an act; where there is nothing to name, a new word. */
function entryOf({ kind, day, money, about, own, side: by }: Act, before: readonly Sent[]): EntrySays {
  const said = before.filter(isSaid);
  const theirs = pick(
    said.filter((one) => one.side !== by),
    about,
  );
  const mine = said.filter((one) => one.side === by);
  if ((kind === 'agree' || kind === 'same') && theirs)
    return { kind: 'agree', body: { entry: theirs, sameAs: kind === 'same' ? pick(mine, own) : undefined } };
  if (kind === 'dispute' && theirs) return { kind, body: { entry: theirs, reason: 'No' } };
  const corrected = mine[own % mine.length];
  if (kind === 'correct' && corrected) {
    const version = versionsOf(asBook(before, [''])).get(corrected._id)?.body;
    if (version)
      return {
        kind,
        body: {
          entry: corrected._id,
          body: isDay(version) ? { ...version, mark: day.mark } : { ...money, to: version.to },
        },
      };
  }
  return kind === 'day' ? { kind, body: day } : { kind: 'money', body: money };
}

const play = (acts: readonly Act[], before: readonly Sent[] = []): Sent[] => {
  const sent = [...before];
  for (const one of acts) sent.push({ ...entryOf(one, sent), _id: `e${sent.length}`, side: one.side });
  return sent;
};

const namedBy = ({ kind, body }: Sent): string[] => {
  if (kind === 'agree') return [body.entry, ...(body.sameAs ? [body.sameAs] : [])];
  return kind === 'dispute' || kind === 'correct' ? [body.entry] : [];
};

/** The same entries as they may come in: those of a side in its order, each behind what it names. */
function delivered(sent: readonly Sent[], turns: readonly boolean[]): Sent[] {
  const lists = (['customer', 'provider'] as const).map((of) => sent.filter((one) => one.side === of));
  const came: Sent[] = [];
  const known = new Set<string>();
  while (came.length < sent.length) {
    const [first, other] = turns[came.length % turns.length] ? lists : lists.toReversed();
    const list = [first, other].find((one) => one?.[0] && namedBy(one[0]).every((id) => known.has(id)));
    const next = list?.shift();
    if (!next) throw new Error('nothing can come');
    came.push(next);
    known.add(next._id);
  }
  return came;
}

const acts = fc.array(act, { minLength: 1, maxLength: 24 });
const someClocks = fc.array(clocks, { minLength: 1, maxLength: 6 });
const runs = { numRuns: 200 };

const counted = (money: readonly MoneyBody[]): number =>
  money.reduce((sum, { sort, amount }) => (sort === 'deposit' ? sum : sum + amount), 0);

/** What the receiver of all payments to one side has, deposits aside. */
const receivedBy = (of: Side, entries: readonly Entry[]): number =>
  counted(
    paymentsOf(entries)
      .flatMap(({ receiver }) => wordThatCounts(receiver, pay))
      .filter(({ to }) => to === of),
  );

/** What a side wrote itself of payments to it, by its last words. */
const writtenBy = (of: Side, entries: readonly Entry[]): number =>
  counted(moneyLines(entries).flatMap(({ side: by, body }) => (by === of && body.to === of ? body : [])));

describe('In every book', () => {
  test('the balance is the same in every order of delivery and by every clock', () => {
    fc.assert(
      fc.property(
        acts,
        fc.array(fc.boolean(), { minLength: 1 }),
        someClocks,
        someClocks,
        (played, turns, clock, other) => {
          const sent = play(played);
          const [one, two] = [asBook(sent, clock), asBook(delivered(sent, turns), other)];
          expect(balanceOf(two, pay)).toEqual(balanceOf(one, pay));
          expect(balanceOf(two.toReversed(), pay)).toEqual(balanceOf(one, pay));
          expect(dayWords(two)).toEqual(dayWords(one));
          const states = (book: Entry[]) => new Map(moneyLines(book).map(({ root, state }) => [root, state]));
          expect(states(two)).toEqual(states(one));
        },
      ),
      runs,
    );
  });

  test.each(['customer', 'provider'] as const)(
    'nothing that the %s writes alone raises what the other granted',
    (alone) => {
      const granter = alone === 'customer' ? 'provider' : 'customer';
      fc.assert(
        fc.property(acts, acts, someClocks, (played, more, clock) => {
          const before = play(played);
          const after = play(
            more.map((one) => ({ ...one, side: alone })),
            before,
          );
          const [was, is] = [asBook(before, clock), asBook(after, clock)];
          expect(receivedBy(granter, is)).toBeLessThanOrEqual(receivedBy(granter, was));
          // A payer may say that two are one; what the receiver wrote themself they cannot make less.
          expect(receivedBy(granter, is)).toBeGreaterThanOrEqual(writtenBy(granter, was));
          const words = (book: Entry[]) => dayWords(book).flatMap((day) => day[granter] ?? []);
          expect(words(is)).toEqual(words(was));
          const most = words(was).reduce((sum, body) => sum + payOfDay(pay, body), 0);
          if (granter === 'customer') expect(balanceOf(is, pay).agreed.earned).toBeLessThanOrEqual(most);
        }),
        runs,
      );
    },
  );

  test('without a word of the other side nothing is agreed that needs one, and every claim counts in question', () => {
    fc.assert(
      fc.property(acts, someClocks, (played, clock) => {
        const book = asBook(play(played), clock);
        const only = (of: Side) => book.filter((entry) => entry.side === of);
        expect(balanceOf(only('provider'), pay).agreed.earned).toBe(0);
        expect(receivedBy('provider', only('customer'))).toBe(0);
        expect(receivedBy('customer', only('provider'))).toBe(0);
        const { agreed, inQuestion } = balanceOf(book, pay);
        expect(inQuestion.earned).toBeGreaterThanOrEqual(agreed.earned);
      }),
      runs,
    );
  });
});
