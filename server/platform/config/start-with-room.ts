import { setTimeout as delay } from 'node:timers/promises';
import { saysFull } from './free-space.ts';

/** Milliseconds between two tries: each pause is twice the last one. */
const pauses = { first: 500, longest: 15_000 };

interface Waiting {
  /** Whether the disk is full, also where the error does not say so. */
  isFull: () => Promise<boolean>;
  /** Takes down what a try left, and hears when the next one comes, in milliseconds. */
  onFull: (pause: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Starts; where that fails because the disk is full, again when there is room, however long that takes
 * (docs/rules.md#running-5).
 * @throws what else it fails with, and what it failed with last when the signal ends the waiting
 */
export async function startWithRoom<Started>(
  start: () => Promise<Started>,
  { isFull, onFull, signal }: Waiting,
): Promise<Started> {
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await start();
    } catch (error) {
      if (signal.aborted || !(saysFull(error) || (await isFull()))) throw error;
      await onFull(pause);
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw error;
    }
  }
}
