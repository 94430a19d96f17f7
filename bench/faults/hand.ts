import { setTimeout as delay } from 'node:timers/promises';

/** How far what is there is from what was acknowledged. */
export interface Verdict {
  acknowledged: number;
  lost: number;
  doubled: number;
  disordered: number;
}

/** One kind of work that goes on while a fault is played. */
export interface Hand {
  name: string;
  acknowledged(): number;
  /** Works until stopped; what is under way is finished. */
  start(): void;
  stop(): Promise<void>;
  /** Looks at everything through the product's own calls. */
  check(): Promise<Verdict>;
  close?(): void;
}

export interface Work {
  stop(): Promise<void>;
}

/** Does something again and again, each time `everyMs` after the last one was over. */
export function keepDoing(act: () => Promise<unknown>, everyMs: number): Work {
  let going = true;
  const work = async () => {
    while (going) {
      await act();
      await delay(everyMs);
    }
  };
  const worked = work();
  // What went wrong is told by `stop`.
  worked.catch(() => undefined);
  return {
    async stop() {
      going = false;
      await worked;
    },
  };
}

/** @throws when it does not come true in time */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 120_000) {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > withinMs) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await delay(20);
  }
}
