import type { Rect } from '#domain/house/model/rect.ts';
import {
  type Axis,
  type Extents,
  extentsOf,
  type Leaf,
  type Node,
  newExtents,
  type Placed,
  type Range,
} from '../node.ts';
import { col, row } from '../row.ts';
import { ownBath } from './bath-strip.ts';
import {
  type Bay,
  bedroom,
  type Courts,
  carPorch,
  room,
  store,
  underHouse,
  usualKitchen,
  wideLiving,
} from './needs.ts';

function shared(parts: readonly Extents[], axis: Axis, other: number): Range {
  let [from, to] = [0, Number.POSITIVE_INFINITY];
  for (const part of parts) {
    const range = part.range(axis, other);
    if (!range) return null;
    from = Math.max(from, range[0]);
    to = Math.min(to, range[1]);
  }
  return from <= to ? [from, to] : null;
}

function storeyExtents(parts: readonly Extents[]): Extents {
  const most = (axis: Axis) => Math.max(...parts.map(({ least }) => least[axis]));
  const self = newExtents({
    least: { x: most('x'), y: most('y') },
    area: Math.max(...parts.map(({ area }) => area)),
    range: (axis, other) => shared(parts, axis, other),
    ideal(axis, other) {
      const [from, to] = self.range(axis, other) ?? [0, 0];
      const wanted = Math.max(...parts.map((part) => part.ideal(axis, other)));
      return Math.max(from, Math.min(to, wanted));
    },
  });
  return self;
}

/** One part above the other, the ground floor's first, in the same walls. */
function storeys(parts: readonly Node[]): Node {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  // Floors that are alike want the same.
  const different = [...new Set(parts.map(({ extents }) => extents))];
  const [same] = different;
  return {
    extents: same && different.length === 1 ? same : extentsOf('above', different, storeyExtents),
    place(rect: Rect, floors: readonly number[], placed: Placed[]) {
      for (const floor of floors) parts[floor]?.place(rect, [floor], placed);
    },
  };
}

/** What a scheme is asked to hold. */
export interface Program {
  /** With the one that lies open below the rooms. */
  floors: number;
  /** Bedrooms of each floor of rooms. */
  beds: readonly number[];
  /** What has the corner of the ground floor at the road, where anything has. */
  corner: 'car' | 'shop' | null;
  /** How far the car stands out of its corner; null where it has all of its place in the house. */
  bay: Bay | null;
  /** How wide courts are; null under a roof that lets none stand open. */
  courts: Courts | null;
  /** On one floor: a stair leads to its flat roof. */
  terrace: boolean;
  /** The rooms stand on columns: below them is room for the car. */
  stilt: boolean;
  /** Toilets of their own for so many bedrooms of a floor at most. */
  own: number;
  /** Where people eat: beside the kitchen, before it, before it with its store and a place to wash, or in it. */
  eating: 'beside' | 'before' | 'before-wash' | 'within';
  /** Of these rooms more than the code asks: the land has place for it. */
  roomy: { living: boolean; kitchen: boolean };
  /** One bedroom of the house is a small one. */
  small: boolean;
}

/** What a scheme makes of a program: null where it has no place for it. */
export type Build = (program: Program) => Node | null;

export const hasStair = ({ floors, terrace }: Program): boolean => floors > 1 || terrace;

/** One part for each floor of rooms; below them, where they stand on columns, what lies open. */
export function perFloor({ floors, stilt }: Program, part: (floor: number) => Node): Node {
  const rooms = Array.from({ length: stilt ? floors - 1 : floors }, (_, floor) => part(floor));
  return storeys(stilt ? [underHouse(), ...rooms] : rooms);
}

/** One bedroom of a floor, by its place in their order. */
export function bedOf({ beds, small }: Program, floor: number, index: number): Leaf {
  // The small one is the last of the fullest floor.
  const fullest = beds.indexOf(Math.max(...beds));
  return bedroom(small && floor === fullest && index === (beds[floor] ?? 0) - 1);
}

/** A bedroom with its own bath, where it has one. */
export interface Suite {
  bed: Leaf;
  node: Node;
}

type Beds = { from: number; to: number; bath: 'behind' | 'before' | 'beside' };

/** The bedrooms of a floor from one to another, as far as there are any; the first have toilets of their own. */
export function suites(program: Program, floor: number, of: Beds): Suite[] {
  const found: Suite[] = [];
  for (let index = of.from; index < Math.min(of.to, program.beds[floor] ?? 0); index++) {
    const bed = bedOf(program, floor, index);
    if (index >= program.own) found.push({ bed, node: bed });
    else if (of.bath === 'beside') found.push({ bed, node: row([bed, ownBath(bed)]) });
    else found.push({ bed, node: col(of.bath === 'behind' ? [bed, ownBath(bed)] : [ownBath(bed), bed]) });
  }
  return found;
}

export const bedrooms = (program: Program, floor: number, of: Beds): Node[] =>
  suites(program, floor, of).map(({ node }) => node);

/** The corner of a floor at the road: a car or a shop, and what lies above it. */
export function cornerOn(
  { corner, bay }: Program,
  floor: number,
  mainDoor: 'beside' | 'behind' = 'beside',
): Node {
  if (corner === 'car') return floor === 0 ? carPorch(bay, mainDoor) : room('balcony');
  return room(floor === 0 ? 'shop' : 'study');
}

/** Where a house is wide enough, nobody sits in a corridor; on larger land a kitchen is more than the code asks. */
export const living = ({ roomy }: Program): Leaf => (roomy.living ? wideLiving() : room('living'));
export const kitchen = ({ roomy }: Program): Leaf => (roomy.kitchen ? usualKitchen() : room('kitchen'));

export function eatingPlace(program: Program): Node {
  const { eating } = program;
  if (eating === 'within') return room('kitchen-dining');
  const [dining, cooking] = [room('dining'), kitchen(program)];
  if (eating === 'beside') return row([dining, cooking]);
  return col([dining, eating === 'before-wash' ? row([col([store(), room('wash')]), cooking]) : cooking]);
}

type BedAt = { place: number; bath: Beds['bath'] };

/** The bedroom of a floor that has this place in their order, if the floor has so many. */
export const suiteAt = (program: Program, floor: number, of: BedAt): Suite | undefined =>
  suites(program, floor, { from: of.place, to: of.place + 1, bath: of.bath })[0];

export const bedroomAt = (program: Program, floor: number, of: BedAt): Node | undefined =>
  suiteAt(program, floor, of)?.node;
