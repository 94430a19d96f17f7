import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';

const clash = '23P01';
/** A deadlock, and two transactions of which one has to come first. */
const passing = new Set(['40P01', '40001']);
const tries = 4;
const pauseMs = 15;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Runs work on units in a transaction of its own, again where the database asks for it: `work` has to begin anew each
 * time, and what leaves the database (mails over a line, pictures) comes after it.
 * @throws AppError 'not-free' where a unit was taken meanwhile, 'busy' after the third repetition
 */
export async function inTransaction<T>(
  { services }: Pick<Hiring, 'services'>,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      return await services.db.transaction().execute(work);
    } catch (error) {
      const code = codeOf(error);
      if (code === clash) throw new AppError('not-free');
      if (typeof code !== 'string' || !passing.has(code)) throw error;
    }
    // Two that met do not meet again.
    if (attempt < tries) await wait(pauseMs * attempt * Math.random());
  }
  throw new AppError('busy');
}
