import type { Face, Hole } from '../kit/facade.ts';
import type { Kit } from '../kit/kit.ts';
import { archOver } from './arch.ts';
import { bars, border, frame } from './window-frame.ts';
import { shade, shutters } from './window-shade.ts';

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
