import type { PageAddress } from '#contract/paths.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { currentSession, waitingPrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { keepInDraft } from '#web/shared/browser/drafts.ts';
import { guest, outboxNames, parseList, storedList } from './stored-list.ts';

/** What may wait: each may be sent twice and counts once. Its words stand in the catalogue `shell`, under `queue`. */
export type QueuedKind =
  | 'ask'
  | 'yes'
  | 'price'
  | 'no'
  | 'free'
  | 'busy'
  | 'days'
  | 'freed'
  | 'came'
  | 'follow'
  | 'unfollow'
  | 'letter'
  | 'quote'
  | 'opening';

/** A call that waits for a line. It is kept as it will be sent, so a later build sends it too. */
export interface Queued {
  id: string;
  kind: QueuedKind;
  /** What it is about, for its place on a page: the request, its item or the offer that is answered; of a new one its own id. */
  about: string;
  /** In the writer's words: the receiver, and what for. */
  title: string;
  method: 'POST' | 'PUT' | 'DELETE';
  /** Filled: without parameters. */
  address: string;
  body?: unknown;
  /** Where it can be changed: a page's address, and the form's draft that is put back there. Absent: it is said anew. */
  change?: { address: PageAddress; draft?: { form: string; fields: Record<string, string> } };
  /** What it makes sense after alone, by its id: thrown away together. */
  after?: string | undefined;
  /** ISO 8601, by this device. */
  at: string;
  /** The page that sends it right now, for the first time: only a page that is gone leaves this. */
  trying?: string | undefined;
  /** It was sent while the browser saw a line: the server may have it, though no answer came. */
  mayHaveGone?: boolean;
  /** Why the server will not take it; it waits for the user's word. */
  refused?: FailureName;
}

const { read, write, rewrite, use } = storedList<Queued>(outboxNames.queue, {
  idOf: ({ id }) => id,
  guests: true,
});

/** Oldest first, as they will be sent. */
export const readQueue = read;
const thisPage = crypto.randomUUID();
/** What waits or was refused; what this page is sending for the first time is not told of yet. */
export const useQueue = (): Queued[] => use().filter(({ trying }) => trying !== thisPage);

/** @throws when the browser's storage is full or forbidden: then nothing was taken */
export function putInQueue(act: Queued): void {
  write([...read().filter(({ id }) => id !== act.id), act]);
}

/** Keeps it before it is sent: a page that is left meanwhile loses nothing. */
export const putTrying = (act: Queued): void =>
  putInQueue({ ...act, trying: thisPage, mayHaveGone: navigator.onLine });

export function takeFromQueue(id: string): void {
  if (read().some((act) => act.id === id)) rewrite(read().filter((act) => act.id !== id && act.after !== id));
}

const isSame = (one: Queued, { id, at }: Queued): boolean => one.id === id && one.at === at;

/** What went, unless its writer has said something else in its place meanwhile. */
export function takeSent(sent: Queued): void {
  rewrite(read().filter((act) => !isSame(act, sent)));
}

/**
 * It is on its way.
 * @param isLine whether something has just gone: browsers say so a moment later
 */
export function markSending(sending: Queued, isLine: boolean): void {
  if (sending.mayHaveGone || !(isLine || navigator.onLine)) return;
  rewrite(read().map((act) => (isSame(act, sending) ? { ...act, mayHaveGone: true } : act)));
}

/** It could not be sent at once. */
export function markWaiting(tried: Queued): void {
  rewrite(read().map((act) => (isSame(act, tried) ? { ...act, trying: undefined } : act)));
}

/** @param refused nothing: it is to be sent again */
export function markRefused(asked: Queued, refused: FailureName | undefined): void {
  rewrite(read().map((act) => (isSame(act, asked) ? { ...act, refused } : act)));
}

type Matter = Pick<Queued, 'id' | 'kind' | 'about'>;
/** Of these the order counts, whatever each is about. */
const matters: readonly QueuedKind[][] = [
  ['free', 'busy'],
  ['days', 'freed'],
];
const isOneMatter = (one: Matter, other: Matter): boolean =>
  one.id === other.id ||
  one.about === other.about ||
  matters.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind));

/** Whether something waits that is about the same: what is said later must not arrive earlier. */
export const waitsBefore = (act: Matter): boolean =>
  read().some((one) => !one.refused && isOneMatter(one, act));

/** Hands what a guest left to the user who logs in, without what would show them what was written. */
export function takeFromGuest(): void {
  if (!currentSession()) return;
  const key = `${waitingPrefix}${outboxNames.queue}:${guest}`;
  const left = parseList<Queued>(onDevice.get(key)) ?? [];
  if (left.length === 0) return;
  write([...read(), ...left.map((act) => ({ ...act, change: undefined }))]);
  onDevice.remove(key);
}

/** Puts what was typed back into its form, and takes it out of the queue. */
export function takeToChange({ id, change }: Queued): void {
  const draft = change?.draft;
  for (const [field, value] of Object.entries(draft?.fields ?? {}))
    keepInDraft(draft?.form ?? '', field, value);
  takeFromQueue(id);
}
