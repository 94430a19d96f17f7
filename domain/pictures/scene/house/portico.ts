import { column, steps } from './columns-and-steps.ts';
import { entranceOf, houseFootprint, type Kit } from './kit.ts';
import { pitchedRoof } from './pitched-roof.ts';
import { railing } from './railings.ts';

/** A roof on two columns before the entrance; a balcony on it where there is a floor above. */
export function addPortico(kit: Kit, depth: number): void {
  const { mesh, palette, plan, parsed } = kit;
  const middle = entranceOf(kit);
  if (middle === null) return;
  const shell = houseFootprint(plan);
  const [left, right] = [Math.max(shell.left, middle - 1.7), Math.min(shell.right + 0.6, middle + 1.7)];
  const back = shell.front;
  const front = back + depth;
  const floor = plan.plinth.height;
  const top = floor + (parsed.roof === 'flat' ? 2.85 : 2.5);
  mesh.box(palette.plinth, [left, 0, back], [right, floor - 0.04, front]);
  mesh.box(palette.floor, [left - 0.04, floor - 0.04, back], [right + 0.04, floor, front + 0.04]);
  for (const x of [left + 0.25, right - 0.25]) column(kit, [x, front - 0.25], [floor, top]);
  if (parsed.roof === 'flat') {
    const out = parsed.style === 'modern' ? 0.5 : 0.18;
    mesh.box(palette.trim, [left - out, top, back], [right + out, top + 0.25, front + out]);
    if (plan.floors > 1) {
      railing(
        kit,
        [
          [left, front],
          [right, front],
        ],
        top + 0.25,
      );
      railing(
        kit,
        [
          [left, back],
          [left, front],
        ],
        top + 0.25,
      );
      railing(
        kit,
        [
          [right, back],
          [right, front],
        ],
        top + 0.25,
      );
    }
  } else {
    mesh.box(palette.wood, [left, top - 0.02, back], [right, top + 0.16, front - 0.1]);
    pitchedRoof(
      kit,
      { left, right, front, back: back + 0.1 },
      { base: top + 0.16, slope: 0.6, overhang: 0.35, kind: 'gable', gableToRoad: true },
    );
  }
  steps(kit, [middle, front], Math.min(1.2, (right - left) / 2));
}
