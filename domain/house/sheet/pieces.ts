import type { RoomKind } from '#domain/house/model/room.ts';

/** In a piece's own metres: along the wall at its back, and out from it. */
export type Part =
  | { part: 'box'; at: readonly [number, number, number, number] }
  | { part: 'round'; at: readonly [number, number, number] };

export interface Piece {
  name: string;
  along: number;
  out: number;
  /** Free floor that its use needs before it. */
  before: number;
  /** Stands in no window's way where it is tall. */
  tall?: boolean;
  /** Stands anywhere, best in the middle. */
  free?: boolean;
  parts: readonly Part[];
}

const box = (...at: [number, number, number, number]): Part => ({ part: 'box', at });
const round = (...at: [number, number, number]): Part => ({ part: 'round', at });

const bed = (along: number, pillows: number): Piece => ({
  name: 'bed',
  along,
  out: 2,
  before: 0.5,
  parts: [
    box(0, 0, along, 2),
    box(0, 0.55, along, 2),
    ...Array.from({ length: pillows }, (_, at): Part => {
      const each = along / pillows;
      return box(at * each + 0.1, 0.08, (at + 1) * each - 0.1, 0.43);
    }),
  ],
});
const wardrobe = (along: number): Piece => ({
  name: 'wardrobe',
  along,
  out: 0.6,
  before: 0.5,
  tall: true,
  parts: [box(0, 0, along, 0.6), box(0.05, 0.28, along - 0.05, 0.32)],
});
const sofa = (along: number): Piece => ({
  name: 'sofa',
  along,
  out: 0.85,
  before: 0.35,
  parts: [box(0, 0, along, 0.85), box(0.15, 0.2, along - 0.15, 0.85)],
});
const television: Piece = {
  name: 'television',
  along: 1.4,
  out: 0.4,
  before: 0.5,
  tall: true,
  parts: [box(0, 0, 1.4, 0.4), box(0.2, 0.15, 1.2, 0.22)],
};
/** With chairs before both long sides. */
function table(along: number, chairs: number): Piece {
  const each = along / chairs;
  const seats = Array.from({ length: chairs }, (_, at) => {
    const from = (at + 0.5) * each - 0.2;
    return [box(from, 0, from + 0.4, 0.4), box(from, 1.3, from + 0.4, 1.7)];
  }).flat();
  return {
    name: 'table',
    along,
    out: 1.7,
    before: 0,
    free: true,
    parts: [box(0, 0.4, along, 1.3), ...seats],
  };
}
const wc: Piece = {
  name: 'wc',
  along: 0.4,
  out: 0.7,
  before: 0.4,
  parts: [box(0, 0, 0.4, 0.2), round(0.2, 0.45, 0.2)],
};
const basin: Piece = {
  name: 'basin',
  along: 0.5,
  out: 0.42,
  before: 0.4,
  parts: [box(0, 0, 0.5, 0.42), round(0.25, 0.23, 0.15)],
};
const shower = (side: number): Piece => ({
  name: 'shower',
  along: side,
  out: side,
  before: 0,
  parts: [box(0, 0, side, side), round(side / 2, side / 2, 0.08), round(side / 2, 0.12, 0.06)],
});
/** With a sink at one end and a hob at the other. */
function counter(along: number): Piece {
  const hob = along - 0.85;
  return {
    name: 'counter',
    along,
    out: 0.6,
    before: 0.6,
    parts: [
      box(0, 0, along, 0.6),
      box(0.2, 0.1, 0.75, 0.5),
      round(0.475, 0.3, 0.04),
      box(hob, 0.1, hob + 0.6, 0.5),
      ...[0.15, 0.45].flatMap((u) => [0.2, 0.4].map((v) => round(hob + u, v, 0.07))),
    ],
  };
}
const fridge: Piece = {
  name: 'fridge',
  along: 0.65,
  out: 0.65,
  before: 0.5,
  tall: true,
  parts: [box(0, 0, 0.65, 0.65), box(0, 0.58, 0.65, 0.65)],
};
const desk: Piece = {
  name: 'desk',
  along: 1.2,
  out: 1.05,
  before: 0,
  parts: [box(0, 0, 1.2, 0.6), box(0.38, 0.65, 0.82, 1.05)],
};
const shelf = (along: number): Piece => ({
  name: 'shelf',
  along,
  out: 0.35,
  before: 0.4,
  tall: true,
  parts: [box(0, 0, along, 0.35)],
});
const washer: Piece = {
  name: 'washer',
  along: 0.6,
  out: 0.6,
  before: 0.4,
  parts: [box(0, 0, 0.6, 0.6), round(0.3, 0.3, 0.2)],
};
/** What the family prays before. */
export const shrine: Piece = {
  name: 'pooja',
  along: 0.9,
  out: 0.45,
  before: 0.5,
  parts: [box(0, 0, 0.9, 0.45), box(0.1, 0.08, 0.8, 0.37)],
};

const counters = [3.6, 3, 2.7, 2.4, 2.1, 1.8].map(counter);
const showers = [0.9, 0.8].map(shower);
const wardrobes = [1.8, 1.5, 1.2, 0.9].map(wardrobe);

/** Of each line the first that finds a place; what a room cannot do without comes first. */
export const furnishing: Partial<Record<RoomKind, readonly (readonly Piece[])[]>> = {
  bedroom: [[bed(1.8, 2), bed(1.5, 2), bed(1.2, 1), bed(0.9, 1)], wardrobes],
  living: [[sofa(2.1), sofa(1.6)], [television], [sofa(1.6), sofa(0.85)]],
  family: [[sofa(2.1), sofa(1.6)], [television]],
  dining: [[table(1.8, 3), table(1.3, 2), table(0.7, 1)]],
  kitchen: [counters, [fridge]],
  'kitchen-dining': [counters, [table(1.3, 2), table(0.7, 1)], [fridge]],
  study: [[desk], [shelf(0.9)]],
  toilet: [[wc], [basin], showers],
  store: [
    [shelf(1.2), shelf(0.8)],
    [shelf(1.2), shelf(0.8)],
  ],
  dressing: [wardrobes],
  wash: [[washer], [basin]],
  shop: [[{ ...shelf(1.8), name: 'till', out: 0.5, tall: false, parts: [box(0, 0, 1.8, 0.5)] }]],
};
