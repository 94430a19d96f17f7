import type { Rect } from './rect.ts';

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'toilet'
  | 'family'
  | 'study'
  | 'wash'
  | 'store'
  | 'dressing'
  | 'passage'
  | 'stair'
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
}

const openKinds: readonly RoomKind[] = ['porch', 'balcony'];
export const isOpen = (kind: RoomKind) => openKinds.includes(kind);
