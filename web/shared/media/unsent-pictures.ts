import { privateDatabase, privateStore as store } from '#web/shared/api/session.ts';

// Keeps pictures that wait to be sent in a database of the browser: they are too large for localStorage.
// Logging out empties it (api/session.ts), so a connection is never kept open.

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(privateDatabase, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}

async function run<T>(
  mode: IDBTransactionMode,
  act: (pictures: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise((done, fail) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => done(request.result);
      transaction.onerror = transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** A picture by its bytes: private windows of Safari keep these, and refuse a Blob. */
interface Kept {
  type: string;
  bytes: ArrayBuffer;
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' && found !== null && 'bytes' in found;

/** @throws when the browser's storage is full or forbidden: then nothing was taken. */
export async function keepPicture(clientId: string, picture: Blob): Promise<void> {
  const kept: Kept = { type: picture.type, bytes: await picture.arrayBuffer() };
  await run('readwrite', (pictures) => pictures.put(kept, clientId));
}

export async function findPicture(clientId: string): Promise<Blob | undefined> {
  const found: unknown = await run('readonly', (pictures) => pictures.get(clientId));
  // As an earlier build kept it.
  if (found instanceof Blob) return found;
  return isKept(found) ? new Blob([found.bytes], { type: found.type }) : undefined;
}

/** What is not there is no error, and what cannot be deleted now goes at the next log-out. */
export async function deletePicture(clientId: string): Promise<void> {
  await run('readwrite', (pictures) => pictures.delete(clientId)).catch(() => undefined);
}
