import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntrySays } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls } from '#web/shared/search-list/page-in-test.tsx';
import { putUnsent, readUnsent, takeUnsent } from './book-outbox.ts';
import { flushBook, restMs, say, sayAgain } from './send-entries.ts';
import './sign-entries.ts';

// What signs is tried in sign-entries.test.ts.
vi.mock('./sign/book-device.ts', () => ({
  bookDevice: async () => undefined,
  change: async () => undefined,
}));

const day = (date: string, mark: 'full' | 'half' = 'full'): EntrySays => ({
  kind: 'day',
  body: { unit: 'u', date, mark, overtimeHours: 0 },
});
const money: EntrySays = {
  kind: 'money',
  body: { sort: 'advance', to: 'provider', amount: 500, on: '2026-11-09', how: 'cash' },
};

interface Sent {
  clientId: string;
  kind: string;
  body: { mark?: string };
}
/** What the server was sent, a list for each call. */
let sent: Sent[][];
/** Answers calls: by default takes every entry. */
function serve(answer: (entry: Sent) => object | undefined = () => ({ entry: {} }), status = 200): void {
  sent = [];
  answerCalls(() => ({ body: {} }));
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'POST') return plain(address, init);
    const { entries } = JSON.parse(String(init.body));
    sent.push(entries);
    const data = entries.map((entry: Sent) => ({ clientId: entry.clientId, ...answer(entry) }));
    return new Response(JSON.stringify(status === 200 ? { data } : { type: '/problems/not-found' }), {
      status,
    });
  });
}

const logIn = (id: string) => {
  localStorage.setItem('user', JSON.stringify({ _id: id, fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', `token of ${id}`);
};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  logIn('asha');
  serve();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The outbox of a book', () => {
  test('a day that is tapped through is one entry, sent when the tapping has stopped', async () => {
    say({ bookingId: 'b' }, day('2026-11-09'), { rest: restMs });
    say({ bookingId: 'b' }, day('2026-11-09', 'half'), { rest: restMs });
    say({ bookingId: 'b' }, day('2026-11-10'), { rest: restMs });
    await flushBook();
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(restMs);
    expect(sent.map((entries) => entries.map(({ body }) => body.mark))).toEqual([['half', 'full']]);
    expect(readUnsent()).toEqual([]);
  });

  test('a clock that is set back for 40 days holds up nothing, and asks for nothing all the time', async () => {
    const right = Date.now();
    vi.setSystemTime(right + 40 * 86_400_000);
    say({ bookingId: 'b' }, day('2026-11-09'), { rest: restMs });
    vi.setSystemTime(right);
    await vi.advanceTimersByTimeAsync(restMs + 10);
    expect(sent).toHaveLength(1);
    expect(readUnsent()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what an earlier page left resting goes at once, whatever its clock was', async () => {
    const left = { ...money, clientId: 'c', bookingId: 'b', saidAt: '2027-01-09T10:00:00Z' };
    putUnsent({ ...left, ...{ notBefore: Date.now() + 40 * 86_400_000 } });
    await flushBook();
    expect(sent).toHaveLength(1);
    expect(readUnsent()).toEqual([]);
  });

  test.each([
    ['a hotspot', () => new Response('<h1>Log in</h1>', { status: 403 })],
    ['a proxy', () => new Response('<html>Not found</html>', { status: 404 })],
    ['a body that stalled', () => Response.json({ type: '/problems/too-slow' }, { status: 408 })],
    ['a session that is over', () => Response.json({ type: '/problems/ticket-over' }, { status: 401 })],
  ])('what %s answers refuses nothing', async (_who, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    say({ bookingId: 'b' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(readUnsent()).toMatchObject([{ kind: 'money' }]);
    expect(readUnsent()[0]?.refused).toBeUndefined();
    serve();
    await vi.advanceTimersByTimeAsync(5000);
    expect(readUnsent()).toEqual([]);
  });

  test('what was refused goes again when its writer says so', async () => {
    serve(() => ({ problem: { type: '/problems/entry-date' } }));
    say({ bookingId: 'b' }, money);
    await vi.advanceTimersByTimeAsync(10);
    serve();
    sayAgain(readUnsent()[0]?.clientId ?? '');
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(1);
    expect(readUnsent()).toEqual([]);
  });

  test('without a line everything waits, a reload keeps it, and it goes when the line is back', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    say({ bookingId: 'b' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(readUnsent()).toMatchObject([{ kind: 'money', bookingId: 'b' }]);
    expect(localStorage.getItem('neev:waiting:book:asha')).toContain('"amount":500');
    serve();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(sent).toHaveLength(1);
    expect(readUnsent()).toEqual([]);
  });

  test('what is refused stays with its reason and is not sent again; the others are taken', async () => {
    serve(({ kind }) => (kind === 'day' ? { problem: { type: '/problems/entry-date' } } : { entry: {} }));
    say({ bookingId: 'b' }, day('2026-11-09'));
    say({ bookingId: 'b' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(readUnsent()).toMatchObject([{ kind: 'day', refused: 'entry-date' }]);
    await flushBook();
    expect(sent).toHaveLength(1);
    takeUnsent(readUnsent().map(({ clientId }) => clientId));
    expect(readUnsent()).toEqual([]);
  });

  test('each book is sent by itself, at most 200 entries at once; a book that is gone refuses its own', async () => {
    for (let no = 0; no < 201; no += 1)
      putUnsent({ ...money, clientId: `c${no}`, bookingId: 'b', saidAt: '2026-11-09T10:00:00Z' });
    say({ bookingId: 'other' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(sent.map((entries) => entries.length)).toEqual([200, 1, 1]);
    serve(undefined, 404);
    say({ bookingId: 'gone' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(readUnsent()).toMatchObject([{ bookingId: 'gone', refused: 'not-found' }]);
  });

  test('the answer brings the book as it then is, and it is not read again', async () => {
    const before = { bookingId: 'b', head: 'old', days: [], entries: [{ seq: 4 }] };
    queryClient.setQueryData(['hajri', 'b'], before);
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      asked.push(init.method === 'POST' ? JSON.parse(String(init.body)).after : init.method);
      const clientId = readUnsent()[0]?.clientId;
      const book = { data: [{ seq: 5, hash: 'new' }], days: [], head: 'new' };
      return new Response(JSON.stringify({ data: [{ clientId, entry: {} }], book }));
    });
    say({ bookingId: 'b' }, money);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual([4]);
    expect(queryClient.getQueryData(['hajri', 'b'])).toMatchObject({
      head: 'new',
      entries: [{ seq: 4 }, { seq: 5 }],
    });
    queryClient.clear();
  });

  test('it belongs to one user', () => {
    putUnsent({ ...money, clientId: 'c', bookingId: 'b', saidAt: '2026-11-09T10:00:00Z' });
    logIn('ravi');
    expect(readUnsent()).toEqual([]);
    logIn('asha');
    expect(readUnsent()).toHaveLength(1);
  });
});
