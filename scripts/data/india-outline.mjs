/**
 * Makes web/shared/map/india-outline.txt: the outline of every state and union territory of India.
 *
 * Source (@svg-maps/india 2.0.0, CC BY 4.0), installed in a folder outside the project:
 *   mkdir /tmp/map && cd /tmp/map && npm init -y && npm install @svg-maps/india@2.0.0
 *   node scripts/data/india-outline.mjs /tmp/map/node_modules
 *
 * The drawing is in Mercator's projection, so two straight lines turn its units into degrees. They were fitted to
 * known places (median error 0.9 km); the result holds all boundary points of the Survey of India that were tested
 * below. Never put another border in its place: most free outlines leave out the north.
 * The same source gives the same bytes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules] = process.argv.slice(2);
if (!modules) {
  console.error('usage: node scripts/data/india-outline.mjs <node_modules with @svg-maps/india>');
  process.exit(1);
}
const { default: drawing } = await import(pathToFileURL(join(modules, '@svg-maps/india/index.js')).href);

// Hundredths of a degree: a pixel at the nearest zoom that the map allows (web/shared/map/outline.ts reads them).
const grid = 100;

/** @returns [latitude, longitude] in degrees */
function placeOf([x, y]) {
  const mercator = -0.0476431968 * y + 39.932998;
  const latitude = (2 * Math.atan(Math.exp((mercator * Math.PI) / 180)) * 180) / Math.PI - 90;
  return [latitude, 0.0477363575 * x + 68.2007123];
}

/** Rings of a path that uses only m, l, z and L: relative, but for the points after L. */
function ringsOf(path) {
  const rings = [];
  let at = [0, 0];
  for (const part of path.match(/[mz][^mz]*/g)) {
    if (part[0] === 'z') continue;
    const start = at;
    const ring = [];
    let relative = true;
    for (const token of part.slice(1).match(/[lL]|-?[\d.]+(?:e-?\d+)?,-?[\d.]+(?:e-?\d+)?/g)) {
      if (/^[lL]$/.test(token)) {
        relative = token === 'l';
        continue;
      }
      const [x, y] = token.split(',').map(Number);
      at = relative ? [at[0] + x, at[1] + y] : [x, y];
      ring.push(at);
    }
    // After z the pen stands where the ring began.
    at = ring[0] ?? start;
    rings.push(ring);
  }
  return rings;
}

/** Grid steps from point to point (latitude, longitude, …), the first from 0; repeated points dropped. */
function stepsOf(ring) {
  const steps = [];
  let before = [0, 0];
  for (const point of ring) {
    const here = placeOf(point).map((degrees) => Math.round(degrees * grid));
    if (steps.length > 0 && here[0] === before[0] && here[1] === before[1]) continue;
    steps.push(here[0] - before[0], here[1] - before[1]);
    before = here;
  }
  return steps;
}

const isInside = ([lat, lng], ring) => {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[latI, lngI], [latJ, lngJ]] = [ring[i], ring[j]];
    if (latI > lat !== latJ > lat && lng < ((lngJ - lngI) * (lat - latI)) / (latJ - latI) + lngI)
      inside = !inside;
  }
  return inside;
};

const boundaryPoints = {
  Gilgit: [35.92, 74.31],
  Muzaffarabad: [34.37, 73.47],
  Skardu: [35.3, 75.63],
  'Aksai Chin': [35.1, 79.3],
  Siachen: [35.5, 77.0],
  Shaksgam: [36.1, 76.6],
  Tawang: [27.59, 91.87],
  Walong: [28.13, 97.02],
};
const allRings = drawing.locations.flatMap(({ path }) => ringsOf(path).map((ring) => ring.map(placeOf)));
for (const [name, point] of Object.entries(boundaryPoints)) {
  if (!allRings.some((ring) => isInside(point, ring))) throw new Error(`${name} is outside the outline`);
}

// One line a state: its rings, parted by semicolons. Plain text, so that no formatter spreads it over 10,000 lines.
const lines = drawing.locations.map(({ path }) =>
  ringsOf(path)
    .map(stepsOf)
    .filter((steps) => steps.length >= 6)
    .join(';'),
);
writeFileSync(join(import.meta.dirname, '../../web/shared/map/india-outline.txt'), `${lines.join('\n')}\n`);
