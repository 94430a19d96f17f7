import type { Material } from '#domain/house/geometry/solid/parts.ts';
import type { RoomKind } from '#domain/house/model/room.ts';

/** A piece of furniture: how long it lies along a wall, how far it stands out, and its blocks from the floor up. */
export interface Piece {
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

export const pieces: Partial<Record<RoomKind, Piece[]>> = {
  bedroom: [bed, wardrobe],
  living: [sofa, television, table],
  family: [sofa, television],
  dining: [table],
  kitchen: [counter, fridge],
  'kitchen-dining': [counter, table, fridge],
  study: [table, shelf],
  toilet: [seat, basin],
  store: [shelf, shelf],
  dressing: [wardrobe],
  wash: [basin],
};
