import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pay } from '../ledger/balance.ts';
import { balanceOf, payOfDay } from '../ledger/balance.ts';
import { dayWords } from '../ledger/day-words.ts';
import type { DayBody, Entry, EntrySays, Mark, MoneyBody, Side } from '../ledger/entry.ts';
import { claimFrom, claimRefusal, remindFrom, remindRefusal, stateOf } from './claim.ts';
import { endOf, owedSums } from './owed.ts';
import { saidDays } from './said-days.ts';

const pay: Pay = { price: 701, per: 'day' };
type Said = EntrySays & { side: Side; _id?: string; sig?: string };

const book = (...said: Said[]): Entry[] =>
  said.map((one, place) => ({
    ...{ _id: `e${place + 1}`, seq: place + 1, author: one.side, clientId: null, prev: '', hash: '' },
    ...{ saidAt: '2026-12-09T00:00:00.000Z', createdAt: '2026-12-09T00:00:00.000Z' },
    ...one,
  }));
const day = (side: Side, date: string, mark: Mark, overtimeHours = 0): Said => ({
  ...{ side, kind: 'day' },
  body: { unit: 'u', date, mark, overtimeHours },
});
const paid = (side: Side, amount: number, to: Side = 'provider'): Said => ({
  ...{ side, kind: 'money' },
  body: { sort: 'wage', to, amount, on: '2026-12-04', how: 'cash' },
});
const agree = (entry: string): Said => ({ side: 'customer', kind: 'agree', body: { entry } });
const dispute = (entry: string): Said => ({
  ...{ side: 'customer', kind: 'dispute' },
  body: { entry, reason: 'No' },
});

describe('What is owed', () => {
  const side = fc.constantFrom<Side>('customer', 'provider');
  const dayBody: fc.Arbitrary<DayBody> = fc.record({
    unit: fc.constantFrom('u', 'v'),
    date: fc.constantFrom('2026-12-01', '2026-12-02', '2026-12-03'),
    mark: fc.constantFrom<Mark>('full', 'half', 'absent'),
    overtimeHours: fc.constant(0),
  });
  const moneyBody: fc.Arbitrary<MoneyBody> = fc.record({
    sort: fc.constantFrom('wage', 'advance', 'deposit'),
    to: side,
    amount: fc.integer({ min: 1, max: 5000 }),
    on: fc.constant('2026-12-02'),
    how: fc.constant('cash'),
  });
  const said: fc.Arbitrary<Said> = fc.oneof(
    fc.record({ side, kind: fc.constant('day' as const), body: dayBody }),
    fc.record({ side, kind: fc.constant('money' as const), body: moneyBody }),
    fc.nat(11).map((place) => agree(`e${place + 1}`)),
    fc.nat(11).map((place) => dispute(`e${place + 1}`)),
  );

  test('is never below zero, and never more by agreement than by all that is claimed', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 14 }), (lines) => {
        const { agreed, said: claimed, saysPaid } = owedSums(book(...lines), pay);
        expect(Math.min(agreed, claimed, saysPaid)).toBeGreaterThanOrEqual(0);
        expect(claimed).toBeGreaterThanOrEqual(agreed);
      }),
    );
  });

  test('is of the dates that are told: what they pay adds up to the wages', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 14 }), (lines) => {
        const entries = book(...lines);
        const told = saidDays(entries).dates.map((one) => payOfDay(pay, { ...one, unit: 'u' }));
        expect(told.reduce((sum, one) => sum + one, 0)).toBe(balanceOf(entries, pay).agreed.earned);
      }),
    );
  });

  test('counts what the worker received, and tells apart what the employer says they paid', () => {
    const entries = book(
      day('customer', '2026-12-01', 'full'),
      day('provider', '2026-12-02', 'full'),
      paid('provider', 200),
      paid('customer', 900),
    );
    expect(owedSums(entries, pay)).toEqual({ agreed: 501, said: 1202, saysPaid: 900 });
  });
});

describe('Days by who grants them', () => {
  test('are agreed, the worker’s alone, disputed, or taken back', () => {
    const entries = book(
      day('provider', '2026-12-01', 'full', 2),
      { ...agree('e1'), sig: 'signed' },
      day('provider', '2026-12-02', 'full'),
      day('customer', '2026-12-02', 'half'),
      day('provider', '2026-12-03', 'full'),
      day('provider', '2026-12-04', 'full'),
      agree('e6'),
      dispute('e6'),
    );
    expect(saidDays(entries)).toEqual({
      dates: [
        { date: '2026-12-01', mark: 'full', overtimeHours: 2, signed: true },
        { date: '2026-12-02', mark: 'half', overtimeHours: 0, signed: false },
      ],
      oneSided: [
        { date: '2026-12-03', mark: 'full' },
        { date: '2026-12-04', mark: 'full' },
      ],
      disputed: [
        { date: '2026-12-02', mark: 'full', employerSays: 'half' },
        { date: '2026-12-04', mark: 'full', employerSays: null },
      ],
      takenBack: ['2026-12-04'],
    });
    expect(saidDays(entries, { from: '2026-12-04' }).dates).toEqual([]);
  });
});

describe('The end of work', () => {
  const dates = ['2026-12-01', '2026-12-02'];
  const none = { entries: [], days: [] };
  test('is the booking’s, at the date of India', () => {
    const statusAt = new Date('2026-12-05T18:30:00Z');
    for (const status of ['done', 'cancelled'])
      expect(endOf({ status, statusAt, dates }, none)).toBe('2026-12-06');
    const said: Said = { side: 'customer', kind: 'event', body: { state: 'done_said' } };
    const entries = book(said).map((one) => ({ ...one, createdAt: '2026-12-04T12:00:00.000Z' }));
    expect(endOf({ status: 'done', statusAt, dates }, { entries, days: [] })).toBe('2026-12-04');
  });
  test('comes seven days after the last agreed day where nobody says it', () => {
    const entries = book(day('customer', '2026-12-01', 'full'), day('provider', '2026-12-08', 'full'));
    const open = { status: 'under_way', statusAt: new Date('2026-12-01T00:00:00Z'), dates };
    expect(endOf(open, { entries, days: dayWords(entries) })).toBe('2026-12-08');
    expect(endOf(open, none)).toBe('2026-12-09');
  });
});

describe('The steps of a claim', () => {
  const at = (time: string) => new Date(time);
  const steps = (...times: string[]) => ({ reminded: times.map(at), claimedAt: null, withdrawnAt: null });
  // 18:29 and 18:30 UTC are the two sides of India's midnight.
  test('go by the dates of India', () => {
    expect(remindFrom('2026-12-04', steps())).toBe('2026-12-06');
    expect(remindFrom('2026-12-04', steps('2026-12-06T18:29:59Z'))).toBe('2026-12-09');
    expect(remindFrom('2026-12-04', steps('2026-12-06T18:30:00Z'))).toBe('2026-12-10');
    expect(claimFrom(steps('2026-12-06T18:29:59Z', '2026-12-20T00:00:00Z'))).toBe('2026-12-11');
    expect(claimFrom(steps())).toBeNull();
  });
  test('are refused where nothing is owed, too early, or a fourth time', () => {
    const today = { owed: 1, end: '2026-12-04', today: '2026-12-31' };
    const three = steps('2026-12-06T00:00:00Z', '2026-12-09T00:00:00Z', '2026-12-12T00:00:00Z');
    expect(remindRefusal(steps(), today)).toBeUndefined();
    expect(remindRefusal(steps(), { ...today, owed: 0 })).toBe('not-owed');
    expect(remindRefusal(steps(), { ...today, today: '2026-12-05' })).toBe('remind-early');
    expect(remindRefusal(three, today)).toBe('remind-early');
    expect(claimRefusal(three, today)).toBeUndefined();
    expect(claimRefusal(three, { ...today, owed: -5 })).toBe('not-owed');
    expect(claimRefusal(steps(), today)).toBe('claim-early');
  });
  test('lead from none to reminded, claimed and ended, and back where something is owed again', () => {
    const reminded = steps('2026-12-06T00:00:00Z');
    const claimed = { ...reminded, claimedAt: at('2026-12-11T00:00:00Z') };
    expect(stateOf(steps(), 5)).toBe('none');
    expect(stateOf(reminded, 5)).toBe('reminded');
    expect(stateOf(claimed, 5)).toBe('claimed');
    expect(stateOf(claimed, 0)).toBe('ended');
    const withdrawn = { ...claimed, withdrawnAt: at('2026-12-11T00:00:00Z') };
    expect(claimFrom(withdrawn)).toBe('2026-12-14');
    expect(claimFrom({ ...reminded, withdrawnAt: at('2026-12-07T00:00:00Z') })).toBe('2026-12-11');
    expect(stateOf(withdrawn, 5)).toBe('ended');
  });
});
