import { useSyncExternalStore } from 'react';
import { currentSession, waitingPrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

/** What waits for a line, each in a list of its own (docs/decisions/0014-what-waits-for-a-line.md). */
export const outboxNames = { chat: 'outbox', book: 'book', queue: 'queue' } as const;

/** Whose list it is while nobody is logged in. */
export const guest = 'guest';

export interface StoredList<Item> {
  /** Oldest first. */
  read: () => Item[];
  /** @throws when the browser's storage is full or forbidden: then nothing was taken */
  write: (items: Item[]) => void;
  /** Of what is there already, fewer or with another mark: what the browser does not keep of it this page knows. */
  rewrite: (items: Item[]) => void;
  use: () => Item[];
}

export function parseList<Item>(raw: string | null): Item[] | undefined {
  if (!raw) return undefined;
  try {
    const stored: unknown = JSON.parse(raw);
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A list of the signed-in user in the browser's storage: a reload or a dead battery loses nothing, every tab sees it,
 * a logout empties it, a session that ends by itself does not.
 * @param guests whether who is not logged in has one too
 */
export function storedList<Item>(name: string, { guests = false } = {}): StoredList<Item> {
  const nothing: Item[] = [];
  let known: { raw: string | null; items: Item[] } = { raw: null, items: nothing };
  const keyOf = (): string | undefined => {
    const user = currentSession()?.user._id ?? (guests ? guest : undefined);
    return user && `${waitingPrefix}${name}:${user}`;
  };
  const read = (): Item[] => {
    const key = keyOf();
    const raw = key ? onDevice.get(key) : null;
    if (raw !== known.raw) known = { raw, items: parseList<Item>(raw) ?? nothing };
    return known.items;
  };
  const writer = (put: (key: string, value: string) => unknown) => (items: Item[]) => {
    const key = keyOf();
    if (!key) return;
    if (items.length > 0) put(key, JSON.stringify(items));
    else onDevice.remove(key);
    for (const listener of listeners) listener();
  };
  const [write, rewrite] = [writer(onDevice.put), writer(onDevice.hold)];
  // Pages rendered ahead for guests hold nothing.
  return { read, write, rewrite, use: () => useSyncExternalStore(listen, read, () => nothing) };
}
