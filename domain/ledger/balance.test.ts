import { describe, expect, test } from 'vitest';
import { balanceOf, type Pay, payOfDay } from './balance.ts';
import { agreedDay, dayWords } from './day-words.ts';
import type { DayBody, Entry, EntrySays, Side } from './entry.ts';

const pay: Pay = { price: 701, per: 'day' };
const at = (minute: number) => new Date(Date.UTC(2099, 10, 3, 6, minute)).toISOString();
const created = '2099-11-04T00:00:00.000Z';

interface Said {
  side: Side;
  minute: number;
  says: EntrySays;
}

/** Entries as a server would have written them in this order. @param named the ids that bodies refer to */
const asBook = (said: (Said & { id?: string })[]): Entry[] =>
  said.map(({ side, minute, says, id }, place) => ({
    ...says,
    _id: id ?? `e${place}`,
    seq: place + 1,
    author: side,
    side,
    clientId: id ?? `c${place}`,
    saidAt: at(minute),
    createdAt: created,
    prev: '',
    hash: '',
  }));

const day = (mark: DayBody['mark'], more: Partial<DayBody> = {}): EntrySays => ({
  kind: 'day',
  body: { unit: 'u', date: '2099-11-02', mark, overtimeHours: 0, ...more },
});
const money = (to: Side, amount: number, sort: 'advance' | 'deposit' = 'advance'): EntrySays => ({
  kind: 'money',
  body: { sort, to, amount, on: '2099-11-02', how: 'cash' },
});
const agree = (entry: string, sameAs?: string): EntrySays => ({ kind: 'agree', body: { entry, sameAs } });
const dispute = (entry: string): EntrySays => ({ kind: 'dispute', body: { entry, reason: 'No' } });
const correct = (entry: string, says: EntrySays): EntrySays => ({
  kind: 'correct',
  body: { entry, body: says.body as DayBody },
});
const of = (...said: [Side, EntrySays][]) =>
  asBook(said.map(([side, says], place) => ({ side, says, minute: place })));
const earned = (...said: [Side, EntrySays][]) => {
  const { agreed, inQuestion } = balanceOf(of(...said), pay);
  return [agreed.earned, inQuestion.earned];
};
const paid = (...said: [Side, EntrySays][]) => {
  const { agreed, inQuestion } = balanceOf(of(...said), pay);
  return [agreed.paid, inQuestion.paid];
};

describe('Days', () => {
  test('half a day is half the price rounded up, an hour of overtime a quarter of it rounded up, or as agreed', () => {
    const body = (mark: DayBody['mark'], overtimeHours = 0) => ({
      unit: 'u',
      date: '',
      mark,
      overtimeHours,
    });
    expect([payOfDay(pay, body('full')), payOfDay(pay, body('half')), payOfDay(pay, body('absent'))]).toEqual(
      [701, 351, 0],
    );
    expect(payOfDay(pay, body('full', 2))).toBe(701 + 2 * 176);
    expect(payOfDay({ ...pay, overtimePerHour: 100 }, body('full', 1.5))).toBe(701 + 150);
  });

  test('a machine by the hour counts its hours, by the week a seventh a day; a job counts once', () => {
    const machine = { unit: 'u', date: '', mark: 'full', overtimeHours: 0 } as const;
    expect(payOfDay({ price: 300, per: 'hour' }, { ...machine, hours: 5.5 })).toBe(1650);
    expect(payOfDay({ price: 300, per: 'hour' }, machine)).toBe(2400);
    expect(payOfDay({ price: 701, per: 'week' }, machine)).toBe(101);
    const job = (granted: boolean): Pay => ({
      price: 9000,
      per: 'job',
      whole: { total: 9000, claimed: true, granted },
    });
    const worked = of(['customer', day('full')]);
    expect(balanceOf(worked, job(false))).toMatchObject({
      agreed: { earned: 0 },
      inQuestion: { earned: 9000 },
    });
    expect(balanceOf(worked, job(true))).toMatchObject({ agreed: { earned: 9000 } });
  });

  test('what the customer grants counts at once, what the provider claims waits', () => {
    expect(earned(['customer', day('full')])).toEqual([701, 701]);
    expect(earned(['provider', day('full')])).toEqual([0, 701]);
    expect(earned(['provider', day('full')], ['customer', day('half')])).toEqual([351, 701]);
    expect(earned(['customer', day('full')], ['provider', day('half')])).toEqual([351, 701]);
  });

  test('overtime and hours are the lesser of both words too', () => {
    const [words] = dayWords(
      of(
        ['customer', day('full', { overtimeHours: 1, hours: 6 })],
        ['provider', day('full', { overtimeHours: 3 })],
      ),
    );
    expect(words && agreedDay(words)).toMatchObject({ mark: 'full', overtimeHours: 1, hours: 6 });
  });

  test('who agrees says the same; to a later correction they have not agreed', () => {
    const claim: [Side, EntrySays] = ['provider', day('half')];
    expect(earned(claim, ['customer', agree('e0')])).toEqual([351, 351]);
    const raised: [Side, EntrySays] = ['provider', correct('e0', day('full'))];
    expect(earned(claim, ['customer', agree('e0')], raised)).toEqual([351, 701]);
    expect(earned(claim, raised, ['customer', agree('e1')])).toEqual([701, 701]);
    expect(earned(claim, ['provider', agree('e0')])).toEqual([0, 351]);
  });

  test('a dispute takes an agreement back and takes nothing from what was granted', () => {
    const claim: [Side, EntrySays] = ['provider', day('full')];
    expect(earned(claim, ['customer', agree('e0')], ['customer', dispute('e0')])).toEqual([0, 701]);
    expect(earned(['customer', day('half')], ['provider', dispute('e0')])).toEqual([351, 351]);
    expect(dayWords(of(claim, ['customer', dispute('e0')]))).toMatchObject([{ disputed: true }]);
    const settled = of(claim, ['customer', dispute('e0')], ['provider', correct('e0', day('half'))]);
    expect(dayWords(settled)).toMatchObject([{ disputed: false }]);
  });

  test('the word that came last stands, whatever the device’s clock says', () => {
    const [first, last] = of(['customer', day('full')], ['customer', day('half')]) as [Entry, Entry];
    for (const saidAt of ['1970-01-01T00:00:00.000Z', '2101-01-01T00:00:00.000Z'])
      for (const book of [
        [{ ...first, saidAt }, last],
        [first, { ...last, saidAt }],
        [{ ...last, saidAt }, first],
      ])
        expect(balanceOf(book, pay).agreed.earned).toBe(351);
  });

  test('a dispute of what was corrected since leaves the correction open', () => {
    const raised = of(
      ['provider', day('full')],
      ['provider', correct('e0', day('half'))],
      ['customer', dispute('e0')],
    );
    expect(dayWords(raised)).toMatchObject([{ disputed: false }]);
  });
});

describe('Money', () => {
  test('counts once its receiver says or agrees to it', () => {
    expect(paid(['customer', money('provider', 500)])).toEqual([0, 500]);
    expect(paid(['provider', money('provider', 500)])).toEqual([500, 500]);
    expect(paid(['customer', money('provider', 500)], ['provider', agree('e0')])).toEqual([500, 500]);
    expect(paid(['customer', money('provider', 500)], ['customer', agree('e0')])).toEqual([0, 500]);
  });

  test('that both wrote counts once where one says so, with the greater of what the receiver wrote and agreed to', () => {
    const both: [Side, EntrySays][] = [
      ['customer', money('provider', 500)],
      ['provider', money('provider', 400)],
    ];
    expect(paid(...both)).toEqual([400, 900]);
    expect(paid(...both, ['customer', agree('e1', 'e0')])).toEqual([400, 400]);
    expect(paid(...both, ['provider', agree('e0', 'e1')])).toEqual([500, 500]);
  });

  test('a payment that its payer wrote twice counts twice where the receiver agrees to both', () => {
    const said: [Side, EntrySays][] = [
      ['customer', money('provider', 500)],
      ['customer', money('provider', 500)],
      ['provider', money('provider', 500)],
      ['provider', agree('e0', 'e2')],
      ['provider', agree('e1', 'e2')],
    ];
    expect(paid(...said)).toEqual([1000, 1000]);
  });

  test('of a pair is not doubled by another payment that its payer says to be the receiver’s', () => {
    const pair: [Side, EntrySays][] = [
      ['customer', money('provider', 5000)],
      ['provider', money('provider', 5000)],
    ];
    const same: [Side, EntrySays] = ['provider', agree('e0', 'e1')];
    const one: [Side, EntrySays] = ['customer', money('provider', 1)];
    expect(paid(...pair, same, one, ['customer', agree('e1', 'e3')])[0]).toBe(5000);
    expect(paid(...pair, one, ['customer', agree('e1', 'e2')], same)[0]).toBe(5000);
  });

  test('that the payer says to be the receiver’s own counts once, though its receiver agrees to it later', () => {
    const both: [Side, EntrySays][] = [
      ['customer', money('provider', 500)],
      ['provider', money('provider', 500)],
      ['customer', agree('e1', 'e0')],
    ];
    expect(paid(...both, ['provider', agree('e0')])).toEqual([500, 500]);
  });

  test('that its receiver agreed to stands until they dispute it; a correction of their own entry does not undo it', () => {
    const both: [Side, EntrySays][] = [
      ['customer', money('provider', 500)],
      ['provider', money('provider', 500)],
      ['provider', agree('e0', 'e1')],
      ['provider', correct('e1', money('provider', 1))],
    ];
    expect(paid(...both)).toEqual([500, 500]);
    expect(paid(...both, ['provider', dispute('e0')])).toEqual([1, 500]);
  });

  test('that one side calls a deposit and the other an advance is what its receiver called it', () => {
    const both: [Side, EntrySays][] = [
      ['customer', money('provider', 500, 'deposit')],
      ['provider', money('provider', 500)],
    ];
    expect(paid(...both, ['customer', agree('e1', 'e0')])).toEqual([500, 500]);
    expect(paid(...both, ['provider', agree('e0')], ['customer', agree('e1', 'e0')])).toEqual([500, 500]);
  });

  test('counts in one month alone, though its two sides name days of two', () => {
    const inMonth = (on: string): EntrySays => ({
      kind: 'money',
      body: { sort: 'wage', to: 'provider', amount: 500, on, how: 'cash' },
    });
    const book = of(
      ['customer', inMonth('2099-10-31')],
      ['provider', inMonth('2099-11-01')],
      ['provider', agree('e0', 'e1')],
    );
    const paidIn = (month: string) =>
      balanceOf(book, pay, { from: `2099-${month}-01`, to: `2099-${month}-31` }).agreed.paid;
    expect(paidIn('10') + paidIn('11')).toBe(500);
  });

  test('of one receiver is never the same as one of the other', () => {
    expect(
      paid(
        ['customer', money('provider', 500)],
        ['provider', money('customer', 300)],
        ['customer', agree('e1', 'e0')],
      ),
    ).toEqual([-300, 200]);
  });

  test('handed back counts against what was paid, and a deposit stands apart', () => {
    expect(
      paid(
        ['provider', money('provider', 500)],
        ['customer', money('customer', 200)],
        ['provider', money('provider', 5000, 'deposit')],
      ),
    ).toEqual([300, 300]);
  });
});
