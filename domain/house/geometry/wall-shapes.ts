import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { doorLeaf } from './door-leaf.ts';
import { line, rect, type Shape } from './shapes.ts';

/** The part of a wall between two places along it. */
export const band = ({ along, line: at, thickness }: Wall, from: number, to: number): Rect =>
  along === 'x'
    ? { x: from, y: at - thickness / 2, width: to - from, depth: thickness }
    : { x: at - thickness / 2, y: from, width: thickness, depth: to - from };

function swing(plan: Plan, wall: Wall, opening: Opening): Shape[] {
  const door = doorLeaf(plan, wall, opening);
  if (!door) return [];
  const { hinge, jamb, edge } = door;
  const { width } = opening;
  const flip = (x: number, y: number) => `${x.toFixed(3)} ${(plan.plot.depth - y).toFixed(3)}`;
  const [from, to] =
    wall.along === 'x'
      ? [flip(hinge, edge), flip(jamb, wall.line)]
      : [flip(edge, hinge), flip(wall.line, jamb)];
  const sweep = ((wall.along === 'x') === edge > wall.line) !== hinge > jamb ? 1 : 0;
  const hingeAt: [number, number, number, number] =
    wall.along === 'x' ? [hinge, wall.line, hinge, edge] : [wall.line, hinge, edge, hinge];
  return [
    line(plan, 'door', hingeAt),
    { shape: 'path', role: 'swing', d: `M ${from} A ${width} ${width} 0 0 ${sweep} ${to}` },
  ];
}

export function wallShapes(plan: Plan, wall: Wall): Shape[] {
  if (wall.kind === 'open') return [];
  const role = wall.kind === 'railing' ? 'railing' : wall.kind === 'inner' ? 'inner-wall' : 'wall';
  const shapes: Shape[] = [];
  let from = wall.from;
  for (const opening of wall.openings.toSorted((a, b) => a.at - b.at)) {
    const [start, end] = [opening.at - opening.width / 2, opening.at + opening.width / 2];
    if (start > from) shapes.push(rect(plan, role, band(wall, from, start)));
    if (opening.kind === 'window' || opening.kind === 'shutter')
      shapes.push(rect(plan, 'window', band(wall, start, end)));
    else if (opening.kind !== 'gap') shapes.push(...swing(plan, wall, opening));
    from = end;
  }
  if (wall.to > from) shapes.push(rect(plan, role, band(wall, from, wall.to)));
  return shapes;
}
