import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Side } from '#domain/ledger/entry.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

// Evening of the fifth day of a booking of six days from 2 November, of a year that no session ends before.
const now = '2099-11-06T13:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const other: Record<Side, Side> = { customer: 'provider', provider: 'customer' };
const clocks = {
  slow: '2099-11-05T13:00:00Z',
  reset: '1970-01-01T00:00:07Z',
  ahead: '9999-12-31T23:59:59.999Z',
  first: '1000-01-01T00:00:00Z',
};

async function aBook() {
  const people = { customer: await neev.loginAs(), provider: await neev.loginAs() };
  const booking = await aBooking(neev, people);
  const path = `/hajri/${booking.bookingId}`;
  const send = async (
    side: Side,
    kind: string,
    body: object,
    saidAt = now,
    clientId: string = randomUUID(),
  ) => {
    const entries = [{ clientId, kind, body, saidAt }];
    const answer = await neev.call('POST', path, { as: people[side], body: { entries } });
    expect(answer.status).toBe(200);
    return answer.body.data[0];
  };
  return {
    send,
    /** @returns the id of the line that was written */
    say: async (...sent: Parameters<typeof send>): Promise<string> => {
      const { problem, entry } = await send(...sent);
      expect(problem).toBeUndefined();
      return entry._id;
    },
    refusal: async (...sent: Parameters<typeof send>) => (await send(...sent)).problem?.type,
    day: (mark: string) => ({ unit: booking.units[0], date: '2099-11-03', mark }),
    read: async () => (await neev.call('GET', path, { as: people.customer })).body,
  };
}
const pay = (to: Side, amount: number) => ({ sort: 'wage', to, amount, on: '2099-11-03', how: 'cash' });

describe.each(['provider', 'customer'] as const)('Of a payment to the %s that both wrote', (receiver) => {
  const payer = other[receiver];
  const sign = receiver === 'provider' ? 1 : -1;

  async function aPair() {
    const book = await aBook();
    const theirs = await book.say(payer, 'money', pay(receiver, 5000));
    const own = await book.say(receiver, 'money', pay(receiver, 5000));
    await book.say(receiver, 'agree', { entry: theirs, sameAs: own });
    const agreed = async () => sign * (await book.read()).balance.agreed.paid;
    expect(await agreed()).toBe(5000);
    return { ...book, theirs, own, agreed };
  }

  test.each([now, ...Object.values(clocks)])(
    'the payer cannot make two, by a device that says it is %s',
    async (clock) => {
      const { say, own, agreed } = await aPair();
      const one = await say(payer, 'money', pay(receiver, 1), clock);
      await say(payer, 'agree', { entry: own, sameAs: one }, clock);
      await say(payer, 'correct', { entry: one, body: pay(receiver, 5000) }, clock);
      await say(payer, 'dispute', { entry: own, reason: 'No' }, clock);
      expect(await agreed()).toBe(5000);
      expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
    },
  );

  test('nor its receiver: another small one of theirs takes no entry out of the pair', async () => {
    const { say, theirs, own, agreed } = await aPair();
    const one = await say(receiver, 'money', pay(receiver, 1), clocks.slow);
    await say(receiver, 'agree', { entry: theirs, sameAs: one }, clocks.slow);
    expect(await agreed()).toBe(5001);
    await say(receiver, 'agree', { entry: theirs });
    await say(receiver, 'correct', { entry: own, body: pay(receiver, 1) });
    expect(await agreed()).toBe(5000);
  });
});

test('a small payment that is first said to be the worker’s own does not keep that from being one with the true one', async () => {
  const { say, read } = await aBook();
  const theirs = await say('customer', 'money', pay('provider', 5000));
  const own = await say('provider', 'money', pay('provider', 5000));
  const one = await say('customer', 'money', pay('provider', 1));
  await say('customer', 'agree', { entry: own, sameAs: one });
  await say('provider', 'agree', { entry: theirs, sameAs: own });
  expect((await read()).balance.agreed.paid).toBe(5000);
});

describe('A device’s clock decides nothing', () => {
  test.each(Object.entries(clocks))(
    'what is said later by one whose clock is %s stands, and is answered as said',
    async (_, clock) => {
      const { say, read, day } = await aBook();
      const claim = await say('provider', 'day', day('full'));
      const mine = await say('customer', 'day', day('full'));
      await say('customer', 'correct', { entry: mine, body: day('half') }, clock);
      expect((await read()).days).toMatchObject([{ agreed: 'half', customerSays: 'half' }]);
      await say('customer', 'day', day('full'), clock);
      await say('provider', 'correct', { entry: claim, body: day('absent') }, clock);
      expect((await read()).days).toMatchObject([{ agreed: 'absent', customerSays: 'full' }]);
      const again = await say('provider', 'day', day('full'), clock);
      await say('customer', 'dispute', { entry: again, reason: 'No' }, clock);
      const { days, data } = await read();
      expect(days).toMatchObject([{ agreed: 'full', disputed: true }]);
      expect(data.at(-1).saidAt).toBe(new Date(clock).toISOString());
      expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
    },
  );

  test('a dispute takes the agreement back, whenever the device says that it was', async () => {
    const { say, read, day } = await aBook();
    const claim = await say('provider', 'day', day('full'));
    await say('customer', 'agree', { entry: claim });
    expect((await read()).balance.agreed.earned).toBe(700);
    await say('customer', 'dispute', { entry: claim, reason: 'No' }, clocks.slow);
    expect((await read()).balance.agreed.earned).toBe(0);
  });
});

test('what names a line that the book does not have is refused, and may be sent again', async () => {
  const { refusal } = await aBook();
  const id = randomUUID();
  for (const [kind, body] of Object.entries({
    agree: { entry: id },
    dispute: { entry: id, reason: 'No' },
    correct: { entry: id, body: pay('provider', 5) },
  }))
    expect(await refusal('customer', kind, body)).toBe('/problems/not-found');
});

test('the name of a line of another book is refused: nothing is answered as written that this book has not', async () => {
  const providers = [await neev.loginAs(), await neev.loginAs()];
  const customer = await neev.loginAs();
  const ids = await Promise.all(
    providers.map(async (provider) => (await aBooking(neev, { customer, provider })).bookingId),
  );
  const entries = [{ clientId: 'same', kind: 'money', body: pay('provider', 5), saidAt: now }];
  const answers = [];
  for (const id of ids)
    answers.push((await neev.call('POST', `/hajri/${id}`, { as: customer, body: { entries } })).body.data[0]);
  expect(answers.map(({ problem }) => problem?.type)).toEqual([undefined, '/problems/bad-input']);
});
