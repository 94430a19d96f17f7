import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf, type CallOptions, call } from '#web/shared/api/api.ts';
import { CallError, isPassing } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { delayFor } from '#web/shared/api/spans.ts';
import { noteFirstAct } from '../install.ts';
import { withOutboxLock } from './outbox-lock.ts';
import {
  markRefused,
  markSending,
  markWaiting,
  putInQueue,
  putTrying,
  type Queued,
  readQueue,
  takeFromGuest,
  takeSent,
  waitsBefore,
} from './queue.ts';

const retryMs = 5000;
/** On a line that says nothing for so long an act waits for a better one. */
const patienceMs = 20_000;

/** How many acts this page sends for the first time right now: what waits does not overtake them. */
let tries = 0;
let flushing: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
type Hear = (act: Queued, answer: unknown) => void;
const listeners = new Set<Hear>();

/** Reports what went that had waited, and what the server answered. @returns how to stop */
export function onSent(listener: Hear): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function flushIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flushQueue(), delayFor(ms));
}

export type Waits = Pick<Queued, 'id' | 'kind' | 'about' | 'title' | 'change' | 'after'>;
interface Acting<Params, Body> extends Pick<CallOptions<Params, Body>, 'params' | 'body'> {
  waits: Waits;
  /** Guests may do it too. A browser's copy of the contract does not say so of a call. */
  guests?: boolean;
}

/**
 * Makes a call that the server takes once however often it is sent; without a line it waits on this device.
 * @returns the answer, or that it waits
 * @throws CallError when the server refused it, or the device cannot keep it
 */
export async function sendOrQueue<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  { params, body, waits, guests = false }: Acting<Params, Body>,
): Promise<{ sent: Response } | { waits: true }> {
  const { method, path } = endpoint;
  if (method === 'GET') throw new Error(`${method} cannot wait`);
  const mayKeep = guests || currentSession() !== null;
  const address = addressOf(path, params ?? {});
  const act: Queued = { ...waits, method, address, body, at: now().toISOString() };
  if (waitsBefore(act) && isDone(() => putInQueue(act))) {
    flushIn(0);
    return { waits: true };
  }
  // A full or forbidden storage keeps nothing: without a line the form keeps what was typed, and says so.
  const isKept = mayKeep && isDone(() => putTrying(act));
  let again = 0;
  tries += 1;
  try {
    const sent = await call(endpoint, { params, body, signal: AbortSignal.timeout(patienceMs) });
    takeSent(act);
    noteFirstAct();
    return { sent };
  } catch (error) {
    if (isGone(act, error)) {
      takeSent(act);
      // A deletion has no other answer.
      return { sent: { data: null } as Response };
    }
    if (!(isKept && isLine(error))) {
      takeSent(act);
      throw mayKeep && !isKept && isLine(error) ? new CallError('device-full') : error;
    }
    markWaiting(act);
    again = retryMs;
    noteFirstAct();
    return { waits: true };
  } finally {
    tries -= 1;
    if (readQueue().length > 0) flushIn(again);
  }
}

/** Whether it was kept from the server by the line, or by what stands before it, or the server is not ready. */
const isLine = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.foreign || error.status === 503 || error.problem === 'network' || error.problem === 'too-slow');

/** Deleted before: what was wanted is so. */
const isGone = ({ method }: Queued, error: unknown): boolean =>
  method === 'DELETE' && error instanceof CallError && error.status === 404;

function isDone(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Sends what waits, oldest first; one tab at a time. */
export function flushQueue(): Promise<void> {
  flushing ??= withOutboxLock('queue', send).finally(() => {
    flushing = undefined;
  });
  return flushing;
}

async function send(): Promise<void> {
  if (tries > 0) return;
  // On a full device it stays the guest's.
  isDone(takeFromGuest);
  const next = () => readQueue().find(({ refused }) => !refused);
  let isLine = false;
  for (let act = next(); act; act = next()) {
    if (!(await sendOne(act, isLine))) return;
    isLine = true;
  }
}

/** @returns whether the next one may follow */
async function sendOne(act: Queued, isLine: boolean): Promise<boolean> {
  const { method, address, body } = act;
  markSending(act, isLine);
  let answer: unknown;
  try {
    answer = await call({ method, path: address } as Endpoint<undefined, undefined, object, unknown>, {
      body: body as object,
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    if (!isGone(act, error)) return takeFailure(act, error);
  }
  takeSent(act);
  for (const listener of listeners) listener(act, answer);
  return true;
}

/** Without a line, or where the server is in trouble, it waits; what the server refuses stays with its reason. */
function takeFailure(act: Queued, error: unknown): boolean {
  const { problem, retryAfter } = error instanceof CallError ? error : new CallError('server-error');
  if (isPassing(error)) {
    flushIn(retryAfter === undefined ? retryMs : retryAfter * 1000);
    return false;
  }
  markRefused(act, problem);
  return true;
}

/** Sends again what was refused. */
export function sendAgain(act: Queued): void {
  markRefused(act, undefined);
  flushIn(0);
}

// Where pages are rendered ahead there is no browser.
if (!import.meta.env.SSR) {
  window.addEventListener('online', () => void flushQueue());
  // What an earlier visit could not send.
  if (readQueue().length > 0) flushIn(0);
}
