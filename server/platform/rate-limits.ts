import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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
  'upload-by-user': { points: 40, seconds: 86_400 },
  'write-by-user': { points: 240, seconds: 600 },
  'read-by-user': { points: 1200, seconds: 60 },
  'anyone-by-caller': { points: 600, seconds: 60 },
  'message-by-user': { points: 60, seconds: 60 },
  'typing-by-user': { points: 40, seconds: 60 },
  'data-download-by-user': { points: 10, seconds: 3600 },
} as const;
export type LimitName = keyof typeof rules;

export interface RateLimits {
  /** Counts one. @throws AppError 'too-many' (or another problem for this limit) with the seconds to wait. */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives one back, for what turned out not to count. */
  giveBack(name: LimitName, key: string): Promise<void>;
}

const problemOf = (name: LimitName) =>
  name === 'code-wait' ? 'code-wait' : name === 'upload-by-user' ? 'upload-quota' : 'too-many';

/** Counts in this process. @param on false lifts every limit, for tests under load. */
export function makeRateLimits(on: boolean): RateLimits {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  const limiter = (name: LimitName): RateLimiterMemory => {
    const known = limiters.get(name);
    if (known) return known;
    const made = new RateLimiterMemory({ points: rules[name].points, duration: rules[name].seconds });
    limiters.set(name, made);
    return made;
  };
  return {
    async take(name, key) {
      if (!on) return;
      try {
        await limiter(name).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // What was refused did not happen, so it does not count.
        await limiter(name).reward(key);
        throw new AppError(problemOf(name), {
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        });
      }
    },
    async giveBack(name, key) {
      if (on) await limiter(name).reward(key);
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
