import { describe, expect, test } from 'vitest';
import { balanceOf, type Pay } from './balance.ts';
import type { Entry, EntrySays, Side } from './entry.ts';
import { type Extras, settlementOf } from './settlement.ts';

type Line = [side: Side | 'neev', says: EntrySays, at?: string];

const book = (...lines: Line[]): Entry[] =>
  lines.map(([side, says, at = '2026-12-01T12:00:00.000Z'], place) => ({
    ...says,
    _id: `e${place}`,
    seq: place + 1,
    author: side,
    side,
    clientId: null,
    saidAt: at,
    createdAt: at,
    prev: '',
    hash: '',
  }));
const day = (date: string, more: object = {}): EntrySays => ({
  kind: 'day',
  body: { unit: 'u', date, mark: 'full', overtimeHours: 0, ...more },
});
const money = (to: Side, amount: number, sort: 'wage' | 'deposit' | 'advance' = 'wage'): EntrySays => ({
  kind: 'money',
  body: { sort, to, amount, on: '2026-12-01', how: 'upi' },
});
const state = (name: string): EntrySays => ({ kind: 'event', body: { state: name } });
const dates = ['2026-12-01', '2026-12-02'];
const none: Extras = { agreed: [], waiting: [] };
const settle = (
  entries: Entry[],
  {
    pay = { price: 850, per: 'day' },
    extras = none,
    over = true,
  }: { pay?: Pay; extras?: Extras; over?: boolean } = {},
) => settlementOf(entries, { pay, extras, over, work: { dates, units: [{ id: 'u' }], today: '2026-12-03' } });

describe('People', () => {
  test('a job of two days that ended after one is one day’s pay', () => {
    const entries = book(
      ['customer', day('2026-12-01')],
      ['provider', state('under_way')],
      ['neev', state('done_said')],
    );
    expect(settle(entries)).toEqual({
      lines: [{ key: 'full', of: 1, rate: 850, amount: 850 }],
      earned: 850,
      paid: 0,
      deposit: 0,
      owed: 850,
      owedBy: 'customer',
      waiting: [],
    });
  });

  test('full and half days, overtime and what was paid stand as rows whose sum is the book’s', () => {
    const pay: Pay = { price: 851, per: 'day', overtimePerHour: 110 };
    const entries = book(
      ['customer', day('2026-12-01', { overtimeHours: 1.5 })],
      ['customer', day('2026-12-02', { mark: 'half' })],
      ['provider', money('provider', 500, 'advance')],
    );
    const settled = settle(entries, { pay });
    expect(settled.lines).toEqual([
      { key: 'full', of: 1, rate: 851, amount: 851 },
      { key: 'half', of: 1, rate: 426, amount: 426 },
      { key: 'overtime', of: 1.5, amount: 165 },
    ]);
    expect(settled).toMatchObject({ earned: 1442, paid: 500, owed: 942, owedBy: 'customer' });
    expect(balanceOf(entries, pay).agreed).toEqual({ earned: 1442, paid: 500, due: 942 });
  });

  test('what is claimed waits: days of the provider, payments of the customer, days that nobody wrote down', () => {
    const settled = settle(book(['provider', day('2026-12-01')], ['customer', money('provider', 300)]));
    expect(settled).toMatchObject({
      owed: 0,
      owedBy: null,
      waiting: [
        { key: 'days', by: 'provider', amount: 850 },
        { key: 'unwritten', of: 1, amount: 850, days: [{ unit: 'u', date: '2026-12-02' }] },
        { key: 'paid', by: 'customer', amount: 300, entry: 'e1', sort: 'wage' },
      ],
    });
  });

  test('a payment that both wrote is told, so that it is asked before it counts twice', () => {
    const paidTwice = book(
      ['customer', day('2026-12-01')],
      ['provider', money('provider', 850)],
      ['customer', money('provider', 850)],
      ['customer', money('provider', 300)],
    );
    expect(settle(paidTwice).waiting.filter(({ key }) => key === 'paid')).toEqual([
      { key: 'paid', by: 'customer', amount: 850, entry: 'e2', sort: 'wage', twin: true },
      { key: 'paid', by: 'customer', amount: 300, entry: 'e3', sort: 'wage' },
    ]);
  });

  test('nothing is unwritten after the day on which the work was said to be done, unless it goes on after all', () => {
    const done: Line = ['neev', state('done_said'), '2026-12-01T12:00:00.000Z'];
    expect(settle(book(done)).waiting).toMatchObject([{ key: 'unwritten', of: 1 }]);
    expect(settle(book(done, ['customer', state('under_way')])).waiting).toMatchObject([{ of: 2 }]);
  });

  test('what was paid ahead goes back at the end, and not before', () => {
    const ahead = book(['customer', day('2026-12-01')], ['provider', money('provider', 1000, 'advance')]);
    expect(settle(ahead)).toMatchObject({ owed: 150, owedBy: 'provider' });
    expect(settle(ahead, { over: false })).toMatchObject({ owed: 0, owedBy: null });
  });

  test('a job’s price is one row, once it stands as done', () => {
    const job = (granted: boolean): Pay => ({
      price: 1,
      per: 'job',
      whole: { total: 5000, claimed: true, granted },
    });
    expect(settle([], { pay: job(true) })).toMatchObject({
      lines: [{ key: 'job', amount: 5000 }],
      owed: 5000,
    });
    expect(settle([], { pay: job(false) })).toMatchObject({
      owed: 0,
      waiting: [{ key: 'days', amount: 5000 }],
    });
  });
});

describe('A crew that sent another in the place of one', () => {
  const units = [{ id: 'stays' }, { id: 'left', until: '2026-12-02' }, { id: 'came', from: '2026-12-02' }];
  const three = ['2026-12-01', '2026-12-02', '2026-12-03'];
  const open = (...lines: Line[]) =>
    settlementOf(book(...lines), {
      ...{ pay: { price: 850, per: 'day' }, extras: none, over: false },
      work: { dates: three, units, today: '2026-12-03' },
    }).waiting.find(({ key }) => key === 'unwritten')?.days;

  test('has as many days that nobody wrote as people were booked', () => {
    expect(open()).toEqual([
      { unit: 'stays', date: '2026-12-01' },
      { unit: 'left', date: '2026-12-01' },
      { unit: 'stays', date: '2026-12-02' },
      { unit: 'came', date: '2026-12-02' },
      { unit: 'stays', date: '2026-12-03' },
      { unit: 'came', date: '2026-12-03' },
    ]);
  });

  test('owes the day of the change once: to who left, where it was written for them', () => {
    const days = open(['provider', day('2026-12-02', { unit: 'left' })]);
    expect(days?.filter(({ date }) => date === '2026-12-02')).toEqual([
      { unit: 'stays', date: '2026-12-02' },
    ]);
  });
});

describe('A machine', () => {
  const hired = (more: object = {}): Pay => ({
    price: 1200,
    per: 'day',
    withTransport: true,
    hire: {
      time: 2400,
      transport: 400,
      dates,
      machines: 1,
      extra: { perHour: 90, hoursADay: 8 },
      claimed: true,
      granted: true,
      ...more,
    },
  });

  test('hire, extra hours, transport, late hours and damage are one table; of the deposit the rest goes back', () => {
    const entries = book(
      ['customer', day('2026-12-01', { hours: 11 })],
      ['provider', money('provider', 5000, 'deposit')],
      ['provider', money('provider', 1000)],
    );
    const extras: Extras = {
      agreed: [
        { key: 'late', of: 2, amount: 200 },
        { key: 'damage', amount: 500 },
      ],
      waiting: [{ key: 'damage', by: 'provider', amount: 900 }],
    };
    expect(settle(entries, { pay: hired(), extras })).toEqual({
      lines: [
        { key: 'hire', of: undefined, amount: 2400 },
        { key: 'extra', of: 3, rate: 90, amount: 270 },
        { key: 'transport', of: undefined, amount: 400 },
        { key: 'late', of: 2, amount: 200 },
        { key: 'damage', amount: 500 },
      ],
      earned: 3770,
      paid: 1000,
      deposit: 5000,
      owed: 2230,
      owedBy: 'provider',
      waiting: [{ key: 'damage', by: 'provider', amount: 900 }],
    });
    // Handed back, nobody owes anything.
    const back = [...entries, ...book(['customer', money('customer', 2230, 'deposit')])].map(
      (entry, place) => ({
        ...entry,
        _id: `e${place}`,
        seq: place + 1,
      }),
    );
    expect(settle(back, { pay: hired(), extras })).toMatchObject({ owed: 0, owedBy: null });
  });

  test('a day with few hours is a day, one with none is none, and one before the end that nobody wrote down is one', () => {
    const pay = hired({ transport: 0 });
    const hire = (...lines: Line[]) => settle(book(...lines), { pay }).lines[0];
    expect(hire()).toEqual({ key: 'hire', of: undefined, amount: 2400 });
    expect(hire(['customer', day('2026-12-01', { mark: 'half', hours: 2 })])).toMatchObject({ amount: 2400 });
    expect(hire(['customer', day('2026-12-02', { mark: 'absent', hours: 0 })])).toMatchObject({
      of: 1,
      amount: 1200,
    });
    expect(hire(['neev', state('done_said'), '2026-12-01T10:00:00.000Z'])).toMatchObject({
      of: 1,
      amount: 1200,
    });
  });

  test('the hire is claimed with the end and granted once it stands; before it the deposit stays where it is', () => {
    const entries = book(['provider', money('provider', 5000, 'deposit')]);
    const said = settle(entries, { pay: hired({ granted: false }) });
    expect(said).toMatchObject({ lines: [], waiting: [{ key: 'days', by: 'provider', amount: 2800 }] });
    const out = settle(entries, { pay: hired({ granted: false, claimed: false }), over: false });
    expect(out).toMatchObject({ deposit: 5000, owed: 0, owedBy: null, waiting: [] });
  });

  test('by the hour, hours beyond those that were booked are extra', () => {
    const pay = hired({
      dates: ['2026-12-01'],
      extra: { perHour: 300, hoursInAll: 4 },
      time: 1200,
      transport: 0,
    });
    const { lines } = settle(book(['customer', day('2026-12-01', { hours: 5.5 })]), { pay });
    expect(lines).toEqual([
      { key: 'hire', of: undefined, amount: 1200 },
      { key: 'extra', of: 1.5, rate: 300, amount: 450 },
    ]);
  });

  test('by the hour on days is what its hours in the book come to', () => {
    const entries = book(
      ['customer', day('2026-12-01', { hours: 5.5 })],
      ['customer', day('2026-12-02', { hours: 3 })],
    );
    const { lines } = settle(entries, { pay: { price: 400, per: 'hour' } });
    expect(lines).toEqual([{ key: 'hours', of: 8.5, rate: 400, amount: 3400 }]);
  });

  test('the book’s balance is the table’s, without what stands apart', () => {
    const entries = book(['customer', day('2026-12-01', { hours: 10 })]);
    expect(balanceOf(entries, hired()).agreed.earned).toBe(settle(entries, { pay: hired() }).earned);
  });
});
