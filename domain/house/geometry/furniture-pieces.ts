import type { RoomKind } from '#domain/house/model/room.ts';
import type { Material } from './solid/parts.ts';

export interface Block {
  material: Material;
  from: number;
  to: number;
  x?: [number, number];
  y?: [number, number];
}

/** A piece of furniture: how long it lies along a wall, how far it stands out, and its blocks from the floor up. */
export interface Piece {
  along: number;
  out: number;
  /** Shares of its length and depth, heights in metres. */
  blocks: Block[];
  /** Stands in the middle of its room where that is free. */
  middle?: true;
  /** Stands in a corner before the middle of a wall. */
  corner?: true;
  /** Instead of it, where it does not fit. */
  smaller?: Piece;
}

const bed: Piece = {
  along: 1.7,
  out: 2.05,
  blocks: [
    { material: 'wood', from: 0, to: 0.32 },
    { material: 'white-roof', from: 0.32, to: 0.5, x: [0.03, 0.97], y: [0.05, 0.98] },
    { material: 'fabric', from: 0.5, to: 0.53, x: [0.03, 0.97], y: [0.42, 0.98] },
    { material: 'wood', from: 0, to: 0.95, y: [0, 0.03] },
    { material: 'white-roof', from: 0.5, to: 0.62, x: [0.1, 0.45], y: [0.06, 0.26] },
    { material: 'white-roof', from: 0.5, to: 0.62, x: [0.55, 0.9], y: [0.06, 0.26] },
  ],
};
const beside = (x: [number, number], lamp: [number, number]): Block[] => [
  { material: 'wood', from: 0, to: 0.45, x, y: [0.01, 0.2] },
  { material: 'metal', from: 0.45, to: 0.62, x: [lamp[0] + 0.02, lamp[1] - 0.02], y: [0.09, 0.12] },
  { material: 'white-roof', from: 0.62, to: 0.82, x: lamp, y: [0.06, 0.15] },
];
/** A bed with a small table and a lamp on each side. */
const bedBetween: Piece = {
  along: 2.6,
  out: 2.05,
  blocks: [
    ...bed.blocks.map(({ x = [0, 1], ...block }) => ({
      ...block,
      x: x.map((share) => 0.173 + share * 0.654) as [number, number],
    })),
    ...beside([0, 0.155], [0.05, 0.11]),
    ...beside([0.845, 1], [0.89, 0.95]),
  ],
  smaller: bed,
};
const wardrobe: Piece = {
  along: 1.5,
  out: 0.58,
  blocks: [
    { material: 'wood', from: 0, to: 2.05, y: [0, 0.96] },
    { material: 'wood', from: 0.06, to: 2, x: [0.01, 0.325], y: [0.96, 1] },
    { material: 'wood', from: 0.06, to: 2, x: [0.345, 0.655], y: [0.96, 1] },
    { material: 'wood', from: 0.06, to: 2, x: [0.675, 0.99], y: [0.96, 1] },
  ],
};
const couch: Block[] = [
  { material: 'fabric', from: 0, to: 0.42, x: [0.09, 0.91] },
  { material: 'fabric', from: 0, to: 0.85, y: [0, 0.25], x: [0.09, 0.91] },
  { material: 'fabric', from: 0, to: 0.6, x: [0, 0.085] },
  { material: 'fabric', from: 0, to: 0.6, x: [0.915, 1] },
  { material: 'white-roof', from: 0.42, to: 0.72, x: [0.13, 0.3], y: [0.27, 0.42] },
  { material: 'white-roof', from: 0.42, to: 0.72, x: [0.7, 0.87], y: [0.27, 0.42] },
];
const sofa: Piece = {
  along: 2.1,
  out: 0.9,
  blocks: couch,
  smaller: { along: 1.5, out: 0.85, blocks: couch },
};
/** With a rug and a low table before it. */
const sofaCorner: Piece = {
  along: 2.1,
  out: 2,
  blocks: [
    ...couch.map(({ y = [0, 1], ...block }) => ({
      ...block,
      y: y.map((share) => share * 0.45) as [number, number],
    })),
    { material: 'fabric', from: 0, to: 0.015, x: [0.02, 0.98], y: [0.47, 1] },
    { material: 'wood', from: 0.34, to: 0.4, x: [0.25, 0.75], y: [0.62, 0.9] },
    { material: 'wood', from: 0.015, to: 0.34, x: [0.28, 0.32], y: [0.65, 0.87] },
    { material: 'wood', from: 0.015, to: 0.34, x: [0.68, 0.72], y: [0.65, 0.87] },
  ],
  smaller: sofa,
};
const armchair: Piece = { along: 0.85, out: 0.85, blocks: couch.slice(0, 4) };
const television: Piece = {
  along: 1.6,
  out: 0.42,
  blocks: [
    { material: 'wood', from: 0, to: 0.5 },
    { material: 'metal', from: 0.6, to: 1.25, x: [0.1, 0.9], y: [0.05, 0.15] },
    { material: 'metal', from: 0.5, to: 0.6, x: [0.4, 0.6], y: [0.02, 0.2] },
  ],
};
const desk: Piece = {
  along: 1.3,
  out: 0.65,
  blocks: [
    { material: 'wood', from: 0.7, to: 0.76 },
    { material: 'wood', from: 0, to: 0.7, x: [0.02, 0.06], y: [0.05, 0.95] },
    { material: 'wood', from: 0, to: 0.7, x: [0.94, 0.98], y: [0.05, 0.95] },
    { material: 'metal', from: 0.78, to: 1, x: [0.35, 0.65], y: [0.3, 0.34] },
    { material: 'metal', from: 0.76, to: 0.78, x: [0.35, 0.65], y: [0.34, 0.72] },
  ],
};
const top = (y: [number, number]): Block[] => [
  { material: 'wood', from: 0.7, to: 0.76, y },
  ...(
    [
      [0.05, 0.1],
      [0.9, 0.95],
    ] as const
  ).map(
    ([from, to]): Block => ({
      material: 'wood',
      from: 0,
      to: 0.7,
      x: [from, to],
      y: [y[0] + 0.06, y[1] - 0.06],
    }),
  ),
];
const chair = (x: number, y: number, back: number): Block[] => [
  { material: 'wood', from: 0, to: 0.43, x: [x + 0.02, x + 0.24], y: [y + 0.02, y + 0.16] },
  { material: 'fabric', from: 0.43, to: 0.48, x: [x, x + 0.26], y: [y, y + 0.18] },
  { material: 'wood', from: 0.48, to: 0.92, x: [x, x + 0.26], y: [back, back + 0.03] },
];
/** With two chairs on each long side. */
const diningTable: Piece = {
  along: 1.5,
  out: 2.1,
  middle: true,
  blocks: [
    ...top([0.27, 0.73]),
    ...[0.15, 0.6].flatMap((x) => [...chair(x, 0.08, 0.05), ...chair(x, 0.74, 0.92)]),
  ],
  smaller: { along: 1.2, out: 0.75, blocks: top([0, 1]) },
};
function kitchenCounter(along: number, smaller?: Piece): Piece {
  return {
    along,
    out: 0.6,
    blocks: [
      { material: 'wood', from: 0, to: 0.82, y: [0, 0.95] },
      { material: 'stone', from: 0.82, to: 0.87 },
      { material: 'metal', from: 0.87, to: 0.92, x: [0.12, 0.12 + 0.62 / along], y: [0.2, 0.8] },
      { material: 'metal', from: 0.86, to: 0.875, x: [0.88 - 0.55 / along, 0.88], y: [0.2, 0.8] },
      {
        material: 'metal',
        from: 0.875,
        to: 1.12,
        x: [0.88 - 0.3 / along, 0.88 - 0.26 / along],
        y: [0.08, 0.14],
      },
    ],
    ...(smaller && { smaller }),
  };
}
const counter = kitchenCounter(3.3, kitchenCounter(2.7, kitchenCounter(2.1, kitchenCounter(1.5))));
/** Over the height of a head; behind them a wall without a window. */
const cupboards: Piece = {
  along: 1.8,
  out: 0.34,
  blocks: [0, 1, 2].map(
    (one): Block => ({
      material: 'wood',
      from: 1.45,
      to: 2.1,
      x: [one / 3 + 0.005, (one + 1) / 3 - 0.005],
    }),
  ),
};
const fridge: Piece = {
  along: 0.65,
  out: 0.65,
  corner: true,
  blocks: [
    { material: 'white-roof', from: 0, to: 1.65 },
    { material: 'metal', from: 0.9, to: 1.3, x: [0.88, 0.92], y: [1, 1.04] },
  ],
};
const seat: Piece = {
  along: 0.4,
  out: 0.66,
  blocks: [
    { material: 'white-roof', from: 0, to: 0.4, x: [0.05, 0.95], y: [0.25, 1] },
    { material: 'white-roof', from: 0, to: 0.78, y: [0, 0.25] },
  ],
};
const basin: Piece = {
  along: 0.5,
  out: 0.4,
  blocks: [
    { material: 'white-roof', from: 0.68, to: 0.86 },
    { material: 'white-roof', from: 0, to: 0.68, x: [0.38, 0.62], y: [0, 0.5] },
  ],
};
const shelf: Piece = {
  along: 1.1,
  out: 0.35,
  blocks: [
    { material: 'wood', from: 0, to: 1.8, x: [0, 0.03] },
    { material: 'wood', from: 0, to: 1.8, x: [0.97, 1] },
    ...[0.1, 0.52, 0.94, 1.36, 1.77].map(
      (level): Block => ({
        material: 'wood',
        from: level,
        to: level + 0.03,
        x: [0.03, 0.97],
      }),
    ),
    ...[0.13, 0.55, 0.97].flatMap((level): Block[] => [
      { material: 'car-paint', from: level, to: level + 0.24, x: [0.08, 0.3], y: [0.2, 0.8] },
      { material: 'brick', from: level, to: level + 0.2, x: [0.34, 0.5], y: [0.2, 0.8] },
    ]),
  ],
};
const washer: Piece = {
  along: 0.6,
  out: 0.6,
  corner: true,
  blocks: [{ material: 'white-roof', from: 0, to: 0.85 }],
};

/** In the order in which they take their places. */
export const pieces: Partial<Record<RoomKind, Piece[]>> = {
  bedroom: [bedBetween, wardrobe],
  living: [sofaCorner, television, armchair],
  family: [sofa, television],
  dining: [diningTable],
  kitchen: [counter, fridge, cupboards],
  'kitchen-dining': [counter, diningTable, fridge, cupboards],
  study: [desk, shelf],
  toilet: [seat, basin],
  store: [shelf, shelf],
  dressing: [wardrobe],
  wash: [washer, basin],
  shop: [shelf, shelf, desk],
};
