import { facesOf, holeOf } from '../kit/facade.ts';
import type { Kit } from '../kit/kit.ts';
import { entrance } from './entrance-door.ts';
import { window } from './window.ts';
import { border, frame } from './window-frame.ts';

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
