import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { siteDate } from '#domain/calendar/dates.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { aRental, rentalRows, workPictures } from '#server/testing/a-rental.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const today = () => ({ from: siteDate(new Date()), days: 3 });
const items = (state = 'ok') =>
  Object.fromEntries(
    ['body', 'wheels', 'engine', 'brakes', 'guards', 'cables', 'papers', 'clean'].map((item) => [
      item,
      { state },
    ]),
  );

let hire: Awaited<ReturnType<typeof aRental>>;
let pictures: string[];
beforeEach(async () => {
  hire = await aRental(neev, { dates: today(), status: 'agreed' });
  pictures = await workPictures(neev, hire.owner);
});

const write = (as: TestUser, changes: object = {}, id = hire.id) =>
  neev.call('POST', `/bookings/${id}/inspections`, {
    as,
    body: {
      unitId: hire.unit,
      kind: 'handover',
      items: items(),
      fuel: 75,
      hourMeter: 1240.5,
      pictures,
      ...changes,
    },
  });
const sign = (as: TestUser, { _id, sha256 }: { _id: string; sha256: string }) =>
  neev.call('PUT', `/bookings/${hire.id}/inspections/${_id}/sign`, { as, body: { sha256 } });
const statusOf = async () =>
  await neev.services.db
    .selectFrom('bookings')
    .select(['status', 'version'])
    .where('id', '=', hire.id)
    .executeTakeFirst();

describe('The checklist of a hand-over', () => {
  test('holds eight items, points of one’s own, meter, fuel and 4 to 12 pictures, with the hash of all', async () => {
    const own = [{ name: 'Bucket', state: 'worn', note: 'A tooth is blunt' }];
    const { status, body } = await write(hire.owner, { own, note: 'Key with Ramesh' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      bookingId: hire.id,
      unitId: hire.unit,
      items: items(),
      own,
      fuel: 75,
      hourMeter: 1240.5,
      customerSignedAt: null,
      providerSignedAt: null,
    });
    const facts = { items: items(), own, hourMeter: 1240.5, fuel: 75, note: 'Key with Ramesh' };
    const signed = { kind: 'handover', unit: hire.unit, body: facts, pictures };
    expect(body.data.sha256).toBe(createHash('sha256').update(canonicalJson(signed)).digest('hex'));
    const list = await neev.call('GET', `/bookings/${hire.id}/inspections`, { as: hire.customer });
    expect(list.body.data).toEqual([body.data]);
  });

  test.each<[string, object, string]>([
    ['three pictures', { pictures: ['a', 'b', 'c'] }, 'pictures-few'],
    ['thirteen pictures', { pictures: Array.from({ length: 13 }, String) }, 'pictures-few'],
    ['no pictures', { pictures: undefined }, 'pictures-few'],
    ['an item that was not looked at', { items: { ...items(), brakes: undefined } }, 'bad-input'],
    ['an unknown state', { items: { ...items(), brakes: { state: 'fine' } } }, 'required'],
    ['too much fuel', { fuel: 101 }, 'bad-input'],
    ['a machine of another', { unitId: '00000000-0000-4000-8000-000000000000' }, 'bad-input'],
  ])('with %s is refused, and nothing is written', async (_, changes, problem) => {
    const before = await rentalRows(neev);
    const { status, body } = await write(hire.owner, changes);
    expect([status, body.type]).toEqual([400, `/problems/${problem}`]);
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('takes pictures of either side, each once, and of nobody else', async () => {
    const others = await workPictures(neev, await neev.loginAs());
    const asha = await workPictures(neev, hire.customer);
    expect((await write(hire.owner, { pictures: others })).body.type).toBe('/problems/picture-invalid');
    const twice = [...pictures.slice(0, 3), pictures[0]];
    expect((await write(hire.owner, { pictures: twice })).body.errors[0].path).toBe('pictures.3');
    const mixed = await write(hire.owner, { pictures: [...pictures, ...asha] });
    expect(mixed.status).toBe(201);
    // What the list showed may stand in the next one.
    expect((await write(hire.customer, { pictures: mixed.body.data.pictures, fuel: 70 })).status).toBe(201);
  });

  test('shows its pictures to the two sides alone', async () => {
    const { body } = await write(hire.owner);
    const url = body.data.pictures[0];
    const answer = await neev.app.inject({ url, headers: { token: hire.customer.token } });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await neev.call('GET', url, { as: await neev.loginAs() })).status).toBe(404);
    expect((await neev.call('GET', url)).status).toBe(401);
    const unused = (await workPictures(neev, hire.owner, 1))[0]?.replace('hire:', '');
    const elsewhere = `/bookings/${hire.id}/pictures/${unused}`;
    expect((await neev.call('GET', elsewhere, { as: hire.owner })).status).toBe(404);
  });

  test('is a stranger’s and an admin’s 404', async () => {
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })]) {
      expect((await write(as)).status).toBe(404);
      expect((await neev.call('GET', `/bookings/${hire.id}/inspections`, { as })).status).toBe(404);
    }
    expect((await write(hire.owner, {}, 'x')).status).toBe(404);
  });
});

describe('Both sides sign', () => {
  test('what they read; the second signature begins the hire, and stands in the book', async () => {
    const { body } = await write(hire.owner);
    const first = await sign(hire.owner, body.data);
    expect(first.body.data).toMatchObject({ providerSignedAt: expect.any(String), customerSignedAt: null });
    expect(await statusOf()).toEqual({ status: 'agreed', version: 1 });
    const second = await sign(hire.customer, body.data);
    expect(second.body.data.customerSignedAt).toEqual(expect.any(String));
    expect(await statusOf()).toEqual({ status: 'under_way', version: 2 });
    const entries = await neev.services.db
      .selectFrom('ledger_entries')
      .select(['kind', 'body'])
      .where('book_id', '=', hire.id)
      .execute();
    expect(entries).toEqual([
      { kind: 'event', body: { event: 'handover', unitId: hire.unit, sha256: body.data.sha256 } },
    ]);
    // Neither can say any more that nobody was there.
    const dates = JSON.stringify({ from: siteDate(new Date(Date.now() - 86_400_000)), days: 3 });
    await neev.services.db.updateTable('bookings').set({ dates }).where('id', '=', hire.id).execute();
    for (const as of [hire.owner, hire.customer]) {
      const booking = await neev.call('GET', `/bookings/${hire.id}`, { as });
      expect(booking.body.data.next).toEqual(['done_said']);
    }
    // Signed again changes nothing.
    const before = await rentalRows(neev);
    expect((await sign(hire.customer, body.data)).status).toBe(200);
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('a change takes the signatures off, and who signs what it was is told', async () => {
    const { body } = await write(hire.owner);
    await sign(hire.owner, body.data);
    const changed = await write(hire.customer, { fuel: 50 });
    expect(changed.body.data).toMatchObject({ _id: body.data._id, providerSignedAt: null });
    const stale = await sign(hire.customer, body.data);
    expect([stale.status, stale.body.type]).toEqual([409, '/problems/inspection-changed']);
    expect((await sign(hire.customer, changed.body.data)).status).toBe(200);
  });

  test('written otherwise 300 times a day it is refused; the same again counts nothing', async () => {
    await write(hire.owner);
    await neev.services.limits.take('checklist-by-user', hire.owner.userId, 299);
    const said = [await write(hire.owner, { fuel: 25 }), await write(hire.owner)];
    expect(said.map(({ status }) => status)).toEqual([429, 201]);
    expect((await write(hire.customer, { fuel: 25 })).status).toBeLessThan(300);
  });

  test('the same written again leaves the signatures', async () => {
    const { body } = await write(hire.owner);
    await sign(hire.owner, body.data);
    expect((await write(hire.customer)).body.data.providerSignedAt).not.toBeNull();
  });

  test('what both signed stands', async () => {
    const { body } = await write(hire.owner);
    await sign(hire.owner, body.data);
    await sign(hire.customer, body.data);
    const again = await write(hire.owner, { fuel: 10 });
    expect([again.status, again.body.type]).toEqual([409, '/problems/state-changed']);
  });

  test('not before the first day', async () => {
    hire = await aRental(neev, { dates: { from: '2099-01-01', days: 1 }, status: 'agreed' });
    pictures = await workPictures(neev, hire.owner);
    const { body } = await write(hire.owner);
    const early = await sign(hire.owner, body.data);
    expect([early.status, early.body.type]).toEqual([409, '/problems/too-early']);
  });

  test('no checklist of another booking', async () => {
    const { body } = await write(hire.owner);
    const mine = hire;
    hire = await aRental(neev, { dates: today(), status: 'agreed' });
    expect((await sign(hire.owner, body.data)).status).toBe(404);
    expect((await sign(mine.owner, { _id: 'x', sha256: body.data.sha256 })).status).toBe(404);
  });
});

test('A return follows a hand-over, and a cancelled hire has neither', async () => {
  expect((await write(hire.owner, { kind: 'return' })).body.type).toBe('/problems/too-early');
  for (const [status, kind, answer] of [
    ['under_way', 'return', 201],
    ['done_said', 'return', 201],
    ['done', 'handover', 409],
    ['cancelled', 'handover', 409],
    ['cancelled', 'return', 409],
  ] as const) {
    hire = await aRental(neev, { dates: today(), status });
    pictures = await workPictures(neev, hire.owner);
    expect([status, kind, (await write(hire.owner, { kind })).status]).toEqual([status, kind, answer]);
  }
});
