import bengali from '#content/places/bn.json' with { type: 'json' };
import hindi from '#content/places/hi.json' with { type: 'json' };
import marathi from '#content/places/mr.json' with { type: 'json' };
import tamil from '#content/places/ta.json' with { type: 'json' };
import telugu from '#content/places/te.json' with { type: 'json' };
import { once } from '../config/once.ts';
import { normalise, plain } from './normalise.ts';
import oldNames from './old-names.json' with { type: 'json' };
import { middleOf } from './pin-places.ts';
import { type Place, places, pushTo } from './pin-table.ts';

/** A city to offer while somebody types. `pin` is that in its middle, `pins` how many it has, a measure of its size. */
export type PlaceSuggestion = { place: string; district: string; state: string; pin: string; pins: number };

const scripts: Partial<Record<string, string>>[] = [hindi, marathi, bengali, tamil, telugu];

/** As it is typed in its own script: with or without the dots below, and with either sign for a nasal vowel. */
const asTyped = (name: string): string =>
  plain(name)
    .replace(/\u093c/g, '')
    .replace(/ँ/g, 'ं');

/** `forms` are its names and former names as they are compared, in every script. */
export type City = PlaceSuggestion & { forms: string[]; lat: number; lng: number };

/** A city by each `name` and state: where its PIN codes are. */
function listCities(places: Place[], name: (place: Place) => string = ({ place }) => place): City[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) pushTo(groups, `${name(place)}\t${place.state}`, place);
  const formerNames = new Map<string, string[]>();
  for (const [old, now] of Object.entries(oldNames)) pushTo(formerNames, now, old);
  return [...groups.values()]
    .map((group) => {
      const middle = middleOf(group, (p) => p.lat);
      const { state, lat, pin } = middle;
      const place = name(middle);
      const { lng } = middleOf(group, (p) => p.lng);
      const names = [place, ...(formerNames.get(place) ?? [])];
      const others = scripts.flatMap((names) => names[place] ?? []);
      return {
        place,
        state,
        district: commonest(group),
        pin,
        pins: group.length,
        lat,
        lng,
        forms: [...names.flatMap((name) => [normalise(name), plain(name)]), ...others.map(asTyped)],
      };
    })
    .sort(biggestFirst);
}

const biggestFirst = (a: City, b: City): number => b.pins - a.pins || a.place.localeCompare(b.place, 'en');

function commonest(group: Place[]): string {
  const counts = new Map<string, number>();
  for (const { district } of group) counts.set(district, (counts.get(district) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as const)[0];
}

// Apart from the table: folding 6,000 names takes longer than reading it, and only suggestions need them.
let cityList: City[] | undefined;

/** The biggest first. */
export function cities(): readonly City[] {
  cityList ??= listCities([...places().byPin.values()]);
  return cityList;
}

const suggestionOf = ({ place, district, state, pin, pins }: City): PlaceSuggestion => ({
  place,
  district,
  state,
  pin,
  pins,
});

/**
 * At most `limit` cities whose name, or former name, begins with `prefix` in any spelling or script
 * ("इंदौ", "Bangal"); the biggest first. Empty for an empty prefix.
 */
export function suggestPlaces(prefix: string, limit: number): PlaceSuggestion[] {
  // Half a word folds otherwise than the whole ("Jai", "Jaipur"), so it may also match as it stands.
  const starts = [normalise(prefix), plain(prefix), asTyped(prefix)];
  if (starts.includes('')) return [];
  return cities()
    .filter((city) => city.forms.some((name) => starts.some((start) => name.startsWith(start))))
    .slice(0, limit)
    .map(suggestionOf);
}

/**
 * The biggest town of each state, of each district of a state, or the towns of a district, by the names of the PIN table;
 * the biggest first. Empty where the table has no such state or district.
 */
export function placesIn(
  { state, district }: { state?: string | undefined; district?: string | undefined },
  limit: number,
): PlaceSuggestion[] {
  const first = new Map<string, City>();
  for (const city of cities()) {
    if (state !== undefined && city.state !== state) continue;
    if (district !== undefined && city.district !== district) continue;
    const key = state === undefined ? city.state : district === undefined ? city.district : city.place;
    if (!first.has(key)) first.set(key, city);
    if (first.size === limit) break;
  }
  return [...first.values()].map(suggestionOf);
}

// A question asks for each of its words; the list alone would be gone through for every one.
const byForm = (list: readonly City[]): Map<string, City[]> => {
  const map = new Map<string, City[]>();
  for (const city of list) for (const form of new Set(city.forms)) pushTo(map, form, city);
  return map;
};
const citiesByForm = once(() => byForm(cities()));
const districtsByForm = once(() =>
  byForm(listCities([...places().byPin.values()], ({ district }) => district)),
);

type Found = PlaceSuggestion & { lat: number; lng: number };

const findAmong = (byForm: Map<string, City[]>, name: string): Found | undefined => {
  const asked = [normalise(name), plain(name), asTyped(name)];
  if (asked.includes('')) return undefined;
  return asked.flatMap((form) => byForm.get(form) ?? []).sort(biggestFirst)[0];
};

/** The biggest city of this name, or former name, in any spelling or script, and its middle; undefined for none. */
export const findCity = (name: string): Found | undefined => findAmong(citiesByForm(), name);

/** A district by its name, for one whose chief town has another in the table: "Barabanki", "Gonda". */
export const findDistrict = (name: string): Found | undefined => findAmong(districtsByForm(), name);

/**
 * Where people mean when they say a town's name alone: the biggest city of this name, but a district's chief town before a
 * place with a single PIN code elsewhere ("Ballia" is in Uttar Pradesh, not the village in Begusarai).
 */
export function findTown(name: string): Found | undefined {
  const city = findCity(name);
  const district = findDistrict(name);
  const isVillage = city?.pins === 1 && district !== undefined && district.pins > 1;
  return isVillage ? district : (city ?? district);
}
