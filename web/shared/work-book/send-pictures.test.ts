import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { readUnsent, takeUnsent } from './book-outbox.ts';
import { bookSent, flushBook, say } from './send-entries.ts';
import './sign-entries.ts';

// What signs is tried in sign-entries.test.ts.
vi.mock('./sign/book-device.ts', () => ({
  bookDevice: async () => undefined,
  change: async () => undefined,
}));

const kept = vi.hoisted(() => new Map<string, Blob>());
const storage = vi.hoisted(() => ({ broken: false }));
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({
  findPicture: async (key: string) => {
    if (storage.broken) throw new DOMException('no', 'UnknownError');
    return kept.get(key);
  },
  deletePicture: async (key: string) => void kept.delete(key),
}));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/media/send-form.ts', () => ({ sendForm }));

let sent: { body: { pictures: string[] } }[];
/** Why the server does not take an entry. */
let refusal: (pictures: string[]) => string | undefined;
let line: boolean;
const hour = 3_600_000;
const workWith = (...pictures: string[]) => {
  for (const key of pictures) kept.set(key, new Blob([key]));
  say(
    { contractId: 'w' },
    { kind: 'work', body: { stage: 1, version: 1, whole: true, lines: [], pictures: [] } },
    { pictures },
  );
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'udaan', fullname: 'Udaan', email: 'u@neev.test' }));
  localStorage.setItem('token', 'token');
  queryClient.clear();
  kept.clear();
  sent = [];
  line = true;
  storage.broken = false;
  refusal = () => undefined;
  let no = 0;
  sendForm.mockReset();
  sendForm.mockImplementation(async () => {
    no += 1;
    return { data: { picture: `hire:${no}` } };
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (!line) throw new TypeError('no line');
    const { entries } = JSON.parse(String(body));
    sent.push(...entries);
    return Response.json({
      data: entries.map((entry: { clientId: string; body: { pictures?: string[] } }) => {
        const type = refusal(entry.body.pictures ?? []);
        return { clientId: entry.clientId, ...(type ? { problem: { type } } : { entry: {} }) };
      }),
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** All that can go now. */
async function flush() {
  await flushBook();
  await bookSent();
}

test('pictures go before the entry that shows them, in their order, and leave the device', async () => {
  workWith('one', 'two');
  await flush();
  expect(sent).toMatchObject([{ kind: 'work', body: { pictures: ['hire:1', 'hire:2'] } }]);
  expect([kept.size, readUnsent()]).toEqual([0, []]);
});

test('where the line breaks between two pictures, the first is not sent again', async () => {
  sendForm.mockResolvedValueOnce({ data: { picture: 'hire:first' } });
  sendForm.mockRejectedValueOnce(new CallError('network'));
  workWith('one', 'two');
  await flush();
  expect(sent).toEqual([]);
  expect(readUnsent()).toMatchObject([{ body: { pictures: ['hire:first'] } }]);
  await flush();
  expect(sent).toMatchObject([{ body: { pictures: ['hire:first', 'hire:1'] } }]);
});

test('a picture that the server will not take keeps its entry back with the reason', async () => {
  sendForm.mockRejectedValueOnce(new CallError('picture-unsupported', { status: 400 }));
  workWith('one');
  await flush();
  expect(readUnsent()).toMatchObject([{ refused: 'picture-unsupported' }]);
  expect(sent).toEqual([]);
  takeUnsent(readUnsent().map(({ clientId }) => clientId));
  expect(kept.size).toBe(0);
});

test('a picture that the browser has lost is left out', async () => {
  workWith('one', 'two');
  kept.delete('one');
  await flush();
  expect(sent).toMatchObject([{ body: { pictures: ['hire:1'] } }]);
});

describe('pictures that wait behind their entry', () => {
  test('stay on the device until the server took the entry', async () => {
    line = false;
    workWith('one');
    await flush();
    expect([sendForm.mock.calls.length, kept.size]).toEqual([1, 1]);
    line = true;
    await flush();
    expect(sent).toMatchObject([{ body: { pictures: ['hire:1'] } }]);
    expect([sendForm.mock.calls.length, kept.size]).toEqual([1, 0]);
  });

  test('are sent again where they went long before their entry can', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    line = false;
    workWith('one', 'two');
    await flush();
    vi.setSystemTime(Date.now() + 21 * hour);
    line = true;
    await flush();
    expect(sent).toMatchObject([{ body: { pictures: ['hire:3', 'hire:4'] } }]);
  });

  test('are sent once more where the server knows them no longer, and then the reason stands', async () => {
    refusal = ([name]) => (name === 'hire:1' ? '/problems/picture-invalid' : undefined);
    workWith('one', 'two');
    await flush();
    expect(sent.map(({ body }) => body.pictures)).toEqual([
      ['hire:1', 'hire:2'],
      ['hire:3', 'hire:4'],
    ]);
    expect([kept.size, readUnsent()]).toEqual([0, []]);
    refusal = () => '/problems/picture-invalid';
    workWith('three');
    await flush();
    expect(readUnsent()).toMatchObject([{ refused: 'picture-invalid' }]);
    expect(kept.size).toBe(1);
  });

  test('are not dropped while the device cannot read them; what has none goes on', async () => {
    storage.broken = true;
    workWith('one');
    say({ contractId: 'w' }, { kind: 'agree', body: { entry: 'e' } });
    await flush();
    expect(sent).toMatchObject([{ kind: 'agree' }]);
    expect(readUnsent()).toMatchObject([{ kind: 'work', pictures: ['one'] }]);
    expect(readUnsent()[0]?.refused).toBeUndefined();
  });

  test('of a correction stand behind those that it keeps', async () => {
    kept.set('new', new Blob(['new']));
    const body = { stage: 1, version: 1, whole: true, lines: [], pictures: ['hire:kept'] };
    say({ contractId: 'w' }, { kind: 'correct', body: { entry: 'e', body } }, { pictures: ['new'] });
    await flush();
    expect(sent).toMatchObject([{ body: { body: { pictures: ['hire:kept', 'hire:1'] } } }]);
  });
});
