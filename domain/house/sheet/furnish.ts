import { headingOf } from '#domain/house/model/compass.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { meet, type Rect, type Side } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { circle, type Mark, outline, type Spot } from './marks.ts';
import { furnishing, type Piece, shrine } from './pieces.ts';
import { doorways } from './walls.ts';

export interface Placed {
  piece: Piece;
  room: Room;
  rect: Rect;
  back: Side;
}

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

const gap = 0.02;
const step = 0.05;

/** Where a piece stands with its back to a side, `from` metres along it. */
function against(
  { inside: { x, y, width, depth } }: Room,
  back: Side,
  of: { from: number; along: number; out: number },
): Rect {
  const { from, along, out } = of;
  switch (back) {
    case 'front':
      return { x: x + from, y: y + gap, width: along, depth: out };
    case 'rear':
      return { x: x + from, y: y + depth - out - gap, width: along, depth: out };
    case 'left':
      return { x: x + gap, y: y + from, width: out, depth: along };
    case 'right':
      return { x: x + width - out - gap, y: y + from, width: out, depth: along };
  }
}

/** The floor before a piece, as far as somebody needs to use it. */
function before({ x, y, width, depth }: Rect, back: Side, far: number): Rect {
  switch (back) {
    case 'front':
      return { x, y, width, depth: depth + far };
    case 'rear':
      return { x, y: y - far, width, depth: depth + far };
    case 'left':
      return { x, y, width: width + far, depth };
    case 'right':
      return { x: x - far, y, width: width + far, depth };
  }
}

const fits = (inner: Rect, room: Rect) =>
  inner.x >= room.x - 0.001 &&
  inner.y >= room.y - 0.001 &&
  inner.x + inner.width <= room.x + room.width + 0.001 &&
  inner.y + inner.depth <= room.y + room.depth + 0.001;

/** Every place along every wall, the corners first, the long walls before the short ones; for what stands free the middle first. */
function* placesFor(room: Room, piece: Piece): Generator<{ rect: Rect; back: Side }> {
  const { inside } = room;
  if (piece.free) {
    const [across, up] = [inside.width - piece.along, inside.depth - piece.out];
    for (let share = 0; share <= 0.5; share += 0.1)
      for (const dx of [share, -share])
        for (const dy of [0, share, -share])
          yield {
            back: 'front',
            rect: {
              x: inside.x + across * (0.5 + dx),
              y: inside.y + up * (0.5 + dy),
              width: piece.along,
              depth: piece.out,
            },
          };
    const [a, b] = [inside.width - piece.out, inside.depth - piece.along];
    for (let share = 0; share <= 0.5; share += 0.1)
      for (const dx of [0, share, -share])
        for (const dy of [share, -share])
          yield {
            back: 'left',
            rect: {
              x: inside.x + a * (0.5 + dx),
              y: inside.y + b * (0.5 + dy),
              width: piece.out,
              depth: piece.along,
            },
          };
    return;
  }
  const backs: Side[] =
    inside.width > inside.depth ? ['rear', 'front', 'left', 'right'] : ['left', 'right', 'rear', 'front'];
  for (const back of backs) {
    const length = back === 'front' || back === 'rear' ? inside.width : inside.depth;
    const spare = length - piece.along - 2 * gap;
    const starts = Array.from(
      { length: Math.max(0, Math.floor(spare / step) + 1) },
      (_, at) => gap + at * step,
    );
    // A bed stands where one can get out of it at both sides.
    const sorted =
      piece.name === 'bed'
        ? starts.toSorted((a, b) => Math.abs(a - spare / 2) - Math.abs(b - spare / 2))
        : starts;
    for (const from of sorted)
      yield { back, rect: against(room, back, { from, along: piece.along, out: piece.out }) };
  }
}

/** The strip of floor along each window, where nothing tall stands. */
function windowStrips(plan: Plan, room: Room): Rect[] {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind === 'window')
        .map(({ at, width }): Rect => {
          const reach = wall.thickness / 2 + 0.5;
          return wall.along === 'x'
            ? { x: at - width / 2, y: wall.line - reach, width, depth: 2 * reach }
            : { x: wall.line - reach, y: at - width / 2, width: 2 * reach, depth: width };
        }),
    );
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

/** From a piece's own metres to the plan's. */
function spotIn({ rect, back }: Placed, [along, out]: Spot): Spot {
  switch (back) {
    case 'front':
      return [rect.x + along, rect.y + out];
    case 'rear':
      return [rect.x + along, rect.y + rect.depth - out];
    case 'left':
      return [rect.x + out, rect.y + along];
    case 'right':
      return [rect.x + rect.width - out, rect.y + along];
  }
}

export function pieceMarks(placed: Placed): Mark[] {
  return placed.piece.parts.map((part) => {
    if (part.part === 'round')
      return circle('furniture', spotIn(placed, [part.at[0], part.at[1]]), part.at[2]);
    const [a, b] = [spotIn(placed, [part.at[0], part.at[1]]), spotIn(placed, [part.at[2], part.at[3]])];
    return outline('furniture', {
      x: Math.min(a[0], b[0]),
      y: Math.min(a[1], b[1]),
      width: Math.abs(a[0] - b[0]),
      depth: Math.abs(a[1] - b[1]),
    });
  });
}
