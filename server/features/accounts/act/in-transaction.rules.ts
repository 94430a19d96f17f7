import PQueue from 'p-queue';
import type { Pool } from 'pg';
import { codeOf } from '#server/platform/config/error-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { emitNoticeCounts } from '../notices/notice.routes.ts';

/** What an act needs of a feature. */
interface Acting {
  services: Services;
}

/** What open pages show anew. */
interface Changed {
  kind: 'request' | 'offer' | 'booking' | 'book' | 'calendar' | 'tender' | 'contract' | 'site';
  _id: string;
  /** A book's: who has it has everything. */
  head?: string | undefined;
}

/** Tells open pages of these users that something of hiring changed, after the commit. */
export function emitHiring({ services: { realtime } }: Acting, userIds: string[], changed: Changed): void {
  // An empty list would emit to everybody.
  if (userIds.length > 0) realtime.emit([...new Set(userIds)], 'hiring', changed);
}

/** What follows from an act once it is committed. */
export interface After {
  /** These users have new notices. */
  noticed(userIds: string[]): void;
  /** Open pages of these users show something that changed. */
  changed(userIds: string[], what: Changed): void;
  run(effect: () => void): void;
}

/** Collects what follows from an act; `run` does it, after the commit. */
export function effectsAfter(hiring: Acting): { after: After; run: () => void } {
  const effects: (() => void)[] = [];
  const noticed = new Set<string>();
  const after: After = {
    noticed: (userIds) => {
      for (const id of userIds) noticed.add(id);
    },
    changed: (userIds, what) => void effects.push(() => emitHiring(hiring, userIds, what)),
    run: (effect) => void effects.push(effect),
  };
  const run = () => {
    emitNoticeCounts(hiring.services, [...noticed]);
    for (const effect of effects) effect();
  };
  return { after, run };
}

const tries = 4;
const clash = '23P01';
// A deadlock, a serialisation failure, and the same thing written twice at this moment: the next try finds it.
const passing = new Set(['40P01', '40001', '23505']);
/**
 * Runs an act of hiring as one transaction, again where the database asks for it, and what follows after the commit.
 * @throws AppError what the act throws; 'not-free' where two reservations would meet; 'busy' after the last try
 */
export async function inTransaction<T>(
  hiring: Acting,
  act: (transaction: Db, after: After) => Promise<T>,
): Promise<T> {
  const { services } = hiring;
  for (let round = 1; ; round += 1) {
    const { after, run } = effectsAfter(hiring);
    try {
      const result = await laneOf(services.pool).add(() =>
        services.db.transaction().execute((transaction) => act(transaction, after)),
      );
      run();
      return result;
    } catch (error) {
      const code = codeOf(error);
      if (code === clash) throw new AppError('not-free');
      if (code === undefined || !passing.has(code)) throw error;
      if (round === tries) throw new AppError('busy');
    }
  }
}

/** Acts of hiring that wait for each other's rows must not take every connection of the process. */
const atOnce = 5;
const lanes = new WeakMap<Pool, PQueue>();

function laneOf(pool: Pool): PQueue {
  const lane = lanes.get(pool) ?? new PQueue({ concurrency: atOnce });
  lanes.set(pool, lane);
  return lane;
}
