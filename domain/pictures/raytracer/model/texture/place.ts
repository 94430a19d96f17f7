import type { Vector } from '#domain/pictures/raytracer/model/vector.ts';

/** The place on a face in metres: across and up. Set by `lay`. */
export const face = { u: 0, v: 0 };

export function lay(at: Vector, normal: Vector): void {
  const [nx, ny, nz] = [Math.abs(normal.x), Math.abs(normal.y), Math.abs(normal.z)];
  if (ny > 0.92) {
    face.u = at.x;
    face.v = at.z;
    return;
  }
  face.u = nx > nz ? at.z : at.x;
  // Along the slope, so that tiles keep their size on a roof.
  face.v = at.y / Math.sqrt(Math.max(0.02, 1 - ny * ny));
}
