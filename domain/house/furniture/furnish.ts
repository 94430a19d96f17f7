import { doorLeaf } from '#domain/house/geometry/wall-shapes.ts';
import { headingOf } from '#domain/house/model/compass.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { furnishing, type Piece, shrine, together } from './pieces.ts';
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

/** What of a piece is tall: of a shower the pipe at the middle of its back, so that a ventilator may be over the rest. */
function tallOf({ name }: Piece, { rect, back }: Pick<Placed, 'rect' | 'back'>): Rect {
  if (name !== 'shower') return rect;
  const [x, y] = [rect.x + rect.width / 2 - 0.1, rect.y + rect.depth / 2 - 0.1];
  const [width, depth] = [0.2, 0.2];
  if (back === 'left') return { x: rect.x, y, width, depth };
  if (back === 'right') return { x: rect.x + rect.width - 0.2, y, width, depth };
  return { x, y: back === 'front' ? rect.y : rect.y + rect.depth - 0.2, width, depth };
}

type Place = Pick<Placed, 'rect' | 'back'>;

/** Where a piece may stand in an empty room; each is looked for once. */
function placesIn(plan: Plan, room: Room): (piece: Piece) => readonly Place[] {
  const kept = plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) => doorways(plan, wall));
  const strips = windowStrips(plan, room);
  const isFree = (piece: Piece, { rect, back }: Place) =>
    fits(rect, room.inside) &&
    kept.every((way) => !meet(way, rect)) &&
    fits(before(rect, back, piece.before), room.inside) &&
    (!piece.tall || strips.every((strip) => !meet(strip, tallOf(piece, { rect, back }))));
  const known = new Map<Piece, Place[]>();
  return (piece) => {
    const places = known.get(piece) ?? [...placesFor(room, piece)].filter((place) => isFree(piece, place));
    known.set(piece, places);
    return places;
  };
}

/** Beside those that stand already, with room for who uses them. */
const isBeside = (piece: Piece, { rect, back }: Place, placed: readonly Placed[]) =>
  placed.every(
    (other) =>
      !meet(other.rect, before(rect, back, piece.before)) &&
      !meet(before(other.rect, other.back, other.piece.before), rect),
  );

/** Places that are tried before pieces are placed one by one. */
const mostTries = 8000;

/** All that a room cannot do without, together: a bed stands elsewhere where it leaves the wardrobe no place. */
function placedTogether(room: Room, places: (piece: Piece) => readonly Place[]): Placed[] | null {
  let tries = 0;
  const rest = (lines: readonly (readonly Piece[])[], placed: readonly Placed[]): Placed[] | null => {
    const [choices, ...others] = lines;
    if (!choices) return [...placed];
    for (const piece of choices)
      for (const place of places(piece)) {
        tries += 1;
        if (tries > mostTries) return null;
        if (!isBeside(piece, place, placed)) continue;
        const found = rest(others, [...placed, { piece, room, ...place }]);
        if (found) return found;
      }
    return null;
  };
  const lines = together[room.kind];
  return lines ? rest(lines, []) : null;
}

function furnished(plan: Plan, room: Room, prays: Room | undefined): Placed[] {
  const places = placesIn(plan, room);
  const shrines = room === prays ? [[shrine]] : [];
  const ready = placedTogether(room, places);
  const placed: Placed[] = ready ?? [];
  const has = (piece: Piece) => ready?.some((one) => one.piece.name === piece.name) ?? false;
  const lines = [...shrines, ...(furnishing[room.kind] ?? []).filter(([first]) => !first || !has(first))];
  for (const choices of lines) {
    for (const piece of choices) {
      const sofa = placed.find((one) => one.piece.name === 'sofa');
      const watched = piece.name === 'television' && sofa ? opposite[sofa.back] : null;
      const free = places(piece).filter((at) => isBeside(piece, at, placed));
      const place = (watched && free.find(({ back }) => back === watched)) ?? free[0];
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
