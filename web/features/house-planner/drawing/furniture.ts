import { levelOf } from '#domain/house/geometry/geometry.ts';
import type { Material, Part } from '#domain/house/geometry/parts.ts';
import { box } from '#domain/house/geometry/solids.ts';
import type { Plan, Rect, Room, RoomKind } from '#domain/house/model/model.ts';

/** A piece of furniture: how long it lies along a wall, how far it stands out, and its blocks from the floor up. */
interface Piece {
  along: number;
  out: number;
  /** Shares of its length and depth, heights in metres. */
  blocks: { material: Material; from: number; to: number; x?: [number, number]; y?: [number, number] }[];
}

const bed: Piece = {
  along: 1.7,
  out: 2.05,
  blocks: [
    { material: 'wood', from: 0.1, to: 0.32 },
    { material: 'white-roof', from: 0.32, to: 0.5, x: [0.03, 0.97], y: [0.05, 0.98] },
    { material: 'car-paint', from: 0.5, to: 0.53, x: [0.03, 0.97], y: [0.42, 0.98] },
    { material: 'wood', from: 0.1, to: 0.95, y: [0, 0.03] },
    { material: 'tiles', from: 0.5, to: 0.6, x: [0.1, 0.45], y: [0.06, 0.26] },
    { material: 'tiles', from: 0.5, to: 0.6, x: [0.55, 0.9], y: [0.06, 0.26] },
  ],
};
const wardrobe: Piece = { along: 1.5, out: 0.58, blocks: [{ material: 'wood', from: 0, to: 2.05 }] };
const sofa: Piece = {
  along: 2.1,
  out: 0.9,
  blocks: [
    { material: 'car-paint', from: 0.08, to: 0.42 },
    { material: 'car-paint', from: 0.42, to: 0.85, y: [0, 0.25] },
    { material: 'car-paint', from: 0.42, to: 0.6, x: [0, 0.09] },
    { material: 'car-paint', from: 0.42, to: 0.6, x: [0.91, 1] },
  ],
};
const television: Piece = {
  along: 1.6,
  out: 0.42,
  blocks: [
    { material: 'wood', from: 0.1, to: 0.5 },
    { material: 'metal', from: 0.6, to: 1.25, x: [0.1, 0.9], y: [0.05, 0.15] },
  ],
};
const table: Piece = {
  along: 1.5,
  out: 0.9,
  blocks: [
    { material: 'wood', from: 0.7, to: 0.76 },
    { material: 'wood', from: 0, to: 0.7, x: [0.08, 0.14], y: [0.1, 0.9] },
    { material: 'wood', from: 0, to: 0.7, x: [0.86, 0.92], y: [0.1, 0.9] },
  ],
};
const counter: Piece = {
  along: 2.1,
  out: 0.6,
  blocks: [
    { material: 'wood', from: 0.08, to: 0.82 },
    { material: 'stone', from: 0.82, to: 0.87 },
    { material: 'metal', from: 0.87, to: 0.92, x: [0.15, 0.4], y: [0.2, 0.8] },
  ],
};
const fridge: Piece = { along: 0.65, out: 0.65, blocks: [{ material: 'white-roof', from: 0.03, to: 1.65 }] };
const seat: Piece = {
  along: 0.4,
  out: 0.66,
  blocks: [
    { material: 'white-roof', from: 0, to: 0.4, x: [0.05, 0.95], y: [0.25, 1] },
    { material: 'white-roof', from: 0, to: 0.78, y: [0, 0.25] },
  ],
};
const basin: Piece = { along: 0.5, out: 0.4, blocks: [{ material: 'white-roof', from: 0.55, to: 0.82 }] };
const shelf: Piece = { along: 1.1, out: 0.35, blocks: [{ material: 'wood', from: 0, to: 1.8 }] };

const pieces: Partial<Record<RoomKind, Piece[]>> = {
  bedroom: [bed, wardrobe],
  living: [sofa, television, table],
  family: [sofa, television],
  dining: [table],
  kitchen: [counter, fridge],
  study: [table, shelf],
  toilet: [seat, basin],
  store: [shelf, shelf],
  dressing: [wardrobe],
  wash: [basin],
};

const apart = (a: Rect, b: Rect) =>
  a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.depth || b.y >= a.y + a.depth;
const holds = (room: Rect, a: Rect) =>
  a.x >= room.x &&
  a.y >= room.y &&
  a.x + a.width <= room.x + room.width &&
  a.y + a.depth <= room.y + room.depth;

/** What stays free: the swing of doors and the way through them. */
function ways(plan: Plan, room: Room): Rect[] {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind !== 'window')
        .map(({ at, width }): Rect => {
          const [half, reach] = [width / 2 + 0.1, 1];
          return wall.along === 'x'
            ? { x: at - half, y: wall.line - reach, width: 2 * half, depth: 2 * reach }
            : { x: wall.line - reach, y: at - half, width: 2 * reach, depth: 2 * half };
        }),
    );
}

type Turned = { rect: Rect; back: 'front' | 'rear' | 'left' | 'right' };

/** Places with the back to a wall: the middles first, then the corners. */
function places({ inside: { x, y, width, depth } }: Room, { along, out }: Piece): Turned[] {
  const gap = 0.03;
  const [right, rear] = [x + width - out - gap, y + depth - out - gap];
  return [0.5, 0.02, 0.98].flatMap((share): Turned[] => {
    const [atX, atY] = [x + (width - along) * share, y + (depth - along) * share];
    return [
      { back: 'rear', rect: { x: atX, y: rear, width: along, depth: out } },
      { back: 'left', rect: { x: x + gap, y: atY, width: out, depth: along } },
      { back: 'right', rect: { x: right, y: atY, width: out, depth: along } },
      { back: 'front', rect: { x: atX, y: y + gap, width: along, depth: out } },
    ];
  });
}

function blockRect({ rect, back }: Turned, x: [number, number], y: [number, number]): Rect {
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

function furnished(plan: Plan, room: Room): Part[] {
  const taken = ways(plan, room);
  const base = levelOf(plan, room.floor);
  return (pieces[room.kind] ?? []).flatMap((piece) => {
    const place = places(room, piece).find(
      ({ rect }) => holds(room.inside, rect) && taken.every((other) => apart(rect, other)),
    );
    if (!place) return [];
    taken.push(place.rect);
    return piece.blocks.map(
      ({ material, from, to, x = [0, 1], y = [0, 1] }): Part => ({
        part: 'step',
        floor: room.floor,
        material,
        positions: box(blockRect(place, x, y), base + from, base + to),
      }),
    );
  });
}

/** What makes rooms of boxes: beds, tables, a kitchen. Nothing stands in a doorway or in another thing. */
export const furniture = (plan: Plan): Part[] => plan.rooms.flatMap((room) => furnished(plan, room));
