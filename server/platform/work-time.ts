/** A piece of work takes longer than it may. */
export class OutOfTime extends Error {}

let end = Number.POSITIVE_INFINITY;

/** Begins the time of the work that this thread does now. */
export function beginWork(mostMs: number): void {
  end = performance.now() + mostMs;
}

/** @throws OutOfTime once the time of the work is over; never where none was begun */
export function requireTime(): void {
  if (performance.now() > end) throw new OutOfTime();
}

/** What is waited for, or has a limit of its own, takes none of the time. @returns to be called when it is over */
export function pauseWork(): () => void {
  const from = performance.now();
  return () => {
    end += performance.now() - from;
  };
}
