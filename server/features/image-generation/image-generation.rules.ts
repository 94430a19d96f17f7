import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Artist } from './artists/artist.ts';
import { chooseArtist } from './artists/choose-artist.ts';
import { makeQueue, type Queue, type QueueLimits } from './queue/queue.ts';
import type { Order } from './queue/waiting-line.ts';

export interface ImageGeneration {
  services: Services;
  artist: Artist;
  queue: Queue;
}

export function makeImageGeneration(services: Services, limits?: QueueLimits): ImageGeneration {
  const artist = chooseArtist(services.settings);
  const queue = makeQueue(artist, limits);
  services.metrics.watchQueue('drawing', queue.waiting);
  return { services, artist, queue };
}

/** A picture counts for the day when it was drawn, or its user left it. @throws as the queue does, and 'picture-quota' */
export async function drawForUser(
  { services: { limits, log, metrics }, queue }: ImageGeneration,
  order: Order,
): Promise<string> {
  await limits.take('picture-by-user', order.userId);
  try {
    const photo = (await queue.draw(order)).toString('base64');
    metrics.drawings.inc({ result: 'drawn' });
    return photo;
  } catch (error) {
    if (!order.gone.aborted) {
      metrics.drawings.inc({ result: 'failed' });
      await limits.giveBack('picture-by-user', order.userId);
      log.warn({ problem: error instanceof AppError ? error.problem : 'unknown' }, 'a picture was not drawn');
    }
    throw error;
  }
}
