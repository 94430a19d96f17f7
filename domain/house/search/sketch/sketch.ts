import type { Parking } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { CellKind, Room } from '#domain/house/model/room.ts';

export interface Link {
  /** A gap is a way without a door. */
  kind: 'door' | 'gap';
  between: readonly [string, string];
}
export interface SketchCell extends Pick<Room, 'id' | 'floor' | 'cell'> {
  kind: CellKind;
}

/** A house as a search finds it: rooms on the plot and what joins them, walls and openings to come. */
export interface Sketch {
  scheme: string;
  house: Rect;
  floors: number;
  cells: SketchCell[];
  links: Link[];
  /** Where the half landing lies; null without stairs. */
  landing: Side | null;
  parking: Parking['kind'] | null;
}
