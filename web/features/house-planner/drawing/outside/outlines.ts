import type { Face } from '../faces.ts';
import { cross, minus, unit } from '../vectors.ts';
import type { Outline } from './outline.ts';
import { axisOf, gridOf } from './plane-grid.ts';
import { sweep } from './sweep.ts';

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
