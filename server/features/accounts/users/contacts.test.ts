import { beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetSeen } from './contacts-seen.data.ts';

const server = useTestApp();
let asha: TestUser;
beforeEach(async () => {
  asha = await member('1 year');
  await server.services.db.deleteFrom('contacts_seen_by_network').execute();
});

/** Somebody whose account is so old. */
async function member(age: string): Promise<TestUser> {
  const made = await server.loginAs();
  await server.services.pool.query('update users set created_at = now() - $2::interval where id = $1', [
    made.userId,
    age,
  ]);
  return made;
}

/** Workers with accounts of their own. */
async function workers(count: number): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ id: string }>(
    `with made as (
       insert into users (fullname, email, password_hash)
       select 'Ravi', gen_random_uuid() || '@neev.test', 'none' from generate_series(1, $1) returning id)
     insert into providers (kind, user_id, name, address, pin, category, phone, lat, lng, city_key, search)
     select 'worker', id, 'Ravi', 'Indore', '452001', 'Mason', '9876543210', 22.7, 75.8, '', '' from made
     returning user_id as id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
const worker = async (id: string, as = asha) =>
  (await server.call('GET', `/getWorker/${id}`, { as })).body.data;
const user = async (id: string, as = asha) => (await server.call('GET', `/getUser/${id}`, { as })).body.data;
const seenRows = () => server.services.db.selectFrom('contacts_seen').select('people').execute();

/** As if the user had seen that many others today. */
const used = (count: number, as = asha) =>
  server.services.pool.query(
    `insert into contacts_seen select $1, (now() at time zone 'Asia/Kolkata')::date,
       array(select gen_random_uuid() from generate_series(1, $2))`,
    [as.userId, count],
  );
const hiddenToday = { phone: null, email: null, contactsHidden: true, contactsPerDay: 20 };
const hidden = { phone: null, email: null, contactsHidden: true, contactsPerDay: 60 };

describe('Phone and e-mail of 60 different people a user and day', () => {
  test('go out, of 400 asked for at the same time too; the rest come without and say so', async () => {
    const records = await Promise.all((await workers(400)).map((id) => worker(id)));
    const shown = records.filter(({ phone }) => phone === '9876543210');
    expect(shown).toHaveLength(60);
    expect(shown.every(({ email, contactsHidden }) => email && contactsHidden === undefined)).toBe(true);
    const without = records.filter(({ contactsHidden }) => contactsHidden);
    expect(without).toHaveLength(340);
    for (const record of without) expect(record).toMatchObject(hidden);
    expect(JSON.stringify(without)).not.toMatch(/9876543210|neev\.test/);
  }, 120_000);

  test('the same person counts once, by whatever call and however often at once', async () => {
    const [one = '', other = ''] = await workers(2);
    await used(58);
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? user(one) : worker(one))));
    expect((await worker(other)).phone).toBe('9876543210');
    const [late = ''] = await workers(1);
    expect(await worker(late)).toMatchObject(hidden);
    expect(await user(late)).toMatchObject({ email: null, contactsHidden: true });
    expect((await worker(one)).phone).toBe('9876543210');
    expect((await user(other)).email).toContain('@neev.test');
  });

  test('one’s own, those of a booking, and what an admin sees do not count', async () => {
    const [provider = '', gone = ''] = await workers(2);
    await used(60);
    const self = { userId: provider, token: '', email: '' };
    await aBooking(server, { customer: asha, provider: self });
    await aBooking(server, {
      customer: asha,
      provider: { ...self, userId: gone },
      status: 'cancelled',
      dates: { from: '2099-12-02', days: 2 },
    });
    expect((await worker(provider)).phone).toBe('9876543210');
    expect(await worker(gone)).toMatchObject(hidden);
    expect((await user(asha.userId)).email).toBe(asha.email);
    const admin = await server.loginAs({ admin: true });
    await used(60, admin);
    expect((await worker(gone, admin)).phone).toBe('9876543210');
    expect((await seenRows()).every(({ people }) => people.length === 60)).toBe(true);
  });

  test('are passed by nobody who books people and calls them off', async () => {
    const ids = await workers(61);
    const booked = (id: string, status: 'agreed' | 'cancelled') =>
      aBooking(server, {
        customer: asha,
        provider: { userId: id, token: '', email: '' },
        status,
        dates: { from: '2099-12-02', days: 2 },
      });
    for (const id of ids.slice(0, 60)) await booked(id, 'cancelled');
    const [last = ''] = ids.slice(60);
    const { bookingId } = await booked(last, 'agreed');
    await server.services.pool.query(
      `update bookings b set status_by = customer_id, listing_id = p.id from providers p where p.user_id = b.provider_id`,
    );
    const read = async () => (await server.call('GET', `/bookings/${bookingId}`, { as: asha })).body.data;
    expect((await read()).phones).toEqual({});
    expect(await worker(last)).toMatchObject(hidden);
    await server.services.pool.query("update bookings set status = 'under_way' where id = $1", [bookingId]);
    expect((await read()).phones).toEqual({ provider: '9876543210' });
  });

  test('of who is no provider there is nothing to count', async () => {
    const ravi = await server.loginAs();
    expect(await user(ravi.userId)).toEqual({
      _id: ravi.userId,
      userId: ravi.userId,
      fullname: 'Asha Test',
      profilePic: null,
    });
    expect(await seenRows()).toEqual([]);
  });

  test('another user has a day of their own, and tomorrow is another day; yesterday is forgotten', async () => {
    const [id = ''] = await workers(1);
    await used(60);
    expect((await worker(id, await member('1 year'))).phone).toBe('9876543210');
    expect(await worker(id)).toMatchObject(hidden);
    await server.services.pool.query('update contacts_seen set day = day - 1');
    expect((await worker(id)).phone).toBe('9876543210');
    await forgetSeen(server.services.db);
    expect((await seenRows()).map(({ people }) => people.length)).toEqual([1]);
  });
});

describe('Who harvests with many accounts', () => {
  test('has a third of the day’s people in the first 24 hours of an account, and is told so', async () => {
    const asked = await member('23 hours');
    const [id = '', late = ''] = await workers(2);
    await used(19, asked);
    expect((await worker(id, asked)).phone).toBe('9876543210');
    expect(await worker(late, asked)).toMatchObject(hiddenToday);
    const older = await member('25 hours');
    await used(20, older);
    expect((await worker(late, older)).phone).toBe('9876543210');
  });

  test('sees with all accounts of a week at one network three days’ people together; older ones do not count', async () => {
    const [first = '', id = '', late = ''] = await workers(3);
    expect((await worker(first, await member('6 days'))).phone).toBe('9876543210');
    await server.services.pool.query(
      `update contacts_seen_by_network
       set people = people || array(select gen_random_uuid() from generate_series(1, 178))`,
    );
    const one = await member('1 hour');
    expect((await worker(id, one)).phone).toBe('9876543210');
    expect(await worker(late, one)).toMatchObject(hiddenToday);
    expect(await worker(late, await member('6 days'))).toMatchObject(hidden);
    // Once seen by the network, a person counts no more for it.
    expect((await worker(first, one)).phone).toBe('9876543210');
    expect((await worker(late, await member('8 days'))).phone).toBe('9876543210');
  });

  test('leaves no address: a network stands as a keyed hash, and is forgotten with the day', async () => {
    const [id = ''] = await workers(1);
    await worker(id, await member('1 hour'));
    const rows = () => server.services.db.selectFrom('contacts_seen_by_network').selectAll().execute();
    const [row] = await rows();
    expect(row?.network).toHaveLength(32);
    expect(row?.network.toString()).not.toContain('127.0.0.1');
    await server.services.pool.query('update contacts_seen_by_network set day = day - 1');
    await forgetSeen(server.services.db);
    expect(await rows()).toEqual([]);
  });
});
