import type { PictureNote } from '#contract/image-generation/events.ts';
import { notDrawn } from '#domain/pictures/prompt/not-drawn.ts';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Artist } from './artist.ts';
import { type DrawingOrders, makeDrawingOrders, type Order } from './drawing-orders.rules.ts';
import { type DrawingTurns, type HouseOf, makeDrawingTurns } from './drawing-turns.job.ts';
import { drawPicture } from './picture-thread.rules.ts';

/** Large enough to print, and twice as wide as a page shows it. */
const size = { width: 1536, height: 1024 };

/** One at a time: a picture keeps one processor busy for some ten seconds. */
const builtIn: Artist = {
  name: 'renderer',
  atOnce: 1,
  draw: (prompt, drawing) => drawPicture({ prompt, ...size, house: drawing.house }, drawing),
};

/** The AI service's image model where one is set, else the built-in renderer. */
async function chooseArtist({ ai }: Pick<Settings, 'ai'>): Promise<Artist> {
  if (!ai?.imageModel) return builtIn;
  // Its packages cost a start without a service time and memory.
  const { makeServiceArtist } = await import('./service-artist.rules.ts');
  return makeServiceArtist({ ...ai, imageModel: ai.imageModel });
}

export interface ImageGeneration {
  services: Services;
  artist: Artist;
  orders: DrawingOrders;
  houseOf: HouseOf;
}

/** Draws what is ordered, where this process runs jobs (docs/rules.md#images-4). */
export async function startDrawing(
  { settings, db }: Services,
  houseOf: HouseOf,
): Promise<DrawingTurns | undefined> {
  if (!settings.roles.has('worker')) return undefined;
  const artist = await chooseArtist(settings);
  return makeDrawingTurns({ db, artist, houseOf, atOnce: settings.picturesAtOnce ?? artist.atOnce });
}

/** @param turns of this process, where it draws */
export async function makeImageGeneration(
  services: Services,
  turns: DrawingTurns | undefined,
  houseOf: HouseOf,
): Promise<ImageGeneration> {
  const artist = await chooseArtist(services.settings);
  return { services, artist, houseOf, orders: makeDrawingOrders(services.db, () => turns?.look()) };
}

/** What the picture of these words has not, and whose house it shows from within. */
async function noteOf({ services, artist, houseOf }: ImageGeneration, order: Order): Promise<PictureNote> {
  if (artist.name === 'service') return { missing: [], inside: null };
  const { inside } = readPrompt(order.prompt);
  const own = inside && (await houseOf(services.db, order.userId));
  return { missing: notDrawn(order.prompt), inside: inside ? (own ? 'own' : 'sample') : null };
}

/** A picture counts for the day when it was drawn, or its user left it. @throws as the orders do, and 'picture-quota' */
export async function drawForUser(
  images: ImageGeneration,
  order: Order,
): Promise<{ photo: string } & PictureNote> {
  const { limits, log, metrics } = images.services;
  await limits.take('picture-by-user', order.userId);
  try {
    // Before the drawing: what fails behind it would lose a picture that is there.
    const note = await noteOf(images, order);
    const photo = (await images.orders.draw(order)).toString('base64');
    metrics.drawings.inc({ result: 'drawn' });
    return { photo, ...note };
  } catch (error) {
    if (!order.gone.aborted) {
      metrics.drawings.inc({ result: 'failed' });
      await limits.giveBack('picture-by-user', order.userId);
      log.warn({ problem: error instanceof AppError ? error.problem : 'unknown' }, 'a picture was not drawn');
    }
    throw error;
  }
}
