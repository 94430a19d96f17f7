import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { aRental, rentalRows, signedInspection } from '#server/testing/a-rental.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { readSpans } from '../calendar/units/span-text.data.ts';
import { extendLateReturns } from './late-returns.job.ts';

const neev = useTestApp();
const dates = { from: '2026-12-02', days: 1 };
const midnight = atSite('2026-12-03');
const after = (hours: number) => new Date(midnight.getTime() + hours * 3_600_000);
const run = (now: Date) => extendLateReturns({ services: neev.services, now: () => now });

let hire: Awaited<ReturnType<typeof aRental>>;
beforeEach(async () => {
  // Rows of bookings outlive the users of a test.
  await sql`update bookings set status = 'done'`.execute(neev.services.db);
  hire = await aRental(neev, { dates });
});

async function endOf(id = hire.id): Promise<Date | undefined> {
  const { rows } = await sql<{ span: string }>`
    select span::text from reservations where booking_id = ${id}::uuid and released_at is null`.execute(
    neev.services.db,
  );
  return readSpans(rows[0]?.span ?? '')[0]?.to;
}
const told = async (as: TestUser) =>
  (await neev.call('GET', '/notices', { as })).body.data.map(
    ({ kind, about }: { kind: string; about: { _id: string } }) => [kind, about._id],
  );

test('A machine that is not back stays taken, every hour, to the end of the day', async () => {
  await run(new Date(midnight.getTime() - 1));
  expect(await endOf()).toEqual(midnight);
  await run(after(0));
  expect(await endOf()).toEqual(atSite('2026-12-04'));
  await run(after(5));
  expect(await endOf()).toEqual(atSite('2026-12-04'));
  await run(after(25));
  expect(await endOf()).toEqual(atSite('2026-12-05'));
  expect(await told(hire.customer)).toEqual([]);
});

test('What another booked stays theirs, and all three are told, once', async () => {
  const next = await aRental(neev, {
    of: hire,
    dates: { start: atSite('2026-12-03', '14:00').toISOString(), hours: 4 },
    status: 'agreed',
  });
  await run(after(1));
  await run(after(2));
  expect(await endOf()).toEqual(atSite('2026-12-03', '14:00'));
  expect(await endOf(next.id)).toEqual(atSite('2026-12-03', '18:00'));
  expect(await told(hire.owner)).toEqual([['machine-late', hire.id]]);
  expect(await told(hire.customer)).toEqual([['machine-late', hire.id]]);
  // The next one hears of their own booking alone.
  expect(await told(next.customer)).toEqual([['machine-late', next.id]]);
  const before = await rentalRows(neev);
  await run(after(14));
  expect(await rentalRows(neev)).toEqual(before);
});

test('A machine that both signed back, a hire that is over, and one ahead are left alone', async () => {
  await signedInspection(neev, hire, { kind: 'return', at: midnight });
  const done = await aRental(neev, { dates, status: 'done' });
  const said = await aRental(neev, { dates, status: 'done_said' });
  const agreed = await aRental(neev, { dates, status: 'agreed' });
  const before = await rentalRows(neev);
  await run(after(3));
  expect(await rentalRows(neev)).toEqual(before);
  expect([await endOf(done.id), await endOf(said.id), await endOf(agreed.id)]).toEqual(
    Array(3).fill(midnight),
  );
});

test('A hire that ended by itself goes on while the machine that was handed over is out', async () => {
  const said = await aRental(neev, { dates, status: 'done_said' });
  await signedInspection(neev, said, { kind: 'handover', at: atSite('2026-12-02', '09:00') });
  await run(after(3));
  expect(await endOf(said.id)).toEqual(atSite('2026-12-04'));
});

test('Of several machines only those that are out stay taken', async () => {
  const two = await aRental(neev, { dates, count: 2 });
  await signedInspection(neev, { id: two.id, unit: two.unit }, { kind: 'return', at: midnight });
  await run(after(1));
  const { rows } = await sql<{ unit_id: string; span: string }>`
    select unit_id, span::text from reservations where booking_id = ${two.id}::uuid`.execute(
    neev.services.db,
  );
  const ends = new Map(rows.map(({ unit_id, span }) => [unit_id, readSpans(span)[0]?.to]));
  expect(ends.get(two.units[0] ?? '')).toEqual(midnight);
  expect(ends.get(two.units[1] ?? '')).toEqual(atSite('2026-12-04'));
});
