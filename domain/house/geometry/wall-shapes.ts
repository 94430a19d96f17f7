import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import { isOpen, type Room, type RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { line, rect, type Shape } from './shapes.ts';

/** Nobody is struck by a door who walks past: it opens into the room that it closes. */
const walkedThrough: readonly RoomKind[] = ['living', 'family', 'dining', 'passage', 'porch', 'balcony'];

/** Nobody cooks behind an open leaf, nor lies in bed before it, where a smaller room can take it. */
const livedIn: readonly RoomKind[] = ['kitchen', 'kitchen-dining', 'bedroom', 'study'];

/** The room into which a door opens: from outside the house's own, but not onto a stair; of two rooms the one that is no way to others. */
function opensInto(plan: Plan, wall: Wall): Room | undefined {
  const [first, second] = wall.rooms.map((id) => plan.rooms.find((room) => room.id === id));
  if (first && second && (first.kind === 'stair') !== (second.kind === 'stair'))
    return first.kind === 'stair' ? second : first;
  const shut = [second, first].filter((room) => room && !walkedThrough.includes(room.kind));
  const closed = shut.find((room) => room && !livedIn.includes(room.kind)) ?? shut[0];
  const within = [second, first].find((room) => room && !isOpen(room.kind));
  return closed ?? within ?? first;
}

/** A door that stands open: places along the wall of its hinge and its other jamb, and across it of the leaf's edge. */
export interface DoorLeaf {
  hinge: number;
  jamb: number;
  edge: number;
}

export function doorLeaf(plan: Plan, wall: Wall, { at, width }: Opening): DoorLeaf | null {
  const room = opensInto(plan, wall);
  if (!room) return null;
  const middle = wall.along === 'x' ? room.cell.y + room.cell.depth / 2 : room.cell.x + room.cell.width / 2;
  // Into a court rather than into the passage along it.
  const out = wall.side === null && wall.rooms[1] === null ? -1 : 1;
  const edge = wall.line + Math.sign(middle - wall.line) * width * out;
  // Hung on the side of the nearer corner, a leaf stands open against a wall.
  const { inside } = room;
  const start = wall.along === 'x' ? inside.x : inside.y;
  const length = wall.along === 'x' ? inside.width : inside.depth;
  const late = at > start + length / 2;
  return late
    ? { hinge: at + width / 2, jamb: at - width / 2, edge }
    : { hinge: at - width / 2, jamb: at + width / 2, edge };
}

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
