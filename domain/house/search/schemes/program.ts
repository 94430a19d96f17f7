import type { Leaf, Node } from '../tree/node.ts';
import { col, row } from '../tree/row.ts';
import { storeys } from '../tree/storeys.ts';
import { type Bay, bath, bedroom, type Courts, carPorch, room, store, underHouse } from './needs.ts';

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
  /** The rooms stand on columns: below them is room for the car. */
  stilt: boolean;
  /** Toilets of their own for so many bedrooms of a floor at most. */
  own: number;
  /** Where people eat: beside the kitchen, before it, before it with its store and a place to wash, or in it. */
  eating: 'beside' | 'before' | 'before-wash' | 'within';
  /** One bedroom of the house is a small one. */
  small: boolean;
}

/** What a scheme makes of a program: null where it has no place for it. */
export type Build = (program: Program) => Node | null;

/** One part for each floor of rooms; below them, where they stand on columns, what lies open. */
export function perFloor({ floors, stilt }: Program, part: (floor: number) => Node): Node {
  const rooms = Array.from({ length: stilt ? floors - 1 : floors }, (_, floor) => part(floor));
  return storeys(stilt ? [underHouse(), ...rooms] : rooms);
}

/** The bedrooms of a floor from one to another, as far as there are any; the first have toilets of their own. */
export function bedrooms(
  program: Program,
  floor: number,
  of: { from: number; to: number; bath: 'behind' | 'before' | 'beside' },
): Node[] {
  const count = program.beds[floor] ?? 0;
  // The small one is the last of the fullest floor.
  const fullest = program.beds.indexOf(Math.max(...program.beds));
  const nodes: Node[] = [];
  for (let index = of.from; index < Math.min(of.to, count); index++) {
    const bed: Leaf = bedroom(program.small && floor === fullest && index === count - 1);
    if (index >= program.own) nodes.push(bed);
    else if (of.bath === 'beside') nodes.push(row([bed, bath(bed)]));
    else nodes.push(col(of.bath === 'behind' ? [bed, bath(bed)] : [bath(bed), bed]));
  }
  return nodes;
}

/** The corner of a floor at the road: a car or a shop, and what lies above it. */
export function cornerOn({ corner, bay }: Program, floor: number): Node {
  if (corner === 'car') return floor === 0 ? carPorch(bay) : room('balcony');
  return room(floor === 0 ? 'shop' : 'study');
}

export function eatingPlace({ eating }: Program): Node {
  if (eating === 'within') return room('kitchen-dining');
  const [dining, kitchen] = [room('dining'), room('kitchen')];
  if (eating === 'beside') return row([dining, kitchen]);
  return col([dining, eating === 'before-wash' ? row([col([store(), room('wash')]), kitchen]) : kitchen]);
}

/** The bedroom of a floor that has this place in their order, if the floor has so many. */
export const bedroomAt = (
  program: Program,
  floor: number,
  of: { place: number; bath: 'behind' | 'before' | 'beside' },
): Node | undefined => bedrooms(program, floor, { from: of.place, to: of.place + 1, bath: of.bath })[0];
