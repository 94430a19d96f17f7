import { AppError } from '#server/platform/http/errors.ts';
import { isAway } from '#server/platform/http/known-failures.ts';
import type { Source } from '../database.ts';
import type { OpenSource, Replica } from './replica.ts';
import type { Writers } from './writers.ts';

/** Where a list came from; `again`: from the primary, after the replica had failed. */
export type ListSource = 'primary' | 'replica' | 'again';

interface Reader {
  userId: string;
  admin: boolean;
}

/** Where lists and searches are read: from the replica, where there is one that is fit (docs/rules.md#scale-1). */
export interface Reads {
  /**
   * Reads for somebody, from one of the two. Whatever the replica fails with, the primary is asked once, so `read` only
   * reads, and throws an AppError for what the asker did wrong alone.
   */
  list<T>(reader: Reader, read: (from: Source) => Promise<T>): Promise<T>;
  /** This user wrote: their lists come from the primary for a while. After the commit, and before the answer. */
  wrote(userId: string): Promise<void>;
  /** Undefined where none is set. */
  replica: Pick<Replica, 'standing'> | undefined;
}

/** @param count hears of every list where it came from */
export function makeReads(
  primary: Source,
  behind?: { replica: Replica; writers: Writers; count: (source: ListSource) => void },
): Reads {
  if (!behind)
    return { list: (_reader, read) => read(primary), wrote: async () => undefined, replica: undefined };
  const { replica, writers, count } = behind;

  /** Admins decide by what they see: it must be so. */
  async function replicaFor({ userId, admin }: Reader): Promise<OpenSource | undefined> {
    if (admin || !replica.source() || (await writers.wroteLately(userId))) return undefined;
    return replica.source();
  }

  return {
    replica,
    wrote: (userId) => writers.note(userId),
    async list(reader, read) {
      const source = await replicaFor(reader);
      if (!source) {
        count('primary');
        return read(primary);
      }
      try {
        const answer = await source.read(read);
        count('replica');
        return answer;
      } catch (error) {
        if (error instanceof AppError) throw error;
        if (error instanceof Error && isAway(error)) replica.lost(source);
        count('again');
        return read(primary);
      }
    },
  };
}
