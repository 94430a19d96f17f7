import type { Face, Hole } from './kit/facade.ts';
import type { Kit } from './kit/kit.ts';

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

export function bars({ mesh, palette, parsed }: Kit, face: Face, { left, right, low, high }: Hole): void {
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
