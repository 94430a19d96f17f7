import { describe, expect, test } from 'vitest';
import type { OwnDay } from '#contract/hiring/calendar.calls.ts';
import type { Queued } from '#web/shared/browser/outbox/queue.ts';
import { asSaid, type NewBlock, remainders, waitingIn } from './waiting-days.ts';

const listing = { kind: 'groupWorker', _id: 'l1' } as const;
const date = '2026-12-05';
const day = (changes: Partial<OwnDay> = {}): OwnDay => ({
  unit: 'u1',
  no: 1,
  label: null,
  listing: { kind: 'groupWorker', _id: 'l1' },
  date,
  part: 'day',
  state: 'free',
  rest: false,
  ...changes,
});
const block = (changes: Partial<NewBlock> = {}): NewBlock => ({
  listing,
  from: date,
  to: '2026-12-07',
  part: 'day',
  ...changes,
});
const act = (changes: Partial<Queued>): Queued => ({
  id: 'a',
  kind: 'days',
  about: 'days l1',
  title: '',
  method: 'POST',
  address: '/blocks',
  at: '2026-12-01T06:00:00.000Z',
  ...changes,
});
const blocked = (changes: Partial<NewBlock> = {}) => act({ body: block(changes) });
const freed = act({ kind: 'freed', method: 'DELETE', address: '/blocks/k1' });

describe('A day as its owner said last', () => {
  test('is blocked where a block of it waits, for the people that it names', () => {
    expect(asSaid([day()], [blocked()])).toMatchObject([{ state: 'blocked', waits: true }]);
    for (const other of [{ unitIds: ['u2'] }, { from: '2026-12-06' }])
      expect(asSaid([day()], [blocked(other)])).toEqual([day()]);
  });

  test('is blocked for its half alone', () => {
    expect(asSaid([day()], [blocked({ part: 'morning' })])).toMatchObject([
      { part: 'morning', state: 'blocked', waits: true },
      { part: 'afternoon', state: 'free' },
    ]);
  });

  test('is free where "free again" waits, and blocked again where that was said after it', () => {
    const known = [day({ state: 'blocked', blockId: 'k1' })];
    const [free] = asSaid(known, [freed]);
    expect(free).toEqual({ ...day(), waits: true });
    expect(asSaid(known, [freed, blocked()])).toMatchObject([{ state: 'blocked', waits: true }]);
    expect(asSaid(known, [blocked(), freed])).toMatchObject([{ state: 'free' }]);
  });

  test('is as the server knows it where it is booked, or what was said was refused', () => {
    const booked = [day({ state: 'booked', bookingId: 'b1' })];
    expect(asSaid(booked, [blocked()])).toEqual(booked);
    expect(asSaid([day()], [{ ...blocked(), refused: 'not-free' }])).toEqual([day()]);
  });
});

test('Giving free concerns the waiting blocks of these days and people that were not refused', () => {
  const acts = [
    blocked(),
    blocked({ unitIds: ['u2'] }),
    blocked({ from: '2026-12-06' }),
    { ...blocked(), refused: 'not-free' } as const,
    freed,
  ];
  const given = { range: { from: date, to: date }, unitIds: ['u1'] };
  expect(waitingIn(acts, given)).toEqual([acts[0]]);
  expect(waitingIn(acts, { ...given, unitIds: undefined })).toEqual([acts[0], acts[1]]);
});

test('Of a block given free for one person the others keep all of its days, and the person those around', () => {
  const whole = { ...block({ from: '2026-12-04' }), unitIds: ['u1', 'u2'] };
  const given = { range: { from: date, to: date }, unitIds: ['u1'] };
  expect(remainders(whole, given, '2026-12-01')).toEqual([
    { listing, part: 'day', from: '2026-12-04', to: '2026-12-04', unitIds: ['u1'] },
    { listing, part: 'day', from: '2026-12-06', to: '2026-12-07', unitIds: ['u1'] },
    { listing, part: 'day', from: '2026-12-04', to: '2026-12-07', unitIds: ['u2'] },
  ]);
});
