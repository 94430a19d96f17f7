import { speck } from '../model/random.ts';
import { smooth, type Vector } from '../model/vector.ts';

export function addStars(into: Vector, direction: Vector): void {
  const u = Math.atan2(direction.x, -direction.z) * 260;
  const v = direction.y * 240;
  const name = speck(Math.floor(u), Math.floor(v));
  if (name < 0.992) return;
  const off = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
  const light = smooth(0.42, 0.05, off) * (0.25 + 0.9 * speck(Math.floor(u) + 5, Math.floor(v)));
  into.x += light;
  into.y += light;
  into.z += light * 1.1;
}
