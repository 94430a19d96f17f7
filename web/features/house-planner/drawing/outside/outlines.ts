import type { Point } from '#domain/house/geometry/solid/solids.ts';
import type { Face } from '../faces.ts';
import { cross, minus, unit } from '../vectors.ts';

/** The axis along which an upright or level rectangle looks; -1 for what slopes. */
const axisOf = ({ normal, points }: Face) =>
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

interface Grid {
  axes: Range;
  us: number[];
  vs: number[];
  /** Which face covers a cell, for those that look one way and the other; -1 for none. */
  owners: [Int32Array, Int32Array];
}

/** A plane cut at all edges of the faces in it. Where two solids touch, neither side is seen. */
function gridOf(group: readonly Face[], axis: number): Grid {
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

/** An edge to be drawn in ink, on one of the faces that it bounds. */
interface Outline {
  from: Point;
  to: Point;
  face: Face;
  /** Along the face's plane, into it. */
  inward: Point;
}

/** Lines of the grid along one axis with another surface on each side, as long as they run on. */
function sweep(group: readonly Face[], grid: Grid, of: { owner: Int32Array; turned: boolean }): Outline[] {
  const { owner, turned } = of;
  const columns = grid.vs.length - 1;
  const [lines, runs] = turned ? [grid.vs, grid.us] : [grid.us, grid.vs];
  const [one, other] = turned ? [grid.axes[1], grid.axes[0]] : grid.axes;
  const origin = group[0]?.points[0] ?? [0, 0, 0];
  const at = (line: number, run: number) =>
    line < 0 || line >= lines.length - 1
      ? -1
      : (owner[turned ? run * columns + line : line * columns + run] ?? -1);
  const point = (line: number, run: number): Point => {
    const made: Point = [...origin];
    made[one] = lines[line] ?? 0;
    made[other] = runs[run] ?? 0;
    return made;
  };
  const surface = (index: number) => {
    const face = group[index];
    return face ? `${face.material} ${face.floor}` : '';
  };
  const found: Outline[] = [];
  for (let line = 0; line < lines.length; line++) {
    let start = 0;
    let open = '';
    for (let run = 0; run < runs.length; run++) {
      const end = run === runs.length - 1;
      const [before, after] = end ? [-1, -1] : [at(line - 1, run), at(line, run)];
      const here =
        before === after || surface(before) === surface(after) ? '' : `${surface(before)}|${surface(after)}`;
      if (here === open) continue;
      if (open) {
        const next = at(line, run - 1);
        const face = group[next >= 0 ? next : at(line - 1, run - 1)];
        const inward: Point = [0, 0, 0];
        inward[one] = next >= 0 ? 1 : -1;
        if (face) found.push({ from: point(line, start), to: point(line, run), face, inward });
      }
      start = run;
      open = here;
    }
  }
  return found;
}

/** Of sloping faces, which lie alone in their planes. */
const ownEdges = (face: Face): Outline[] =>
  face.points.map((from, index) => {
    const to = face.points[(index + 1) % face.points.length] ?? from;
    return { from, to, face, inward: unit(cross(face.normal, minus(to, from))) };
  });

/**
 * The borders of what looks like one surface: no line where two faces of one material lie side by side in a plane,
 * none where two solids touch. `faces` are those that can be seen, at least in part.
 */
export function outlined(faces: readonly Face[]): { faces: Face[]; outlines: Outline[] } {
  const planes = new Map<string, Face[]>();
  const kept: Face[] = [];
  const outlines: Outline[] = [];
  for (const face of faces) {
    const axis = axisOf(face);
    if (axis < 0) {
      kept.push(face);
      // A round crown has no edges.
      if (face.material !== 'leaves') outlines.push(...ownEdges(face));
      continue;
    }
    const key = `${axis} ${Math.round((face.points[0]?.[axis] ?? 0) * 500)}`;
    const group = planes.get(key);
    if (group) group.push(face);
    else planes.set(key, [face]);
  }
  for (const [key, group] of planes) {
    const grid = gridOf(group, Number(key[0]));
    const seen = new Set<number>();
    for (const owner of grid.owners) {
      for (const index of owner) seen.add(index);
      for (const turned of [false, true]) outlines.push(...sweep(group, grid, { owner, turned }));
    }
    kept.push(...group.filter((_, index) => seen.has(index)));
  }
  return { faces: kept, outlines };
}
