import rings from './india-outline.txt?raw';

/** Degrees: latitude, longitude. */
export type Place = [number, number];

const grid = 100;

/** A ring stands as steps of a hundredth of a degree from point to point, the first from 0,0. */
function pointsOf(steps: string): Place[] {
  const numbers = steps.split(',').map(Number);
  const points: Place[] = [];
  let [latitude, longitude] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    latitude += numbers[at] ?? 0;
    longitude += numbers[at + 1] ?? 0;
    points.push([latitude / grid, longitude / grid]);
  }
  return points;
}

/** States and union territories, each as its rings (NOTICE.md). */
export const states: Place[][][] = rings
  .trim()
  .split('\n')
  .map((line) => line.split(';').map(pointsOf));
