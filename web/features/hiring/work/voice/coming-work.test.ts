import { describe, expect, test } from 'vitest';
import { aBooking, inDays } from '../../bookings/booking-in-test.ts';
import { illnessOf, inOrderOf } from './coming-work.ts';

const today = inDays(0);
const begins = (days: number) => ({ dates: { from: inDays(days), days: 3 } });

describe('Who is ill', () => {
  test('calls off the work that begins within a week, and none that is later', () => {
    expect(illnessOf(aBooking(begins(2)), today)).toBe('calls-off');
    expect(illnessOf(aBooking(begins(8)), today)).toBeUndefined();
    expect(illnessOf(aBooking({ ...begins(2), next: [] }), today)).toBeUndefined();
  });

  test('misses today of the work that goes on, where today is one of its days', () => {
    expect(illnessOf(aBooking({ ...begins(-1), status: 'under_way' }), today)).toBe('misses-today');
    expect(illnessOf(aBooking({ ...begins(-5), status: 'under_way' }), today)).toBeUndefined();
  });

  test('does not call off a crew', () => {
    expect(illnessOf(aBooking({ ...begins(1), count: 4 }), today)).toBeUndefined();
  });
});

test('The work that goes on stands first, then as it begins; machines are left out', () => {
  const works = [
    aBooking({ _id: 'later', ...begins(9) }),
    aBooking({ _id: 'soon', ...begins(2) }),
    aBooking({ _id: 'mixer', ...begins(1), listing: { kind: 'product', _id: 'p1' } }),
    aBooking({ _id: 'now', ...begins(-1), status: 'under_way' }),
  ];
  expect(inOrderOf(works, today).map(({ _id }) => _id)).toEqual(['now', 'soon', 'later']);
});
