import { useSyncExternalStore } from 'react';
import { io, type Socket } from 'socket.io-client';
import type { Message } from '#contract/chat/calls';
import { type FailureName, failure } from '../lib/api.ts';
import { currentSession, onSessionChange } from '../lib/session.ts';
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

/** How the browser keeps its line (§9), in milliseconds. */
const reconnection = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
};
const answerWithin = 20_000;
const typingLasts = 4000;
const troubleLasts = 3000;

export interface LineState {
  connected: boolean;
  /** The server answers that it cannot save at the moment. */
  troubled: boolean;
  /** Ids of those who are active (§4). */
  active: ReadonlySet<string>;
  /** The conversations in which the other one is writing. */
  typing: ReadonlySet<string>;
}
interface Mark {
  conversationId: string;
  userId: string;
  seq: number;
  seen: boolean;
}
interface Answer {
  data?: Message;
  error?: { status: number; type: string };
}

let socket: Socket | undefined;
let token: string | undefined;
let state: LineState = { connected: false, troubled: false, active: new Set(), typing: new Set() };
const listeners = new Set<() => void>();
const typingEnds = new Map<string, ReturnType<typeof setTimeout>>();

function change(to: Partial<LineState>): void {
  state = { ...state, ...to };
  for (const listener of listeners) listener();
}

export const useLine = (): LineState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

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
  takeFromOutbox(message.clientId);
  void receive(message);
  const loaded = patchConversation(message.conversationId, (old) => ({
    ...old,
    message: message.text,
    lastMessage: message,
    unread: own ? old.unread : old.unread + 1,
    updatedAt: message.createdAt,
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
function cameBack(): void {
  change({ connected: true });
  socket?.emit('addUsers', { _id: currentSession()?.user._id });
  void refreshConversations();
  for (const conversationId of loadedConversations()) void catchUp(conversationId);
  reviveBroken();
  void flush();
}

/** Opens the line of the user who is logged in, once; it ends with the session. */
export function openLine(): void {
  const now = currentSession()?.token;
  if (now === token) return;
  socket?.close();
  token = now;
  socket = undefined;
  change({ connected: false, active: new Set(), typing: new Set() });
  if (!now) return;
  // WebSocket first: behind a balancer each request of HTTP long-polling may reach another process, which knows
  // nothing of it. Long-polling is left for networks that let no WebSocket through.
  const transports = { transports: ['websocket', 'polling'], tryAllTransports: true };
  const opened = io({ ...reconnection, ...transports, auth: { token: now } });
  socket = opened;
  opened.on('connect', cameBack);
  opened.on('disconnect', () => change({ connected: false, active: new Set() }));
  opened.on('connect_error', (error: Error & { data?: { status: number; type: string } }) => {
    if (error.data) failure(error.data.status, error.data, { token: now });
    // Refused by a server in trouble: Socket.IO would leave it at that.
    if (error.data && error.data.status >= 500)
      setTimeout(() => socket === opened && opened.connect(), troubleLasts);
  });
  opened.on('getUsers', (users: { userId: string }[]) =>
    change({ active: new Set(users.map(({ userId }) => userId)) }),
  );
  opened.on('getMessage', told);
  opened.on('messageDeleted', (message: Message) => {
    putMessages(message.conversationId, [message]);
    void refreshConversations();
  });
  opened.on('marked', marked);
  opened.on('typing', ({ conversationId }: { conversationId: string }) => showTyping(conversationId));
}
onSessionChange(openLine);

export function sayTyping(conversationId: string): void {
  if (socket?.connected) socket.volatile.emit('typing', { conversationId });
}

/** @returns whether it could be said: without a line it is to be said again */
export function sayMark(conversationId: string, seq: number, seen: boolean): boolean {
  if (!socket?.connected) return false;
  if (seen) patchConversation(conversationId, (old) => ({ ...old, unread: 0 }));
  socket.emit('mark', { conversationId, seq, seen });
  return true;
}

let flushing = false;

/** Sends what waits, oldest first, one after another, so that the order stays. */
export async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    for (let next = firstWaiting(); next && socket?.connected; next = firstWaiting()) {
      if (!(await sendOne(next))) break;
    }
  } finally {
    flushing = false;
  }
}

const firstWaiting = (): Unsent | undefined => readOutbox().find(({ refused }) => !refused);
const nameOf = (type: string): FailureName => type.replace('/problems/', '') as FailureName;

function flushLater(): false {
  setTimeout(() => void flush(), troubleLasts);
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
    answer = await socket
      ?.timeout(answerWithin)
      .emitWithAck('sendMessage', { clientId, conversationId, text: ready.text, type });
  } catch {
    // No answer: it may have been saved. Sent again under the same clientId it is the same message.
    return socket?.connected === true;
  }
  if (answer.data) {
    if (state.troubled) change({ troubled: false });
    told(answer.data);
    return true;
  }
  // On the server's side something is broken: it waits, as without a line.
  if (!answer.error || answer.error.status >= 500) {
    change({ troubled: true });
    return flushLater();
  }
  markRefused(clientId, nameOf(answer.error.type));
  return true;
}
