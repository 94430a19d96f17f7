import { archOver } from './arch.ts';
import type { Face, Hole } from './kit/facade.ts';
import type { Kit } from './kit/kit.ts';
import { bars, border, frame } from './window-frame.ts';

/** The slab over a window that keeps sun and rain out; stone brackets under it in Rajasthan. */
function shade({ mesh, palette, parsed }: Kit, face: Face, { left, right, high }: Hole): void {
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
function shutters({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
  const surface = parsed.style === 'hill' || parsed.style === 'village' ? palette.door : palette.wood;
  const wide = Math.min(0.42, (right - left) / 3);
  for (const x of [left - wide - 0.02, right + 0.02])
    face.box(mesh, surface, [
      [x, low, 0.01],
      [x + wide, high, 0.06],
    ]);
}

export function window(kit: Kit, face: Face, hole: Hole): void {
  const { mesh, palette, random, parsed } = kit;
  const pane = palette.panes[Math.floor(random() * palette.panes.length)] ?? palette.clearGlass;
  const { left, right, low, high } = hole;
  const small = right - left < 0.7;
  const screened =
    (parsed.extras.includes('jaali') || parsed.style === 'rajasthani') && (small || random() < 0.3);
  mesh.quad(screened && parsed.time !== 'night' ? palette.jaali : pane, [
    face.at(left, low, -0.1),
    face.at(right, low, -0.1),
    face.at(right, high, -0.1),
    face.at(left, high, -0.1),
  ]);
  frame(kit, face, hole);
  if (!screened) bars(kit, face, hole);
  border(kit, face, hole);
  if (!small) shade(kit, face, hole);
  const arched =
    parsed.style === 'rajasthani' || parsed.extras.includes('arches') || parsed.style === 'colonial';
  if (arched && right - left > 0.8) archOver(kit, face, hole);
  else if (!small && parsed.style !== 'modern' && parsed.style !== 'plain' && random() < 0.8)
    shutters(kit, face, hole);
}
