import type { Rect } from './rect.ts';

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  /** A kitchen in which people eat. */
  | 'kitchen-dining'
  | 'bedroom'
  | 'toilet'
  | 'family'
  | 'study'
  | 'wash'
  | 'store'
  | 'dressing'
  | 'passage'
  | 'stair'
  /** Open to the road by a shutter, and to no room of the house. */
  | 'shop'
  | 'porch'
  | 'balcony';

export interface Room {
  id: string;
  kind: RoomKind;
  floor: number;
  /** To the middle of inner walls and the outer face of outer ones: the cells of a floor tile the house. */
  cell: Rect;
  /** The floor between the walls: the carpet area. */
  inside: Rect;
  /** A wet room over a dry one: its slab lies lower, so that pipes have their place above the ceiling below. */
  sunkSlab?: true;
}

/** A court is no room: it stands open to the sky through all floors. */
export type CellKind = RoomKind | 'court';

const openKinds: readonly CellKind[] = ['porch', 'balcony', 'court'];
export const isOpen = (kind: CellKind) => openKinds.includes(kind);
/** Whether a wall between them is an outer one. The stair has thin walls on every floor: it is as wide on each. */
export const isOutside = (kind: CellKind, other: CellKind) =>
  (isOpen(kind) && other !== 'stair') || (isOpen(other) && kind !== 'stair');

const kitchenKinds: readonly RoomKind[] = ['kitchen', 'kitchen-dining'];
export const isKitchen = (kind: RoomKind) => kitchenKinds.includes(kind);
