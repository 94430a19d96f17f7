import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemName } from '#contract/problems.ts';
import { AppError } from './errors.ts';

/** What can be abused, how often it may be done, and in how many seconds. */
const rules = {
  'code-wait': { points: 1, seconds: 60 },
  'code-by-address': { points: 5, seconds: 3600 },
  'code-by-caller': { points: 20, seconds: 3600 },
  'address-lookup-by-caller': { points: 60, seconds: 3600 },
  'code-try-by-caller': { points: 60, seconds: 600 },
  'login-by-caller': { points: 60, seconds: 900 },
  'login-by-address-and-caller': { points: 10, seconds: 900 },
  'login-by-address': { points: 100, seconds: 3600 },
  'contact-by-caller': { points: 5, seconds: 3600 },
  'subscribe-by-caller': { points: 10, seconds: 3600 },
  'subscribe-by-address': { points: 2, seconds: 3600 },
  'link-by-caller': { points: 60, seconds: 3600 },
  'picture-by-user': { points: 20, seconds: 86_400 },
  'gallery-by-user': { points: 100, seconds: 86_400 },
  'upload-by-user': { points: 40, seconds: 86_400 },
  'chat-picture-by-user': { points: 100, seconds: 86_400 },
  'write-by-user': { points: 240, seconds: 600 },
  'read-by-user': { points: 1200, seconds: 60 },
  'anyone-by-caller': { points: 600, seconds: 60 },
  'message-by-user': { points: 60, seconds: 60 },
  'ask-by-caller': { points: 240, seconds: 600 },
  'ask-by-user': { points: 60, seconds: 600 },
  'ask-by-user-and-day': { points: 400, seconds: 86_400 },
  'report-by-user': { points: 10, seconds: 3600 },
  'typing-by-user': { points: 40, seconds: 60 },
  'look-by-user': { points: 120, seconds: 60 },
  'event-by-user': { points: 1200, seconds: 60 },
  'data-download-by-user': { points: 10, seconds: 3600 },
} as const;
export type LimitName = keyof typeof rules;

export interface RateLimits {
  /** Counts one. @throws AppError 'too-many' (or another problem for this limit) with the seconds to wait. */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives one back, for what turned out not to count. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

const ownProblems = new Map<LimitName, ProblemName>([
  ['code-wait', 'code-wait'],
  ['upload-by-user', 'upload-quota'],
  ['picture-by-user', 'picture-quota'],
]);
const problemOf = (name: LimitName) => ownProblems.get(name) ?? 'too-many';

/** Where several processes count together. */
interface Shared {
  redis: Redis;
  /** Keys are addresses and users: Redis gets them as keyed hashes alone. */
  hash(key: string): string;
}

function makeLimiter(name: LimitName, shared: Shared | undefined): RateLimiterMemory | RateLimiterRedis {
  const rule = { points: rules[name].points, duration: rules[name].seconds };
  const alone = new RateLimiterMemory(rule);
  if (!shared) return alone;
  const keyPrefix = `neev:limit:${name}`;
  // While Redis is away each process counts for itself.
  const away = { insuranceLimiter: alone, rejectIfRedisNotReady: true };
  return new RateLimiterRedis({ ...rule, ...away, keyPrefix, storeClient: shared.redis });
}

/** Counts in this process, or in Redis for all. @param on false lifts every limit, for tests under load */
export function makeRateLimits(on: boolean, shared?: Shared): RateLimits {
  const limiters = new Map<LimitName, RateLimiterMemory | RateLimiterRedis>();
  const limiter = (name: LimitName) => {
    const known = limiters.get(name) ?? makeLimiter(name, shared);
    limiters.set(name, known);
    return known;
  };
  const keyOf = (key: string): string => shared?.hash(key) ?? key;
  return {
    async take(name, key) {
      if (!on) return;
      try {
        await limiter(name).consume(keyOf(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // What was refused did not happen, so it does not count.
        await limiter(name).reward(keyOf(key));
        throw new AppError(problemOf(name), {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        });
      }
    },
    async giveBack(name, key) {
      if (on) await limiter(name).reward(keyOf(key));
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
