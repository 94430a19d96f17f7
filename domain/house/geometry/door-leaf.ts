import type { Plan } from '#domain/house/model/model.ts';
import { isOpen, type Room, type RoomKind } from '#domain/house/model/room.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';

/** Nobody is struck by a door who walks past: it opens into the room that it closes. */
const walkedThrough: readonly RoomKind[] = ['living', 'family', 'dining', 'passage', 'porch', 'balcony'];

/** The room into which a door opens: from outside the house's own, of two rooms the one that is no way to others. */
function opensInto(plan: Plan, wall: Wall): Room | undefined {
  const [first, second] = wall.rooms.map((id) => plan.rooms.find((room) => room.id === id));
  const closed = [second, first].find((room) => room && !walkedThrough.includes(room.kind));
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
