import { readFileSync } from 'node:fs';

/** A piece of work takes longer than it may. */
export class OutOfTime extends Error {}

interface Moment {
  at: number;
  /** Milliseconds that a processor has worked for this thread. */
  worked: number;
}

/** On a busy machine a thread waits longer than it works. Where the system does not tell, its waiting counts too. */
function worked(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
const moment = (): Moment => ({ at: performance.now(), worked: worked() });

let work: { begun: Moment; mostMs: number } | undefined;

/** Begins the time of the work that this thread does now. */
export function beginWork(mostMs: number): void {
  work = { begun: moment(), mostMs };
}

/** @throws OutOfTime once the time of the work is over; never where none was begun */
export function requireTime(): void {
  // The clock is read a thousand times as fast as what was worked, which is less.
  if (!work || performance.now() - work.begun.at <= work.mostMs) return;
  if (worked() - work.begun.worked > work.mostMs) throw new OutOfTime();
}

/** What is waited for, or has a limit of its own, takes none of the time. @returns to be called when it is over */
export function pauseWork(): () => void {
  const from = moment();
  return () => {
    if (!work) return;
    const { begun } = work;
    const to = moment();
    work.begun = { at: begun.at + to.at - from.at, worked: begun.worked + to.worked - from.worked };
  };
}

/** Does a plan or a sum, which takes none of the time of reading. */
export function besides<Made>(does: () => Made): Made {
  const goOn = pauseWork();
  try {
    return does();
  } finally {
    goOn();
  }
}
