import { archOver } from './arch.ts';
import type { Face, Hole } from './facade.ts';
import type { Kit } from './kit.ts';

export function frame({ mesh, palette }: Kit, face: Face, { left, right, low, high }: Hole): void {
  const thick = 0.07;
  const [back, front] = [-0.13, -0.04];
  const put = (from: readonly [number, number], to: readonly [number, number]) =>
    face.box(mesh, palette.frame, [
      [from[0], from[1], back],
      [to[0], to[1], front],
    ]);
  put([left, low], [right, low + thick]);
  put([left, high - thick], [right, high]);
  put([left, low], [left + thick, high]);
  put([right - thick, low], [right, high]);
}

function bars({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
  const parts = Math.max(1, Math.round((right - left) / (parsed.style === 'modern' ? 1.1 : 0.62)));
  const put = (x: number, y: number, [x2, y2]: readonly [number, number]) =>
    face.box(mesh, palette.frame, [
      [x, y, -0.11],
      [x2, y2, -0.06],
    ]);
  for (let part = 1; part < parts; part++) {
    const x = left + ((right - left) * part) / parts;
    put(x - 0.025, low, [x + 0.025, high]);
  }
  if (parsed.style !== 'modern') put(left, high - 0.45, [right, high - 0.41]);
}

/** A frame that stands out: round windows of modern houses, and as a plain border on others. */
export function border({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
  const out = parsed.style === 'modern' ? 0.22 : 0.05;
  const wide = parsed.style === 'modern' ? 0.1 : 0.12;
  const put = (x: number, y: number, [x2, y2]: readonly [number, number]) =>
    face.box(mesh, palette.trim, [
      [x, y, 0],
      [x2, y2, out],
    ]);
  put(left - wide, low - wide, [right + wide, low]);
  if (parsed.style === 'kerala' || parsed.style === 'hill') return;
  put(left - wide, high, [right + wide, high + wide]);
  put(left - wide, low, [left, high]);
  put(right, low, [right + wide, high]);
}

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
