import { figures, pointOf, ungrouped } from '#contract/written.ts';

/** What a filter panel asks for; what is absent does not count. */
export interface PanelFilter {
  category?: string;
  /** A key of the table of trades: who says it. */
  trade?: string;
  company?: string;
  /** Whole rupees per day. */
  maxPrice?: number;
  /** Years, "at most" (docs/rules.md#search-2). */
  maxExperience?: number;
  /** A city's name, a PIN code, or `lat,lng`. */
  place?: string;
  /** How far from a PIN code; see `radii`. Absent with a place: the usual one. */
  radiusKm?: number;
  available?: boolean;
  /** `YYYY-MM-DD` at the site: free on all the days from here … */
  freeFrom?: string;
  /** … to here; absent: on that day alone. */
  freeTo?: string;
  /** Absent: the whole day. */
  freePart?: HalfDay;
  /** How many people, teams or machines; absent: one. */
  freeCount?: number;
}

export const halfDays = ['morning', 'afternoon'] as const;
export type HalfDay = (typeof halfDays)[number];

/** Without a day nothing is asked of it; backwards it is the first day alone. */
export function freeDays(
  panel: PanelFilter,
): Pick<PanelFilter, 'freeFrom' | 'freeTo' | 'freePart' | 'freeCount'> {
  const { freeFrom, freeTo, freePart, freeCount } = panel;
  if (!freeFrom) return {};
  return { freeFrom, freeTo: freeTo && freeTo > freeFrom ? freeTo : undefined, freePart, freeCount };
}

/** Kilometres around a PIN code. */
export const radii = [10, 25, 50, 100] as const;
export const anyDistance = 0;
/** What one goes for a day's work and back. */
export const usualRadius = 50;

/** As `near` is asked for: six digits, whether there is such a PIN code or not, or a point. */
function nearOf(place: string): string | undefined {
  const digits = ungrouped(place);
  return /^\d{6}$/.test(digits) ? digits : pointOf(place) && figures(place).replaceAll(' ', '');
}

/** Six digits are a PIN code, asked for as `near`; any other place is a city's whole name. */
export function placeParameter(place: string | undefined): { city?: string; near?: string } {
  const typed = place?.trim();
  if (!typed) return {};
  const near = nearOf(typed);
  return near ? { near } : { city: typed };
}

/** Distances are known only from a PIN code or a point. */
export const knowsDistance = ({ place }: PanelFilter): boolean => Boolean(placeParameter(place).near);
