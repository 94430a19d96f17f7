const siteOffsetMs = 5.5 * 3_600_000;

/** `YYYY-MM-DD` at the site, now. */
export const siteToday = (): string => new Date(Date.now() + siteOffsetMs).toISOString().slice(0, 10);

/** The same day of another year, at the site. */
function yearsOn(years: number): string {
  const today = siteToday();
  return `${Number(today.slice(0, 4)) + years}${today.slice(4)}`.replace(/-02-29$/, '-02-28');
}

/** The first and the last day that any call takes, as of now. It stands apart from the schemas: lists load no zod. */
export const dayRange = (): { min: string; max: string } => ({ min: yearsOn(-5), max: yearsOn(2) });

export const isInDayRange = (day: string): boolean => {
  const { min, max } = dayRange();
  return day >= min && day <= max;
};
