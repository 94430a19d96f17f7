import { beforeEach, describe, expect, test } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { aRental, rentalRows, signedInspection, workPictures } from '#server/testing/a-rental.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { workBetween } from '../own-data/work-between.rules.ts';
import { answer, endUnanswered, sayDamage } from './damage.rules.ts';

const neev = useTestApp();
const dates = { from: '2026-12-02', days: 2 };
let now = atSite('2026-12-04', '10:00');
const hiring = () => ({ services: neev.services, now: () => now });
const caller = ({ userId }: TestUser) => ({ userId, admin: false }) as Parameters<typeof sayDamage>[1];

let hire: Awaited<ReturnType<typeof aRental>>;
let pictures: string[];
beforeEach(async () => {
  now = atSite('2026-12-04', '10:00');
  hire = await aRental(neev, { dates, status: 'done_said' });
  pictures = await workPictures(neev, hire.owner, 2);
});
const damage = (changes: object = {}) => ({
  unitId: hire.unit,
  amount: 2500,
  text: 'The guard is bent',
  pictures,
  ...changes,
});
const say = (as = hire.owner, changes: object = {}) =>
  sayDamage(hiring(), caller(as), { id: hire.id, body: damage(changes) });
const reply = (
  damageId: string,
  body: { status: 'agreed' | 'contested'; answer?: string },
  as = hire.customer,
) => answer(hiring(), caller(as), { damageId, body: { pictures: [], ...body } });

/** What an admin reads of the machine in a report of the two. */
const inReport = async () => {
  const two = [hire.owner.userId, hire.customer.userId] as const;
  const { bookings } = await workBetween(hiring() as Parameters<typeof workBetween>[0], two);
  return bookings[0]?.rental ?? Promise.reject(new Error('no machine'));
};

describe('The owner says what was damaged', () => {
  test('with an amount, words and pictures; the other side is told and sees it', async () => {
    const said = await say();
    expect(said).toMatchObject({ status: 'open', amount: 2500, answer: null, pictures: expect.any(Array) });
    expect(said.answerBy).toBe(atSite('2026-12-11', '10:00').toISOString());
    const list = await neev.call('GET', `/bookings/${hire.id}/damages`, { as: hire.customer });
    expect(list.body.data).toEqual([said]);
    const notices = await neev.call('GET', '/notices', { as: hire.customer });
    expect(notices.body.data[0]).toMatchObject({
      kind: 'damage',
      until: said.answerBy,
      about: { kind: 'booking', _id: hire.id },
    });
    const bytes = await neev.call('GET', said.pictures[0] ?? '', { as: hire.customer });
    expect(bytes.status).toBe(200);
  });

  test('which an admin reads in a report of the two, with the deposit and without the pictures', async () => {
    const { damages, ...sums } = await inReport();
    expect([damages, sums]).toEqual([[], { depositAgreed: 0, deposit: 0, owed: 0, owedBy: null }]);
    const { _id, text, amount, answerBy, createdAt } = await say();
    const said = { _id, text, amount, answerBy, createdAt, status: 'open', answer: null };
    expect(await inReport()).toMatchObject({ damages: [said], owed: 0 });
    expect(JSON.stringify(await inReport())).not.toMatch(/picture/i);
    await reply(_id, { status: 'agreed', answer: 'It fell' });
    expect(await inReport()).toMatchObject({
      damages: [{ ...said, status: 'agreed', answer: 'It fell' }],
      ...{ owed: 2500, owedBy: 'customer' },
    });
  });

  test('up to 48 hours after the booking’s end', async () => {
    now = atSite('2026-12-06');
    await say();
    now = new Date(now.getTime() + 1);
    const before = await rentalRows(neev);
    await expect(say(hire.owner, { amount: 1 })).rejects.toMatchObject({ problem: 'state-changed' });
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('up to 48 hours after both signed the return', async () => {
    await signedInspection(neev, hire, { kind: 'return', at: atSite('2026-12-02', '12:00') });
    now = atSite('2026-12-04', '12:00');
    await say();
    now = atSite('2026-12-04', '12:01');
    await expect(say(hire.owner, { amount: 1 })).rejects.toMatchObject({ problem: 'state-changed' });
  });

  test('said twice it is once', async () => {
    const first = await say();
    const before = await rentalRows(neev);
    expect(await say()).toEqual(first);
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('and nobody else does', async () => {
    await expect(say(hire.customer)).rejects.toMatchObject({ problem: 'not-allowed' });
    await expect(say(await neev.loginAs())).rejects.toMatchObject({ problem: 'not-found' });
    const others = await workPictures(neev, await neev.loginAs(), 1);
    await expect(say(hire.owner, { pictures: others })).rejects.toMatchObject({ problem: 'picture-invalid' });
    const url = `/bookings/${hire.id}/damages`;
    const bad = { ...damage(), amount: 0, text: ' ', pictures: [] };
    const { body } = await neev.call('POST', url, { as: hire.owner, body: bad });
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'amount',
      'pictures',
      'text',
    ]);
    expect((await neev.call('GET', url, { as: await neev.loginAs() })).status).toBe(404);
  });

  test('not before the hire, and ten times a day', async () => {
    hire = await aRental(neev, { dates, status: 'agreed' });
    pictures = await workPictures(neev, hire.owner, 1);
    await expect(say()).rejects.toMatchObject({ problem: 'state-changed' });
    hire = await aRental(neev, { dates, status: 'under_way' });
    pictures = await workPictures(neev, hire.owner, 1);
    for (let amount = 1; amount <= 10; amount += 1) await say(hire.owner, { amount });
    await expect(say(hire.owner, { amount: 11 })).rejects.toMatchObject({ problem: 'too-many' });
  });
});

describe('The other side', () => {
  test('agrees, which the book tells, or contests with words', async () => {
    const { _id } = await say();
    expect(await reply(_id, { status: 'agreed' })).toMatchObject({ status: 'agreed' });
    const entries = await neev.services.db
      .selectFrom('ledger_entries')
      .select('body')
      .where('book_id', '=', hire.id)
      .execute();
    expect(entries).toEqual([{ body: { event: 'damage', damage: _id, amount: 2500, status: 'agreed' } }]);
    const other = await say(hire.owner, { amount: 10 });
    const contested = await reply(other._id, { status: 'contested', answer: 'It was bent before' });
    expect(contested).toMatchObject({ status: 'contested', answer: 'It was bent before' });
  });

  test('answers once, the same again changes nothing', async () => {
    const { _id } = await say();
    await reply(_id, { status: 'agreed' });
    const before = await rentalRows(neev);
    expect(await reply(_id, { status: 'agreed' })).toMatchObject({ status: 'agreed' });
    await expect(reply(_id, { status: 'contested' })).rejects.toMatchObject({ problem: 'state-changed' });
    expect(await rentalRows(neev)).toEqual(before);
  });

  test('alone answers', async () => {
    const { _id } = await say();
    await expect(reply(_id, { status: 'agreed' }, hire.owner)).rejects.toMatchObject({
      problem: 'not-allowed',
    });
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })]) {
      const { status } = await neev.call('PUT', `/damages/${_id}`, { as, body: { status: 'agreed' } });
      expect(status).toBe(404);
    }
    await expect(reply('x', { status: 'agreed' })).rejects.toMatchObject({ problem: 'not-found' });
  });

  test('has seven days; then the damage stays unanswered', async () => {
    const { _id } = await say();
    const created = now.getTime();
    now = new Date(created + 7 * 86_400_000 - 1);
    await endUnanswered(hiring());
    const listed = async () =>
      (await neev.call('GET', `/bookings/${hire.id}/damages`, { as: hire.owner })).body.data[0].status;
    expect(await listed()).toBe('open');
    now = new Date(created + 7 * 86_400_000 + 1);
    await expect(reply(_id, { status: 'agreed' })).rejects.toMatchObject({ problem: 'state-changed' });
    await endUnanswered(hiring());
    expect(await listed()).toBe('unanswered');
  });
});
