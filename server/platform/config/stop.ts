import { setTimeout as delay } from 'node:timers/promises';

const finishWithinMs = 6000;
const closeWithinMs = 1000;

/** What runs; a start that failed has only some of it. */
export interface Stoppable {
  /** Refuses new calls, and is closed when those under way are answered. */
  app?: { close(): Promise<unknown>; server: { closeAllConnections(): void } };
  jobs?: { stop(): Promise<unknown> };
  redis?: { disconnect(): void } | undefined;
  replica?: { close(): Promise<unknown> };
  pool?: { end(): Promise<unknown> };
  embedded?: { stop(): Promise<void> } | undefined;
}

/** Goes on serving while /readyz says 503, so that a balancer sends nobody more; a second signal ends the wait. */
export async function drain(seconds: number, hurry: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, seconds * 1000);
    hurry.addEventListener('abort', () => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** @returns whether it was done in time; what fails is as good as done */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const given = new AbortController();
  const done = work.then(
    () => true,
    () => true,
  );
  const late = delay(milliseconds, false, { signal: given.signal }).catch(() => false);
  const inTime = await Promise.race([done, late]);
  given.abort();
  return inTime;
}

/**
 * Finish what is under way, then close the database (docs/rules.md#running-2). A request that never ends, or a mail server that
 * never answers, must not keep us longer than there is time.
 */
export async function stopAll({ app, jobs, redis, replica, pool, embedded }: Stoppable): Promise<void> {
  const finished = Promise.allSettled([app?.close(), jobs?.stop()]);
  if (!(await within(finishWithinMs, finished))) app?.server.closeAllConnections();
  redis?.disconnect();
  if (replica || pool) await within(closeWithinMs, Promise.all([replica?.close(), pool?.end()]));
  await embedded?.stop();
}
