/** Changed in place: the tracer makes millions of steps and must leave no garbage. */
export interface Vector {
  x: number;
  y: number;
  z: number;
}

export const vector = (x = 0, y = 0, z = 0): Vector => ({ x, y, z });

export const dot = (a: Vector, b: Vector): number => a.x * b.x + a.y * b.y + a.z * b.z;

export function normalize(one: Vector): Vector {
  const length = Math.hypot(one.x, one.y, one.z) || 1;
  one.x /= length;
  one.y /= length;
  one.z /= length;
  return one;
}

export function copy(from: Vector, into: Vector): void {
  into.x = from.x;
  into.y = from.y;
  into.z = from.z;
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
export const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};
