import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#web/shared/api/call-error.ts';
import { sendAhead } from '../pictures/picture-sending.ts';
import { markRefused, putInOutbox, readOutbox, reviveBroken, takeFromOutbox, type Unsent } from './outbox.ts';
import { textToSend } from './picture-outbox.ts';

vi.mock('../pictures/picture-sending.ts', () => ({ sendAhead: vi.fn(), stopSending: vi.fn() }));
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({ deletePicture: vi.fn(async () => undefined) }));
const ahead = vi.mocked(sendAhead);

const unsent: Unsent = {
  clientId: 'wall',
  conversationId: 'talk',
  type: 'image',
  text: '',
  at: '2026-11-21T09:05:00Z',
};
const now = (): Unsent => readOutbox()[0] ?? unsent;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  ahead.mockReset();
  putInOutbox(unsent);
});

test('words are sent as they are', async () => {
  const words: Unsent = { clientId: 'w', conversationId: 'talk', text: 'Hello', at: unsent.at };
  expect(await textToSend(words)).toEqual({ text: 'Hello' });
  expect(ahead).not.toHaveBeenCalled();
});

test('a picture is sent ahead once, also where its message is sent again after a reload', async () => {
  ahead.mockResolvedValue('chat:reference');
  expect(await textToSend(now())).toEqual({ text: 'chat:reference' });
  expect(await textToSend(now())).toEqual({ text: 'chat:reference' });
  expect(ahead).toHaveBeenCalledTimes(1);
});

test('a broken connection is tried again, then the sender is asked; a reconnect tries by itself', async () => {
  ahead.mockRejectedValue(new CallError('network'));
  expect([await textToSend(now()), await textToSend(now()), await textToSend(now())]).toEqual([
    'later',
    'later',
    'next',
  ]);
  expect(now().refused).toBe('network');
  reviveBroken();
  expect(now().refused).toBeUndefined();
});

test('what the server will not take is not tried again, and does not hold up what follows', async () => {
  ahead.mockRejectedValue(new CallError('picture-unsupported', { status: 415 }));
  expect(await textToSend(now())).toBe('next');
  expect(now().refused).toBe('picture-unsupported');
  reviveBroken();
  expect(now().refused).toBe('picture-unsupported');
});

test('a picture that is left out while it is on its way is not sent', async () => {
  ahead.mockImplementation(async () => {
    takeFromOutbox('wall');
    return 'chat:reference';
  });
  expect(await textToSend(now())).toBe('next');
});

test('a picture whose message came too late is sent ahead once more', async () => {
  ahead.mockResolvedValue('chat:reference');
  await textToSend(now());
  markRefused('wall', 'picture-invalid');
  expect(now()).toMatchObject({ refused: 'picture-invalid', text: '' });
});
