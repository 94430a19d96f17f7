import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { normalise, plain } from './normalise.ts';
import oldNames from './old-names.json' with { type: 'json' };

/**
 * A PIN code's place. `lat`, `lng` in degrees (WGS 84); `approximate` is true when the PIN is not in the
 * table and its neighbours stand for it. Source: NOTICE.md.
 */
export type Place = {
  pin: string;
  place: string;
  district: string;
  state: string;
  lat: number;
  lng: number;
  approximate: boolean;
};

/** A city to offer while somebody types. `pins` is how many PIN codes it has, a measure of its size. */
export type PlaceSuggestion = { place: string; district: string; state: string; pins: number };

type City = PlaceSuggestion & { forms: string[] };
type Table = { byPin: Map<string, Place>; byPrefix: Map<string, Place[]> };

const PIN = /^[1-8]\d{5}$/;
const DATA = 'server/platform/geo/pins.tsv.gz';

function pushTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function load(): Table {
  const byPin = new Map<string, Place>();
  const byPrefix = new Map<string, Place[]>();
  const text = gunzipSync(readFileSync(join(projectRoot(), DATA))).toString('utf8');
  for (const line of text.split('\n')) {
    const [pin = '', place = '', district = '', state = '', lat, lng] = line.split('\t');
    if (!PIN.test(pin)) continue;
    const row = { pin, place, district, state, lat: Number(lat), lng: Number(lng), approximate: false };
    byPin.set(pin, row);
    pushTo(byPrefix, pin.slice(0, 3), row);
  }
  return { byPin, byPrefix };
}

function listCities(places: Place[]): City[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) pushTo(groups, `${place.place}\t${place.state}`, place);
  const formerNames = new Map<string, string[]>();
  for (const [old, now] of Object.entries(oldNames)) pushTo(formerNames, now, old);
  return [...groups.values()]
    .map((group) => {
      const { place, state } = middleOf(group, (p) => p.lat);
      const names = [place, ...(formerNames.get(place) ?? [])];
      return {
        place,
        state,
        district: commonest(group),
        pins: group.length,
        forms: names.flatMap((name) => [normalise(name), plain(name)]),
      };
    })
    .sort((a, b) => b.pins - a.pins || a.place.localeCompare(b.place, 'en'));
}

function commonest(group: Place[]): string {
  const counts = new Map<string, number>();
  for (const { district } of group) counts.set(district, (counts.get(district) ?? 0) + 1);
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as const)[0];
}

/** The median element; the list has at least one. */
function middleOf(places: Place[], by: (place: Place) => number): Place {
  const sorted = places.toSorted((a, b) => by(a) - by(b));
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('the middle of an empty list');
  return middle;
}

let table: Table | undefined;
function places(): Table {
  table ??= load();
  return table;
}

// Apart from the table: folding 6,000 names takes longer than reading it, and only suggestions need them.
let cityList: City[] | undefined;
function cities(): City[] {
  cityList ??= listCities([...places().byPin.values()]);
  return cityList;
}

/** The place of exactly this PIN code (`^[1-8]\d{5}$`); undefined when the table has none. */
export function findPin(pin: string): Place | undefined {
  return places().byPin.get(pin);
}

/**
 * The place of this PIN code or, when it is unknown, the median position of the PINs that share its first
 * three digits (a sorting district, some 50 km wide), with `approximate: true`. Undefined when those are
 * unknown too, or when it is no PIN code.
 */
export function nearestKnown(pin: string): Place | undefined {
  if (!PIN.test(pin)) return undefined;
  const exact = findPin(pin);
  if (exact) return exact;
  const around = places().byPrefix.get(pin.slice(0, 3));
  if (!around) return undefined;
  const { lat, place, district, state } = middleOf(around, (p) => p.lat);
  const { lng } = middleOf(around, (p) => p.lng);
  return { pin, place, district, state, lat, lng, approximate: true };
}

/**
 * At most `limit` cities whose name, or former name, begins with `prefix` in any spelling or script
 * ("इंदौ", "Bangal"); the biggest first. Empty for an empty prefix.
 */
export function suggestPlaces(prefix: string, limit: number): PlaceSuggestion[] {
  // Half a word folds otherwise than the whole ("Jai", "Jaipur"), so it may also match as it stands.
  const starts = [normalise(prefix), plain(prefix)];
  if (starts.includes('')) return [];
  return cities()
    .filter((city) => city.forms.some((name) => starts.some((start) => name.startsWith(start))))
    .slice(0, limit)
    .map(({ place, district, state, pins }) => ({ place, district, state, pins }));
}
