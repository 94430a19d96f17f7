import { band, type DoorLeaf, doorLeaf } from '#domain/house/geometry/wall-shapes.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { type Arc, line, type Mark, outline, type Spot } from './marks.ts';

const on = (wall: Wall, along: number, across: number): Spot =>
  wall.along === 'x' ? [along, across] : [across, along];

function arcOf(wall: Wall, { hinge, jamb, edge }: DoorLeaf, radius: number): Arc {
  const at = on(wall, hinge, wall.line);
  const angle = ([x, y]: Spot) => (Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI;
  const [leaf, closed] = [angle(on(wall, hinge, edge)), angle(on(wall, jamb, wall.line))];
  const quarter = (((closed - leaf) % 360) + 360) % 360 < 180;
  const [from, to] = quarter ? [leaf, leaf + 90] : [closed, closed + 90];
  return { mark: 'arc', layer: 'doors', at, radius, from: (from + 360) % 360, to: (to + 360) % 360 || 360 };
}

function openingMarks(plan: Plan, wall: Wall, opening: Opening): Mark[] {
  const { at, width, kind } = opening;
  const [from, to] = [at - width / 2, at + width / 2];
  if (kind === 'window' || kind === 'shutter') {
    const layer = kind === 'window' ? 'windows' : 'doors';
    return [
      outline(layer, band(wall, from, to)),
      line(layer, on(wall, from, wall.line), on(wall, to, wall.line)),
    ];
  }
  const door = kind === 'gap' ? null : doorLeaf(plan, wall, opening);
  if (!door) return [];
  return [
    line('doors', on(wall, door.hinge, wall.line), on(wall, door.hinge, door.edge)),
    arcOf(wall, door, width),
  ];
}

/** Walls cut between their openings, with leaves that stand open and panes. */
export function wallMarks(plan: Plan, wall: Wall): Mark[] {
  if (wall.kind === 'open')
    return [line('walls', on(wall, wall.from, wall.line), on(wall, wall.to, wall.line))].map((one) => ({
      ...one,
      dashed: true,
    }));
  const look = wall.kind === 'railing' ? {} : ({ fill: 'cut' } as const);
  const marks: Mark[] = [];
  let from = wall.from;
  for (const opening of wall.openings.toSorted((a, b) => a.at - b.at)) {
    const start = opening.at - opening.width / 2;
    if (start > from + 0.001) marks.push(outline('walls', band(wall, from, start), look));
    marks.push(...openingMarks(plan, wall, opening));
    from = opening.at + opening.width / 2;
  }
  if (wall.to > from + 0.001) marks.push(outline('walls', band(wall, from, wall.to), look));
  return marks;
}
