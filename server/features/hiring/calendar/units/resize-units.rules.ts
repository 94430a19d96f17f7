import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Listing } from '../../hiring.ts';
import { lockUnits, retire, unitsWithWork } from './unit.data.ts';

/**
 * Brings a listing's units down to a new capacity: those without work now or later retire, the highest number first.
 * Named people stay. More units are made when they are needed.
 * @throws AppError 'units-booked' where too few are without work; then nothing changes
 */
export async function resizeUnits(
  transaction: Db,
  listing: Pick<Listing, 'ref'>,
  { capacity, now }: { capacity: number; now: Date },
): Promise<void> {
  const units = await lockUnits(transaction, listing);
  const over = units.length - capacity;
  if (over <= 0) return;
  const unnamed = units.filter(({ kind }) => kind !== 'person').map(({ id }) => id);
  const working = await unitsWithWork(transaction, unnamed, now);
  const retiring = unnamed.filter((id) => !working.has(id)).slice(-over);
  if (retiring.length < over) throw new AppError('units-booked');
  await retire(transaction, retiring);
}
