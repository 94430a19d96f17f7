import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { answersDatabase, answersStore, currentSession } from './session.ts';
import { monthMs, passedSince } from './spans.ts';

/**
 * The lists and own things that were seen last, for when there is no line (docs/rules.md#offline-2). Per user, on this
 * device, emptied by a logout. Never an admin's answers, codes, or how to reach somebody.
 */
const keptKinds = new Set([
  'providers',
  'products',
  'product',
  'provider',
  'hajri',
  'hiring',
  'contracts',
  'calendar',
  'me',
  'following',
  'voiceJobs',
]);
const isKept = ([kind, part]: QueryKey): boolean =>
  part !== 'second-factor' &&
  part !== 'sessions' &&
  ((typeof kind === 'string' && keptKinds.has(kind)) ||
    (kind === 'chat' && (part === 'conversations' || part === 'messages')));

/** What stands on no device, in whatever answer it is: kept as if it had not been told. A seal without its token is none. */
const neverKept = new Set(['phone', 'phones', 'sitePhone', 'email', 'aadhar', 'aadharPic', 'token', 'seal']);

interface Kept {
  key: QueryKey;
  data: unknown;
  /** Milliseconds of the epoch. */
  at: number;
}

const most = 60;
const mostCharacters = 400_000;

const nameOf = (key: QueryKey): string => `${currentSession()?.user._id} ${JSON.stringify(key)}`;
let opened: UseStore | undefined;
const store = () => (opened ??= createStore(answersDatabase, answersStore));

const isGrown = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pages' in data && 'pageParams' in data;

async function keep(key: QueryKey, data: unknown): Promise<void> {
  // Of a list that grew only its first page.
  // A line of a book is kept as it was sealed, or not at all: with a phone less its seal would be of another line.
  const isBook = key[0] === 'hajri';
  const text = JSON.stringify(isGrown(data) ? data.pages[0] : data, (name, value: unknown) => {
    if (isBook || !neverKept.has(name)) return value;
    return name === 'phones' ? {} : null;
  });
  if (text === undefined || text.length > mostCharacters) return;
  const plain: unknown = JSON.parse(text);
  const shape = isGrown(data) ? { pages: [plain], pageParams: data.pageParams.slice(0, 1) } : plain;
  const kept: Kept = { key, data: shape, at: Date.now() };
  await set(nameOf(key), kept, store());
}

/** Puts back what was kept of this user, and from then on keeps what comes. Where the browser forbids it, nothing is kept. */
export async function keepAnswers(queries: QueryClient): Promise<void> {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isKept(query.queryKey)) return;
    const user = currentSession()?.user;
    if (!user || user.role === 'admin' || query.state.fetchStatus !== 'idle') return;
    void keep(query.queryKey, query.state.data).catch(() => undefined);
  });
  try {
    await putBack(queries);
  } catch {
    // No storage, no memory: everything is asked for anew.
  }
}

/** Of one that a wrong clock dated nothing is known: it stays, as the oldest that stays. Milliseconds. */
const ageOf = ({ at }: Kept): number => (at > Date.now() ? monthMs : passedSince(at));

async function putBack(queries: QueryClient): Promise<void> {
  const user = currentSession()?.user._id;
  if (!user) return;
  const all = (await entries<string, Kept>(store())).sort(([, one], [, other]) => ageOf(one) - ageOf(other));
  for (const [place, [name, kept]] of all.entries()) {
    const { key, data } = kept;
    const isOld = place >= most || ageOf(kept) > monthMs;
    if (isOld || !name.startsWith(`${user} `)) await del(name, store());
    else if (queries.getQueryData(key) === undefined) {
      queries.setQueryData(key, data, { updatedAt: Date.now() - ageOf(kept) });
      // Shown, and asked for again however young: something of it was not kept.
      await queries.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
    }
  }
}
