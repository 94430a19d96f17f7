import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { readUnsent, takeUnsent } from './book-outbox.ts';
import { bookSent, flushBook, say } from './send-entries.ts';
import './sign/sign-entries.ts';

// What signs is tried in sign-entries.test.ts.
vi.mock('./sign/book-device.ts', () => ({ bookDevice: async () => undefined }));

const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({
  findPicture: async (key: string) => kept.get(key),
  deletePicture: async (key: string) => void kept.delete(key),
}));
const sendForm = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/media/send-form.ts', () => ({ sendForm }));

let sent: { body: { pictures: string[] } }[];
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
  let no = 0;
  sendForm.mockReset();
  sendForm.mockImplementation(async () => {
    no += 1;
    return { data: { picture: `hire:${no}` } };
  });
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const { entries } = JSON.parse(String(body));
    sent.push(...entries);
    return Response.json({
      data: entries.map(({ clientId }: { clientId: string }) => ({ clientId, entry: {} })),
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

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
  expect(readUnsent()).toMatchObject([{ pictures: ['two'], body: { pictures: ['hire:first'] } }]);
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
