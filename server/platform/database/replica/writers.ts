import type { Redis } from 'ioredis';

/**
 * Seconds for which who wrote reads the primary. More than a replica that is used may lag (5), the time between two
 * looks at it and the patience with one (2), and what totals of lists are remembered (5): nobody's own record goes away again.
 */
export const writersReadPrimaryFor = 15;

const keyOf = (userId: string): string => `neev:wrote:${userId}`;

/** Who wrote lately, in this process or, with Redis, in any. */
export interface Writers {
  /** After the commit, and before the answer. */
  note(userId: string): Promise<void>;
  wroteLately(userId: string): Promise<boolean>;
}

/** While Redis is away each process knows its own writers alone. */
export function makeWriters(
  redis: Pick<Redis, 'set' | 'exists'> | undefined,
  now: () => number = performance.now.bind(performance),
): Writers {
  // In the order of their ends.
  const until = new Map<string, number>();

  function forgetEnded(): void {
    for (const [userId, end] of until) {
      if (end > now()) return;
      until.delete(userId);
    }
  }

  return {
    async note(userId) {
      forgetEnded();
      until.delete(userId);
      until.set(userId, now() + writersReadPrimaryFor * 1000);
      await redis?.set(keyOf(userId), 1, 'EX', writersReadPrimaryFor).catch(() => undefined);
    },
    async wroteLately(userId) {
      if ((until.get(userId) ?? 0) > now()) return true;
      return (await redis?.exists(keyOf(userId)).catch(() => 0)) === 1;
    },
  };
}
