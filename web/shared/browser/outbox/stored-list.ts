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

/** So long another tab may still write without what this one has just put in, in milliseconds. */
const newMs = 5000;

/**
 * What this tab put in lately. Another tab that wrote at the same moment had not read it, and its list took the place of
 * this one: it is put back, once. What that tab had sent meanwhile goes once more, and counts once.
 */
function puttingBack<Item>(list: Pick<StoredList<Item>, 'read' | 'rewrite'>, idOf: (item: Item) => string) {
  const lately = new Map<string, { key: string; item: Item; at: number }>();
  return {
    /** This tab made another list of it. */
    changed(key: string, before: readonly Item[], after: readonly Item[]) {
      const [had, has] = [before, after].map((items) => new Set(items.map(idOf)));
      for (const id of had ?? []) if (!has?.has(id)) lately.delete(id);
      const at = performance.now();
      for (const item of after) if (!had?.has(idOf(item))) lately.set(idOf(item), { key, item, at });
    },
    /** Another tab did. */
    heard(key: string | undefined) {
      const items = list.read();
      const has = new Set(items.map(idOf));
      const lost: Item[] = [];
      for (const [id, one] of lately) {
        const isNew = performance.now() - one.at <= newMs;
        if (isNew && has.has(id)) continue;
        lately.delete(id);
        if (isNew && one.key === key) lost.push(one.item);
      }
      if (lost.length > 0) list.rewrite([...items, ...lost]);
    },
  };
}

/**
 * A list of the signed-in user in the browser's storage: a reload or a dead battery loses nothing, every tab sees it,
 * a logout empties it, a session that ends by itself does not.
 * @param idOf by which its items are told apart
 * @param guests whether who is not logged in has one too
 */
export function storedList<Item>(
  name: string,
  { idOf, guests = false }: { idOf: (item: Item) => string; guests?: boolean },
): StoredList<Item> {
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
  const [put, hold] = [writer(onDevice.put), writer(onDevice.hold)];
  const back = puttingBack({ read, rewrite: hold }, idOf);
  let isHeard = false;
  const noting = (keep: (items: Item[]) => void) => (items: Item[]) => {
    const [before, key] = [read(), keyOf()];
    keep(items);
    if (key) back.changed(key, before, items);
    if (!isHeard) window.addEventListener('storage', () => back.heard(keyOf()));
    isHeard = true;
  };
  const [write, rewrite] = [noting(put), noting(hold)];
  // Pages rendered ahead for guests hold nothing.
  return { read, write, rewrite, use: () => useSyncExternalStore(listen, read, () => nothing) };
}
