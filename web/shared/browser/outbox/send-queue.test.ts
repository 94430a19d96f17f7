import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteBlock, putMorningCheck } from '#contract/hiring/calendar.calls.ts';
import { postOffer } from '#contract/hiring/offers.calls.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { readDraft } from '#web/shared/browser/drafts.ts';
import { putInQueue, readQueue, takeFromQueue, takeToChange, useQueue } from './queue.ts';
import { flushQueue, onSent, sendAgain, sendOrQueue } from './send-queue.ts';

let sent: { address: string; body: unknown }[];
/** What the server answers to each; 'gone' is a line that breaks before it answers, 'portal' a hotspot that answers instead. */
let answers: (number | 'gone' | 'portal' | 'proxy')[];

const logIn = (id: string) => {
  localStorage.setItem('user', JSON.stringify({ _id: id, fullname: 'Ravi', email: 'r@neev.test' }));
  localStorage.setItem('token', `token of ${id}`);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  logIn('ravi');
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const status = answers.shift() ?? 200;
    sent.push({ address, body: body ? JSON.parse(String(body)) : undefined });
    if (status === 'gone') throw new TypeError('no line');
    if (status === 'portal') return new Response('<h1>Log in to the hotspot</h1>', { status: 403 });
    if (status === 'proxy') return new Response('<h1>502 Bad Gateway</h1>', { status: 502 });
    const problem = { type: `/problems/${status === 408 ? 'too-slow' : 'request-closed'}` };
    return new Response(JSON.stringify(status < 400 ? { data: {} } : problem), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (id: string) => {
  const body = {
    clientId: id,
    itemId: 'i',
    listing: { kind: 'worker', _id: 'w' },
    count: 1,
    price: 800,
  } as const;
  return sendOrQueue(postOffer, {
    body,
    waits: {
      id,
      kind: 'yes',
      about: id,
      title: 'Asha',
      change: { address: '/jobRequest?id=r', draft: { form: 'f', fields: { note: 'as typed' } } },
    },
  });
};
const ids = () => readQueue().map(({ id }) => id);

test('What is sent on a good line never waits', async () => {
  expect(await act('a')).toEqual({ sent: { data: {} } });
  expect(readQueue()).toEqual([]);
});

test('Without a line an act waits on the device, and goes in order, once, as it was written', async () => {
  answers = ['gone', 'gone'];
  expect(await act('a')).toEqual({ waits: true });
  expect(await act('b')).toEqual({ waits: true });
  expect(ids()).toEqual(['a', 'b']);
  const told: string[] = [];
  const stop = onSent(({ id }) => told.push(id));
  sent = [];
  await Promise.all([flushQueue(), flushQueue()]);
  stop();
  expect(sent.map(({ body }) => (body as { clientId: string }).clientId)).toEqual(['a', 'b']);
  expect(told).toEqual(['a', 'b']);
  expect(readQueue()).toEqual([]);
});

test('While the line is gone or the server in trouble it keeps waiting', async () => {
  answers = ['gone'];
  await act('a');
  for (const trouble of ['gone', 503, 429, 408, 401, 'portal', 'proxy'] as const) {
    answers = [trouble];
    await flushQueue();
    expect(readQueue()).toMatchObject([{ id: 'a' }]);
    expect(readQueue()[0]?.refused).toBeUndefined();
  }
});

test.each(['portal', 'proxy', 408, 503] as const)(
  'What %s answers to the first try refuses nothing: it waits',
  async (trouble) => {
    answers = [trouble];
    expect(await act('a')).toEqual({ waits: true });
    await flushQueue();
    expect(readQueue()).toEqual([]);
  },
);

test('What was refused goes again when its writer says so', async () => {
  answers = ['gone', 409];
  await act('a');
  await flushQueue();
  const [refused] = readQueue();
  expect(refused?.refused).toBe('request-closed');
  if (refused) sendAgain(refused);
  await vi.advanceTimersByTimeAsync(10);
  expect(readQueue()).toEqual([]);
});

test('A server that asks for a wait longer than a timer can count is not asked all the time', async () => {
  answers = ['gone', 429];
  await act('a');
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await plain(...given);
    return answer.status === 429
      ? new Response('{"type":"/problems/too-many"}', { status: 429, headers: { 'retry-after': '3000000' } })
      : answer;
  });
  await flushQueue();
  sent = [];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('What the server refuses stays with its reason, does not go again, and holds up nothing', async () => {
  answers = ['gone', 'gone'];
  await act('a');
  await act('b');
  answers = [409];
  await flushQueue();
  expect(readQueue()).toMatchObject([{ id: 'a', refused: 'request-closed' }]);
  sent = [];
  await flushQueue();
  expect(sent).toEqual([]);
});

test('A refused act is changed where it was written, with what was typed', async () => {
  answers = ['gone'];
  await act('a');
  const [waiting] = readQueue();
  if (waiting) takeToChange(waiting);
  expect(readDraft('f')).toEqual({ note: 'as typed' });
  expect(readQueue()).toEqual([]);
});

test('A refusal on a good line is told at once and not kept', async () => {
  answers = [409];
  await expect(act('a')).rejects.toMatchObject({ problem: 'request-closed' });
  expect(readQueue()).toEqual([]);
});

test('A device that can keep nothing says so, and what to do', async () => {
  answers = ['gone'];
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(act('a')).rejects.toMatchObject({ problem: 'device-full' });
  full.mockRestore();
});

test('Each user has a queue of their own, and a logout empties it', async () => {
  answers = ['gone'];
  await act('a');
  const [waiting] = readQueue();
  logIn('asha');
  expect(readQueue()).toEqual([]);
  logIn('ravi');
  expect(ids()).toEqual(['a']);
  clearSession();
  logIn('ravi');
  expect(readQueue()).toEqual([]);
  if (waiting) putInQueue(waiting);
  expect(ids()).toEqual(['a']);
});

const sayFree = (free: boolean) =>
  sendOrQueue(putMorningCheck, {
    body: { on: free },
    waits: { id: 'free w', kind: free ? 'free' : 'busy', about: 'w', title: '' },
  });

test('What is said anew takes the place of what waits, and arrives after it', async () => {
  answers = ['gone'];
  expect(await sayFree(true)).toEqual({ waits: true });
  sent = [];
  // There is a line again, and nobody has noticed.
  expect(await sayFree(false)).toEqual({ waits: true });
  expect(sent).toEqual([]);
  await flushQueue();
  expect(sent.map(({ body }) => body)).toEqual([{ on: false }]);
  expect(readQueue()).toEqual([]);
});

test('What is said anew while the former is on its way goes too', async () => {
  answers = ['gone'];
  await sayFree(true);
  sent = [];
  const flushing = flushQueue();
  vi.advanceTimersByTime(1);
  await sayFree(false);
  await flushing;
  expect(sent.map(({ body }) => body)).toEqual([{ on: true }, { on: false }]);
});

const giveFree = (after?: string) =>
  sendOrQueue(deleteBlock, {
    params: { id: 'k' },
    waits: { id: after ? 'b' : 'a', kind: 'freed', about: 'w', title: '', after },
  });

test('A deletion of what is gone already is done, at once and after a wait', async () => {
  answers = [404];
  expect(await giveFree()).toEqual({ sent: { data: null } });
  answers = ['gone', 404];
  expect(await giveFree()).toEqual({ waits: true });
  await flushQueue();
  expect(readQueue()).toEqual([]);
});

test('Who throws an act away throws away what makes sense after it alone', async () => {
  answers = ['gone', 'gone'];
  await giveFree();
  await giveFree('a');
  await act('c');
  takeFromQueue('a');
  expect(ids()).toEqual(['c']);
});

test('An act may have reached the server as soon as it was sent while the browser saw a line', async () => {
  const sight = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers = ['gone', 'gone', 'gone'];
  await act('a');
  await flushQueue();
  expect(readQueue()[0]?.mayHaveGone).toBe(false);
  sight.mockReturnValue(true);
  await flushQueue();
  expect(readQueue()[0]?.mayHaveGone).toBe(true);
  sight.mockRestore();
});

test('Where the act before it has just gone it may have reached the server, though the browser sees no line yet', async () => {
  const sight = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answers = ['gone', 'gone', 200, 'gone'];
  await act('a');
  await act('b');
  await flushQueue();
  expect(readQueue()).toMatchObject([{ id: 'b', mayHaveGone: true }]);
  sight.mockRestore();
});

test('What was refused is settled once it is said anew', async () => {
  answers = ['gone'];
  await sayFree(true);
  answers = [409];
  await flushQueue();
  expect(readQueue()).toMatchObject([{ refused: 'request-closed' }]);
  expect(await sayFree(true)).toEqual({ sent: { data: {} } });
  expect(readQueue()).toEqual([]);
});

test('For who is not logged in nothing is kept, and nothing is said to be', async () => {
  clearSession();
  answers = ['gone'];
  await expect(sayFree(true)).rejects.toMatchObject({ problem: 'network' });
});

test('An act is kept before it is sent, and nobody is told that it waits: who leaves the page meanwhile loses nothing', async () => {
  const shown = renderHook(useQueue);
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
  const sending = act('a');
  expect(ids()).toEqual(['a']);
  shown.rerender();
  expect(shown.result.current).toEqual([]);
  // Another page that opens now finds it, and may send it: it counts once.
  expect(readQueue()[0]?.trying).toBeDefined();
  answer(new Response('{"data":{}}'));
  await sending;
  expect(readQueue()).toEqual([]);
});
