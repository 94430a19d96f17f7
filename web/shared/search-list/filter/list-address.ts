import type { Sort } from '#contract/marketplace/filter.ts';
import type { ScreenSearch } from '#web/shared/browser/screen-search.ts';

/** What a filter panel asks for; what is absent does not count. */
export interface PanelFilter {
  category?: string;
  company?: string;
  /** Whole rupees per day. */
  maxPrice?: number;
  /** Years, "at most" (§9). */
  maxExperience?: number;
  /** A city's name, a PIN code, or `lat,lng`. */
  place?: string;
  /** How far from a PIN code; see `radii`. Absent with a place: the usual one. */
  radiusKm?: number;
  available?: boolean;
}

/** Everything that is applied to a list, as the page's address carries it. */
export interface ListAddress extends PanelFilter {
  q?: string;
  sort?: Sort;
  /** Apply Filter was pressed: the controls rest until Remove Filter (§4). */
  applied: boolean;
}

/** What one page's panel offers; anything else in its address is passed over. */
export interface AddressRules {
  categories: readonly string[];
  price: boolean;
  experience: boolean;
  company: boolean;
}

/** Kilometres around a PIN code. */
export const radii = [10, 25, 50, 100] as const;
export const anyDistance = 0;
/** What one goes for a day's work and back. */
export const usualRadius = 50;

type Search = Readonly<ScreenSearch<'list'>>;

const sorts: Record<Sort, true> = {
  nearest: true,
  price: true,
  '-price': true,
  experience: true,
  newest: true,
};
const isSort = (name: string): name is Sort => Object.hasOwn(sorts, name);

const digits = (text: string): string => text.replace(/\s/g, '');
const isNear = (place: string): boolean =>
  /^\d{6}$/.test(digits(place)) || /^-?\d+(\.\d+)?,\s*-?\d+(\.\d+)?$/.test(place);

/** Six digits are a PIN code, asked for as `near`; any other place is a city's whole name. */
export function placeParameter(place: string | undefined): { city?: string; near?: string } {
  const typed = place?.trim();
  if (!typed) return {};
  return isNear(typed) ? { near: digits(typed) } : { city: typed };
}

/** Distances are known only from a PIN code or a point. */
export const knowsDistance = ({ place }: PanelFilter): boolean => Boolean(placeParameter(place).near);

/** @returns what the address asks of a list; values that no control could have written are passed over. */
export function readAddress(search: Search, rules: AddressRules): ListAddress {
  const text = (name: keyof Search): string | undefined => search[name]?.trim() || undefined;
  const whole = (name: keyof Search): number | undefined => {
    const value = text(name);
    return value && /^\d{1,7}$/.test(value) ? Number(value) : undefined;
  };
  const category = text('category');
  const sort = text('sort');
  const place = text('near') ?? text('city');
  const radius = whole('radiusKm');
  const experience = rules.experience ? whole('maxExperience') : undefined;
  const panel: PanelFilter = {
    category: category && rules.categories.includes(category) ? category : undefined,
    company: rules.company ? text('company') : undefined,
    maxPrice: rules.price ? whole('maxPrice') : undefined,
    // "All" is 100 because the rule is "at most", not a band (§9).
    maxExperience: experience !== undefined && experience < 100 ? experience : undefined,
    place,
    radiusKm: knowsDistance({ place }) ? (radii.find((km) => km === radius) ?? anyDistance) : undefined,
    available: text('available') === 'true' || undefined,
  };
  const narrows = Object.values(panel).some((value) => value !== undefined);
  const usable = sort && isSort(sort) && (sort !== 'nearest' || knowsDistance(panel));
  return {
    ...panel,
    q: text('q'),
    sort: usable ? sort : undefined,
    applied: narrows || text('applied') === 'yes',
  };
}

/** The names that the calls have too; `undefined` stands for what does not count. */
export function queryOf(address: ListAddress): Record<string, string | undefined> {
  const { category, company, maxPrice, maxExperience, available, q, sort } = address;
  const asked = { category, company, maxPrice, maxExperience, available, q, sort };
  const radiusKm = knowsDistance(address) && address.radiusKm !== anyDistance ? address.radiusKm : undefined;
  const given = Object.entries({ ...asked, ...placeParameter(address.place), radiusKm });
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** The page's address. A panel applied with nothing chosen says so by itself, so that reload keeps it. */
export function searchOf(address: ListAddress): Record<string, string | undefined> {
  const panel = queryOf({ ...address, q: undefined, sort: undefined });
  const bare = address.applied && Object.keys(panel).length === 0;
  return bare ? { ...queryOf(address), applied: 'yes' } : queryOf(address);
}
