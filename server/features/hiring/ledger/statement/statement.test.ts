import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-20T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const said = (kind: string, body: object) => ({
  clientId: randomUUID(),
  kind,
  body,
  saidAt: '2099-11-20T12:00:00Z',
});
const days = (unit: string | undefined, marks: string[], from = 2) =>
  marks.map((mark, place) =>
    said('day', { unit, date: `2099-11-${String(from + place).padStart(2, '0')}`, mark }),
  );
const got = (amount: number, on: string) =>
  said('money', { sort: 'wage', to: 'provider', amount, on, how: 'cash' });
const post = (as: TestUser, bookingId: string, entries: object[]) =>
  neev.call('POST', `/hajri/${bookingId}`, { as, body: { entries } });
const statement = async (as: TestUser, query = '') =>
  (await neev.call('GET', `/statement${query}`, { as })).body;

async function aWorkersYear() {
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const sunil = await neev.loginAs({ fullname: 'Sunil Test' });
  const one = await aBooking(neev, { customer: asha, provider });
  await post(provider, one.bookingId, [
    ...days(one.units[0], ['full', 'full', 'full', 'half']),
    got(500, '2099-11-04'),
    got(600, '2099-11-19'),
  ]);
  await post(asha, one.bookingId, days(one.units[0], ['full', 'half', 'absent']));
  const dates = { from: '2099-11-10', days: 5 };
  const job = await aBooking(neev, {
    customer: sunil,
    provider,
    dates,
    per: 'job',
    price: 9000,
    pin: '411001',
    status: 'done',
    statusAt: new Date('2099-11-15T10:00:00Z'),
  });
  await post(sunil, job.bookingId, days(job.units[0], ['full', 'full'], 10));
  return { provider, asha, sunil, one, job };
}

describe('A worker’s statement', () => {
  test('names each employer with place, agreed days, one-sided days, wages, payments and the book’s head', async () => {
    const { provider, asha, sunil, one, job } = await aWorkersYear();
    const body = await statement(provider);
    const headOf = async (id: string) => (await neev.call('GET', `/hajri/${id}`, { as: provider })).body.head;
    expect(body.data).toEqual([
      {
        _id: asha.userId,
        name: 'Asha Test',
        phone: null,
        pin: '452001',
        agreedDays: 1.5,
        oneSidedDays: 0.5,
        wages: 1050,
        paid: 1100,
        saysPaid: 0,
        owed: 0,
        dates: [
          { date: '2099-11-02', mark: 'full', overtimeHours: 0, signed: false },
          { date: '2099-11-03', mark: 'half', overtimeHours: 0, signed: false },
        ],
        oneSided: [{ date: '2099-11-05', mark: 'half' }],
        takenBack: [],
        books: [{ bookingId: one.bookingId, head: await headOf(one.bookingId) }],
      },
      {
        _id: sunil.userId,
        name: 'Sunil Test',
        phone: null,
        pin: '411001',
        agreedDays: 2,
        oneSidedDays: 0,
        wages: 9000,
        paid: 0,
        saysPaid: 0,
        owed: 9000,
        dates: ['2099-11-10', '2099-11-11'].map((date) => ({
          ...{ date, mark: 'full', overtimeHours: 0, signed: false },
        })),
        oneSided: [],
        takenBack: [],
        books: [{ bookingId: job.bookingId, head: await headOf(job.bookingId) }],
      },
    ]);
    expect(body).toMatchObject({ from: '2098-11-21', to: '2099-11-20', name: 'Ravi Test', daysInYear: 4 });
    // What Asha paid too much pays nothing of Sunil's.
    expect(body.total).toEqual({ agreedDays: 3.5, oneSidedDays: 0.5, wages: 10_050, paid: 1100, owed: 9000 });
    expect(body.seal.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  test('tells the phone as the booking shows it, what the employer says they paid, and what they took back', async () => {
    const { provider, asha, one } = await aWorkersYear();
    await neev.services.db
      .updateTable('bookings')
      .set({ site_phone: '9876500000', status: 'done' })
      .where('id', '=', one.bookingId)
      .execute();
    const { body } = await neev.call('GET', `/hajri/${one.bookingId}`, { as: provider });
    const last = body.data.find((line: { body: { date?: string } }) => line.body.date === '2099-11-05')._id;
    await post(asha, one.bookingId, [said('agree', { entry: last }), got(2000, '2099-11-06')]);
    await post(asha, one.bookingId, [said('dispute', { entry: last, reason: 'Not that day' })]);
    const [employer] = (await statement(provider)).data;
    expect(employer).toMatchObject({ phone: '9876500000', saysPaid: 2000, takenBack: ['2099-11-05'] });
    expect(employer.dates).toHaveLength(2);
  });

  test('is a table too: a row a day, then the sums of each employer and of all', async () => {
    const { provider, asha } = await aWorkersYear();
    const { status, headers, body } = await neev.call('GET', '/statement/csv', { as: provider });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const rows = String(body).trim().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual([
      'line',
      'agreed',
      'agreed',
      'one-sided',
      'employer',
      'agreed',
      'agreed',
      'employer',
      'total',
    ]);
    expect(rows[4]).toBe('employer,Asha Test,,452001,,,,,1.5,0.5,1050,1100,0,0');
    const own = await neev.call('GET', '/statement/csv', { as: asha });
    expect(String(own.body).trim().split('\r\n')).toHaveLength(2);
  });

  test('of a time it has what falls into it alone; the year’s days stay', async () => {
    const { provider } = await aWorkersYear();
    const body = await statement(provider, '?from=2099-11-03&to=2099-11-14');
    expect(body.data).toMatchObject([
      { agreedDays: 0.5, oneSidedDays: 0.5, wages: 350, paid: 500 },
      { agreedDays: 2, wages: 0 },
    ]);
    expect(body.daysInYear).toBe(4);
  });

  test('is the user’s own: an employer has none, and a time that ends before it begins is refused', async () => {
    const { asha, provider } = await aWorkersYear();
    expect((await statement(asha)).data).toEqual([]);
    for (const [query, problem] of [
      ['?from=2099-11-14&to=2099-11-03', 'days-backwards'],
      ['?from=2099-02-30', 'day-invalid'],
    ]) {
      const { status, body } = await neev.call('GET', `/statement${query}`, { as: provider });
      expect([status, body.type]).toEqual([400, `/problems/${problem}`]);
    }
  });

  test('is of people’s work: a machine that is let stands in its own book alone', async () => {
    const customer = await neev.loginAs();
    const provider = await neev.loginAs();
    const let3 = await aBooking(neev, { customer, provider, of: 'product', per: 'hour', price: 400 });
    const [unit] = let3.units;
    await post(customer, let3.bookingId, [
      said('day', { unit, date: '2099-11-02', hours: 5.5 }),
      said('day', { unit, date: '2099-11-03', hours: 3 }),
    ]);
    const body = await statement(provider);
    expect([body.data, body.total.wages, body.daysInYear]).toEqual([[], 0, 0]);
    const book = await neev.call('GET', `/hajri/${let3.bookingId}`, { as: provider });
    expect(book.body.balance.agreed.earned).toBe(3400);
  });

  test('a quoted machine’s day is its share of the quote', async () => {
    const customer = await neev.loginAs();
    const provider = await neev.loginAs();
    const quote = { lines: [], total: 6500, deposit: 2000 };
    const machine = await aBooking(neev, { customer, provider, of: 'product', price: 1000, quote });
    await post(customer, machine.bookingId, days(machine.units[0], ['full', 'half']));
    const { body } = await neev.call('GET', `/hajri/${machine.bookingId}`, { as: customer });
    expect(body.balance.agreed.earned).toBe(1625);
  });
});
