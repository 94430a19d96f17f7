import { describe, expect, test } from 'vitest';
import type { Hiring } from '#server/features/hiring/hiring.ts';
import { ageAvailability } from '#server/features/marketplace/age-availability.job.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { aBooking, aListing, aMachine, dayAhead, daysSpan, ownDaysOf } from './calendar-in-test.ts';
import { askMornings } from './morning-question.job.ts';
import { stillFreePath } from './still-free-link.rules.ts';

const neev = useTestApp();

const say = (body: object, as?: TestUser) => neev.call('PUT', '/stillFree', { body, ...(as && { as }) });
const record = async (id: string) =>
  neev.services.db
    .selectFrom('providers')
    .select(['available', 'available_said_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const tokenOf = (userId: string, now = new Date()) =>
  new URL(stillFreePath(neev.services.secrets, userId, now), 'https://neev.example').searchParams.get(
    'token',
  );
const mails = () => neev.services.db.selectFrom('mails').select(['recipient', 'template', 'facts']).execute();
const dayMs = 86_400_000;

describe('"Free today?"', () => {
  test('yes makes the records available, and says since when', async () => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha);
    const machine = await aMachine(neev, asha);
    const answer = await say({ answer: 'yes' }, asha);
    expect([answer.status, answer.body.data]).toEqual([200, { available: true, from: null }]);
    const { available, available_said_at } = await record(_id);
    expect(available).toBe(true);
    expect(Date.now() - (available_said_at?.getTime() ?? 0)).toBeLessThan(60_000);
    const { body } = await neev.call('GET', `/getWorker/${_id}`, { as: asha });
    expect(body.data).toMatchObject({ status: true, availableSaidAt: available_said_at?.toISOString() });
    // A machine has a switch of its own.
    const product = await neev.call('GET', `/getProduct/${machine._id}`, { as: asha });
    expect(product.body.data.status).toBe(false);
  });

  test('not today switches it off', async () => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha, { available: true });
    expect((await say({ answer: 'no' }, asha)).body.data.available).toBe(false);
    expect((await record(_id)).available).toBe(false);
  });

  test('free from a day keeps the days until then free of work, but where there is work; a yes gives them back', async () => {
    const asha = await neev.loginAs();
    const listing = await aListing(neev, asha, { available: true });
    const [day] = await ownDaysOf(neev, asha, [1]);
    await aBooking(neev, {
      provider: asha,
      listing,
      unitIds: [day?.unit ?? ''],
      spans: [daysSpan(1)],
    });
    const from = dayAhead(3);
    expect((await say({ answer: 'from', from }, asha)).body.data).toEqual({ available: false, from });
    const freeFrom = async () =>
      (await neev.call('GET', `/getWorker/${listing._id}`, { as: asha })).body.data.freeFrom;
    expect(await freeFrom()).toBe(from);
    const later = dayAhead(5);
    await say({ answer: 'from', from: later }, asha);
    expect(await freeFrom()).toBe(later);
    await say({ answer: 'yes' }, asha);
    expect(await freeFrom()).toBe(dayAhead(0));
  });

  test.each([[undefined], [0], [-1], [91]])('refuses "from" %s days ahead', async (days) => {
    const asha = await neev.loginAs();
    await aListing(neev, asha);
    const refused = await say({ answer: 'from', ...(days !== undefined && { from: dayAhead(days) }) }, asha);
    expect([refused.status, refused.body.errors[0]]).toMatchObject([
      400,
      { path: 'from', type: '/problems/free-from' },
    ]);
  });

  test('asks for a login, or the link of the mail', async () => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha);
    expect((await say({ answer: 'yes' })).status).toBe(401);
    expect((await say({ answer: 'yes', token: tokenOf(asha.userId) })).status).toBe(200);
    expect((await record(_id)).available).toBe(true);
  });

  test('a link of another kind, a changed one, or one older than 24 hours is not valid any more', async () => {
    const asha = await neev.loginAs();
    await aListing(neev, asha);
    const { secrets } = neev.services;
    const good = tokenOf(asha.userId) ?? '';
    const old = tokenOf(asha.userId, new Date(Date.now() - dayMs - 1000));
    for (const token of [
      old,
      `${good}x`,
      'x',
      secrets.sign(JSON.stringify(['away-mails-off', asha.userId])),
    ]) {
      const refused = await say({ answer: 'no', token });
      expect([refused.status, refused.body.type]).toEqual([400, '/problems/link-invalid']);
    }
  });

  test('is not asked of who lists no work', async () => {
    expect((await say({ answer: 'yes' }, await neev.loginAs())).status).toBe(404);
  });

  test('followers hear of a yes', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    await aListing(neev, asha);
    await neev.call('POST', `/follow/${asha.userId}`, { as: ravi });
    await say({ answer: 'yes' }, asha);
    const { body } = await neev.call('GET', '/notices', { as: ravi });
    expect(body.data).toMatchObject([{ kind: 'free' }]);
  });
});

describe('What waited for a line and is sent twice counts once:', () => {
  test.each([
    ['free today', '/stillFree', { answer: 'yes' }],
    ['free from a day', '/stillFree', { answer: 'from', from: dayAhead(3) }],
    ['the switch of a record', '/updateWorker/:id', { status: true }],
    ['days off', '/restDays', { restDays: [1], yearlyOff: ['01-26'] }],
    ['the morning question', '/morningCheck', { on: true }],
  ])('%s', async (_, path, body) => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const { _id } = await aListing(neev, asha);
    await neev.call('POST', `/follow/${asha.userId}`, { as: ravi });
    const put = () => neev.call('PUT', path.replace(':id', _id), { as: asha, body });
    const state = async () => [
      (await neev.call('GET', '/restDays', { as: asha })).body.data.morningCheck,
      (await ownDaysOf(neev, asha, [0, 5])).map(({ state, rest }) => [state, rest]),
      (await neev.call('GET', '/notices', { as: ravi })).body.data.length,
    ];
    expect((await put()).status).toBe(200);
    const once = await state();
    expect((await put()).status).toBe(200);
    expect(await state()).toEqual(once);
  });
});

describe('The morning question', () => {
  const hiring = (now: Date): Pick<Hiring, 'services' | 'now'> => ({
    services: neev.services,
    now: () => now,
  });

  test('comes to who asked for it, once a day, as a notice and a mail whose link answers', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    for (const user of [asha, ravi]) await aListing(neev, user);
    await aListing(neev, asha, { kind: 'engineer' });
    expect((await neev.call('PUT', '/morningCheck', { as: asha, body: { on: true } })).body.data).toEqual({
      on: true,
    });
    const morning = new Date();
    await askMornings(hiring(morning));
    await askMornings(hiring(morning));
    const [mail, ...more] = await mails();
    expect([mail?.recipient, mail?.template, more]).toEqual([asha.email, 'morning-check', []]);
    const { path } = (mail?.facts ?? {}) as { path: string };
    expect((await neev.call('GET', '/notices', { as: asha })).body.data).toMatchObject([
      { kind: 'morning', listing: { name: 'Asha Test' } },
    ]);
    const token = new URL(path, 'https://neev.example').searchParams.get('token');
    expect((await say({ answer: 'yes', token })).status).toBe(200);
    await askMornings(hiring(new Date(morning.getTime() + dayMs)));
    expect(await mails()).toHaveLength(2);
  });

  test('ends when it is switched off, and is nothing for who lists no work', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    await aListing(neev, asha);
    await neev.call('PUT', '/morningCheck', { as: asha, body: { on: true } });
    await neev.call('PUT', '/morningCheck', { as: asha, body: { on: false } });
    await askMornings(hiring(new Date()));
    expect(await mails()).toEqual([]);
    expect((await neev.call('PUT', '/morningCheck', { as: ravi, body: { on: true } })).status).toBe(404);
  });
});

describe('"Available" is true for as long as it is news', () => {
  const said = (days: number) => ({
    available: true,
    available_said_at: new Date(Date.now() - days * dayMs),
  });

  test.each([
    ['worker', 6.9, true],
    ['worker', 7.1, false],
    ['groupWorker', 7.1, false],
    ['contractor', 7.1, true],
    ['contractor', 30.1, false],
    ['engineer', 29.9, true],
  ] as const)('%s, said %f days ago: %s', async (kind, days, still) => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha, { kind, ...said(days) });
    await ageAvailability(neev.services, new Date());
    expect((await record(_id)).available).toBe(still);
  });

  test('a demo record never ages, and one from before counts from its last change', async () => {
    const asha = await neev.loginAs();
    const demo = await aListing(neev, asha, { ...said(99), demo: true });
    const old = await aListing(neev, asha, {
      kind: 'groupWorker',
      available: true,
      updated_at: new Date(Date.now() - 8 * dayMs),
    });
    await ageAvailability(neev.services, new Date());
    expect((await record(demo._id)).available).toBe(true);
    expect((await record(old._id)).available).toBe(false);
  });

  test('a machine’s ages after 30 days; said again it counts from then', async () => {
    const asha = await neev.loginAs();
    const machine = await aMachine(neev, asha);
    const status = async () =>
      (await neev.call('GET', `/getProduct/${machine._id}`, { as: asha })).body.data.status;
    await neev.call('PUT', `/updateProduct/${machine._id}`, { as: asha, body: { status: true } });
    await ageAvailability(neev.services, new Date(Date.now() + 29 * dayMs));
    expect(await status()).toBe(true);
    await ageAvailability(neev.services, new Date(Date.now() + 31 * dayMs));
    expect(await status()).toBe(false);
  });

  test('a record’s own switch says it anew', async () => {
    const asha = await neev.loginAs();
    const { _id } = await aListing(neev, asha, said(6));
    await neev.call('PUT', `/updateWorker/${_id}`, { as: asha, body: { status: true } });
    await ageAvailability(neev.services, new Date(Date.now() + 6 * dayMs));
    expect((await record(_id)).available).toBe(true);
  });
});
