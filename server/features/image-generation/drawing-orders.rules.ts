import { setTimeout as delay } from 'node:timers/promises';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { addOrder, dropOrder, followOrder, type OrderState } from './drawing-order.data.ts';

export interface Order {
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

export interface DrawingOrders {
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
