import { describe, expect, test } from 'vitest';
import type { DayBody, Entry, EntrySays, MoneyBody, Side } from './entry.ts';
import { lastWordOf, moneyLines, ownTwin, waitingFor } from './waiting.ts';

const book = (...said: [Side, EntrySays][]): Entry[] =>
  said.map(([side, says], place) => ({
    ...says,
    _id: `e${place}`,
    seq: place + 1,
    author: side,
    side,
    clientId: `c${place}`,
    saidAt: new Date(Date.UTC(2099, 10, 3, 6, place)).toISOString(),
    createdAt: '2099-11-04T00:00:00.000Z',
    prev: '',
    hash: '',
  }));
const body = (date: string, mark: DayBody['mark'] = 'full'): DayBody => ({
  unit: 'u',
  date: `2099-11-${date}`,
  mark,
  overtimeHours: 0,
});
const paid = (amount: number): MoneyBody => ({
  sort: 'advance',
  to: 'provider',
  amount,
  on: '2099-11-02',
  how: 'cash',
});
const day = (date: string, mark?: DayBody['mark']): EntrySays => ({ kind: 'day', body: body(date, mark) });
const money = (amount: number): EntrySays => ({ kind: 'money', body: paid(amount) });
const agree = (entry: string, sameAs?: string): EntrySays => ({ kind: 'agree', body: { entry, sameAs } });
const dispute = (entry: string): EntrySays => ({ kind: 'dispute', body: { entry, reason: 'No' } });
const ids = (side: Side, entries: Entry[]) => waitingFor(side, entries).map(({ entry }) => entry._id);

describe('What waits for a side', () => {
  test('are the days that the provider claims and the customer has said nothing to, oldest first', () => {
    const said = book(
      ['provider', day('04')],
      ['provider', day('02')],
      ['provider', day('03')],
      ['provider', day('05', 'absent')],
      ['provider', day('06')],
      ['provider', day('02', 'half')],
      ['customer', day('03', 'half')],
      ['customer', dispute('e4')],
    );
    expect(ids('customer', said)).toEqual(['e5', 'e0']);
    expect(ids('provider', said)).toEqual([]);
  });

  test('are the payments that the other side says to have made; a corrected one waits anew', () => {
    const said: [Side, EntrySays][] = [
      ['customer', money(500)],
      ['customer', money(300)],
      ['provider', money(200)],
      ['provider', agree('e0')],
      ['provider', dispute('e1')],
    ];
    expect(ids('provider', book(...said.slice(0, 3)))).toEqual(['e0', 'e1']);
    expect(ids('provider', book(...said))).toEqual([]);
    expect(ids('customer', book(...said))).toEqual([]);
    const raised: [Side, EntrySays] = [
      'customer',
      { kind: 'correct', body: { entry: 'e0', body: paid(900) } },
    ];
    expect(ids('provider', book(...said, raised))).toEqual(['e5']);
  });
});

describe('Payments as they are listed', () => {
  test('say whether they count, wait or are disputed, and with which one they are the same', () => {
    const said = book(
      ['customer', money(500)],
      ['provider', money(500)],
      ['provider', agree('e0', 'e1')],
      ['customer', money(300)],
      ['provider', dispute('e3')],
      ['customer', money(100)],
    );
    expect(moneyLines(said)).toMatchObject([
      { root: 'e0', side: 'customer', state: 'agreed', sameAs: 'e1' },
      { root: 'e1', side: 'provider', state: 'agreed', sameAs: 'e0' },
      { root: 'e3', state: 'disputed', reason: 'No' },
      { root: 'e5', state: 'waits' },
    ]);
  });

  test('an own entry of the same sum may be the same payment, unless it is another’s already', () => {
    const said: [Side, EntrySays][] = [
      ['customer', money(500)],
      ['provider', money(500)],
    ];
    expect(ownTwin('provider', paid(500), book(...said))?.root).toBe('e1');
    expect(ownTwin('provider', paid(400), book(...said))).toBeUndefined();
    expect(ownTwin('provider', paid(500), book(...said, ['provider', agree('e0', 'e1')]))).toBeUndefined();
  });
});

test('the last word of a side about a day is what one answers to', () => {
  const said = book(
    ['provider', day('02')],
    ['provider', { kind: 'correct', body: { entry: 'e0', body: body('02', 'half') } }],
    ['provider', day('03')],
  );
  expect(lastWordOf('provider', body('02'), said)?._id).toBe('e1');
  expect(lastWordOf('customer', body('02'), said)).toBeUndefined();
});
