import { doorLeaf } from '#domain/house/geometry/wall-shapes.ts';
import { headingOf } from '#domain/house/model/compass.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect, type Side } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { furnishing, type Piece, shrine } from './pieces.ts';
import { before, fits, opposite, type Placed, placesFor } from './places.ts';

/** Room for the frame of an opening. */
const beside = 0.03;

/** The strip of floor along each window, where nothing tall stands. */
export function windowStrips(plan: Plan, room: Room): Rect[] {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind === 'window')
        .map(({ at, width }): Rect => {
          const reach = wall.thickness / 2 + 0.5;
          const [from, free] = [at - width / 2 - beside, width + 2 * beside];
          return wall.along === 'x'
            ? { x: from, y: wall.line - reach, width: free, depth: 2 * reach }
            : { x: wall.line - reach, y: from, width: 2 * reach, depth: free };
        }),
    );
}

/** Where a leaf swings, and the step before the door on its other side. */
export function doorways(plan: Plan, wall: Wall): Rect[] {
  return wall.openings
    .filter(({ kind }) => kind !== 'window')
    .map((opening) => {
      const { at, width } = opening;
      const door = opening.kind === 'gap' ? null : doorLeaf(plan, wall, opening);
      const [step, swing] = [0.6 + wall.thickness / 2, width + 0.05];
      const up = door ? door.edge > wall.line : true;
      const [below, above] = door ? (up ? [step, swing] : [swing, step]) : [0.7, 0.7];
      const [from, free] = [at - width / 2 - beside, width + 2 * beside];
      return wall.along === 'x'
        ? { x: from, y: wall.line - below, width: free, depth: below + above }
        : { x: wall.line - below, y: from, width: below + above, depth: free };
    });
}

/** The room whose middle lies furthest to the north-east, where a family that asks for Vastu prays. */
function roomToPray({ rooms, answers: { vastu, road } }: Plan): Room | undefined {
  if (!vastu || !road) return undefined;
  const far = ({ inside }: Room) => {
    const { east, north } = headingOf(
      { x: inside.x + inside.width / 2, y: inside.y + inside.depth / 2 },
      road,
    );
    return east + north;
  };
  return rooms
    .filter(
      ({ kind, floor }) =>
        floor === 0 && ['living', 'dining', 'family', 'study', 'bedroom', 'store'].includes(kind),
    )
    .reduce<Room | undefined>((best, room) => (best && far(best) >= far(room) ? best : room), undefined);
}

function firstOf<T>(all: Iterable<T>, is: (one: T) => boolean): T | undefined {
  for (const one of all) if (is(one)) return one;
  return undefined;
}

function furnished(plan: Plan, room: Room, prays: Room | undefined): Placed[] {
  const kept = plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) => doorways(plan, wall));
  const strips = windowStrips(plan, room);
  const placed: Placed[] = [];
  const isFree = (piece: Piece, rect: Rect, back: Side) =>
    fits(rect, room.inside) &&
    kept.every((way) => !meet(way, rect)) &&
    placed.every(
      (other) =>
        !meet(other.rect, before(rect, back, piece.before)) &&
        !meet(before(other.rect, other.back, other.piece.before), rect),
    ) &&
    fits(before(rect, back, piece.before), room.inside) &&
    (!piece.tall || strips.every((strip) => !meet(strip, rect)));
  for (const choices of [...(room === prays ? [[shrine]] : []), ...(furnishing[room.kind] ?? [])]) {
    for (const piece of choices) {
      const sofa = placed.find((one) => one.piece.name === 'sofa');
      const watched = piece.name === 'television' && sofa ? opposite[sofa.back] : null;
      const place =
        firstOf(
          placesFor(room, piece),
          ({ rect, back }) => (watched === null || back === watched) && isFree(piece, rect, back),
        ) ??
        (watched && firstOf(placesFor(room, piece), ({ rect, back }) => isFree(piece, rect, back)));
      if (!place) continue;
      placed.push({ piece, room, ...place });
      break;
    }
  }
  return placed;
}

/** Fixtures and furniture to scale: nothing stands in a doorway, in a leaf's way or in another piece. */
export function furnitureOn(plan: Plan, floor: number): Placed[] {
  const prays = roomToPray(plan);
  return plan.rooms.filter((room) => room.floor === floor).flatMap((room) => furnished(plan, room, prays));
}
