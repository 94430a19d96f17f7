import { AppError } from '#server/platform/http/errors.ts';
import type { Artist } from '../artists/artist.ts';
import { makeLine, type Order } from './waiting-line.ts';

export interface QueueLimits {
  /** How many may wait. */
  waiting: number;
  /** Milliseconds from the order to the picture. */
  time: number;
}
const defaultLimits: QueueLimits = { waiting: 12, time: 115_000 };

export interface Queue {
  /**
   * @returns a JPEG
   * @throws AppError 'picture-under-way', 'picture-queue-full' at once; later 'picture-slow', 'picture-failed'; and the
   * reason of `gone`
   */
  draw(order: Order): Promise<Buffer>;
  /** How many wait, those that are being drawn aside. */
  waiting(this: void): number;
  /** Ends what waits and what is drawn, with 'picture-failed': the process stops. */
  end(): void;
}

/** Ends with the signal, also when the artist does not hear it. */
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason), { once: true });
  });

/** Pictures one after the other (as many at a time as the artist takes), one for each user; in this process. */
export function makeQueue(artist: Artist, limits: QueueLimits = defaultLimits): Queue {
  const users = new Set<string>();
  const line = makeLine(artist.atOnce);
  const end = new AbortController();
  const drawn = async (order: Order, signal: AbortSignal): Promise<Buffer> => {
    await line.turnOf(order, signal);
    try {
      const onProgress = (done: number) => order.onEvent({ type: 'progress', done });
      onProgress(0);
      return await Promise.race([artist.draw(order.prompt, { signal, onProgress }), untilAborted(signal)]);
    } finally {
      line.leave();
    }
  };
  return {
    waiting: line.length,
    end: () => end.abort(),
    async draw(order) {
      order.gone.throwIfAborted();
      if (end.signal.aborted) throw new AppError('picture-failed');
      if (users.has(order.userId)) throw new AppError('picture-under-way');
      if (line.length() >= limits.waiting) throw new AppError('picture-queue-full');
      users.add(order.userId);
      const late = AbortSignal.timeout(limits.time);
      try {
        return await drawn(order, AbortSignal.any([order.gone, late, end.signal]));
      } catch (error) {
        order.gone.throwIfAborted();
        if (late.aborted) throw new AppError('picture-slow');
        // What a service or a thread says may hold anything: it goes no further.
        throw error instanceof AppError ? error : new AppError('picture-failed');
      } finally {
        users.delete(order.userId);
      }
    },
  };
}
