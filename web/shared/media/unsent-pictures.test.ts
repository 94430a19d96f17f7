// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deletePicture, findPicture, keepPicture } from './unsent-pictures.ts';

let kept: Map<string, unknown>;

/** A database as a private window of Safari has it: it takes bytes, and no Blob. */
function privateWindow() {
  const refused = (value: unknown): boolean =>
    value instanceof Blob || (value instanceof Object && Object.values(value).some(refused));
  const store = {
    get: (key: string) => ({ result: kept.get(key) }),
    put(value: unknown, key: string) {
      if (refused(value)) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError');
      kept.set(key, value);
      return { result: key };
    },
    delete: (key: string) => ({ result: void kept.delete(key) }),
  };
  const database = {
    close: () => undefined,
    transaction() {
      const transaction = { objectStore: () => store, oncomplete: () => undefined };
      queueMicrotask(() => transaction.oncomplete());
      return transaction;
    },
  };
  return {
    open() {
      const opening = { result: database, onsuccess: () => undefined };
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  };
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('indexedDB', privateWindow());
});
afterEach(() => void vi.unstubAllGlobals());

test('A picture is kept where the browser keeps bytes and no Blob, and comes back as it was', async () => {
  await keepPicture('one', new File(['a wall'], 'wall.jpg', { type: 'image/jpeg' }));
  const found = await findPicture('one');
  expect([found?.type, await found?.text()]).toEqual(['image/jpeg', 'a wall']);
  await deletePicture('one');
  expect(await findPicture('one')).toBeUndefined();
});

test('A picture that an earlier build kept as a Blob is found', async () => {
  kept.set('one', new Blob(['a wall'], { type: 'image/jpeg' }));
  expect(await (await findPicture('one'))?.text()).toBe('a wall');
});
