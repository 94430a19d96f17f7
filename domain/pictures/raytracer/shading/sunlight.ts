import { makeRay, traced } from '../model/hit.ts';
import { dot, normalize, type Vector, vector } from '../model/vector.ts';
import { away, type World } from './meet.ts';
import type { Spot } from './spot.ts';

export const probe = makeRay();
export const towards = vector();
const side = vector();
const other = vector();

export function aim(spot: Spot, direction: Vector, reach: number): void {
  probe.x = spot.at.x + spot.flat.x * 0.004;
  probe.y = spot.at.y + spot.flat.y * 0.004;
  probe.z = spot.at.z + spot.flat.z * 0.004;
  probe.dx = direction.x || 1e-9;
  probe.dy = direction.y || 1e-9;
  probe.dz = direction.z || 1e-9;
  probe.reach = reach;
}

function axesOf(normal: Vector): void {
  const flatX = Math.abs(normal.x) > 0.8;
  side.x = flatX ? -normal.y : 0;
  side.y = flatX ? normal.x : normal.z;
  side.z = flatX ? 0 : -normal.y;
  normalize(side);
  other.x = normal.y * side.z - normal.z * side.y;
  other.y = normal.z * side.x - normal.x * side.z;
  other.z = normal.x * side.y - normal.y * side.x;
}

/** Around `axis`: `out` is the distance from it, 0 to 1. */
export function lean(axis: Vector, out: number, turn: number): void {
  axesOf(axis);
  const a = Math.cos(turn * 2 * Math.PI) * out;
  const b = Math.sin(turn * 2 * Math.PI) * out;
  const up = Math.sqrt(Math.max(0, 1 - out * out));
  towards.x = axis.x * up + side.x * a + other.x * b;
  towards.y = axis.y * up + side.y * a + other.y * b;
  towards.z = axis.z * up + side.z * a + other.z * b;
}

/** Radians: the sun's soft edge, wider than the real one. */
const sunRadius = 0.016;

export function sunlight({ scene, bvh }: World, spot: Spot, [u, v]: readonly [number, number]): number {
  const { direction } = scene.weather.sun;
  const facing = dot(spot.normal, direction);
  const leaf = spot.surface.kind === 'leaf';
  const share = leaf ? 0.32 + 0.68 * Math.abs(facing) * (facing > 0 ? 1 : 0.7) : Math.max(0, facing);
  if (share <= 0 || (!leaf && dot(spot.flat, direction) <= 0)) return 0;
  lean(direction, sunRadius * Math.sqrt(u), v);
  aim(spot, towards, away);
  if (leaf) {
    // Off the leaf on the sun's side, or it would lie in its own shadow.
    probe.x = spot.at.x + direction.x * 0.03;
    probe.y = spot.at.y + direction.y * 0.03;
    probe.z = spot.at.z + direction.z * 0.03;
  }
  if (traced(bvh, probe, true) < 0) return share;
  return leaf ? 0.12 : 0;
}
