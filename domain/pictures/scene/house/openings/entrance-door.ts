import type { Face, Hole } from '../kit/facade.ts';
import type { Kit } from '../kit/kit.ts';

export function entrance({ mesh, palette }: Kit, face: Face, { left, right, low, high, middle }: Hole): void {
  const put = (x: number, y: number, [x2, y2, out]: readonly [number, number, number]) =>
    face.box(mesh, palette.door, [
      [x, y, -0.1],
      [x2, y2, out],
    ]);
  put(left + 0.06, low, [middle - 0.01, high - 0.06, -0.05]);
  put(middle + 0.01, low, [right - 0.06, high - 0.06, -0.05]);
  for (const [x, x2] of [
    [left + 0.14, middle - 0.08],
    [middle + 0.08, right - 0.14],
  ] as const)
    for (const [y, y2] of [
      [0.2, 0.9],
      [1.05, 1.9],
    ] as const)
      put(x, low + y, [x2, low + y2, -0.03]);
  for (const x of [middle - 0.07, middle + 0.04])
    face.box(mesh, palette.bulb.glow ? palette.metal : palette.trim, [
      [x, low + 0.95, -0.05],
      [x + 0.03, low + 1.15, 0.02],
    ]);
}
