/** A piece of work takes longer than it may. */
export class OutOfTime extends Error {}

interface Moment {
  at: number;
  /** Microseconds. */
  cpu: number;
}
function moment(): Moment {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), cpu: user + system };
}

let work: { begun: Moment; mostMs: number } | undefined;

/** Begins the time of the work that this thread does now. */
export function beginWork(mostMs: number): void {
  work = { begun: moment(), mostMs };
}

/**
 * On a busy machine a thread waits longer than it works, and beside others of its process it works less than they do
 * together: of the two the lesser counts.
 * @throws OutOfTime once the time of the work is over; never where none was begun
 */
export function requireTime(): void {
  if (!work) return;
  const { at, cpu } = moment();
  if (Math.min(at - work.begun.at, (cpu - work.begun.cpu) / 1000) > work.mostMs) throw new OutOfTime();
}

/** What is waited for, or has a limit of its own, takes none of the time. @returns to be called when it is over */
export function pauseWork(): () => void {
  const from = moment();
  return () => {
    if (!work) return;
    const { at, cpu } = moment();
    work.begun = { at: work.begun.at + at - from.at, cpu: work.begun.cpu + cpu - from.cpu };
  };
}
