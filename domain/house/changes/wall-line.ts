import { edgeOf, near, onBorder } from '../model/edges.ts';
import type { Plan } from '../model/model.ts';
import type { Rect, Side } from '../model/rect.ts';
import type { SketchCell } from '../search/sketch/sketch.ts';
import { cellsOf } from './sketch-of.ts';

/** A straight wall between rooms that moves as one: those on both of its sides tile it. */
export interface WallLine {
  along: 'x' | 'y';
  line: number;
  from: number;
  to: number;
  /** What lies to the left of it or towards the road, and what lies on its other side. */
  before: SketchCell[];
  after: SketchCell[];
}

const endSides = { x: ['rear', 'front'], y: ['right', 'left'] } as const;

/** The least stretch of wall on a side of a room that moves without leaving a gap; null at the edge of the house. */
export function wallLine(
  cells: readonly SketchCell[],
  house: Rect,
  at: { room: string; side: Side },
): WallLine | null {
  const room = cells.find(({ id }) => id === at.room);
  if (!room || onBorder(room.cell, house, at.side)) return null;
  const { along, line, ...span } = edgeOf(room.cell, at.side);
  let { from, to } = span;
  const beside = (side: Side) =>
    cells.filter(({ floor, cell }) => floor === room.floor && near(edgeOf(cell, side).line, line));
  const [endsHere, beginsHere] = endSides[along];
  const [ending, beginning] = [beside(endsHere), beside(beginsHere)];
  const within = ({ cell }: SketchCell) => {
    const edge = edgeOf(cell, endsHere);
    return Math.min(edge.to, to) - Math.max(edge.from, from) > 0.01;
  };
  for (let grows = true; grows; ) {
    const edges = [...ending, ...beginning].filter(within).map(({ cell }) => edgeOf(cell, endsHere));
    const [start, end] = [Math.min(...edges.map((one) => one.from)), Math.max(...edges.map((one) => one.to))];
    grows = !near(start, from) || !near(end, to);
    [from, to] = [start, end];
  }
  return { along, line, from, to, before: ending.filter(within), after: beginning.filter(within) };
}

/** Every wall of a floor that could move, each once, by the room before it. */
export function wallLinesOn(plan: Plan, floor: number): (WallLine & { room: string; side: Side })[] {
  const cells = cellsOf(plan).filter((one) => one.floor === floor);
  const known = new Set<string>();
  return cells.flatMap(({ id }) =>
    (['right', 'rear'] as const).flatMap((side) => {
      const found = wallLine(cells, plan.house, { room: id, side });
      const key = found?.before.map((one) => one.id).join();
      if (!found || known.has(`${side} ${key}`)) return [];
      known.add(`${side} ${key}`);
      return [{ ...found, room: id, side }];
    }),
  );
}
