import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getUser, login, updateMe } from '#contract/accounts/account.calls.ts';
import { getProducts } from '#contract/marketplace/products.calls.ts';
import { addressOf, call } from './api.ts';
import { CallError, failure, isPassing } from './call-error.ts';
import { currentSession } from './session.ts';

const user = {
  _id: 'u1',
  fullname: 'Asha Rao',
  email: 'asha@example.in',
  profilePic: null,
  role: 'customer',
};
function logIn(token = 'the-token') {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', token);
}

interface Sent {
  address: string;
  init: RequestInit;
}
function answerWith(answer: Response | Error | (() => Promise<Response>)): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, init });
    if (typeof answer === 'function') return answer();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return sent;
}
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const failed = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw new Error(`no CallError but ${String(error)}`);
  return error;
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('The address of a call', () => {
  test.each([
    ['/getWorker/:id', { id: 'w1' }, {}, '/getWorker/w1'],
    ['/verifyUser/:email', { email: 'a+b@c.in' }, {}, '/verifyUser/a%2Bb%40c.in'],
    ['/getWorker/:id', { id: '../me?x=1#y' }, {}, '/getWorker/..%2Fme%3Fx%3D1%23y'],
    ['/admin/idPicture/:kind/:id', { kind: 'worker', id: 'r1' }, {}, '/admin/idPicture/worker/r1'],
    ['/getProducts', {}, { q: 'big hammer', maxPrice: 90 }, '/getProducts?q=big+hammer&maxPrice=90'],
    ['/getProducts', {}, { available: false, limit: 0 }, '/getProducts?available=false&limit=0'],
    ['/getProducts', {}, { q: undefined, company: '' }, '/getProducts'],
    ['/getProducts', {}, { company: 'A&B' }, '/getProducts?company=A%26B'],
  ])('%s with %j and %j is %s', (path, params, query, address) => {
    expect(addressOf(path, params, query)).toBe(address);
  });
});

describe('A call', () => {
  test('sends the stored token in the header of the specification, and the body as JSON', async () => {
    logIn();
    const sent = answerWith(json({ data: user }));
    expect(await call(updateMe, { body: { fullname: 'Asha' } })).toEqual({ data: user });
    expect(sent[0]?.address).toBe('/me');
    expect(sent[0]?.init).toMatchObject({
      method: 'PUT',
      body: '{"fullname":"Asha"}',
      headers: { token: 'the-token', 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  test('without a session sends no token, and one that reads no body', async () => {
    const sent = answerWith(json({ data: [], nextCursor: null, total: 0 }));
    await call(getProducts, { query: { company: 'Tata' } });
    expect(sent[0]?.address).toBe('/getProducts?company=Tata');
    expect(sent[0]?.init.headers).toEqual({ accept: 'application/json' });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('with half a session, as another program may leave it, sends no token', async () => {
    localStorage.setItem('token', 'the-token');
    const sent = answerWith(json({ data: user }));
    await call(getUser, { params: { id: 'u1' } });
    expect(sent[0]?.init.headers).not.toHaveProperty('token');
  });

  test('that was stopped says so, and not that the line is broken', async () => {
    answerWith(new DOMException('stopped', 'AbortError') as unknown as Error);
    await expect(call(getUser, { params: { id: 'u1' } })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('A call that fails', () => {
  const attempt = () => failed(call(login, { body: { email: 'a@b.in', password: 'x' } }));

  test('without an answer is the network', async () => {
    answerWith(new TypeError('Failed to fetch'));
    expect(await attempt()).toMatchObject({ problem: 'network', status: 0, fields: [] });
  });

  test('with an answer that breaks off is the network', async () => {
    answerWith(new Response('{"user":', { status: 200 }));
    expect((await attempt()).problem).toBe('network');
  });

  test('with a problem carries its name and its fields', async () => {
    const errors = [
      { path: 'email', type: '/problems/email-invalid', message: 'Enter an email address' },
      { path: 'password', type: '/problems/required', message: 'Fill in this field' },
    ];
    answerWith(json({ type: '/problems/email-invalid', status: 400, errors }, 400));
    expect(await attempt()).toMatchObject({
      problem: 'email-invalid',
      status: 400,
      fields: [
        { path: 'email', problem: 'email-invalid' },
        { path: 'password', problem: 'required' },
      ],
    });
  });

  test.each([
    [502, '<html>Bad gateway</html>'],
    [500, ''],
    [503, '{}'],
  ])('with %d and no problem in it is the server’s error', async (status, body) => {
    answerWith(new Response(body, { status }));
    expect(await attempt()).toMatchObject({ problem: 'server-error', status });
  });

  test('for too many requests says how long to wait', async () => {
    answerWith(json({ type: '/problems/too-many' }, 429, { 'retry-after': '42' }));
    expect(await attempt()).toMatchObject({ problem: 'too-many', status: 429, retryAfter: 42 });
  });
});

describe('Any 401 on a sent token ends the session of the browser', () => {
  const refuse = (token: string | undefined, type = '/problems/login-needed') =>
    failure({ status: 401, body: { type }, token });

  test('user, token and role are cleared', () => {
    logIn();
    localStorage.setItem('role', 'customer');
    refuse('the-token');
    expect(currentSession()).toBeNull();
    expect(['user', 'token', 'role'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  });

  test('an answer that comes after a new login leaves the new session alone', () => {
    logIn('a-newer-token');
    refuse('the-token');
    expect(currentSession()?.token).toBe('a-newer-token');
  });

  test('a wrong password is no end of a session', () => {
    logIn();
    refuse('the-token', '/problems/wrong-login');
    expect(currentSession()).not.toBeNull();
  });

  test('a call that carried no token ends nothing', () => {
    logIn();
    refuse(undefined);
    expect(currentSession()).not.toBeNull();
  });
});

describe('What is no problem document of ours is no word of the server', () => {
  test.each([
    [403, '<h1>Log in to the hotspot</h1>'],
    [401, '{"error":"portal"}'],
    [404, '{"type":"about:blank"}'],
    [407, ''],
  ])('a %d of somebody else is a line that leads nowhere, and ends no session', async (status, body) => {
    logIn();
    answerWith(new Response(body, { status }));
    expect(await failed(call(login, { body: {} }))).toMatchObject({ problem: 'network', status: 0 });
    expect(currentSession()).not.toBeNull();
  });

  test.each([
    [new CallError('network'), true],
    [new CallError('too-slow', { status: 408 }), true],
    [new CallError('login-needed', { status: 401 }), true],
    [new CallError('too-many', { status: 429 }), true],
    [new CallError('server-error', { status: 502 }), true],
    [new CallError('not-allowed', { status: 403 }), false],
    [new CallError('state-changed', { status: 409 }), false],
  ])('%s may come later: %s', (error, later) => expect(isPassing(error)).toBe(later));

  test.each(['0', 'soon', '-3'])('a Retry-After of %s is none', async (header) => {
    answerWith(json({ type: '/problems/too-many' }, 429, { 'retry-after': header }));
    expect((await failed(call(login, { body: {} }))).retryAfter).toBeUndefined();
  });
});
