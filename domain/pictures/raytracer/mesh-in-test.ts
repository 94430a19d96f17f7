import type { Mesh, Point } from './model/mesh.ts';
import type { Surface } from './model/surface.ts';

export interface Triangle {
  corners: [Point, Point, Point];
  surface: Surface;
  /** Of both edges' product: its length is twice the area. */
  cross: Point;
}

export function trianglesOf({ positions, surfaceOf, surfaces }: Mesh): Triangle[] {
  return surfaceOf.map((number, index) => {
    const point = (corner: number): Point => {
      const from = index * 9 + corner * 3;
      return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
    };
    const [a, b, c] = [point(0), point(1), point(2)];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const surface = surfaces[number];
    if (!surface) throw new Error('a triangle without a surface');
    return {
      corners: [a, b, c],
      surface,
      cross: [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx],
    };
  });
}

export const areaOf = (triangles: readonly Triangle[]): number =>
  triangles.reduce((sum, { cross }) => sum + Math.hypot(...cross) / 2, 0);

/** The volume inside a closed skin whose faces look outwards. */
export const volumeOf = (triangles: readonly Triangle[]): number =>
  triangles.reduce(
    (sum, { corners: [[x, y, z]], cross }) => sum + (x * cross[0] + y * cross[1] + z * cross[2]) / 6,
    0,
  );

export interface Extent {
  low: [number, number, number];
  high: [number, number, number];
}

/** The smallest box round everything, or round what has one of the surfaces. */
export function extentOf(mesh: Mesh, only?: readonly Surface[]): Extent {
  const found: Extent = { low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
  for (const { corners, surface } of trianglesOf(mesh)) {
    if (only && !only.includes(surface)) continue;
    for (const corner of corners)
      for (const axis of [0, 1, 2] as const) {
        found.low[axis] = Math.min(found.low[axis], corner[axis]);
        found.high[axis] = Math.max(found.high[axis], corner[axis]);
      }
  }
  return found;
}
