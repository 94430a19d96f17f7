import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import { failure } from '#web/shared/api/call-error.ts';
import { currentSession, onSessionChange } from '#web/shared/api/session.ts';

/** How the browser reconnects (docs/rules.md#chat-9), in milliseconds. */
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
const ackTimeoutMs = 20_000;
const retryMs = 3000;

// The server's events were written by our own server: each feature knows their shape.
type Handler = (data: never) => void;
const handlers = new Map<string, Set<Handler>>();
const listeners = new Set<() => void>();
let socket: Socket | undefined;
let token: string | undefined;
let connected = false;

function setConnected(now: boolean): void {
  connected = now;
  for (const listener of listeners) listener();
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

/** Hears of each connect, at once where it is there already, and of what may have been missed. @returns how to stop */
export function onReconnect(handler: () => void): () => void {
  if (connected) handler();
  return onServerEvent('reconnect', handler);
}

export const isConnected = (): boolean => connected;
export const useConnected = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isConnected);

/** Opens the tab's one connection, of the user who is logged in; it ends with the session. */
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
    if (token === now) listen(io({ ...reconnection, ...transports, auth: { token: now } }), now);
  } catch {
    // The script did not come: as with a connection that breaks, it is tried until it does.
    setTimeout(() => token === now && !socket && void open(now), reconnection.reconnectionDelayMax);
  }
}

function listen(opened: Socket, now: string): void {
  socket = opened;
  opened.on('connect', () => {
    setConnected(true);
    dispatch('reconnect');
  });
  opened.on('disconnect', () => {
    if (socket === opened) setConnected(false);
    dispatch('disconnect');
  });
  opened.on('connect_error', (error: Error & { data?: { status: number; type: string } }) => {
    if (error.data) failure({ status: error.data.status, body: error.data, token: now });
    // Refused by a server in trouble: Socket.IO would leave it at that.
    if (error.data && error.data.status >= 500)
      setTimeout(() => socket === opened && opened.connect(), retryMs);
  });
  // Between the server's processes something was lost: it is asked for as after a reconnect.
  opened.on('missed', () => dispatch('reconnect'));
  opened.onAny(dispatch);
}

/** @returns whether it was emitted: without a connection it is to be emitted again */
export function emit(event: string, data: object): boolean {
  if (!connected) return false;
  socket?.emit(event, data);
  return true;
}

/** Emits what is of no use later: it is dropped where the connection is slow or gone. */
export function emitVolatile(event: string, data: object): void {
  if (connected) socket?.volatile.emit(event, data);
}

/** @returns the server's acknowledgement @throws without a connection, and where none comes in time */
export async function emitWithAck(event: string, data: object): Promise<unknown> {
  if (!socket) throw new Error('no connection');
  return socket.timeout(ackTimeoutMs).emitWithAck(event, data);
}
