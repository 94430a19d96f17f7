import { randomUUID, verify } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardConsentVersion } from '#contract/marketplace/consent.ts';
import { addDays, datesBetween } from '#domain/calendar/dates.ts';
import { withParts } from '#domain/evidence/card.ts';
import { makeCardsByClock } from '#server/evidence.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { endFalseCards } from './end-cards.job.ts';

const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-20T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const post = (as: TestUser, bookingId: string, entries: object[]) =>
  neev.call('POST', `/hajri/${bookingId}`, { as, body: { entries } });
const said = (kind: string, body: object) => ({
  clientId: randomUUID(),
  kind,
  body,
  saidAt: '2099-11-20T12:00:00Z',
});

/** A worker and days of theirs that their employer agreed to. */
async function aWorker(dates: string[], mark = 'full') {
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const from = dates[0] ?? '2099-11-02';
  const booking = await aBooking(neev, {
    customer,
    provider,
    dates: { from, days: Math.max(1, dates.length) },
  });
  const [unit] = booking.units;
  const lines = dates.map((date) => said('day', { unit, date, mark }));
  for (let at = 0; at < lines.length; at += 50)
    await post(customer, booking.bookingId, lines.slice(at, at + 50));
  return { provider, customer, unit, ...booking };
}

const make = (as: TestUser, clientId: string = randomUUID()) =>
  neev.call('POST', '/cards', { as, body: { clientId, consent: cardConsentVersion } });
const read = async (as: TestUser) => (await neev.call('GET', '/cards', { as })).body.data;
const ended = async () => (await neev.call('GET', '/card/ended')).body.data.ended;
const night = () => endFalseCards(makeCardsByClock(neev.services));
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const ninetyDays = () => datesBetween('2099-08-01', addDays('2099-08-01', 89));

async function isSigned(jwt: string): Promise<boolean> {
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const issuer = (await neev.call('GET', '/.well-known/jwt-vc-issuer')).body;
  const key = issuer.jwks.keys.find((one: { kid: string }) => one.kid === kid);
  return verify(
    null,
    Buffer.from(`${head}.${body}`),
    { key, format: 'jwk' },
    Buffer.from(signature, 'base64url'),
  );
}

describe('A work card', () => {
  test('says openly who it is of and whether the ninety days are full, and the rest in parts', async () => {
    const { provider, customer, bookingId } = await aWorker(['2099-10-20', '2099-10-21', '2099-10-22']);
    await neev.services.db
      .updateTable('users')
      .set({ phone: '9876543210' })
      .where('id', '=', provider.userId)
      .execute();
    await post(provider, bookingId, [
      said('money', { sort: 'wage', to: 'provider', amount: 600, on: '2099-11-04', how: 'cash' }),
    ]);
    const { status, body } = await make(provider);
    expect(status).toBe(201);
    const { token, ...card } = body.data;
    const work = {
      from: '2098-11-21',
      days: { Construction: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2] },
      ...{ outside: 0, employers: 1, outsideBy: 0, signed: 0 },
    };
    const pay = { agreed: 2100, received: 600, owed: 1500 };
    const ninety = { yes: false, to: '2099-11-20', by: 'books' };
    expect(card).toEqual({
      ...{ idx: expect.any(Number), ninety, work, pay },
      ...{ issuedAt: '2099-11-20T13:00:00.000Z', expiresAt: '2100-05-19T13:00:00.000Z' },
    });
    const [jwt = '', ...parts] = token.split('~');
    expect(await isSigned(jwt)).toBe(true);
    const iat = Date.parse(card.issuedAt) / 1000;
    const iss = neev.services.settings.publicUrl;
    expect(payloadOf(jwt)).toEqual({
      ...{ iss, vct: 'neev-card-1', iat, exp: iat + 180 * 86_400, name: 'Ravi Test', phone: '3210', ninety },
      status: { status_list: { idx: card.idx, uri: `${iss}/card/status` } },
      ...{ _sd: [expect.any(String), expect.any(String)], _sd_alg: 'sha-256' },
    });
    expect(parts).toHaveLength(3);
    expect(withParts(token, [])).toBe(`${jwt}~`);
    expect(await read(provider)).toEqual(body.data);
    expect(await read(customer)).toBeNull();
  });

  test('needs a yes, and a day to speak of', async () => {
    const { provider, customer } = await aWorker(['2099-11-02']);
    for (const consent of [undefined, false, true, '1', cardConsentVersion + 1]) {
      const { status, body } = await neev.call('POST', '/cards', {
        as: provider,
        body: { clientId: 'a', consent },
      });
      expect([status, body.type]).toEqual([400, '/problems/card-consent']);
    }
    const { status, body } = await make(customer);
    expect([status, body.type]).toEqual([409, '/problems/card-empty']);
    const absent = await aWorker(['2099-11-02'], 'absent');
    expect((await make(absent.provider)).body.type).toBe('/problems/card-empty');
  });

  test('sent twice is one, also at the same moment; the next one takes its place', async () => {
    const { provider } = await aWorker(['2099-11-02']);
    const once = await Promise.all(Array.from({ length: 8 }, () => make(provider, 'the same')));
    const first = once[0]?.body.data;
    expect(once.map(({ status, body }) => [status, body.data.token])).toEqual(
      once.map(() => [201, first.token]),
    );
    const many = await Promise.all(Array.from({ length: 5 }, () => make(provider)));
    const live = await read(provider);
    const all = [first, ...many.map(({ body }) => body.data)].map(({ idx }) => idx);
    expect(await ended()).toEqual(all.filter((idx) => idx !== live.idx).sort((one, other) => one - other));
    expect((await make(provider, 'the same')).body.data.idx).toBe(first.idx);
    expect((await read(provider)).idx).toBe(live.idx);
  });

  test('can be made twenty times a day', async () => {
    const { provider } = await aWorker(['2099-11-02']);
    for (let count = 0; count < 20; count += 1) expect((await make(provider)).status).toBe(201);
    expect((await make(provider)).status).toBe(429);
  });

  test('is taken back by its owner alone, and both lists say so', async () => {
    const { provider, customer } = await aWorker(['2099-11-02']);
    await make(provider);
    const { idx } = (await make(provider)).body.data;
    const remove = async (as: TestUser, place: string | number) =>
      (await neev.call('DELETE', `/cards/${place}`, { as })).status;
    expect(await remove(customer, idx)).toBe(404);
    for (const odd of ['x', '-1', '99999999999', '0x1', '1e1']) expect(await remove(provider, odd)).toBe(404);
    expect([await remove(provider, idx), await remove(provider, idx)]).toEqual([200, 404]);
    expect(await read(provider)).toBeNull();
    const { headers, body } = await neev.call('GET', '/card/status');
    expect(headers['content-type']).toBe('application/statuslist+jwt');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(await isSigned(body)).toBe(true);
    const { sub, status_list: list } = payloadOf(body);
    const bits = inflateSync(Buffer.from(list.lst, 'base64url'));
    const isSet = (place: number) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1;
    expect([sub, list.bits, isSet(idx - 1), isSet(idx)]).toEqual([
      `${neev.services.settings.publicUrl}/card/status`,
      ...[1, 1, 1],
    ]);
    expect(await ended()).toEqual([idx - 1, idx]);
  });
});

describe('A yes', () => {
  test('is ninety dates in books, half or full, and a night ends it when its employer takes one back', async () => {
    const { provider, customer, bookingId, unit } = await aWorker(ninetyDays(), 'half');
    const { idx, ninety, work } = (await make(provider)).body.data;
    expect(ninety).toEqual({ yes: true, to: '2099-11-20', by: 'books' });
    expect(
      Object.values<number[]>(work.days)
        .flat()
        .reduce((sum, days) => sum + days, 0),
    ).toBe(90);
    await night();
    expect((await read(provider)).idx).toBe(idx);
    await post(customer, bookingId, [said('day', { unit, date: '2099-08-05', mark: 'absent' })]);
    await night();
    expect([await read(provider), await ended()]).toEqual([null, [idx]]);
    const notices = (await neev.call('GET', '/notices', { as: provider })).body.data;
    expect(notices.map(({ kind }: { kind: string }) => kind)).toContain('card');
  });

  test('speaks of the twelve months that it names: time alone ends none before its day', async () => {
    const { provider } = await aWorker(ninetyDays());
    const { idx } = (await make(provider)).body.data;
    vi.setSystemTime(new Date('2100-05-19T12:00:00Z'));
    await night();
    expect((await read(provider)).idx).toBe(idx);
    vi.setSystemTime(new Date('2100-05-19T14:00:00Z'));
    await night();
    expect([await read(provider), await ended()]).toEqual([null, []]);
    const { rows } = await neev.services.pool.query('select token from work_cards');
    expect(rows).toEqual([{ token: null }]);
  });
});

test('whose account ends leaves a good card, and nothing that says whose it is', async () => {
  const { provider } = await aWorker(['2099-11-02']);
  await make(provider);
  const { db } = neev.services;
  const { evidenceOwnData } = await import('../own-data/evidence-own-data.rules.ts');
  const own = await evidenceOwnData.export(db, provider.userId);
  expect(own).toMatchObject({
    workCards: [{ endedWhy: null, consentVersion: cardConsentVersion, says: { name: 'Ravi Test' } }],
    outsideDays: [],
  });
  await evidenceOwnData.erase?.(db, provider.userId, () => undefined);
  const { rows } = await neev.services.pool.query('select user_id, token, ended_at from work_cards');
  expect(rows).toEqual([{ user_id: null, token: null, ended_at: null }]);
  await night();
  expect(await ended()).toEqual([]);
});
