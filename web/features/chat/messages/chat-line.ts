import { useSyncExternalStore } from 'react';
import type { Message } from '#contract/chat/calls.ts';
import type { FailureName } from '#web/shared/api/call-error.ts';
import { currentSession } from '#web/shared/api/session.ts';
import {
  ask,
  emitVolatile,
  isConnected,
  onReconnect,
  onServerEvent,
  say,
  useConnected,
} from '#web/shared/realtime/connection.ts';
import { useActive } from '#web/shared/realtime/presence.ts';
import {
  catchUp,
  loadedConversations,
  patchConversation,
  putMessages,
  receive,
  refreshConversations,
} from './message-cache.ts';
import { markRefused, readOutbox, reviveBroken, takeFromOutbox, type Unsent } from './outbox.ts';
import { textToSend } from './picture-outbox.ts';

const typingLasts = 4000;
const troubleLasts = 3000;
const turnWithin = 20_000;

interface ChatState {
  /** Why what is written waits: the server cannot save at the moment, or one writes faster than is allowed. */
  trouble: 'broken' | 'haste' | undefined;
  /** The conversations in which the other one is writing. */
  typing: ReadonlySet<string>;
}
export interface LineState extends ChatState {
  connected: boolean;
  /** Ids of those who are active (§4). */
  active: ReadonlySet<string>;
}
interface Mark {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}
interface Answer {
  data?: Message;
  error?: { status: number; type: string; retryAfter?: number };
}

let state: ChatState = { trouble: undefined, typing: new Set() };
const listeners = new Set<() => void>();
const typingEnds = new Map<string, ReturnType<typeof setTimeout>>();

function change(to: Partial<ChatState>): void {
  state = { ...state, ...to };
  for (const listener of listeners) listener();
}

export function useLine(): LineState {
  const chat = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  return { ...chat, connected: useConnected(), active: useActive() };
}

function showTyping(conversationId: string): void {
  clearTimeout(typingEnds.get(conversationId));
  typingEnds.set(
    conversationId,
    setTimeout(() => stopTyping(conversationId), typingLasts),
  );
  change({ typing: new Set(state.typing).add(conversationId) });
}

function stopTyping(conversationId: string): void {
  clearTimeout(typingEnds.get(conversationId));
  change({ typing: new Set([...state.typing].filter((id) => id !== conversationId)) });
}

function told(message: Message): void {
  const own = message.senderId === currentSession()?.user._id;
  if (!own) stopTyping(message.conversationId);
  // Another person's message may bear a name that one of one's own bears.
  if (own) takeFromOutbox(message.clientId);
  void receive(message);
  const loaded = patchConversation(message.conversationId, (old) => ({
    ...old,
    // An answer may come after what was written later.
    ...((old.lastMessage?.seq ?? 0) <= message.seq && {
      message: message.text,
      lastMessage: message,
      updatedAt: message.createdAt,
    }),
    unread: own ? old.unread : old.unread + 1,
  }));
  if (!loaded) void refreshConversations();
  if (!own) sayMark(message.conversationId, message.seq, false);
}

function marked({ conversationId, userId, seq, seen }: Mark): void {
  const own = userId === currentSession()?.user._id;
  patchConversation(conversationId, (old) => {
    // Seen on another device of one's own.
    if (own) return seen ? { ...old, unread: 0 } : old;
    const deliveredSeq = Math.max(old.deliveredSeq, seq);
    return { ...old, deliveredSeq, seenSeq: seen ? Math.max(old.seenSeq, seq) : old.seenSeq };
  });
}

/** After a break: what was missed, then what waits, in order. */
function reconnected(): void {
  void refreshConversations();
  for (const conversationId of loadedConversations()) void catchUp(conversationId);
  reviveBroken();
  void flush();
}

onServerEvent('getMessage', told);
onServerEvent('messageDeleted', (message: Message) => {
  putMessages(message.conversationId, [message]);
  void refreshConversations();
});
onServerEvent('marked', marked);
onServerEvent('typing', ({ conversationId }: { conversationId: string }) => showTyping(conversationId));
onServerEvent('disconnect', () => change({ typing: new Set() }));

export function sayTyping(conversationId: string): void {
  emitVolatile('typing', { conversationId });
}

/** @returns whether it could be said: without a line it is to be said again */
export function sayMark(conversationId: string, seq: number, seen: boolean): boolean {
  const said = say('mark', { conversationId, seq, seen });
  if (said && seen) patchConversation(conversationId, (old) => ({ ...old, unread: 0 }));
  return said;
}

let flushing = false;

/** Sends what waits, oldest first, one after another, so that the order stays. */
export async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    await inTurn(async () => {
      for (let next = firstWaiting(); next && isConnected(); next = firstWaiting()) {
        if (!(await sendOne(next))) break;
      }
    });
  } finally {
    flushing = false;
  }
}

/**
 * Tabs have one outbox: one sends at a time, so that nothing goes, and counts, twice. A tab that holds up the others
 * (a phone freezes what is not seen) is not waited for: the server takes each message once.
 */
async function inTurn(send: () => Promise<void>): Promise<void> {
  // Only pages that came over HTTPS or from this machine have locks.
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return send();
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), turnWithin);
  let begun = false;
  const begin = () => {
    begun = true;
    clearTimeout(timer);
    return send();
  };
  await locks.request('neev:outbox', { signal: timeout.signal }, begin).catch((error: unknown) => {
    if (begun) throw error;
    return send();
  });
}

const firstWaiting = (): Unsent | undefined => readOutbox().find(({ refused }) => !refused);
const nameOf = (type: string): FailureName => type.replace('/problems/', '') as FailureName;

function flushLater(wait = troubleLasts): false {
  setTimeout(() => void flush(), wait);
  return false;
}

/** @returns whether the next one may follow */
async function sendOne(unsent: Unsent): Promise<boolean> {
  const { clientId, conversationId, type = 'text' } = unsent;
  const ready = await textToSend(unsent);
  if (ready === 'later') return flushLater();
  if (ready === 'next') return true;
  let answer: Answer;
  try {
    // The server's answer, by the contract.
    answer = (await ask('sendMessage', { clientId, conversationId, text: ready.text, type })) as Answer;
  } catch {
    // No answer: it may have been saved. Sent again under the same clientId it is the same message.
    return isConnected();
  }
  if (answer.data) {
    if (state.trouble) change({ trouble: undefined });
    told(answer.data);
    return true;
  }
  // On the server's side something is broken: it waits, as without a line.
  if (!answer.error || answer.error.status >= 500) {
    change({ trouble: 'broken' });
    return flushLater();
  }
  if (answer.error.status === 429) {
    change({ trouble: 'haste' });
    return flushLater((answer.error.retryAfter ?? 1) * 1000);
  }
  markRefused(clientId, nameOf(answer.error.type));
  return true;
}

// Last: the line may be there already, and everything above is needed then.
onReconnect(reconnected);
