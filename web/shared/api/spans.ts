/** More than this a browser's timer cannot count: it would ring at once. Milliseconds. */
const longestDelay = 2 ** 31 - 1;

/** What was kept longer on a device is gone. Milliseconds. */
export const monthMs = 30 * 86_400_000;

/** A delay that a timer can count; what is no number is none. @param ms milliseconds */
export const delayFor = (ms: number): number => Math.min(Math.max(0, ms || 0), longestDelay);

/**
 * Milliseconds since a moment that was written down by the device's clock, maybe by an earlier page. One that lies in the
 * future was written by a wrong clock and counts as none: it is as long ago as can be. Spans within a page are measured by
 * `performance.now()`, which nobody sets.
 * @param at milliseconds of the epoch
 */
export function passedSince(at: number, now = Date.now()): number {
  const passed = now - at;
  return passed >= 0 ? passed : Number.POSITIVE_INFINITY;
}
