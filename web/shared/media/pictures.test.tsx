import type { UseQueryResult } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendAhead, stopSending, usePercentSent } from '#web/features/chat/pictures/picture-sending.ts';
import { PictureView } from '#web/features/chat/pictures/picture-view.tsx';
import { CallError } from '#web/shared/api/call-error.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { MemoryImage } from './memory-image.tsx';
import { sendForm } from './send-form.ts';
import { deletePicture, findPicture, keepPicture } from './unsent-pictures.ts';
import { useInView } from './use-in-view.ts';

vi.mock('./send-form.ts', () => ({ sendForm: vi.fn() }));
const sending = vi.mocked(sendForm);
const picture = new Blob(['bytes'], { type: 'image/jpeg' });

const isWithBlob = (value: unknown): boolean =>
  value instanceof Blob || (value instanceof Object && Object.values(value).some(isWithBlob));

/** A browser's database in memory: as much of it as one store of pictures needs. A private window of Safari's takes no Blob. */
function aDatabase() {
  const rows = new Map<string, unknown>();
  const state = { open: 0, full: false };
  const request = (result: unknown) => ({ result, error: new DOMException('no', 'UnknownError') });
  const store = {
    put(value: unknown, key: string) {
      if (isWithBlob(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError');
      return request(state.full ? undefined : void rows.set(key, value));
    },
    get: (key: string) => request(rows.get(key)),
    delete: (key: string) => request(void rows.delete(key)),
  };
  const database = {
    createObjectStore: () => store,
    close() {
      state.open -= 1;
    },
    transaction() {
      const transaction = {
        objectStore: () => store,
        error: new DOMException('full', 'QuotaExceededError'),
        oncomplete: () => undefined,
        onabort: () => undefined,
      };
      queueMicrotask(() => (state.full ? transaction.onabort() : transaction.oncomplete()));
      return transaction;
    },
  };
  vi.stubGlobal('indexedDB', {
    open() {
      const opening = { result: database, onsuccess: () => undefined, onupgradeneeded: () => undefined };
      queueMicrotask(() => {
        state.open += 1;
        opening.onupgradeneeded();
        opening.onsuccess();
      });
      return opening;
    },
  });
  return { rows, state };
}

beforeEach(async () => {
  sending.mockReset();
  await preloadMessages('chat', 'shell');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a picture that waits to be sent', () => {
  test('is kept under its message’s name until it is dropped, and no connection stays open', async () => {
    const { state } = aDatabase();
    await keepPicture('wall', picture);
    const found = await findPicture('wall');
    expect([found?.type, await found?.text()]).toEqual(['image/jpeg', 'bytes']);
    expect(await findPicture('roof')).toBeUndefined();
    await deletePicture('wall');
    expect(await findPicture('wall')).toBeUndefined();
    expect(state.open).toBe(0);
  });

  test('is not taken where the storage is full, and dropping one then is no error', async () => {
    const { state } = aDatabase();
    state.full = true;
    await expect(keepPicture('wall', picture)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    await expect(deletePicture('wall')).resolves.toBeUndefined();
    expect(state.open).toBe(0);
  });

  test('is none where something else stands in its place', async () => {
    aDatabase().rows.set('wall', 'words');
    expect(await findPicture('wall')).toBeUndefined();
  });
});

describe('sending a picture ahead', () => {
  test('gives what it is called from then on, and says how far it is on the way', async () => {
    aDatabase().rows.set('wall', picture);
    let answer: (given: object) => void = () => undefined;
    sending.mockImplementation(() => new Promise((done) => (answer = done as typeof answer)));
    const { result } = renderHook(() => [usePercentSent('wall'), usePercentSent('roof')]);
    const sent = sendAhead('wall');
    await waitFor(() => expect(result.current).toEqual([0, undefined]));
    const [, form, options] = sending.mock.calls[0] ?? [];
    expect(form?.get('picture')).toMatchObject({ size: 5, type: 'image/jpeg' });
    act(() => options?.onProgress?.(40));
    expect(result.current).toEqual([40, undefined]);
    await act(async () => answer({ data: { picture: 'chat:reference' } }));
    expect([await sent, result.current]).toEqual(['chat:reference', [undefined, undefined]]);
  });

  test('fails where the browser made room for something else, and sends nothing', async () => {
    aDatabase();
    await expect(sendAhead('wall')).rejects.toEqual(new CallError('picture-invalid'));
    expect(sending).not.toHaveBeenCalled();
  });

  test('is stopped for its own message alone, and is over then', async () => {
    aDatabase().rows.set('wall', picture);
    sending.mockImplementation(
      (_, __, { signal }) =>
        new Promise((_done, fail) => {
          signal?.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
        }),
    );
    const { result } = renderHook(() => usePercentSent('wall'));
    const sent = sendAhead('wall');
    await waitFor(() => expect(result.current).toBe(0));
    stopSending('roof');
    expect(sending.mock.calls[0]?.[2].signal?.aborted).toBe(false);
    const stopped = expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    await act(async () => stopSending('wall'));
    await stopped;
    expect(result.current).toBeUndefined();
  });
});

test('the bytes of an image are given back when it is shown no more, or others are', () => {
  const given: string[] = [];
  const back: string[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: () => given[given.push(`blob:${given.length + 1}`) - 1],
    revokeObjectURL: (address: string) => back.push(address),
  });
  const { rerender, unmount } = render(<MemoryImage bytes={picture} alt="Wall" />);
  expect(screen.getByRole('img', { name: 'Wall' }).getAttribute('src')).toBe('blob:1');
  rerender(<MemoryImage bytes={picture} alt="The wall" />);
  expect([given, back]).toEqual([['blob:1'], []]);
  rerender(<MemoryImage bytes={new Blob(['other'])} alt="The wall" />);
  expect(back).toEqual(['blob:1']);
  unmount();
  expect([given, back]).toEqual([given, given]);
});

describe('a picture in its frame', () => {
  const refetch = vi.fn();
  const show = (state: object) =>
    render(
      <Suspense>
        <PictureView
          picture={{ refetch, ...state } as unknown as UseQueryResult<Blob | null>}
          alt="Your photo"
        />
      </Suspense>,
    );

  test('says that it loads, and that it failed; then it can be tried again', () => {
    show({ isPending: true });
    expect(screen.getByRole('status').textContent).toContain('The photo is loading');
    cleanup();
    show({ isError: true });
    expect(screen.getByRole('alert').textContent).toContain('The photo did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('that is no more cannot be tried again', () => {
    show({ data: null });
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is shown large by a press, and closed again', () => {
    show({ data: picture });
    fireEvent.click(screen.getByRole('button', { name: 'Your photo' }));
    expect(screen.getByRole('dialog', { name: 'Your photo' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('what nobody scrolls to is not asked for; what came near once stays', () => {
  let see: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = vi.fn();
  class Watch {
    observe = vi.fn();
    disconnect = disconnect;
    constructor(tell: (entries: object[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting: false }, { isIntersecting }]);
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  render(<Near />);
  const said = () => screen.getByTestId('near').textContent;
  act(() => see(false));
  expect(said()).toBe('far');
  act(() => see(true));
  expect(said()).toBe('near');
  expect(disconnect).toHaveBeenCalledTimes(1);
});

function Near() {
  const { box, seen } = useInView<HTMLDivElement>();
  return (
    <div ref={box} data-testid="near">
      {seen ? 'near' : 'far'}
    </div>
  );
}
