import type { Bvh } from './bvh.ts';

export interface Ray {
  x: number;
  y: number;
  z: number;
  dx: number;
  dy: number;
  dz: number;
  /** Where it ends: set by a hit. */
  reach: number;
}

export const makeRay = (): Ray => ({ x: 0, y: 0, z: 0, dx: 0, dy: 0, dz: 1, reach: 0 });

const stack = new Int32Array(64);
const near = 1e-4;

/** One over each part of the ray's direction: set once a ray. */
const inverse = { x: 0, y: 0, z: 0 };

/** Where the ray enters the node's box, or Infinity when it passes by or ends before. */
function entry(bounds: Float32Array, node: number, ray: Ray): number {
  const at = node * 6;
  const x1 = ((bounds[at] ?? 0) - ray.x) * inverse.x;
  const x2 = ((bounds[at + 3] ?? 0) - ray.x) * inverse.x;
  let enters = Math.min(x1, x2);
  let leaves = Math.max(x1, x2);
  const y1 = ((bounds[at + 1] ?? 0) - ray.y) * inverse.y;
  const y2 = ((bounds[at + 4] ?? 0) - ray.y) * inverse.y;
  if (y1 < y2) {
    if (y1 > enters) enters = y1;
    if (y2 < leaves) leaves = y2;
  } else {
    if (y2 > enters) enters = y2;
    if (y1 < leaves) leaves = y1;
  }
  const z1 = ((bounds[at + 2] ?? 0) - ray.z) * inverse.z;
  const z2 = ((bounds[at + 5] ?? 0) - ray.z) * inverse.z;
  if (z1 < z2) {
    if (z1 > enters) enters = z1;
    if (z2 < leaves) leaves = z2;
  } else {
    if (z2 > enters) enters = z2;
    if (z1 < leaves) leaves = z1;
  }
  return leaves >= enters && leaves > 0 && enters < ray.reach ? enters : Number.POSITIVE_INFINITY;
}

/** Möller and Trumbore: the distance, or 0 for none. Both sides count. */
function distanceTo({ corners }: Bvh, triangle: number, ray: Ray): number {
  const at = triangle * 9;
  const ax = corners[at + 3] ?? 0;
  const ay = corners[at + 4] ?? 0;
  const az = corners[at + 5] ?? 0;
  const bx = corners[at + 6] ?? 0;
  const by = corners[at + 7] ?? 0;
  const bz = corners[at + 8] ?? 0;
  const px = ray.dy * bz - ray.dz * by;
  const py = ray.dz * bx - ray.dx * bz;
  const pz = ray.dx * by - ray.dy * bx;
  const flatness = ax * px + ay * py + az * pz;
  if (flatness > -1e-9 && flatness < 1e-9) return 0;
  const scale = 1 / flatness;
  const tx = ray.x - (corners[at] ?? 0);
  const ty = ray.y - (corners[at + 1] ?? 0);
  const tz = ray.z - (corners[at + 2] ?? 0);
  const u = (tx * px + ty * py + tz * pz) * scale;
  if (u < 0 || u > 1) return 0;
  const qx = ty * az - tz * ay;
  const qy = tz * ax - tx * az;
  const qz = tx * ay - ty * ax;
  const v = (ray.dx * qx + ray.dy * qy + ray.dz * qz) * scale;
  if (v < 0 || u + v > 1) return 0;
  const distance = (bx * qx + by * qy + bz * qz) * scale;
  return distance > near ? distance : 0;
}

/** How many nodes rays have met: the work of a picture, the same on every machine. */
export const met = { nodes: 0 };

/** The first triangle before `ray.reach`, which becomes its distance; -1 for none. With `any` the first one found. */
export function traced(bvh: Bvh, ray: Ray, any: boolean): number {
  // Without a triangle the only node is no leaf, and its children are itself.
  if (bvh.surfaceOf.length === 0) return -1;
  const { link, count, bounds } = bvh;
  inverse.x = 1 / ray.dx;
  inverse.y = 1 / ray.dy;
  inverse.z = 1 / ray.dz;
  let found = -1;
  let depth = 0;
  let node = entry(bounds, 0, ray) < Number.POSITIVE_INFINITY ? 0 : -1;
  while (node >= 0) {
    met.nodes++;
    const triangles = count[node] ?? 0;
    const first = link[node] ?? 0;
    if (triangles > 0) {
      for (let triangle = first; triangle < first + triangles; triangle++) {
        const distance = distanceTo(bvh, triangle, ray);
        if (distance === 0 || distance >= ray.reach) continue;
        ray.reach = distance;
        found = triangle;
        if (any) return found;
      }
      node = depth > 0 ? (stack[--depth] ?? -1) : -1;
      continue;
    }
    const left = entry(bounds, first, ray);
    const right = entry(bounds, first + 1, ray);
    const closer = left <= right ? first : first + 1;
    if (Math.max(left, right) < Number.POSITIVE_INFINITY && depth < 63)
      stack[depth++] = closer === first ? first + 1 : first;
    if (Math.min(left, right) < Number.POSITIVE_INFINITY) node = closer;
    else node = depth > 0 ? (stack[--depth] ?? -1) : -1;
  }
  return found;
}
