import type { Face, Hole } from '../kit/facade.ts';
import type { Kit } from '../kit/kit.ts';

/** The slab over a window that keeps sun and rain out; stone brackets under it in Rajasthan. */
export function shade({ mesh, palette, parsed }: Kit, face: Face, { left, right, high }: Hole): void {
  const surface = parsed.style === 'rajasthani' ? palette.stone : palette.trim;
  if (parsed.style === 'kerala' || parsed.style === 'hill' || parsed.style === 'village') {
    for (const lift of [0, 0.1, 0.2])
      face.box(mesh, palette.roof, [
        [left - 0.25, high + 0.32 - lift, 0],
        [right + 0.25, high + 0.36 - lift, 0.2 + lift * 1.5],
      ]);
    return;
  }
  face.box(mesh, surface, [
    [left - 0.2, high + 0.12, 0],
    [right + 0.2, high + 0.19, parsed.style === 'modern' ? 0.3 : 0.5],
  ]);
  if (parsed.style !== 'rajasthani') return;
  for (const x of [left - 0.1, right])
    face.box(mesh, surface, [
      [x, high - 0.1, 0],
      [x + 0.1, high + 0.12, 0.28],
    ]);
}

/** Wooden leaves, opened flat against the wall. */
export function shutters({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
  const surface = parsed.style === 'hill' || parsed.style === 'village' ? palette.door : palette.wood;
  const wide = Math.min(0.42, (right - left) / 3);
  for (const x of [left - wide - 0.02, right + 0.02])
    face.box(mesh, surface, [
      [x, low, 0.01],
      [x + wide, high, 0.06],
    ]);
}
