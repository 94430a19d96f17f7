import type { Rect } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';

export interface Cell {
  name: string;
  kind: RoomKind;
  floor: number;
  /** On the house's own axes: x across, y along. */
  rect: Rect;
}
export interface Link {
  kind: 'door' | 'gap';
  between: [string, string];
}
export interface Part {
  cells: Cell[];
  links: Link[];
}
