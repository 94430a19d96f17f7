import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { preparePicture } from '#web/shared/media/prepare-picture.ts';
import { deletePicture, keepPicture } from '#web/shared/media/unsent-pictures.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { logInAsAsha } from '../messages/chat-in-test.ts';
import { emitTyping, flush } from '../messages/sending.ts';
import { readOutbox } from '../outbox/outbox.ts';
import { Composer } from './composer.tsx';

vi.mock('../messages/sending.ts', () => ({ flush: vi.fn(async () => undefined), emitTyping: vi.fn() }));
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({ keepPicture: vi.fn(), deletePicture: vi.fn() }));
vi.mock('#web/shared/media/prepare-picture.ts', () => ({ preparePicture: vi.fn() }));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { error: vi.fn() } }));

const photo = new File(['bytes'], 'wall.jpg', { type: 'image/jpeg' });

beforeEach(async () => {
  logInAsAsha();
  vi.clearAllMocks();
  vi.mocked(preparePicture).mockImplementation(async () => photo);
  vi.mocked(keepPicture).mockImplementation(async () => undefined);
  await preloadMessages('chat', 'problems');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(id = 'talk') {
  render(
    <Suspense>
      <Composer id={id} />
    </Suspense>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  return {
    box,
    type: (value: string) => fireEvent.change(box, { target: { value } }),
    /** @returns whether the browser does with the key what it does by itself */
    press: (key: string, more: object = {}) => fireEvent.keyDown(box, { key, ...more }),
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Send' })),
  };
}
const unsent = () => readOutbox().map(({ type = 'text', text }) => [type, text]);

describe('Enter', () => {
  test('sends what is typed and empties the box', async () => {
    const { box, type, press } = open();
    type('  When can you come?  ');
    expect(press('Enter')).toBe(false);
    await waitFor(() => expect(unsent()).toEqual([['text', 'When can you come?']]));
    expect(readOutbox()[0]).toMatchObject({
      conversationId: 'talk',
      clientId: expect.stringMatching(/^.{36}$/),
    });
    expect(flush).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(box.value).toBe(''));
  });

  test('makes a line together with Shift', async () => {
    const { type, press } = open();
    type('One');
    expect(press('Enter', { shiftKey: true })).toBe(true);
    await act(async () => undefined);
    expect(unsent()).toEqual([]);
  });

  test('chooses a word while a Hindi keyboard composes, and sends nothing', async () => {
    const { box, type } = open();
    type('कल');
    const choosing = createEvent.keyDown(box, { key: 'Enter' });
    Object.defineProperty(choosing, 'isComposing', { value: true });
    expect(fireEvent(box, choosing)).toBe(true);
    await act(async () => undefined);
    expect([unsent(), box.value]).toEqual([[], 'कल']);
    // The word is chosen: the next Enter sends.
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(unsent()).toEqual([['text', 'कल']]));
  });

  test('sends nothing where nothing but spaces is typed', async () => {
    const { type, press, send } = open();
    type(' \n ');
    press('Enter');
    send();
    await act(async () => undefined);
    expect([unsent(), vi.mocked(flush).mock.calls]).toEqual([[], []]);
  });

  test('other keys type', () => {
    expect(open().press('a')).toBe(true);
  });
});

describe('what is typed', () => {
  test('is still there after a reload, for that conversation alone, until it is sent', async () => {
    open().type('Not yet sent');
    cleanup();
    const again = open();
    expect(again.box.value).toBe('Not yet sent');
    again.send();
    await waitFor(() => expect(again.box.value).toBe(''));
    cleanup();
    expect(open().box.value).toBe('');
    cleanup();
    open('other').type('For another');
    cleanup();
    expect(open().box.value).toBe('');
  });

  test('stays where the browser keeps nothing, and the writer is told', async () => {
    const { box, type, send } = open();
    type('Hello');
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const read = (key: string) => storage.getItem(key);
    const storage = localStorage;
    vi.stubGlobal('localStorage', { getItem: read, setItem: refuse });
    send();
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
    expect([box.value, vi.mocked(flush).mock.calls]).toEqual(['Hello', []]);
  });

  test('is told to the other side as typing, not with every key, and not when it is wiped out', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const { type } = open();
    for (const value of ['H', 'He', '']) type(value);
    expect(emitTyping).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_800_000_003_000);
    type('');
    expect(emitTyping).toHaveBeenCalledTimes(1);
    type('Hel');
    expect(vi.mocked(emitTyping).mock.calls).toEqual([['talk'], ['talk']]);
    vi.useRealTimers();
  });
});

describe('quick replies', () => {
  test('are sent by one press and leave alone what is typed; customers have none', async () => {
    logInAsAsha('worker');
    const { box, type } = open();
    type('Half a sent');
    fireEvent.click(screen.getByRole('button', { name: 'Please send the address.' }));
    expect([unsent(), box.value]).toEqual([[['text', 'Please send the address.']], 'Half a sent']);
    cleanup();
    logInAsAsha();
    open();
    expect(screen.queryByRole('list', { name: 'Quick replies' })).toBeNull();
  });
});

describe('a photo', () => {
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Attach a photo'), { target: { files: [photo] } });

  test('goes first, and the words after it', async () => {
    const { type, send } = open();
    choose();
    expect(await screen.findByText('Photo to send')).toBeTruthy();
    type('This wall');
    send();
    await waitFor(() =>
      expect(unsent()).toEqual([
        ['image', ''],
        ['text', 'This wall'],
      ]),
    );
    expect(vi.mocked(keepPicture).mock.calls).toEqual([[readOutbox()[0]?.clientId, photo]]);
    await waitFor(() => expect(screen.queryByText('Photo to send')).toBeNull());
  });

  test('goes without words', async () => {
    const { send } = open();
    choose();
    await screen.findByText('Photo to send');
    send();
    await waitFor(() => expect(unsent()).toEqual([['image', '']]));
  });

  test('can be taken back before it is sent', async () => {
    const { send } = open();
    choose();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove the photo' }));
    send();
    await act(async () => undefined);
    expect(unsent()).toEqual([]);
  });

  test('is not overtaken by the words while it is made ready', async () => {
    let ready: (file: File) => void = () => undefined;
    vi.mocked(preparePicture).mockImplementation(() => new Promise((done) => (ready = done)));
    const { type, press } = open();
    choose();
    expect(await screen.findByText('Getting the photo ready…')).toBeTruthy();
    type('This wall');
    press('Enter');
    await act(async () => undefined);
    expect(unsent()).toEqual([]);
    await act(async () => ready(photo));
    press('Enter');
    await waitFor(() => expect(unsent()).toHaveLength(2));
  });

  test('that is pressed twice while the browser stores it goes once', async () => {
    let stored: () => void = () => undefined;
    vi.mocked(keepPicture).mockImplementation(() => new Promise((done) => (stored = () => done())));
    const { send } = open();
    choose();
    await screen.findByText('Photo to send');
    send();
    send();
    await act(async () => stored());
    await waitFor(() => expect(unsent()).toEqual([['image', '']]));
    expect(keepPicture).toHaveBeenCalledTimes(1);
  });

  test('that the browser cannot keep holds back the words with it, and the writer is told', async () => {
    vi.mocked(keepPicture).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const { box, type, send } = open();
    choose();
    await screen.findByText('Photo to send');
    type('This wall');
    send();
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('could not keep the photo')),
    );
    expect([unsent(), box.value]).toEqual([[], 'This wall']);
    expect(deletePicture).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Photo to send')).toBeTruthy();
  });

  test('is pasted too; pasted words are left to the browser', async () => {
    const { box } = open();
    const words = new File(['a'], 'a.txt', { type: 'text/plain' });
    expect(fireEvent.paste(box, { clipboardData: { files: [words] } })).toBe(true);
    expect(fireEvent.paste(box, { clipboardData: { files: [words, photo] } })).toBe(false);
    expect(await screen.findByText('Photo to send')).toBeTruthy();
    expect(vi.mocked(preparePicture).mock.calls).toEqual([[photo]]);
  });

  test('that is no picture is refused in words', async () => {
    vi.mocked(preparePicture).mockRejectedValue(new TypeError('no picture'));
    open();
    choose();
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Getting the photo ready…')).toBeNull();
  });
});
