const hourMs = 3_600_000;
const dayHours = 24;
const weekHours = 7 * dayHours;

/** How long somebody may take to answer: a day where the work is near, else a quarter of the time until it, a week at most. */
export const hoursToAnswer = (begins: Date, now: Date): number =>
  Math.min(weekHours, Math.max(dayHours, (begins.getTime() - now.getTime()) / hourMs / 4));
