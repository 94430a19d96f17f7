import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Piece } from './pieces.ts';

export interface Placed {
  piece: Piece;
  room: Room;
  rect: Rect;
  back: Side;
}

export const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

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
export function before({ x, y, width, depth }: Rect, back: Side, far: number): Rect {
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

export const fits = (inner: Rect, room: Rect) =>
  inner.x >= room.x - 0.001 &&
  inner.y >= room.y - 0.001 &&
  inner.x + inner.width <= room.x + room.width + 0.001 &&
  inner.y + inner.depth <= room.y + room.depth + 0.001;

/** Every place along every wall, the corners first, the long walls before the short ones; for what stands free the middle first. */
export function* placesFor(room: Room, piece: Piece): Generator<{ rect: Rect; back: Side }> {
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
