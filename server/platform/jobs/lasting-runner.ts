import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';

/** Milliseconds between two tries: each pause is twice the last one. */
const pauses = { first: 500, longest: 15_000 };

export interface Jobs {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

interface Work {
  /** Starts to take jobs, and tells of it by `events`. */
  begin(events: WorkerEvents): Promise<Runner>;
  /** Hears that the jobs ended by themselves, and of each try to start them that failed. */
  onEnd(): void;
  /** Gives back the jobs that a runner still held when it ended. */
  release(poolId: string): Promise<void>;
}

/**
 * Takes jobs for as long as we live. The runner of the library ends when it cannot write down what became of a job, as
 * when the database goes away or its disk is full; the next one begins as soon as that is over (docs/rules.md#running-5).
 */
export async function lastingRunner(work: Work): Promise<Jobs> {
  const stopping = new AbortController();
  let poolId = '';
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  let runner = await work.begin(events);
  const kept = keep();

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      work.onEnd();
      const next = await again();
      if (next) runner = next;
    }
  }

  async function again(): Promise<Runner | undefined> {
    for (let pause = pauses.first; !stopping.signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) break;
      try {
        await work.release(poolId);
        return await work.begin(events);
      } catch {
        work.onEnd();
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      // One that ended by itself says so by failing.
      await runner.stop().catch(() => undefined);
      await kept;
    },
  };
}
