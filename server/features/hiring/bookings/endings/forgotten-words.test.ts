import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aChecklist, aRental, workPictures } from '#server/testing/a-rental.ts';
import {
  accept,
  aListedWorker,
  anItem,
  ask,
  endAccount,
  inDays,
  type Listed,
  offer,
} from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const db = () => neev.services.db;

/**
 * Who worked with them was told their name at the time: that goes with the old notices and mails. Words that no listing
 * uses go by the hour.
 */
const passing = ['mails', 'notices', 'search_words', 'search_forms'];

/** The tables where a row holds a text, whatever its columns are. */
async function tablesWith(text: string, like = '%'): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename like ${like} order by 1`.execute(
    db(),
  );
  const holding: string[] = [];
  for (const { name } of rows) {
    const found =
      await sql`select from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db());
    if (found.rows.length > 0) holding.push(name);
  }
  return holding;
}

/** Everything that somebody can say about themselves in hiring: as who hires, and as who is hired. */
async function aTalkativeUser() {
  const listed = await aListedWorker(neev, {
    name: 'Marker Kumar',
    phone: '9012345678',
    address: 'Marker Lane 7',
  });
  const user: Listed = { ...listed, email: 'marker@neev.test' };
  await db().updateTable('users').set({ email: user.email }).where('id', '=', user.userId).execute();
  const words = { address: 'Marker Site 8', sitePhone: '9012345679', description: 'Marker wall' };
  const pictures = await workPictures(neev, user, 1);
  const other = await aListedWorker(neev);
  const own = await ask(neev, user, { ...words, pictures, to: [other.listing], items: [anItem()] });
  const { body: offered } = await offer(neev, other, { itemId: own.items[0]._id });
  const booked = (await accept(neev, user, { id: offered.data._id })).body.data;
  const later = { from: inDays(40), days: 1 };
  const open = await ask(neev, user, { ...words, to: [other.listing], items: [anItem({ dates: later })] });
  await neev.call('PUT', `/jobRequests/${open._id}/close`, { as: user, body: { reason: 'Marker changed' } });
  const customer = await neev.loginAs();
  const theirs = await ask(neev, customer, { to: [user.listing], items: [anItem()] });
  const { body } = await offer(neev, user, { itemId: theirs.items[0]._id, note: 'Marker tools' });
  const work = (await accept(neev, customer, { id: body.data._id })).body.data;
  const because = { to: 'cancelled', version: work.version, reason: 'other', text: 'Marker is ill' };
  await neev.call('PUT', `/bookings/${work._id}/state`, { as: user, body: because });
  return { user, other, customer, booked, work, pictures };
}

describe('Nothing in the database tells of a deleted user', () => {
  test('their phones, address, mail, descriptions and notes: in no table but the terms of books that others still need', async () => {
    const { user } = await aTalkativeUser();
    const said = ['9012345678', '9012345679', user.email, 'Marker'];
    for (const text of said) expect(await tablesWith(text)).not.toEqual([]);
    expect(await tablesWith('Marker')).toEqual(
      expect.arrayContaining(['bookings', 'offers', 'providers', 'requests']),
    );
    await endAccount(neev, user);
    // The other side keeps the book with its terms for three years (docs/rules.md#evidence-7).
    const kept = await db().selectFrom('ledger_entries').select('body').execute();
    for (const phone of said.slice(0, 2)) {
      const lines = kept.filter(({ body }) => JSON.stringify(body).includes(phone));
      expect(lines.every(({ body }) => 'terms' in (body as object))).toBe(true);
      expect((await tablesWith(phone)).filter((name) => name !== 'ledger_entries')).toEqual([]);
    }
    expect(await tablesWith(user.email)).toEqual([]);
    expect((await tablesWith('Marker')).filter((name) => !passing.includes(name))).toEqual([]);
  });

  test('pictures of their requests are gone', async () => {
    const { user, pictures } = await aTalkativeUser();
    const id = String(pictures[0]).replace('hire:', '');
    expect(await neev.services.pictures.readPrivate(id)).toBeDefined();
    await endAccount(neev, user);
    expect(await neev.services.pictures.readPrivate(id)).toBeUndefined();
  });

  test('but the checklist and its pictures stay with the other side, as they were', async () => {
    const hire = await aRental(neev, { dates: { from: '2026-01-05', days: 2 }, status: 'agreed' });
    await aChecklist(neev, hire);
    await endAccount(neev, hire.owner);
    const { body } = await neev.call('GET', `/bookings/${hire.id}/inspections`, { as: hire.customer });
    expect(body.data).toHaveLength(1);
    const bytes = await neev.call('GET', body.data[0].pictures[0], { as: hire.customer });
    expect(bytes.status).toBe(200);
  });

  test('a review that all can read stays, by a former user; one that nobody has read goes', async () => {
    const { user, other, booked } = await aTalkativeUser();
    const write = (as: TestUser, text: string) =>
      neev.call('POST', '/reviews', { as, body: { bookingId: booked._id, stars: 4, text } });
    await db()
      .updateTable('bookings')
      .set({ status: 'done', status_at: new Date() })
      .where('id', '=', booked._id)
      .execute();
    await write(user, 'Straight walls');
    await write(other, 'Paid at once');
    const hidden = await aListedWorker(neev);
    const asked = await ask(neev, user, { to: [hidden.listing] });
    const { body } = await offer(neev, hidden, { itemId: asked.items[0]._id });
    const next = (await accept(neev, user, { id: body.data._id })).body.data;
    await db()
      .updateTable('bookings')
      .set({ status: 'done', status_at: new Date() })
      .where('id', '=', next._id)
      .execute();
    await neev.call('POST', '/reviews', { as: user, body: { bookingId: next._id, stars: 1 } });
    await endAccount(neev, user);
    const about = await neev.call('GET', `/reviews/${other.userId}`, { as: hidden });
    expect(about.body.data).toMatchObject([{ text: 'Straight walls', authorName: null, authorPic: null }]);
    const left = await db().selectFrom('reviews').select('booking_id').execute();
    expect(left.map(({ booking_id }) => booking_id)).toEqual([booked._id, booked._id]);
  });

  test('their units work no more', async () => {
    const { user } = await aTalkativeUser();
    await endAccount(neev, user);
    const units = await db()
      .selectFrom('units')
      .select('active')
      .where('user_id', '=', user.userId)
      .execute();
    expect(units).toEqual([{ active: false }]);
  });
});
