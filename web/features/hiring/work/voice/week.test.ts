import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Book } from '../../ledger/book/book.ts';
import { weekAround, weekOf } from './week.ts';

const money = (amount: number, on: string, sort = 'wage'): Entry =>
  ({
    _id: `${on} ${amount}`,
    seq: amount,
    side: 'provider',
    kind: 'money',
    body: { sort, to: 'provider', amount, on, how: 'cash', ref: '' },
    createdAt: `${on}T10:00:00Z`,
  }) as unknown as Entry;
const day = (date: string, agreed: string | null, providerSays = agreed) => ({
  ...{ unitId: 'u1', date, agreed, customerSays: agreed, providerSays, overtimeHours: 0, disputed: false },
});
const aBook = (changes: object = {}) =>
  ({
    bookingId: 'b1',
    side: 'provider',
    machine: false,
    dates: [],
    units: [{ _id: 'u1', label: null, no: 1 }],
    days: [
      day('2026-11-23', 'full'),
      day('2026-11-24', 'full'),
      day('2026-11-25', 'half'),
      day('2026-11-26', null, 'full'),
    ],
    entries: [money(1500, '2026-11-24')],
    balance: { agreed: { earned: 2500, paid: 1500, due: 1000 } },
    ...changes,
  }) as unknown as Book;

const week = weekAround('2026-11-27');

describe('The week', () => {
  test('begins on Monday, on a Sunday too', () => {
    expect([week[0], week[6]]).toEqual(['2026-11-23', '2026-11-29']);
    expect(weekAround('2026-11-29')).toEqual(week);
  });

  test('counts two halves as one day, and says which days both sides agree on', () => {
    const { days, worked } = weekOf([aBook()], [], week);
    expect(worked).toBe(3.5);
    expect(days.map(({ mark }) => mark)).toEqual(['full', 'full', 'half', 'full', null, null, null]);
    expect(days.map(({ agreed }) => agreed)).toEqual([true, true, true, false, false, false, false]);
  });

  test('says of the oldest days first that they are paid', () => {
    expect(weekOf([aBook()], [], week).days.map(({ paid }) => paid)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
    const all = aBook({ balance: { agreed: { earned: 2500, paid: 2500, due: 0 } } });
    expect(weekOf([all], [], week).days.filter(({ paid }) => paid)).toHaveLength(3);
  });

  test('has the money of its own days and no deposit, and what is still owed', () => {
    const entries = [
      money(1500, '2026-11-24'),
      money(400, '2026-11-20'),
      money(900, '2026-11-25', 'deposit'),
    ];
    const { got, owed } = weekOf([aBook({ entries })], [], week);
    expect(got).toEqual([{ bookingId: 'b1', amount: 1500 }]);
    expect(owed).toEqual([{ bookingId: 'b1', amount: 1000 }]);
  });

  test('shows what was said without a line', () => {
    const body = { unit: 'u1', date: '2026-11-27', mark: 'half', overtimeHours: 0 } as const;
    const unsent = [{ kind: 'day', body, bookingId: 'b1', clientId: 'c', saidAt: '' } as const];
    expect(weekOf([aBook()], unsent, week).days[4]).toMatchObject({ mark: 'half', agreed: false });
  });

  test('leaves a job without a price of its days unpaid, whatever was paid ahead', () => {
    const job = aBook({ balance: { agreed: { earned: 0, paid: 500, due: -500 } } });
    const { days, owed } = weekOf([job], [], week);
    expect([days.some(({ paid }) => paid), owed]).toEqual([false, []]);
  });
});
