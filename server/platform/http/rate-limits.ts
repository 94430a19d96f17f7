import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';
import { type LimitName, problemOf, rules } from './limit-rules.ts';

export interface RateLimits {
  /** Counts one, or `points`. @throws AppError 'too-many' (or another problem for this limit) with the seconds to wait. */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** Gives counts back, where the act turned out not to count. */
  giveBack(name: LimitName, key: string, points?: number): Promise<void>;
  /** How many of how many are left, and when all are again; nothing where nobody counts. */
  left(name: LimitName, key: string): Promise<Left | undefined>;
}

export interface Left {
  of: number;
  left: number;
  /** Null while none is used. */
  againAt: Date | null;
}

/** Where several processes count together. */
interface Shared {
  redis: Redis;
  /** Keys are addresses and users: Redis gets them as keyed hashes alone. */
  hash(key: string): string;
}

interface Given {
  shared?: Shared | undefined;
  /** How often, where the settings say it. */
  points?: Partial<Record<LimitName, number>>;
  /** Hears the limit of each refusal. */
  onRefusal?: (name: LimitName) => void;
}

function makeLimiter(name: LimitName, { shared, points }: Given): RateLimiterMemory | RateLimiterRedis {
  const rule = { points: points?.[name] ?? rules[name].points, duration: rules[name].seconds };
  const alone = new RateLimiterMemory(rule);
  if (!shared) return alone;
  const keyPrefix = `neev:limit:${name}`;
  // While Redis is away each process counts for itself.
  const away = { insuranceLimiter: alone, rejectIfRedisNotReady: true };
  return new RateLimiterRedis({ ...rule, ...away, keyPrefix, storeClient: shared.redis });
}

/**
 * Counts in this process, or in Redis for all.
 * @param on false lifts every limit, for tests under load
 */
export function makeRateLimits(on: boolean, given: Given = {}): RateLimits {
  const { shared, onRefusal } = given;
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name) ?? makeLimiter(name, given);
    limiters.set(name, known);
    return known;
  };
  const keyOf = (key: string): string => shared?.hash(key) ?? key;
  return {
    async take(name, key, points = 1) {
      if (!on) return;
      try {
        await limiter(name).consume(keyOf(key), points);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // What was refused did not happen, so it does not count.
        await limiter(name).reward(keyOf(key), points);
        onRefusal?.(name);
        throw new AppError(problemOf(name), {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        });
      }
    },
    async left(name, key) {
      if (!on) return undefined;
      const of = limiter(name).points;
      const used = await limiter(name).get(keyOf(key));
      if (!used || used.consumedPoints <= 0) return { of, left: of, againAt: null };
      const againAt = new Date(Date.now() + used.msBeforeNext);
      return { of, left: Math.max(0, of - used.consumedPoints), againAt };
    },
    async giveBack(name, key, points = 1) {
      if (on && points > 0) await limiter(name).reward(keyOf(key), points);
    },
  };
}

/** Counts one of each, or none. @throws as `take` does for the first that is used up */
export async function takeAll(limits: RateLimits, wanted: [LimitName, string][]): Promise<void> {
  const taken: [LimitName, string][] = [];
  for (const [name, key] of wanted) {
    try {
      await limits.take(name, key);
      taken.push([name, key]);
    } catch (refused) {
      for (const [given, itsKey] of taken) await limits.giveBack(given, itsKey);
      throw refused;
    }
  }
}
