import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '#server/features/image-generation/prompt/prompt.ts';
import type { Random } from '#server/features/image-generation/raytracer/maths/random.ts';
import type { Mesh } from '#server/features/image-generation/raytracer/model/mesh.ts';
import type { Face, Hole } from './facade.ts';
import { facesOf, holeOf } from './facade.ts';
import type { Palette } from './palette.ts';

export interface Kit {
  mesh: Mesh;
  palette: Palette;
  parsed: ParsedPrompt;
  plan: Plan;
  random: Random;
}

function frame({ mesh, palette }: Kit, face: Face, { left, right, low, high }: Hole): void {
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

/** A frame that stands out: round windows of modern houses, and as a plain border on others. */
function border({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
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

/** Fills the corners over an opening so that an arch is left; cusped when asked. */
export function archOver(kit: Kit, face: Face, { left, right, high }: Hole): void {
  const { mesh, palette, parsed } = kit;
  const half = (right - left) / 2;
  const rise = Math.min(0.55, half * 0.8);
  const steps = 14;
  const cusps = parsed.style === 'rajasthani' ? 5 : 0;
  const curve = (share: number) => {
    const round = Math.sqrt(Math.max(0, 1 - share * share));
    const cusp = cusps ? 0.1 * Math.abs(Math.sin((share + 1) * cusps * (Math.PI / 2))) : 0;
    return high - rise + rise * Math.max(0, round - 0.1 + cusp);
  };
  const middle = (left + right) / 2;
  for (let step = 0; step < steps; step++) {
    const [a, b] = [-1 + (2 * step) / steps, -1 + (2 * (step + 1)) / steps];
    const [x, x2] = [middle + a * half, middle + b * half];
    const [y, y2] = [curve(a), curve(b)];
    const out = 0.02;
    const corners = [
      face.at(x, y, out),
      face.at(x2, y2, out),
      face.at(x2, high, out),
      face.at(x, high, out),
    ] as const;
    mesh.quad(palette.trim, corners);
    mesh.quad(palette.trim, [face.at(x, y, -0.12), face.at(x2, y2, -0.12), corners[1], corners[0]]);
  }
}

function window(kit: Kit, face: Face, hole: Hole): void {
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

function entrance({ mesh, palette }: Kit, face: Face, { left, right, low, high, middle }: Hole): void {
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

/** Windows and doors with all that belongs to them. */
export function dressOpenings(kit: Kit): void {
  for (const face of facesOf(kit.plan))
    for (const opening of face.wall.openings) {
      const hole = holeOf(face, opening);
      if (opening.kind === 'window') window(kit, face, hole);
      else if (opening.kind === 'entrance') {
        entrance(kit, face, hole);
        frame(kit, face, { ...hole, low: hole.low - 0.07 });
        border(kit, face, { ...hole, low: hole.low - 0.02 });
      }
    }
}
