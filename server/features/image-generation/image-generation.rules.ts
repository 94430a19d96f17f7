import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Artist } from './artists/artist.ts';
import { chooseArtist } from './artists/choose-artist.rules.ts';
import { type DrawingOrders, makeDrawingOrders, type Order } from './drawing-orders.rules.ts';
import { type DrawingTurns, makeDrawingTurns } from './drawing-turns.job.ts';

export interface ImageGeneration {
  services: Services;
  artist: Artist;
  orders: DrawingOrders;
}

/** Draws what is ordered, where this process runs jobs (docs/rules.md#images-4). */
export async function startDrawing({ settings, db }: Services): Promise<DrawingTurns | undefined> {
  if (!settings.roles.has('worker')) return undefined;
  const artist = await chooseArtist(settings);
  return makeDrawingTurns({ db, artist, atOnce: settings.picturesAtOnce ?? artist.atOnce });
}

/** @param turns of this process, where it draws */
export async function makeImageGeneration(
  services: Services,
  turns: DrawingTurns | undefined,
): Promise<ImageGeneration> {
  const artist = await chooseArtist(services.settings);
  return { services, artist, orders: makeDrawingOrders(services.db, () => turns?.look()) };
}

/** A picture counts for the day when it was drawn, or its user left it. @throws as the orders do, and 'picture-quota' */
export async function drawForUser(
  { services: { limits, log, metrics }, orders }: ImageGeneration,
  order: Order,
): Promise<string> {
  await limits.take('picture-by-user', order.userId);
  try {
    const photo = (await orders.draw(order)).toString('base64');
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
