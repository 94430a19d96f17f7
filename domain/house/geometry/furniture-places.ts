import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Piece } from './furniture-pieces.ts';

export const apart = (a: Rect, b: Rect) =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.depth || b.y >= a.y + a.depth;
export const holds = (room: Rect, a: Rect) =>
  a.x >= room.x &&
  a.y >= room.y &&
  a.x + a.width <= room.x + room.width &&
  a.y + a.depth <= room.y + room.depth;

/** What stays free: the swing of doors and the way through them, and the windows that the thing would hide. */
export function freeOf(plan: Plan, room: Room, high: number): Rect[] {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind, sill }) => kind !== 'window' || high > sill + 0.15)
        .map(({ kind, at, width }): Rect => {
          const [half, reach] = kind === 'window' ? [width / 2, 0.5] : [width / 2 + 0.1, 1];
          return wall.along === 'x'
            ? { x: at - half, y: wall.line - reach, width: 2 * half, depth: 2 * reach }
            : { x: wall.line - reach, y: at - half, width: 2 * reach, depth: 2 * half };
        }),
    );
}

export type Turned = { rect: Rect; back: 'front' | 'rear' | 'left' | 'right' };

/** Places with the back to a wall: the middles first, then the corners, but where a corner suits it. */
export function places(
  { inside: { x, y, width, depth } }: Room,
  { along, out, middle, corner }: Piece,
): Turned[] {
  // A finger's breadth off the wall: equal faces would flicker.
  const gap = 0.03;
  const free: Turned[] = [
    {
      back: 'front',
      rect: { x: x + (width - along) / 2, y: y + (depth - out) / 2, width: along, depth: out },
    },
    {
      back: 'left',
      rect: { x: x + (width - out) / 2, y: y + (depth - along) / 2, width: out, depth: along },
    },
  ];
  const [right, rear] = [x + width - out - gap, y + depth - out - gap];
  const atWalls = (corner ? [0.02, 0.98, 0.5] : [0.5, 0.02, 0.98]).flatMap((share): Turned[] => {
    const [atX, atY] = [x + (width - along) * share, y + (depth - along) * share];
    return [
      { back: 'rear', rect: { x: atX, y: rear, width: along, depth: out } },
      { back: 'left', rect: { x: x + gap, y: atY, width: out, depth: along } },
      { back: 'right', rect: { x: right, y: atY, width: out, depth: along } },
      { back: 'front', rect: { x: atX, y: y + gap, width: along, depth: out } },
    ];
  });
  return middle ? [...free, ...atWalls] : atWalls;
}

export function blockRect({ rect, back }: Turned, x: [number, number], y: [number, number]): Rect {
  const flip = ([from, to]: [number, number]): [number, number] => [1 - to, 1 - from];
  const [along, out] = [x, back === 'rear' || back === 'right' ? flip(y) : y];
  const [u, v] = back === 'front' || back === 'rear' ? [along, out] : [out, along];
  return {
    x: rect.x + rect.width * u[0],
    y: rect.y + rect.depth * v[0],
    width: rect.width * (u[1] - u[0]),
    depth: rect.depth * (v[1] - v[0]),
  };
}
