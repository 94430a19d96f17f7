import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardConsentVersion } from '#contract/marketplace/consent.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-20T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const phone = '9812345678';
const ask = (as: TestUser, said: object = {}) =>
  neev.call('POST', '/outsideDays', {
    as,
    body: {
      clientId: randomUUID(),
      employerName: 'Sunil Shah',
      employerPhone: phone,
      pin: '411001',
      trade: 'mason',
      dates: ['2099-11-02', '2099-11-01'],
      ...said,
    },
  });
const codeSent = (): string => /\d{6}/.exec(neev.texts.at(-1)?.text ?? '')?.[0] ?? 'none';
const enter = (as: TestUser, id: string, code: unknown) =>
  neev.call('PUT', `/outsideDays/${id}`, { as, body: { code } });
const list = async (as: TestUser) => (await neev.call('GET', '/outsideDays', { as })).body.data;
const problemOf = ({ status, body }: { status: number; body: { type?: string } }) => [status, body.type];
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('Days outside Neev', () => {
  test('are asked of the employer by SMS, and stand once the code is told', async () => {
    const as = await neev.loginAs({ fullname: 'Ravi Test' });
    const { status, body } = await ask(as);
    expect(status).toBe(201);
    expect(body.data).toEqual({
      ...{ _id: expect.any(String), employerName: 'Sunil Shah', phoneLast4: '5678', pin: '411001' },
      ...{ trade: 'mason', dates: ['2099-11-01', '2099-11-02'], confirmedAt: null },
      createdAt: '2099-11-20T13:00:00.000Z',
    });
    expect(neev.texts).toEqual([
      {
        to: phone,
        template: 'outside-days-en',
        text: `Ravi Test says they worked for you on 2 days, 1-2 Nov. If so, tell them ${codeSent()}. If not, do nothing.`,
      },
    ]);
    const told = await enter(as, body.data._id, `${codeSent().slice(0, 3)} ${codeSent().slice(3)}`);
    expect([told.status, told.body.data.confirmedAt]).toEqual([200, '2099-11-20T13:00:00.000Z']);
    expect(await list(as)).toEqual([told.body.data]);
    expect((await enter(as, body.data._id, codeSent())).status).toBe(200);
  });

  test('sent twice are one question and one text', async () => {
    const as = await neev.loginAs();
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(as, { clientId: 'the same' })));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.data._id}`)).size).toBe(1);
    expect(neev.texts).toHaveLength(1);
  });

  test('sent again once they are removed stay removed', async () => {
    const as = await neev.loginAs();
    const sent = { clientId: 'the same' };
    const { body } = await ask(as, sent);
    await neev.call('DELETE', `/outsideDays/${body.data._id}`, { as });
    expect(problemOf(await ask(as, sent))).toEqual([404, '/problems/not-found']);
    expect([await list(as), neev.texts.length]).toEqual([[], 1]);
  });

  test('say who asks in letters alone: a name is no address and no code', async () => {
    const as = await neev.loginAs({ fullname: 'Win 999999 at http://evil.example/x' });
    await ask(as);
    expect(neev.texts[0]?.text).toMatch(/^Win at http evil example x says /);
  });

  test('whose text does not leave was not asked', async () => {
    const as = await neev.loginAs();
    neev.mailFails = true;
    for (let count = 0; count < 12; count += 1)
      expect(problemOf(await ask(as))).toEqual([502, '/problems/mail-failed']);
    neev.mailFails = false;
    expect([await list(as), (await ask(as)).status]).toEqual([[], 201]);
  });

  test('are of the last twelve months by India’s clock, each once, at most 31', async () => {
    const as = await neev.loginAs();
    const refused = async (dates: unknown) => problemOf(await ask(as, { dates }));
    const wrong = [400, '/problems/outside-dates'];
    const november = Array.from({ length: 32 }, (_, day) =>
      new Date(Date.UTC(2099, 9, 1 + day)).toISOString().slice(0, 10),
    );
    const odd = [[], november, ['2099-11-02', '2099-11-02'], ['2099-11-31'], ['x'], 'x', null, [5]];
    for (const dates of [...odd, ['2098-11-20'], ['2099-11-21']]) expect(await refused(dates)).toEqual(wrong);
    // A minute before midnight in India, then midnight.
    vi.setSystemTime(new Date('2099-11-20T18:29:00Z'));
    expect(await refused(['2099-11-21'])).toEqual(wrong);
    expect((await ask(as, { dates: ['2098-11-21'] })).status).toBe(201);
    vi.setSystemTime(new Date('2099-11-20T18:30:00Z'));
    expect((await ask(as, { dates: ['2099-11-21'] })).status).toBe(201);
    expect(await refused(['2098-11-21'])).toEqual(wrong);
  });

  test('are not confirmed by a phone of one’s own, however it is written', async () => {
    const as = await neev.loginAs();
    await neev.services.db.updateTable('users').set({ phone }).where('id', '=', as.userId).execute();
    const forms = [
      phone,
      `+91 ${phone}`,
      `0${phone}`,
      `0091${phone}`,
      '98123-45678',
      '९८१२३४५६७८',
      Number(phone),
    ];
    for (const employerPhone of forms)
      expect(problemOf(await ask(as, { employerPhone }))).toEqual([400, '/problems/outside-phone']);
    for (const employerPhone of ['12345', '+1 202 555 0100', `${phone}9`, '', {}, [phone]])
      expect(problemOf(await ask(as, { employerPhone }))).toEqual([400, '/problems/phone-invalid']);
    expect(neev.texts).toEqual([]);
  });

  test('are asked of a phone three times a day by all together, however it is written, also when removed', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => neev.loginAs()));
    const asked = await Promise.all(
      many.map((as, place) => ask(as, { employerPhone: place % 2 ? phone : `+91${phone}` })),
    );
    expect(asked.map(({ status }) => `${status}`).sort()).toEqual([
      ...Array(3).fill('201'),
      ...Array(3).fill('409'),
    ]);
    const [first] = asked.flatMap(({ status, body }, place) =>
      status === 201 ? [{ as: many[place] as TestUser, id: body.data._id }] : [],
    );
    if (!first) throw new Error('nobody was asked');
    expect((await neev.call('DELETE', `/outsideDays/${first.id}`, { as: first.as })).status).toBe(200);
    expect(problemOf(await ask(first.as))).toEqual([409, '/problems/outside-asked']);
    expect(await list(first.as)).toEqual([]);
    vi.setSystemTime(new Date('2099-11-21T13:01:00Z'));
    expect((await ask(first.as)).status).toBe(201);
  });

  test('are asked by a worker ten times a day', async () => {
    const as = await neev.loginAs();
    const to = (count: number) => ({ employerPhone: `98000000${String(count).padStart(2, '0')}` });
    for (let count = 0; count < 10; count += 1) expect((await ask(as, to(count))).status).toBe(201);
    expect((await ask(as, to(10))).status).toBe(429);
  });
});

describe('The code of an employer', () => {
  test('can be guessed five times, also by fifty guesses at once', async () => {
    const as = await neev.loginAs();
    const id = (await ask(as)).body.data._id;
    const right = codeSent();
    const guesses = await Promise.all(Array.from({ length: 50 }, () => enter(as, id, wrongFor(right))));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
    const row = await neev.services.db.selectFrom('outside_days').select('tries').executeTakeFirst();
    expect(row?.tries).toBe(5);
    expect(problemOf(await enter(as, id, right))).toEqual([400, '/problems/outside-code']);
  });

  test('is still good at the fifth try, of whatever form the others were', async () => {
    const as = await neev.loginAs();
    const id = (await ask(as)).body.data._id;
    const right = codeSent();
    for (const code of [wrongFor(right), '', 'abcdef', -1])
      expect(problemOf(await enter(as, id, code))).toEqual([400, '/problems/outside-code']);
    for (const code of [null, {}, 'x'.repeat(501)])
      expect(problemOf(await enter(as, id, code))).toEqual([400, '/problems/outside-code']);
    expect((await enter(as, id, right)).status).toBe(200);
  });

  test('is good for a day, for its own question and its own worker', async () => {
    const as = await neev.loginAs();
    const other = await neev.loginAs();
    const id = (await ask(as)).body.data._id;
    const code = codeSent();
    const second = (await ask(as)).body.data._id;
    expect((await enter(other, id, code)).status).toBe(404);
    expect((await enter(as, 'x', code)).status).toBe(404);
    if (code !== codeSent()) expect((await enter(as, second, code)).status).toBe(400);
    expect((await neev.call('DELETE', `/outsideDays/${id}`, { as: other })).status).toBe(404);
    vi.setSystemTime(new Date('2099-11-21T13:00:00Z'));
    expect(problemOf(await enter(as, id, code))).toEqual([400, '/problems/outside-code']);
  });
});

test('a card counts days outside apart, and a date of a book there alone', async () => {
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const customer = await neev.loginAs();
  const confirm = async (said: object) => {
    const id = (await ask(provider, said)).body.data._id;
    await enter(provider, id, codeSent());
    return id;
  };
  const make = async () =>
    (
      await neev.call('POST', '/cards', {
        as: provider,
        body: { clientId: randomUUID(), consent: cardConsentVersion },
      })
    ).body;
  await ask(provider, { dates: ['2099-11-09'] });
  expect((await make()).type).toBe('/problems/card-empty');
  await confirm({ dates: ['2099-11-02', '2099-11-10'] });
  const again = await confirm({ employerPhone: '9800000000', dates: ['2099-11-10', '2099-11-11'] });
  expect((await make()).data.work).toMatchObject({ outside: 3, outsideBy: 2, days: {}, employers: 0 });
  const { bookingId, units } = await aBooking(neev, { customer, provider });
  const body = { unit: units[0], date: '2099-11-02', mark: 'full' };
  const entry = { clientId: randomUUID(), kind: 'day', body, saidAt: '2099-11-20T12:00:00Z' };
  await neev.call('POST', `/hajri/${bookingId}`, { as: customer, body: { entries: [entry] } });
  const { ninety, work } = (await make()).data;
  expect([ninety.by, work.outside, work.outsideBy, work.employers]).toEqual(['with-outside', 2, 2, 1]);
  await neev.call('DELETE', `/outsideDays/${again}`, { as: provider });
  expect((await make()).data.work).toMatchObject({ outside: 1, outsideBy: 1 });
});

test('a card leaves out days that a phone confirmed which is the worker’s own now', async () => {
  const as = await neev.loginAs();
  const id = (await ask(as)).body.data._id;
  await enter(as, id, codeSent());
  const body = () => ({ clientId: randomUUID(), consent: cardConsentVersion });
  expect((await neev.call('POST', '/cards', { as, body: body() })).body.data.work.outside).toBe(2);
  await neev.services.db.updateTable('users').set({ phone }).where('id', '=', as.userId).execute();
  expect(problemOf(await neev.call('POST', '/cards', { as, body: body() }))).toEqual([
    409,
    '/problems/card-empty',
  ]);
});
