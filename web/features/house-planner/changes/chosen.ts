import type { Side } from '#domain/house/model/rect.ts';

/** What was pressed on the drawing; a wall is that on a room's side. */
export type Chosen = { kind: 'room'; room: string } | { kind: 'wall'; room: string; side: Side };
