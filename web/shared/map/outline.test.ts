import { expect, test } from 'vitest';
import { type Place, states } from './outline.ts';

function isInside([latitude, longitude]: Place, ring: Place[]): boolean {
  let inside = false;
  for (const [place, here] of ring.entries()) {
    const before = ring.at(place - 1);
    if (!before) continue;
    const crosses = here[0] > latitude !== before[0] > latitude;
    const at = ((before[1] - here[1]) * (latitude - here[0])) / (before[0] - here[0]) + here[1];
    if (crosses && longitude < at) inside = !inside;
  }
  return inside;
}
const isInIndia = (place: Place): boolean => states.flat().some((ring) => isInside(place, ring));

test('the outline has every state and union territory', () => {
  expect(states).toHaveLength(36);
});

test.each<[string, Place]>([
  ['Gilgit', [35.92, 74.31]],
  ['Muzaffarabad', [34.37, 73.47]],
  ['Skardu', [35.3, 75.63]],
  ['Aksai Chin', [35.1, 79.3]],
  ['Siachen', [35.5, 77.0]],
  ['Shaksgam', [36.1, 76.6]],
  ['Tawang', [27.59, 91.87]],
  ['Walong', [28.13, 97.02]],
  ['Pune', [18.52, 73.85]],
])('%s lies in India, as the Survey of India has it', (_, place) => {
  expect(isInIndia(place)).toBe(true);
});

test.each<[string, Place]>([
  ['Lahore', [31.55, 74.34]],
  ['Kathmandu', [27.71, 85.32]],
  ['Dhaka', [23.81, 90.41]],
])('%s lies outside', (_, place) => {
  expect(isInIndia(place)).toBe(false);
});
