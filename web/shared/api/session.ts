import { useSyncExternalStore } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { onDevice } from './storage.ts';

/** Browser storage as the specification has it (docs/rules.md#accounts-11): 'user', 'token', 'role'. Nothing is decided by 'role'. */
export interface StoredUser {
  _id: string;
  fullname: string;
  /** Null where the account has a phone alone. */
  email: string | null;
  profilePic: string | null;
  /** The server's word: 'admin' in an admin's session. */
  role: Me['role'];
}

export interface Session {
  user: StoredUser;
  token: string;
}

const listeners = new Set<() => void>();
let known: { raw: string; session: Session | null } | undefined;

let ended = false;
/** Whether this browser was logged out without this tab's doing: by time, on another device, in another tab. */
export const endedElsewhere = (): boolean => ended;
// Where pages are rendered ahead there is no browser.
if (!import.meta.env.SSR)
  window.addEventListener('storage', ({ key }) => {
    const ours = key === null || key === 'user' || key === 'token';
    if (ours && !(onDevice.get('user') && onDevice.get('token'))) ended = true;
  });

function readSession(): Session | null {
  if (import.meta.env.SSR) return null;
  const user = onDevice.get('user');
  const token = onDevice.get('token');
  const raw = `${token} ${user}`;
  if (known?.raw === raw) return known.session;
  known = { raw, session: parse(user, token) };
  return known.session;
}

function parse(user: string | null, token: string | null): Session | null {
  if (!user || !token) return null;
  try {
    const stored: StoredUser = JSON.parse(user);
    return typeof stored._id === 'string' ? { user: stored, token } : null;
  } catch {
    return null;
  }
}

function emit(): void {
  for (const listener of listeners) listener();
}

/** Reports login, logout and changes of the stored user, in other tabs too. @returns how to stop */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (import.meta.env.SSR) return () => listeners.delete(listener);
  // Another tab logged in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const currentSession = readSession;

const nobody = (): null => null;

/** Pages are rendered ahead for guests: who is logged in stands there once such a page is alive. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, readSession, nobody);
}

let kept = true;
/** Whether this device keeps the session; else it ends with the page, for want of room or because storage is forbidden. */
export const useSessionKept = (): boolean =>
  useSyncExternalStore(
    onSessionChange,
    () => kept || !readSession(),
    () => true,
  );

export const isAdmin = (session: Session | null): boolean => session?.user.role === 'admin';

export function storeSession(user: Me, token: string): void {
  ended = false;
  onDevice.hold('role', user.role === 'admin' ? 'admin' : 'customer');
  // Written last: what this device does not keep is told once who is logged in stands there (`useSessionKept`).
  kept = onDevice.hold('token', token);
  storeUser(user);
}

export function storeUser({ _id, fullname, email, profilePic, role }: Me): void {
  const user: StoredUser = { _id, fullname, email, profilePic, role };
  kept = onDevice.hold('user', JSON.stringify(user)) && kept;
  emit();
}

/** 'worker' after worker, contractor and engineer registration, 'groupworker' after group; an admin stays one (docs/rules.md#accounts-11). */
export function storeRole(role: string | null): void {
  if (role && onDevice.get('role') !== 'admin') onDevice.hold('role', role);
}

/** Keys under which drafts and places stand begin so; the end of a session clears them. */
export const privatePrefix = 'neev:own:';
/**
 * Keys of what waits to be sent begin so, and end with its user's id. A logout clears them; a session that ended elsewhere,
 * by time as a rule, leaves them for the same user's next one: a week of hajri must not go with a token.
 */
export const waitingPrefix = 'neev:waiting:';
/** What is too large for them stands in this IndexedDB, by names that they hold; it goes with them. */
export const privateDatabase = 'neev-own';
export const privateStore = 'unsent-pictures';
/** Answers that were seen last (kept-answers.ts). */
export const answersDatabase = 'neev-answers';
export const answersStore = 'answers';
/** What this device signs lines of books with, and what it has seen of them (shared/work-book/sign). */
export const booksDatabase = 'neev-books';
export const booksStore = 'books';

/** Where the browser forbids it, nothing was kept: some throw then, some have none. */
function tryIndexed(act: (databases: IDBFactory) => IDBOpenDBRequest): IDBOpenDBRequest | undefined {
  try {
    return act(globalThis.indexedDB);
  } catch {
    return undefined;
  }
}

/** Emptied, not deleted: pages hold it open, and a deletion would wait for them. */
function empty(
  name: string,
  storeName: string,
  act = (store: IDBObjectStore): unknown => store.clear(),
): void {
  const opening = tryIndexed((databases) => databases.open(name));
  if (!opening) return;
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  opening.onsuccess = () => {
    const database = opening.result;
    act(database.transaction(storeName, 'readwrite').objectStore(storeName));
    database.close();
  };
}

/** What stands in `booksDatabase`, by how the names begin: before the user's id. */
const ofBooks = ['key', 'seen', 'sent', 'own', 'log', 'asked'] as const;

/**
 * What a phone saw of books is its user's proof against Neev, which can end every session: that goes with a logout alone,
 * and the key always.
 */
function forgetBooks(user: string, elsewhere: boolean): void {
  empty(booksDatabase, booksStore, (store) => {
    for (const kind of elsewhere ? ofBooks.slice(0, 1) : ofBooks)
      store.delete(IDBKeyRange.bound(`${kind}:${user}`, `${kind}:${user}\uffff`));
  });
}

/** What waits of another user keeps its pictures: they share this browser. */
function forgetUnsentPictures(): void {
  const waiting = onDevice.keys().filter((key) => key.startsWith(waitingPrefix));
  const named = waiting.map(onDevice.get).join();
  empty(privateDatabase, privateStore, (store) => {
    const names = store.getAllKeys();
    names.onsuccess = () => {
      for (const name of names.result as string[]) if (!named.includes(name)) store.delete(name);
    };
  });
}

/**
 * Keeps language and theme (docs/rules.md#shell-5).
 * @param elsewhere whether something other than this tab ended it
 */
export function clearSession(elsewhere = false): void {
  ended = elsewhere;
  const user = readSession()?.user._id;
  const goes = (key: string): boolean =>
    key.startsWith(privatePrefix) ||
    (!elsewhere && user !== undefined && key.startsWith(waitingPrefix) && key.endsWith(`:${user}`));
  for (const key of ['user', 'token', 'role', ...onDevice.keys().filter(goes)]) onDevice.remove(key);
  if (!elsewhere) forgetUnsentPictures();
  empty(answersDatabase, answersStore);
  if (user !== undefined) forgetBooks(user, elsewhere);
  emit();
}

/** The first word of a full name (docs/rules.md#home-1). */
export const firstWord = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? '';
