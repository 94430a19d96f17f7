import type { Dates } from './dates.ts';
import { expectedStart } from './spans.ts';

const harmless = new Set(['ill', 'family', 'unsafe-site', 'terms-changed']);
const lateMs = 24 * 3_600_000;

/** Whether a cancellation counts against a provider: their own, late, and for no good reason (docs/rules.md#hiring-7). */
export const countsAsLate = (
  { dates }: { dates: Dates },
  { side, reason, at }: { side: 'customer' | 'provider'; reason: string; at: Date },
): boolean =>
  side === 'provider' && !harmless.has(reason) && expectedStart(dates).getTime() - at.getTime() < lateMs;
