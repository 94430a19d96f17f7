import { setTimeout as delay } from 'node:timers/promises';
import type { DrawEvent, PictureNote } from '#contract/image-generation/events.ts';
import { notDrawn } from '#domain/pictures/prompt/not-drawn.ts';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import type { Artist } from './artist.ts';
import { addOrder, dropOrder, followOrder, type OrderState } from './drawing-order.data.ts';
import { type DrawingTurns, type HouseOf, makeDrawingTurns } from './drawing-turns.job.ts';
import { drawPicture } from './picture-thread.rules.ts';

interface Order {
  userId: string;
  prompt: string;
  /** Ends the order, whether it waits or is being drawn: its user left. */
  gone: AbortSignal;
  onEvent(event: DrawEvent): void;
}

export interface OrderLimits {
  /** How many may wait, in all processes together. */
  waiting: number;
  /** Milliseconds from the order to the picture. */
  time: number;
}
const defaultLimits: OrderLimits = { waiting: 12, time: 115_000 };

const lookEveryMs = 250;

/** What is over in a while, as its sentence says. */
const notNow = (problem: 'picture-failed' | 'picture-slow' | 'picture-queue-full'): AppError =>
  new AppError(problem, { retryAfter: problem === 'picture-queue-full' ? 180 : 60 });

interface DrawingOrders {
  /**
   * @returns a JPEG
   * @throws AppError 'picture-under-way', 'picture-queue-full' at once; later 'picture-slow', 'picture-failed'; and the
   * reason of `gone`
   */
  draw(order: Order): Promise<Buffer>;
  /** Ends what this process waits for, with 'picture-failed': it stops. */
  end(this: void): void;
}

function eventOf({ isDrawn, done, ahead }: OrderState): DrawEvent {
  return isDrawn ? { type: 'progress', done } : { type: 'waiting', ahead };
}

interface Followed {
  /** Ends the waiting. */
  signal: AbortSignal;
  order: Order;
}

/**
 * Tells what changes until the picture is there.
 * @throws AppError 'picture-failed'; 'picture-slow' where the order is no more, since a machine with too much to do did
 * not say in time that it is wanted; the reason of `signal`
 */
async function follow(db: Db, id: string, { signal, order }: Followed): Promise<Buffer> {
  let told = '';
  for (;;) {
    const state = await followOrder(db, id);
    signal.throwIfAborted();
    if (state?.photo) return state.photo;
    if (!state) throw notNow('picture-slow');
    if (state.failed) throw notNow('picture-failed');
    const event = eventOf(state);
    if (JSON.stringify(event) !== told) order.onEvent(event);
    told = JSON.stringify(event);
    await delay(lookEveryMs, undefined, { signal });
  }
}

/**
 * Orders of this process's users; they wait in the database, where any process that draws finds them
 * (docs/rules.md#images-4).
 * @param onOrder hears that one came in
 */
export function makeDrawingOrders(
  db: Db,
  onOrder: () => void,
  limits: OrderLimits = defaultLimits,
): DrawingOrders {
  const end = new AbortController();
  return {
    end: () => end.abort(),
    async draw(order) {
      order.gone.throwIfAborted();
      if (end.signal.aborted) throw notNow('picture-failed');
      const added = await addOrder(db, { ...order, most: limits.waiting });
      if (added === 'under-way') throw new AppError('picture-under-way');
      if (added === 'full') throw notNow('picture-queue-full');
      onOrder();
      const late = AbortSignal.timeout(limits.time);
      try {
        const signal = AbortSignal.any([order.gone, late, end.signal]);
        return await follow(db, added.id, { signal, order });
      } catch (error) {
        order.gone.throwIfAborted();
        if (error instanceof AppError) throw error;
        // What a service or a thread says may hold anything: it goes no further.
        throw notNow(late.aborted ? 'picture-slow' : 'picture-failed');
      } finally {
        // Where the database is away too, the order ends by itself.
        await dropOrder(db, added.id).catch(() => undefined);
      }
    },
  };
}

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
