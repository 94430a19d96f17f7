import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { failure } from '#web/shared/api/call-error.ts';
import { currentSession, onSessionChange } from '#web/shared/api/session.ts';

// The one line of a tab: what other pages and people do arrives over it at once.

/** How the browser keeps its line (§9), in milliseconds. */
const reconnection = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
};
// WebSocket first: behind a balancer each request of HTTP long-polling may reach another process, which knows
// nothing of it. Long-polling is left for networks that let no WebSocket through.
const transports = { transports: ['websocket', 'polling'], tryAllTransports: true };
const answerWithin = 20_000;
const troubleLasts = 3000;

// What comes was written by our own server: each area knows the shape of its events.
type Handler = (data: never) => void;
const handlers = new Map<string, Set<Handler>>();
const watchers = new Set<() => void>();
let socket: Socket | undefined;
let token: string | undefined;
let connected = false;

function setConnected(now: boolean): void {
  if (connected === now) return;
  connected = now;
  for (const watcher of watchers) watcher();
}

function dispatch(event: string, data?: unknown): void {
  for (const handler of handlers.get(event) ?? []) handler(data as never);
}

/** Hears an event of the server, or `disconnect`. @returns how to stop */
export function onServerEvent<Data>(event: string, handler: (data: Data) => void): () => void {
  const all: Set<Handler> = handlers.get(event) ?? new Set();
  handlers.set(event, all.add(handler));
  return () => void all.delete(handler);
}

/** Hears whenever the line is there, at once when it is, and when something may have been missed. */
export function onReconnect(handler: () => void): () => void {
  if (connected) handler();
  return onServerEvent('back', handler);
}

export const isConnected = (): boolean => connected;
export const useConnected = (): boolean =>
  useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, isConnected);

/** Opens the line of the user who is logged in, once; it ends with the session. */
export function openConnection(): void {
  const now = currentSession()?.token;
  if (now === token) return;
  socket?.close();
  socket = undefined;
  token = now;
  setConnected(false);
  dispatch('disconnect');
  if (now) void open(now);
}
onSessionChange(openConnection);

async function open(now: string): Promise<void> {
  try {
    const { io } = await import('socket.io-client');
    if (token === now) hang(io({ ...reconnection, ...transports, auth: { token: now } }), now);
  } catch {
    // The script did not come: as with a line that breaks, it is tried until it does.
    setTimeout(() => token === now && !socket && void open(now), reconnection.reconnectionDelayMax);
  }
}

function hang(opened: Socket, now: string): void {
  socket = opened;
  opened.on('connect', () => {
    setConnected(true);
    dispatch('back');
  });
  opened.on('disconnect', () => {
    if (socket === opened) setConnected(false);
    dispatch('disconnect');
  });
  opened.on('connect_error', (error: Error & { data?: { status: number; type: string } }) => {
    if (error.data) failure(error.data.status, error.data, { token: now });
    // Refused by a server in trouble: Socket.IO would leave it at that.
    if (error.data && error.data.status >= 500)
      setTimeout(() => socket === opened && opened.connect(), troubleLasts);
  });
  // Between the server's processes something was lost: it is asked for as after a break.
  opened.on('missed', () => dispatch('back'));
  opened.onAny(dispatch);
}

/** @returns whether it could be said: without a line it is to be said again */
export function say(event: string, data: object): boolean {
  if (!connected) return false;
  socket?.emit(event, data);
  return true;
}

/** What is of no use later. */
export function emitVolatile(event: string, data: object): void {
  if (connected) socket?.volatile.emit(event, data);
}

/** @throws without a line, and where no answer comes in time */
export async function ask(event: string, data: object): Promise<unknown> {
  if (!socket) throw new Error('no line');
  return socket.timeout(answerWithin).emitWithAck(event, data);
}
