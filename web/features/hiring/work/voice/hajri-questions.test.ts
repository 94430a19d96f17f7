import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Book, Unsent } from '../../ledger/book/book.ts';
import { questionsOf } from './hajri-questions.ts';

const unit = 'u1';
const paid: Entry = {
  _id: 'e1',
  seq: 1,
  author: 'asha',
  side: 'customer',
  clientId: 'c1',
  kind: 'money',
  body: { sort: 'wage', to: 'provider', amount: 500, on: '2026-11-20', how: 'cash', ref: '' },
  saidAt: '2026-11-20T10:00:00Z',
  createdAt: '2026-11-20T10:00:00Z',
  prev: '',
  hash: '',
} as unknown as Entry;
const book = {
  bookingId: 'b1',
  side: 'provider',
  dates: ['2026-11-19', '2026-11-20'],
  units: [{ _id: unit, label: null, no: 1 }],
  days: [{ unitId: unit, date: '2026-11-19', providerSays: 'full', customerSays: null }],
  entries: [paid],
  open: { days: true, money: true },
} as unknown as Book;
const unsent = (says: object): Unsent[] => [
  { bookingId: 'b1', clientId: 'c2', saidAt: '2026-11-20T12:00:00Z', ...says } as unknown as Unsent,
];

describe('Worker mode asks of a book', () => {
  test('the days without one’s own word, then whether the money came', () => {
    expect(questionsOf(book, []).map((one) => (one.of === 'day' ? one.date : one.money.amount))).toEqual([
      '2026-11-20',
      500,
    ]);
  });

  test('no day that is still to come', () => {
    const asked = (today: string) => questionsOf(book, [], today).filter(({ of }) => of === 'day').length;
    expect([asked('2026-11-19'), asked('2026-11-20')]).toEqual([0, 1]);
  });

  test('nothing again that was answered without a line', () => {
    const day = { kind: 'day', body: { unit, date: '2026-11-20', mark: 'half', overtimeHours: 0 } };
    expect(questionsOf(book, unsent(day)).map(({ of }) => of)).toEqual(['money']);
    const agreed = { kind: 'agree', body: { entry: 'e1' } };
    expect(questionsOf(book, unsent(agreed)).map(({ of }) => of)).toEqual(['day']);
  });

  test('whether what is still owed came, once the work is over and nothing else is asked', () => {
    const done = {
      ...book,
      days: [...book.days, { unitId: unit, date: '2026-11-20', providerSays: 'full', customerSays: 'full' }],
      entries: [],
      balance: { agreed: { due: 850 } },
    } as unknown as Book;
    const [owed, ...others] = questionsOf(done, [], '2026-11-21');
    expect(owed).toMatchObject({ of: 'owed', money: { amount: 850, to: 'provider', on: '2026-11-21' } });
    expect(others).toEqual([]);
    expect(questionsOf(done, [], '2026-11-20')).toEqual([]);
    const said = { kind: 'money', body: { sort: 'wage', to: 'provider', amount: 850 } };
    expect(questionsOf(done, unsent(said), '2026-11-21')).toEqual([]);
    const paidUp = { ...done, balance: { agreed: { due: 0 } } } as unknown as Book;
    expect(questionsOf(paidUp, [], '2026-11-21')).toEqual([]);
  });

  test('nothing of a book that is closed', () => {
    expect(questionsOf({ ...book, open: { days: false, money: false } }, [])).toEqual([]);
  });
});
