import type { Db } from '#server/platform/database/database.ts';
import type { Hiring, Listing } from '../hiring.ts';

/** Writes what Neev itself says into a booking's book, in the transaction of its cause. */
export type WriteEvent = (
  transaction: Db,
  event: { bookingId: string; body: Record<string, unknown>; now: Date },
) => Promise<unknown>;

/** Brings a listing's units down to a capacity. @throws AppError 'units-booked' */
export type Resize = (
  transaction: Db,
  listing: Pick<Listing, 'ref'>,
  to: { capacity: number; now: Date },
) => Promise<void>;

/** What the rules of machines work with. */
export interface Rentals {
  hiring: Pick<Hiring, 'services' | 'now'>;
  writeEvent: WriteEvent;
  resize: Resize;
}
