const hourMs = 3_600_000;
const dayHours = 24;
const weekHours = 7 * dayHours;

/** How long somebody may take to answer: a day where the work is near, else a quarter of the time until it, a week at most. */
export const hoursToAnswer = (begins: Date, now: Date): number =>
  Math.min(weekHours, Math.max(dayHours, (begins.getTime() - now.getTime()) / hourMs / 4));

type Per = 'day' | 'job' | 'hour' | 'week';

/** Working days of one agreement: a job, as a house, takes up to two years. */
export const mostDaysOf = (per: Per): number => (per === 'job' ? 730 : 180);

/** Whole rupees for one head or machine: ten lakh, of a job ten crore. */
export const mostRupeesOf = (per: Per): number => (per === 'job' ? 100_000_000 : 1_000_000);

/** What is wrong with a price; undefined where nothing is. */
export function wrongPrice(price: number, per: Per): 'price-invalid' | 'job-price-invalid' | undefined {
  if (Number.isInteger(price) && price >= 1 && price <= mostRupeesOf(per)) return undefined;
  return per === 'job' ? 'job-price-invalid' : 'price-invalid';
}
