import type { Face } from '../faces.ts';

/** The axis along which an upright or level rectangle looks; -1 for what slopes. */
export const axisOf = ({ normal, points }: Face) =>
  points.length === 4 ? normal.findIndex((value) => Math.abs(value) > 0.9999) : -1;

type Range = [number, number];
const rangeOf = (face: Face, axis: number): Range => {
  const values = face.points.map((point) => point[axis] ?? 0);
  return [Math.min(...values), Math.max(...values)];
};

const steps = (values: number[]) =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, place, all) => place === 0 || value - (all[place - 1] ?? 0) > 0.002);

function placeOf(all: readonly number[], value: number): number {
  let [low, high] = [0, all.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] ?? 0) < value - 0.0021) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface Grid {
  axes: Range;
  us: number[];
  vs: number[];
  /** Which face covers a cell, for those that look one way and the other; -1 for none. */
  owners: [Int32Array, Int32Array];
}

/** A plane cut at all edges of the faces in it. Where two solids touch, neither side is seen. */
export function gridOf(group: readonly Face[], axis: number): Grid {
  const axes: Range = axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
  const ranges = group.map((face): [Range, Range] => [rangeOf(face, axes[0]), rangeOf(face, axes[1])]);
  const us = steps(ranges.flatMap(([range]) => range));
  const vs = steps(ranges.flatMap(([, range]) => range));
  const columns = vs.length - 1;
  const empty = () => new Int32Array(Math.max(0, (us.length - 1) * columns)).fill(-1);
  const owners: Grid['owners'] = [empty(), empty()];
  for (const [index, [[u1, u2], [v1, v2]]] of ranges.entries()) {
    const owner = owners[(group[index]?.normal[axis] ?? 0) > 0 ? 0 : 1];
    const [i2, j1, j2] = [placeOf(us, u2), placeOf(vs, v1), placeOf(vs, v2)];
    for (let i = placeOf(us, u1); i < i2; i++) for (let j = j1; j < j2; j++) owner[i * columns + j] = index;
  }
  const [one, other] = owners;
  for (let cell = 0; cell < one.length; cell++)
    if ((one[cell] ?? -1) >= 0 && (other[cell] ?? -1) >= 0) {
      one[cell] = -1;
      other[cell] = -1;
    }
  return { axes, us, vs, owners };
}
