import { isInDayRange } from '#contract/day-range.ts';
import type { Sort } from '#contract/marketplace/filter.ts';
import { rupeesOf } from '#contract/written.ts';
import { isDate } from '#domain/calendar/dates.ts';
import type { ScreenSearch } from '#web/shared/browser/router/known-search.ts';
import { anyDistance, freeDays, halfDays, knowsDistance, type PanelFilter, radii } from './panel-filter.ts';

/** Everything that is applied to a list, as the page's address carries it. */
export interface ListAddress extends PanelFilter {
  q?: string;
  sort?: Sort;
  /** Apply Filter was pressed: the controls rest until Remove Filter (docs/rules.md#search-4). */
  applied: boolean;
}

/** What one page's panel offers; anything else in its address is passed over. */
export interface AddressRules {
  categories: readonly string[];
  /** Whether its records say trades; which there are, the server knows. */
  trades?: boolean;
  price: boolean;
  experience: boolean;
  company: boolean;
  /** Whether several of one record can be wanted: people of a crew, teams, machines. */
  several?: boolean;
}

const mostAtOnce = 500;

type Search = Readonly<ScreenSearch<'list'>>;

const sorts: Record<Sort, true> = {
  nearest: true,
  price: true,
  '-price': true,
  rating: true,
  experience: true,
  newest: true,
};
const isSort = (name: string): name is Sort => Object.hasOwn(sorts, name);

/** @returns what the address asks of a list; values that no control could have written are passed over. */
export function readAddress(search: Search, rules: AddressRules): ListAddress {
  const text = (name: keyof Search): string | undefined => search[name]?.trim() || undefined;
  const whole = (name: keyof Search): number | undefined => {
    const value = text(name);
    const number = value === undefined ? undefined : rupeesOf(value);
    return number !== undefined && number >= 0 && number <= 9_999_999 ? number : undefined;
  };
  const day = (name: keyof Search): string | undefined => {
    const value = text(name);
    return value && isDate(value) && isInDayRange(value) ? value : undefined;
  };
  const count = whole('freeCount');
  const category = text('category');
  const trade = text('trade');
  const sort = text('sort');
  const place = text('near') ?? text('city');
  const radius = whole('radiusKm');
  const experience = rules.experience ? whole('maxExperience') : undefined;
  const panel: PanelFilter = {
    category: category && rules.categories.includes(category) ? category : undefined,
    trade: rules.trades && trade && /^[a-z-]{1,40}$/.test(trade) ? trade : undefined,
    company: rules.company ? text('company') : undefined,
    maxPrice: rules.price ? whole('maxPrice') : undefined,
    // "All" is 100 because the rule is "at most", not a band (docs/rules.md#search-2).
    maxExperience: experience !== undefined && experience < 100 ? experience : undefined,
    place,
    radiusKm: knowsDistance({ place }) ? (radii.find((km) => km === radius) ?? anyDistance) : undefined,
    available: text('available') === 'true' || undefined,
    ...freeDays({
      freeFrom: day('freeFrom'),
      freeTo: day('freeTo'),
      freePart: halfDays.find((half) => half === text('freePart')),
      freeCount: rules.several && count && count > 1 && count <= mostAtOnce ? count : undefined,
    }),
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
