import type { RoomKind } from '#domain/house/model/room.ts';

export type PieceName =
  | 'bed'
  | 'wardrobe'
  | 'sofa'
  | 'television'
  | 'table'
  | 'wc'
  | 'basin'
  | 'shower'
  | 'counter'
  | 'fridge'
  | 'desk'
  | 'shelf'
  | 'washer'
  | 'till'
  | 'pooja';

/** A thing in a room, in metres: how long it lies along the wall at its back, how far it stands out. */
export interface Piece {
  name: PieceName;
  along: number;
  out: number;
  /** Free floor that its use needs before it. */
  before: number;
  /** Stands in no window's way where it is tall. */
  tall?: boolean;
  /** Stands anywhere, best in the middle. */
  free?: boolean;
  /** How many lie in a bed, or sit at each long side of a table. */
  places?: number;
  /** With what belongs to it: a bed's small tables, a low table and a rug before a sofa. */
  set?: true;
}

/** Of a small table beside a bed. */
export const besideBed = 0.42;
/** From a sofa's back to where its rug begins. */
export const sofaDepth = 0.85;

const bed = (along: number, places: number): Piece => ({ name: 'bed', along, out: 2, before: 0.5, places });
const wardrobe = (along: number): Piece => ({ name: 'wardrobe', along, out: 0.6, before: 0.5, tall: true });
const sofa = (along: number): Piece => ({ name: 'sofa', along, out: sofaDepth, before: 0.35 });
const television: Piece = { name: 'television', along: 1.4, out: 0.4, before: 0.5, tall: true };
/** With chairs before both long sides. */
const table = (along: number, places: number): Piece => ({
  name: 'table',
  along,
  out: 1.7,
  before: 0,
  free: true,
  places,
});
const wc: Piece = { name: 'wc', along: 0.4, out: 0.7, before: 0.4 };
const basin: Piece = { name: 'basin', along: 0.5, out: 0.42, before: 0.4 };
const shower = (side: number): Piece => ({ name: 'shower', along: side, out: side, before: 0, tall: true });
/** With a sink at one end and a hob at the other. */
const counter = (along: number): Piece => ({ name: 'counter', along, out: 0.6, before: 0.6 });
const fridge: Piece = { name: 'fridge', along: 0.65, out: 0.65, before: 0.5, tall: true };
/** With a chair before it. */
const desk: Piece = { name: 'desk', along: 1.2, out: 1.05, before: 0 };
const shelf = (along: number): Piece => ({ name: 'shelf', along, out: 0.35, before: 0.4, tall: true });
const washer: Piece = { name: 'washer', along: 0.6, out: 0.6, before: 0.4 };
const till: Piece = { name: 'till', along: 1.8, out: 0.5, before: 0.4 };
/** What the family prays before. */
export const shrine: Piece = { name: 'pooja', along: 0.9, out: 0.45, before: 0.5 };

const beds: Piece[] = [
  { ...bed(1.8 + 2 * besideBed, 2), set: true },
  bed(1.8, 2),
  bed(1.5, 2),
  bed(1.2, 1),
  bed(0.9, 1),
];
const sofas: Piece[] = [{ ...sofa(2.1), out: 2, set: true }, sofa(2.1), sofa(1.6)];
const counters = [3.6, 3, 2.7, 2.4, 2.1, 1.8, 1.5, 1.2].map(counter);
const showers = [0.9, 0.8].map(shower);
const wardrobes = [1.8, 1.5, 1.2, 0.9].map(wardrobe);

/** Of each line the first that finds a place; what a room cannot do without comes first. */
export const furnishing: Partial<Record<RoomKind, readonly (readonly Piece[])[]>> = {
  bedroom: [beds, wardrobes],
  living: [sofas, [television], [sofa(1.6), sofa(0.85)]],
  family: [sofas, [television]],
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
  shop: [[till], [shelf(1.2)], [shelf(1.2)]],
};

/** Of each line one, all of them: a double bed with a wardrobe, a bath with all that one washes in. */
export const together: Partial<Record<RoomKind, readonly (readonly Piece[])[]>> = {
  bedroom: [beds.filter(({ places }) => places === 2), wardrobes],
  kitchen: [counters.slice(0, 5), [fridge]],
  'kitchen-dining': [counters.slice(0, 5), [table(1.3, 2)], [fridge]],
  toilet: [[wc], [basin], showers],
};
