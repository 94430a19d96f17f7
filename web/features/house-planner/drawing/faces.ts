import type { Material, Part, PartKind } from '#domain/house/geometry/solid/parts.ts';
import type { Point } from '#domain/house/geometry/solid/solids.ts';
import { cross, dot, minus, same, unit } from './vectors.ts';

/** A flat side of something: its corners, and the plane in which they lie. */
export interface Face {
  points: Point[];
  normal: Point;
  /** Of the plane from the origin, along the normal. */
  offset: number;
  material: Material;
  part: PartKind;
  floor: number;
}

export function corners(positions: readonly number[], from: number): [Point, Point, Point] {
  const at = (place: number): Point => [
    positions[from + place] ?? 0,
    positions[from + place + 1] ?? 0,
    positions[from + place + 2] ?? 0,
  ];
  return [at(0), at(3), at(6)];
}

/** The geometry's triangles come in pairs that make one rectangle; as such they are half as many, without diagonals. */
export function facesOf(parts: readonly Part[]): Face[] {
  const faces: Face[] = [];
  for (const { positions, material, part, floor } of parts) {
    let last: Face | undefined;
    for (let place = 0; place < positions.length; place += 9) {
      const [a, b, c] = corners(positions, place);
      const turned = cross(minus(b, a), minus(c, a));
      if (Math.hypot(...turned) < 1e-9) continue;
      const normal = unit(turned);
      const [first, , third] = last?.points ?? [];
      if (
        last?.points.length === 3 &&
        first &&
        third &&
        same(first, a) &&
        same(third, b) &&
        dot(last.normal, normal) > 0.9999
      ) {
        last.points.push(c);
        last = undefined;
        continue;
      }
      last = { points: [a, b, c], normal, offset: dot(normal, a), material, part, floor };
      faces.push(last);
    }
  }
  return faces;
}
