import PQueue from 'p-queue';
import { AppError } from '#server/platform/http/errors.ts';

/** How many pictures may wait while one is decoded; of the largest each takes about two seconds. */
export const mostWaiting = 20;

const retryAfterSeconds = 10;

/** Of the whole process: one picture of 40 megapixels may take hundreds of megabytes while it is decoded. */
const turns = new PQueue({ concurrency: 1 });

/** How many pictures wait in this process. */
export const decodesWaiting = (): number => turns.size;

/** Asked before anything is counted or read for a picture. @throws AppError 'pictures-busy' (503) */
export function requireTurn(): void {
  if (turns.size >= mostWaiting) throw new AppError('pictures-busy', { retryAfter: retryAfterSeconds });
}

/**
 * Decodes pictures one after the other; who waits holds neither its bytes nor a connection (docs/rules.md#media-4).
 * @param gone leaves the queue, or throws away what was decoded, when the caller hangs up
 * @throws AppError 'pictures-busy' (503) where too many wait
 */
export async function inTurn<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
  requireTurn();
  try {
    const made = await turns.add(work, { signal: gone });
    gone?.throwIfAborted();
    return made;
  } catch (error) {
    // Nobody reads this answer.
    if (gone?.aborted) throw new AppError('bad-input');
    throw error;
  }
}
