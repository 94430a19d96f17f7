import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOne, pricesEach, type Rate, totalOf } from '../calendar/total.ts';
import { balanceOf, type Pay } from './balance.ts';
import type { DayBody, Entry, Mark } from './entry.ts';
import { settlementOf } from './settlement.ts';

const rates = fc.array(
  fc.record({ count: fc.integer({ min: 1, max: 20 }), price: fc.integer({ min: 1, max: 5000 }) }),
  { minLength: 2, maxLength: 5 },
);
const dates = ['2099-11-02', '2099-11-03', '2099-11-04', '2099-11-05'];
const unitsOf = (crew: readonly Rate[]): string[] => pricesEach(crew).map((_, place) => `u${place}`);
const payOf = (crew: readonly Rate[], more: Partial<Pay> = {}): Pay => ({
  ...{ price: inOne(crew).price, per: 'day' },
  rates: new Map(pricesEach(crew).map((price, place) => [`u${place}`, price])),
  ...more,
});

const written = (days: readonly DayBody[]): Entry[] =>
  days.map((body, place) => ({
    ...{ kind: 'day', body, _id: `e${place}`, seq: place + 1, author: 'c', side: 'customer', clientId: null },
    ...{ saidAt: '', createdAt: '2099-11-06T00:00:00.000Z', prev: '', hash: '' },
  }));

const settle = (entries: Entry[], pay: Pay, units: string[]) =>
  settlementOf(entries, {
    ...{ pay, over: true, extras: { agreed: [], waiting: [] } },
    work: { dates, units: units.map((id) => ({ id })), today: '2099-11-09' },
  });

test('full days of everybody come to what was agreed in all', () => {
  fc.assert(
    fc.property(rates, (crew) => {
      const units = unitsOf(crew);
      const days = units.flatMap((unit) =>
        dates.map((date): DayBody => ({ unit, date, mark: 'full', overtimeHours: 0 })),
      );
      const agreed = {
        dates: { from: '2099-11-02', days: dates.length },
        ...inOne(crew),
        per: 'day' as const,
      };
      const total = totalOf({ ...agreed, terms: { rates: crew } });
      expect(balanceOf(written(days), payOf(crew)).agreed.earned).toBe(total);
      expect(settle([], payOf(crew), units).waiting).toMatchObject([{ key: 'unwritten', amount: total }]);
    }),
  );
});

test('whatever days are written, the rows of settling up are the sum of each person’s own rate', () => {
  const marks = fc.array(
    fc.tuple(fc.constantFrom<Mark>('full', 'half', 'absent'), fc.integer({ min: 0, max: 3 })),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(rates, marks, (crew, said) => {
      const units = unitsOf(crew);
      const each = pricesEach(crew);
      const days = units.flatMap((unit, place) =>
        dates.map((date, at): DayBody => {
          const [mark = 'full', overtimeHours = 0] = said[(place * dates.length + at) % said.length] ?? [];
          return { unit, date, mark, overtimeHours: mark === 'absent' ? 0 : overtimeHours };
        }),
      );
      const own = days.map(({ unit, mark, overtimeHours }) => {
        const rate = each[units.indexOf(unit)] ?? 0;
        const base = { full: rate, half: Math.ceil(rate / 2), absent: 0 }[mark];
        return base + overtimeHours * Math.ceil(rate / 4);
      });
      const sum = own.reduce((one, other) => one + other, 0);
      const { lines, earned, owed } = settle(written(days), payOf(crew), units);
      expect(earned).toBe(sum);
      expect(owed).toBe(sum);
      expect(lines.reduce((one, { amount }) => one + amount, 0)).toBe(sum);
      for (const { key, of = 0, rate = 0, amount } of lines)
        if (key === 'full' || key === 'half') expect(of * rate).toBe(amount);
    }),
  );
});

test('two masons and five helpers settle in two rows', () => {
  const crew = [
    { count: 2, price: 900 },
    { count: 5, price: 600 },
  ];
  const days = unitsOf(crew).map(
    (unit): DayBody => ({ unit, date: '2099-11-02', mark: 'full', overtimeHours: 0 }),
  );
  expect(settle(written(days), payOf(crew), unitsOf(crew))).toMatchObject({
    lines: [
      { key: 'full', of: 2, rate: 900, amount: 1800 },
      { key: 'full', of: 5, rate: 600, amount: 3000 },
    ],
    owed: 4800,
  });
});
