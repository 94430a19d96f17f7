import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, type Pay, payOfDay } from './balance.ts';
import { claimedDay, dayWords, unsureOf } from './day-words.ts';
import type { DayBody, Entry, EntrySays, Mark, Side } from './entry.ts';
import { type Act, acts, aSide, saysOf } from './said-in-test.ts';
import { moneyLines } from './waiting.ts';

const pay: Pay = { price: 701, per: 'day' };

/** A line as its device signs it; `after`: the last place of the book that the device had. */
interface Said {
  side: Side;
  device: string;
  n: number;
  after: number;
  says: EntrySays;
}

/** A book as the server has it that received these in this order; ids are the places. */
const asBook = (said: readonly Said[], first = 0): Entry[] =>
  said.map(({ side, device, n, after, says }, at) => ({
    ...says,
    ...{ _id: `e${first + at + 1}`, seq: first + at + 1, author: side, side, clientId: `c${first + at}` },
    ...{ saidAt: '1970-01-01T00:00:00.000Z', createdAt: '2099-11-04T00:00:00.000Z', prev: '', hash: '' },
    ...(device !== '' && { device: `${side}-${device}`, n, seen: { seq: after, hash: '' } }),
  }));

const day = (mark: Mark, date = '2099-11-02'): EntrySays => ({
  kind: 'day',
  body: { unit: 'u', date, mark, overtimeHours: 0 },
});
const money = (amount: number, to: Side = 'provider'): EntrySays => ({
  kind: 'money',
  body: { sort: 'wage', to, amount, on: '2099-11-02', how: 'cash' },
});
const agree = (entry: number, sameAs?: number): EntrySays => ({
  kind: 'agree',
  body: { entry: `e${entry}`, sameAs: sameAs === undefined ? undefined : `e${sameAs}` },
});
const dispute = (entry: number): EntrySays => ({
  kind: 'dispute',
  body: { entry: `e${entry}`, reason: 'No' },
});
const correct = (entry: number, says: EntrySays): EntrySays => ({
  kind: 'correct',
  body: { entry: `e${entry}`, body: says.body as DayBody },
});

/** `c1`: the customer's first device. */
const line = (by: string, n: number, after: number, says: EntrySays): Said => ({
  side: by.startsWith('c') ? 'customer' : 'provider',
  device: by.slice(1),
  ...{ n, after, says },
});
const sums = (...said: Said[]) => {
  const { agreed, inQuestion } = balanceOf(asBook(said), pay);
  return [agreed.earned, inQuestion.earned, agreed.paid, inQuestion.paid];
};
const earned = (...said: Said[]) => sums(...said).slice(0, 2);
const paid = (...said: Said[]) => sums(...said).slice(2);

describe('The last word', () => {
  test('of a device stands by its own count, in whatever order its lines came', () => {
    expect(earned(line('c1', 2, 0, day('half')), line('c1', 1, 0, day('full')))).toEqual([351, 351]);
    expect(earned(line('c1', 1, 0, day('half')), line('c1', 2, 0, day('full')))).toEqual([701, 701]);
  });

  test('of two devices is the one that had seen the other; of two that did not know of each other the lesser', () => {
    const first = line('c1', 1, 0, day('full'));
    expect(earned(first, line('c2', 1, 1, day('half')))).toEqual([351, 351]);
    const apart = [first, line('c2', 1, 0, day('half'))];
    expect(earned(...apart)).toEqual([351, 701]);
    expect(unsureOf(dayWords(asBook(apart))[0] as never)).toEqual(['customer']);
    expect(dayWords(asBook(apart))[0]?.customerSaid?.map(({ mark }) => mark)).toEqual(['full', 'half']);
    expect(earned(...apart, line('c2', 2, 2, day('full')))).toEqual([701, 701]);
  });

  test('of an older page comes before every word of a device, and keeps the order of the book', () => {
    expect(earned(line('c', 0, 0, day('full')), line('c', 0, 0, day('half')))).toEqual([351, 351]);
    expect(earned(line('c1', 1, 0, day('full')), line('c', 0, 0, day('half')))).toEqual([701, 701]);
  });

  test('a dispute takes back an agreement that is not after it, and no other', () => {
    const claim = line('p1', 1, 0, day('full'));
    const no = line('c2', 1, 1, dispute(1));
    expect(earned(claim, line('c1', 1, 1, agree(1)), no)).toEqual([0, 701]);
    expect(earned(claim, no, line('c1', 1, 1, agree(1)))).toEqual([0, 701]);
    expect(earned(claim, no, line('c1', 1, 2, agree(1)))).toEqual([701, 701]);
    expect(dayWords(asBook([claim, line('c1', 1, 1, agree(1)), no]))).toMatchObject([{ disputed: true }]);
  });
});

describe('What was received', () => {
  const theirs = line('c1', 1, 0, money(5000));
  const own = line('p1', 1, 1, money(5000));

  test('counts once where its receiver says so, whatever the payer pairs it with', () => {
    const pair = line('p1', 2, 2, agree(1, 2));
    expect(paid(theirs, own, pair)).toEqual([5000, 5000]);
    const one = line('c1', 2, 3, money(1));
    expect(paid(theirs, own, pair, one, line('c1', 3, 4, agree(2, 4)))[0]).toBe(5000);
    expect(paid(theirs, own, line('c1', 2, 2, agree(2, 1)))).toEqual([5000, 5000]);
  });

  test('is of the last pair that its receiver said, and a later agreement alone takes none apart', () => {
    const twice = [theirs, line('c1', 2, 1, money(5000)), line('p1', 1, 2, money(5000))];
    expect(paid(...twice, line('p1', 2, 3, agree(1, 3)), line('p1', 3, 3, agree(2, 3)))[0]).toBe(10_000);
    const pair = line('p1', 2, 2, agree(1, 2));
    const raised = line('c1', 2, 3, correct(1, money(6000)));
    expect(paid(theirs, own, pair, raised)).toEqual([5000, 6000]);
    expect(paid(theirs, own, pair, raised, line('p1', 3, 4, agree(4)))).toEqual([6000, 6000]);
  });

  test('is what its receiver corrected it to after they said that it is the payer’s', () => {
    const pair = line('p1', 2, 2, agree(1, 2));
    const corrected = line('p1', 3, 3, correct(2, money(500)));
    expect(paid(theirs, own, pair, corrected)[0]).toBe(500);
    // Said on another phone that knew of no pair: the lesser is agreed.
    expect(paid(theirs, own, pair, line('p2', 1, 2, correct(2, money(6000))))[0]).toBe(5000);
    // Taken back, the pair says nothing of it any more.
    expect(paid(theirs, own, pair, corrected, line('p1', 4, 4, dispute(1)))[0]).toBe(500);
    // What the payer corrects or pairs meanwhile moves nothing.
    expect(
      paid(
        theirs,
        own,
        pair,
        line('c1', 2, 3, correct(1, money(9000))),
        line('p1', 3, 4, correct(2, money(500))),
      )[0],
    ).toBe(500);
  });

  test('two corrections on two devices: the lesser is agreed, the greater in question', () => {
    const apart = [line('p1', 2, 1, correct(1, money(300))), line('p2', 1, 1, correct(1, money(400)))];
    expect(paid(line('p1', 1, 0, money(500)), ...apart)).toEqual([300, 400]);
    expect(moneyLines(asBook([theirs, line('p1', 1, 1, agree(1))]))).toMatchObject([{ state: 'agreed' }]);
  });
});

/** A book that devices write; each knows it up to where it last looked. */
function play(played: readonly Act[], before: readonly Entry[] = []): Entry[] {
  const book = [...before];
  const known = new Map<string, { n: number; after: number }>();
  for (const one of book)
    if (one.device)
      known.set(one.device, {
        n: one.n ?? 0,
        after: Math.max(one.seen?.seq ?? 0, known.get(one.device)?.after ?? 0),
      });
  for (const one of played) {
    const name = `${one.side}-${one.device}`;
    const { n, after } = known.get(name) ?? { n: 0, after: 0 };
    const now = one.syncs ? book.length : after;
    const says = saysOf(one, book.slice(0, now));
    const said = { side: one.side, device: one.device, n: n + 1, after: now, says };
    known.set(name, { n: n + 1, after: now });
    book.push(...asBook([said], book.length));
  }
  return book;
}

const runs = { numRuns: 1500 };
const received = (of: Side, book: readonly Entry[]): number => {
  const toOne = book.filter(
    (entry) => moneyTo(entry, book) !== (of === 'customer' ? 'provider' : 'customer'),
  );
  return Math.abs(balanceOf(toOne, pay).agreed.paid);
};
/** Who receives what an entry tells of; nobody where it is of a day. */
function moneyTo(entry: Entry, book: readonly Entry[]): Side | undefined {
  if (entry.kind === 'money') return entry.body.to;
  if (entry.kind === 'correct') return 'to' in entry.body.body ? entry.body.body.to : undefined;
  if (entry.kind !== 'agree' && entry.kind !== 'dispute') return undefined;
  const named = book.find(({ _id }) => _id === entry.body.entry);
  return named && moneyTo(named, book);
}

describe('In every book of two sides with two devices each', () => {
  test('no line of the payer moves what was received, and none of the provider lifts the days above the customer’s words', () => {
    fc.assert(
      fc.property(acts, acts, aSide, (played, more, hostile) => {
        const was = play(played);
        const is = play(
          more.map((one) => ({ ...one, side: hostile })),
          was,
        );
        const receiver = hostile === 'customer' ? 'provider' : 'customer';
        expect(received(receiver, is)).toBe(received(receiver, was));
        const most = dayWords(was).reduce(
          (sum, { customer }) => sum + (customer ? payOfDay(pay, customer) : 0),
          0,
        );
        if (hostile === 'provider') expect(balanceOf(is, pay).agreed.earned).toBeLessThanOrEqual(most);
      }),
      runs,
    );
  });

  test.each([
    ['written on an older page moves what devices counted', (by: Side, hostile: Side) => by === hostile],
    ['of a device moves what an older page said', (by: Side, hostile: Side) => by !== hostile],
  ])('no line of the payer %s', (_, isOlder) => {
    fc.assert(
      fc.property(acts, acts, aSide, (played, more, hostile) => {
        const on = (one: Act): Act =>
          isOlder(one.side, hostile) ? { ...one, device: '', syncs: true } : one;
        const was = play(played.map(on));
        const is = play(
          more.map((one) => on({ ...one, side: hostile })),
          was,
        );
        const receiver = hostile === 'customer' ? 'provider' : 'customer';
        expect(received(receiver, is)).toBe(received(receiver, was));
      }),
      runs,
    );
  });

  test('what is agreed is never more than what is in question, and the order of a list changes nothing', () => {
    fc.assert(
      fc.property(acts, (played) => {
        const book = play(played);
        const { agreed, inQuestion } = balanceOf(book, pay);
        expect(inQuestion.earned).toBeGreaterThanOrEqual(agreed.earned);
        expect(balanceOf(book.toReversed(), pay)).toEqual({ agreed, inQuestion });
      }),
      runs,
    );
  });

  test('lines that wait on two phones make one balance, whichever comes first', () => {
    fc.assert(
      fc.property(acts, acts, fc.array(fc.boolean(), { minLength: 1 }), (played, waiting, turns) => {
        const known = play(played);
        // Both phones know the same book, and neither hears of the other's lines.
        const lists = (['1', '2'] as const).map((device) =>
          waiting
            .filter((one) => one.device === device)
            .map(
              (one, at): Said => ({
                ...{ side: one.side, device: `${device}-late`, n: at + 1, after: known.length },
                says: saysOf(one, known),
              }),
            ),
        );
        const merged = (first: readonly boolean[]): Entry[] => {
          const left = lists.map((list) => [...list]);
          const said: Said[] = [];
          for (let at = 0; left.some((list) => list.length > 0); at += 1) {
            const order = first[at % first.length] ? left : left.toReversed();
            const next = order.find((list) => list.length > 0)?.shift();
            if (next) said.push(next);
          }
          return [...known, ...asBook(said, known.length)];
        };
        const [one, other] = [merged(turns), merged(turns.map((turn) => !turn))];
        expect(balanceOf(other, pay)).toEqual(balanceOf(one, pay));
        const days = (book: Entry[]) => dayWords(book).map((words) => [claimedDay(words), words.customer]);
        expect(days(other)).toEqual(days(one));
      }),
      runs,
    );
  });
});

test('5,000 words of one day by fifty devices are reckoned without comparing each with each', () => {
  const said = Array.from({ length: 5000 }, (_, at) =>
    line(`c${at % 50}`, Math.floor(at / 50) + 1, Math.max(0, at - 60), day(at % 2 === 0 ? 'full' : 'half')),
  );
  expect(balanceOf(asBook(said), pay).agreed.earned).toBe(351);
});
