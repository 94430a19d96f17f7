import { describe, expect, test } from 'vitest';
import { asBook, bill, money, type Sent, terms, work } from './site-book-in-test.ts';
import type { WorkBody } from './site-entry.ts';
import { type SiteTerms, standingOf } from './standing.ts';

const claim = (_id: string, body: WorkBody, side: Sent['side'] = 'provider'): Sent => ({
  ...{ _id, side, kind: 'work', body },
});
const agree = (_id: string, entry: string, side: Sent['side'] = 'customer'): Sent => ({
  ...{ _id, side, kind: 'agree', body: { entry } },
});
const dispute = (_id: string, entry: string): Sent => ({
  ...{ _id, side: 'customer', kind: 'dispute', body: { entry, reason: 'The wall leans' } },
});
const pay = (_id: string, amount: number, side: Sent['side'], sort: 'stage' | 'other' = 'stage'): Sent => ({
  ...{ _id, side, kind: 'money', body: money(amount, { sort }) },
});
const stands = (sent: Sent[], of: Partial<SiteTerms> = {}) => standingOf(asBook(sent), terms(of));
const status = (sent: Sent[], of: Partial<SiteTerms> = {}) =>
  stands(sent, of).stages.map((stage) => stage.status);
const agreedOf = (sent: Sent[], of: Partial<SiteTerms> = {}) =>
  stands(sent, of).lines.map(({ agreed }) => agreed);

const whole = work(1, {}, { whole: true });

describe('The quantity of a line', () => {
  test('is the greatest that the customer granted, at most the provider’s last claim and the bill', () => {
    expect(agreedOf([claim('a', work(1, { 1: 60 })), agree('b', 'a')])).toEqual([60, 0, 0]);
    expect(agreedOf([claim('a', work(1, { 1: 60 }))])).toEqual([0, 0, 0]);
    expect(agreedOf([claim('a', work(1, { 1: 40 }), 'customer')])).toEqual([40, 0, 0]);
    expect(agreedOf([claim('a', work(1, { 1: 40 }), 'customer'), claim('b', work(1, { 1: 30 }))])).toEqual([
      30, 0, 0,
    ]);
    expect(agreedOf([claim('a', work(1, { 1: 900 })), agree('b', 'a')])).toEqual([100, 0, 0]);
  });

  test('that was granted is not taken back', () => {
    const granted = [claim('a', work(1, { 1: 60 })), agree('b', 'a')];
    expect(agreedOf([...granted, dispute('c', 'a')])).toEqual([60, 0, 0]);
    const own = [claim('a', work(1, { 1: 60 }), 'customer')];
    const less: Sent = {
      ...{ _id: 'c', side: 'customer', kind: 'correct', body: { entry: 'a', body: work(1, { 1: 5 }) } },
    };
    expect(agreedOf([...own, less])).toEqual([60, 0, 0]);
  });

  test('falls by the provider’s lesser word: a correction, or what they agree to', () => {
    const granted = [claim('a', work(1, { 1: 60 })), agree('b', 'a')];
    const less: Sent = {
      ...{ _id: 'c', side: 'provider', kind: 'correct', body: { entry: 'a', body: work(1, { 1: 50 }) } },
    };
    expect(agreedOf([...granted, less])).toEqual([50, 0, 0]);
    const measured = claim('c', work(1, { 1: 45 }), 'customer');
    expect(agreedOf([...granted, measured, agree('d', 'c', 'provider')])).toEqual([45, 0, 0]);
  });

  test('of an earlier claim that is corrected stays behind the later one', () => {
    const later: Sent[] = [claim('a', work(1, { 1: 20 })), claim('b', work(1, { 1: 60 })), agree('c', 'b')];
    const corrected: Sent = {
      ...{ _id: 'd', side: 'provider', kind: 'correct', body: { entry: 'a', body: work(1, { 1: 10 }) } },
    };
    expect(agreedOf([...later, corrected])).toEqual([60, 0, 0]);
  });

  test('that an engineer wrote is certified and granted by nobody, until the customer agrees', () => {
    const certified = [claim('a', work(1, { 1: 50 }), 'engineer')];
    expect(stands(certified).stages[0]).toMatchObject({ status: 'open', accepted: 0, certified: 2950 });
    expect(agreedOf([...certified, agree('b', 'a')])).toEqual([50, 0, 0]);
  });

  test('counts only in a word on its own stage, by a bill that there is', () => {
    expect(agreedOf([claim('a', work(2, { 1: 50 }), 'customer')])).toEqual([0, 0, 0]);
    expect(agreedOf([claim('a', work(1, { 1: 50 }, { version: 7 }), 'customer')])).toEqual([0, 0, 0]);
  });
});

describe('A stage', () => {
  test('is open, claimed, sent back, part, and accepted with every line in full', () => {
    const claimed = claim('a', work(1, { 1: 60 }));
    expect(status([])).toEqual(['open', 'open']);
    expect(status([claimed])).toEqual(['claimed', 'open']);
    expect(status([claimed, dispute('b', 'a')])).toEqual(['sent_back', 'open']);
    expect(status([claimed, agree('b', 'a')])).toEqual(['part', 'open']);
    expect(status([claim('a', work(1, { 1: 100, 2: 10 })), agree('b', 'a')])).toEqual(['accepted', 'open']);
  });

  test('is claimed again by what the provider says after it was sent back', () => {
    const back = [claim('a', work(1, { 1: 60 })), dispute('b', 'a')];
    expect(status([...back, claim('c', work(1, { 1: 55 }))])).toEqual(['claimed', 'open']);
    expect(status([...back, agree('c', 'a')])).toEqual(['part', 'open']);
  });

  test('as a whole is all lines in full with fixed pay', () => {
    const sent = [claim('a', whole), agree('b', 'a')];
    expect(stands(sent).stages[0]).toMatchObject({ status: 'accepted', accepted: 9440, claimed: 9440 });
    expect(agreedOf(sent)).toEqual([100, 10, 0]);
    expect(stands(sent).next).toBe(2);
  });

  test('as a whole is finished with less where it is measured, and paid for what stands', () => {
    const sent = [claim('a', work(1, { 1: 90, 2: 10 }, { whole: true })), agree('b', 'a')];
    expect(stands(sent, { pay: 'measured' }).stages[0]).toMatchObject({ status: 'accepted', accepted: 8850 });
    const later = claim('c', work(1, { 1: 80, 2: 10 }));
    expect(status([...sent, later], { pay: 'measured' })).toEqual(['part', 'open']);
  });

  test('that a change order made greater is not accepted by an earlier whole', () => {
    const more = bill({
      version: 2,
      lines: bill().lines.map((line) => (line.no === 1 ? { ...line, quantity: 120 } : line)),
      stages: [
        { no: 1, amount: 10_620, ahead: 900 },
        { no: 2, amount: 2360, ahead: 200 },
      ],
      total: 12_980,
    });
    for (const side of ['fixed', 'measured'] as const) {
      const sent = [claim('a', work(1, { 1: 100, 2: 10 }, { whole: true })), agree('b', 'a')];
      expect(status(sent, { pay: side, bills: [bill(), more] })).toEqual(['part', 'open']);
      const other = [claim('a', work(2, { 3: 20 }, { whole: true })), agree('b', 'a')];
      expect(status(other, { pay: side, bills: [bill(), more] })).toEqual(['open', 'accepted']);
    }
  });

  test('in part is worth its lines, each rounded up and at most its amount, with the tax rounded up', () => {
    const sent = [claim('a', work(1, { 1: 33.333 })), agree('b', 'a')];
    // 33.333 × 50 = 1666.65 is 1667; with 18 % 1967.06.
    expect(stands(sent).stages[0]?.accepted).toBe(1968);
  });

  test('comes next by its number, also where a later one is accepted already', () => {
    const late = [claim('a', work(2, { 3: 20 })), agree('b', 'a')];
    expect(stands(late).next).toBe(1);
    const all = [...late, claim('c', whole), agree('d', 'c')];
    expect(stands(all)).toMatchObject({ next: null, room: 11_800 - 590 });
  });
});

describe('What is due', () => {
  const done = [claim('a', whole), agree('b', 'a')];

  test('is what is accepted, less what is kept and what the provider grants as paid', () => {
    const sent = [...done, pay('c', 5000, 'provider'), pay('d', 700, 'customer')];
    expect(stands(sent)).toMatchObject({
      agreed: { accepted: 9440, retained: 472, paid: 5000, due: 3968 },
      inQuestion: { accepted: 9440, retained: 472, paid: 5700, due: 3268 },
      room: 4168,
    });
    expect(stands(sent, { retentionDue: true }).agreed).toMatchObject({ retained: 0, due: 4440 });
  });

  test('is below nothing where more was paid than stands', () => {
    expect(stands([pay('a', 1500, 'provider')])).toMatchObject({ agreed: { due: -1500 }, room: -600 });
    expect(stands([])).toMatchObject({ agreed: { due: 0 }, room: 900 });
  });

  test('has no part of what is paid for other things', () =>
    expect(stands([pay('a', 1500, 'provider', 'other')]).agreed.paid).toBe(0));

  test('is in question as if every claim counted', () =>
    expect(stands([claim('a', whole)])).toMatchObject({
      agreed: { accepted: 0 },
      inQuestion: { accepted: 9440, retained: 472, paid: 0, due: 8968 },
    }));
});

test('A site book needs a bill', () =>
  expect(() => standingOf([], terms({ bills: [] }))).toThrow('without a bill'));
