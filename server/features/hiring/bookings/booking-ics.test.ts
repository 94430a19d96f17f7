import { describe, expect, test } from 'vitest';
import type { Dates } from '#contract/hiring/terms.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ PUBLIC_URL: 'http://neev.test' });

async function booked(dates: Dates, wanted: object = {}) {
  const customer = await neev.loginAs({ fullname: 'Anjali; Rao, Flat 3' });
  const provider = await neev.loginAs({ fullname: 'Ramesh' });
  const { bookingId } = await aBooking(neev, { customer, provider, dates, ...wanted });
  const { pool } = neev.services;
  await pool.query(
    "update bookings set address = E'House 12, Ganga; Nagar', site_phone = '9826041177' where id = $1",
    [bookingId],
  );
  const ics = (as: TestUser, lang = '') => neev.call('GET', `/bookings/${bookingId}/ics${lang}`, { as });
  return { customer, provider, bookingId, ics };
}
/** Its lines, unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const named = (text: string, name: string) => linesOf(text).filter((line) => line.startsWith(name));

describe('A booking for a calendar', () => {
  test('is whole days as dates, days of rest left out', async () => {
    // 2 November 2099 is a Monday.
    const { provider, ics } = await booked({ from: '2099-11-02', days: 7, restDays: [0] });
    const { status, headers, body } = await ics(provider);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(named(body, 'DTSTART')).toEqual(['DTSTART;VALUE=DATE:20991102', 'DTSTART;VALUE=DATE:20991109']);
    expect(named(body, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20991108', 'DTEND;VALUE=DATE:20991110']);
    expect(new Set(named(body, 'UID')).size).toBe(2);
  });

  test.each<[string, Dates, string[]]>([
    [
      'a half day',
      { from: '2099-11-02', days: 1, part: 'afternoon' },
      ['DTSTART:20991102T073000Z', 'DTEND:20991102T183000Z'],
    ],
    [
      'an hour of start',
      { from: '2099-11-02', days: 1, startTime: '08:30' },
      ['DTSTART:20991102T030000Z', 'DTEND:20991102T183000Z'],
    ],
    [
      'hours',
      { start: '2099-11-02T04:00:00.000Z', hours: 2.5 },
      ['DTSTART:20991102T040000Z', 'DTEND:20991102T063000Z'],
    ],
  ])('is instants in UTC for %s', async (_, dates, times) => {
    const { provider, ics } = await booked(dates);
    const { body } = await ics(provider);
    expect([...named(body, 'DTSTART'), ...named(body, 'DTEND')]).toEqual(times);
  });

  test('is written by the rules: CRLF, at most 75 octets a line, signs of the form escaped', async () => {
    const { provider, ics } = await booked({ from: '2099-11-02', days: 2 });
    const { body } = await ics(provider, '?lang=hi');
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(named(body, 'SUMMARY')[0]).toMatch(/^SUMMARY:Anjali\\; Rao\\, Flat 3\\, \p{Script=Devanagari}/u);
    expect(named(body, 'LOCATION')[0]).toContain('House 12\\, Ganga\\; Nagar');
    const kept = linesOf(body);
    expect([kept[0], kept.at(-2), kept.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    for (const name of ['VERSION:2.0', 'PRODID:', 'DTSTAMP:', 'UID:'])
      expect(named(body, name).length).toBe(1);
  });

  test('shows phone and address to its sides where the booking does, and is nobody else’s', async () => {
    const { customer, provider, bookingId, ics } = await booked({ from: '2099-11-02', days: 2 });
    expect((await ics(provider)).body).toContain('9826041177');
    expect((await ics(customer)).body).toContain('STATUS:CONFIRMED');
    expect((await ics(await neev.loginAs())).status).toBe(404);
    await neev.services.pool.query(
      "update bookings set status = 'cancelled', status_by = $2, reason = 'ill' where id = $1",
      [bookingId, provider.userId],
    );
    const { body } = await ics(provider);
    expect(body).toContain('STATUS:CANCELLED');
    expect(body).not.toMatch(/9826041177|Ganga/);
  });
});
