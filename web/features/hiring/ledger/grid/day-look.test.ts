import { describe, expect, test } from 'vitest';
import type { BookDay } from '#contract/hiring/ledger.calls.ts';
import type { Unsent } from '../book/book.ts';
import { lookOf, nextMark, unsentDay } from './day-look.ts';

const aDay = (changes: Partial<BookDay> = {}): BookDay => ({
  unitId: 'u',
  date: '2026-11-09',
  agreed: null,
  customerSays: null,
  providerSays: null,
  overtimeHours: 0,
  disputed: false,
  late: false,
  ...changes,
});
const unsent = (mark: 'full' | 'half', refused?: 'entry-date'): Unsent => ({
  kind: 'day',
  body: { unit: 'u', date: '2026-11-09', mark, overtimeHours: 0 },
  clientId: mark,
  bookingId: 'b',
  saidAt: '2026-11-09T10:00:00Z',
  ...(refused && { refused }),
});
const at = { unit: 'u', date: '2026-11-09' };

describe('How a day looks', () => {
  test('what the worker claims waits for the customer, and for the worker it waits for them', () => {
    const claimed = aDay({ providerSays: 'full' });
    expect(lookOf('customer', claimed, undefined)).toMatchObject({ state: 'waits-for-me', mark: 'full' });
    expect(lookOf('provider', claimed, undefined)).toMatchObject({ state: 'waits-for-them', mine: 'full' });
  });

  test('what the customer grants is agreed for both; where both said other things, they differ', () => {
    const granted = aDay({ customerSays: 'half', agreed: 'half' });
    for (const side of ['customer', 'provider'] as const)
      expect(lookOf(side, granted, undefined)).toMatchObject({ state: 'agreed', mark: 'half' });
    const differs = aDay({ customerSays: 'half', providerSays: 'full', agreed: 'half' });
    expect(lookOf('provider', differs, undefined)).toMatchObject({ state: 'differs', mark: 'full' });
  });

  test('a disputed day differs, and a day without a word has none', () => {
    expect(lookOf('customer', aDay({ providerSays: 'full', disputed: true }), undefined).state).toBe(
      'differs',
    );
    expect(lookOf('customer', undefined, undefined)).toMatchObject({ state: 'none', mark: null });
  });

  test('what waits on this device stands over what the server has, refused or not', () => {
    const granted = aDay({ customerSays: 'full', agreed: 'full' });
    const waiting = unsentDay([unsent('full'), unsent('half')], at);
    expect(lookOf('customer', granted, waiting)).toMatchObject({
      state: 'unsent',
      mark: 'half',
      mine: 'half',
    });
    const refused = unsentDay([unsent('half', 'entry-date')], at);
    expect(lookOf('customer', granted, refused).state).toBe('refused');
  });
});

test('a tap says full, half, absent, and full again', () => {
  expect([null, 'full', 'half', 'absent'].map((mark) => nextMark(mark as never))).toEqual([
    'full',
    'half',
    'absent',
    'full',
  ]);
});
