import type { Plan } from '../../model/model.ts';
import { meet, toCentimetre } from '../../model/rect.ts';
import type { Wall } from '../../model/wall.ts';
import { type Axis, otherAxis } from '../../search/node.ts';

/** Metres: between the middles of two columns. */
export const bays = { least: 2.7, most: 4.5 } as const;

export interface Column {
  /** Of its middle, on the plot. */
  x: number;
  y: number;
  /** Its lines' names: letters run along the road, numbers away from it. */
  name: string;
  /** Which of the lines of both cross there, counted from 0. */
  line: readonly [x: number, y: number];
}

/** Lines under walls, the same for every floor, and the columns where they cross. */
export interface ColumnGrid {
  /** Places of the lines that run away from the road, from the left. */
  x: number[];
  /** Places of the lines that run along the road, from the front. */
  y: number[];
  /** Of a column's side. */
  size: number;
  columns: Column[];
}

/** A wall that is no more than this beside a line still hides its column. */
const near = 0.12;

/** How many metres of wall stand over a line. */
const wallOver = (walls: readonly Wall[], axis: Axis, at: number) =>
  walls.reduce(
    (sum, { along, line, from, to }) => sum + (along !== axis && Math.abs(line - at) < near ? to - from : 0),
    0,
  );

interface Way {
  lines: number[];
  worth: number;
}

/** Far more than walls are long: a bay that is too short or too wide comes last. */
const forBay = 1000;
const worthOfBay = (bay: number) => -forBay * (Math.max(0, bays.least - bay) + Math.max(0, bay - bays.most));

/** From one edge of the house to the other, through the walls that carry most. */
function linesOf(walls: readonly Wall[], axis: Axis, [from, to]: readonly [number, number]): number[] {
  const whole = Math.max(1, Math.ceil((to - from) / bays.most - 1e-9));
  // Where no wall stands in time, an even share of the way does.
  const even = Array.from({ length: whole - 1 }, (_, at) => from + ((to - from) * (at + 1)) / whole);
  const under = walls.filter(({ along }) => along !== axis).map(({ line }) => line);
  const places = [...new Set([...under, ...even].map(toCentimetre))]
    .filter((at) => at > from + 0.3 && at < to - 0.3)
    .toSorted((a, b) => a - b);
  const best: Way[] = [{ lines: [from], worth: 0 }];
  for (const at of [...places, to]) {
    const worth = wallOver(walls, axis, at);
    const ways = best.map(({ lines, worth: before }): Way => {
      const bay = at - (lines.at(-1) ?? from);
      return { lines: [...lines, at], worth: before + worthOfBay(bay) + worth };
    });
    best.push(ways.reduce((a, b) => (b.worth > a.worth ? b : a)));
  }
  return best.at(-1)?.lines ?? [from, to];
}

/** As far as a column goes from where two lines cross, along one of them, out of a door's way. */
const aside = Array.from({ length: 15 }, (_, step) => (step + 1) * 0.05);
type Spot = Readonly<Record<Axis, number>>;
const besides = ({ x, y }: Spot): Spot[] =>
  aside.flatMap((by) => [
    { x, y: y + by },
    { x, y: y - by },
    { x: x + by, y },
    { x: x - by, y },
  ]);

/** Whether a column there would stand in a door or a window. */
const isIn = ({ along, line, thickness, openings }: Wall, at: Spot, size: number) =>
  Math.abs(at[otherAxis(along)] - line) < (thickness + size) / 2 - 0.03 &&
  openings.some((one) => Math.abs(at[along] - one.at) < (one.width + size) / 2 - 0.01);

const over = ({ along, line, from, to, thickness }: Wall, at: Spot) =>
  Math.abs(at[otherAxis(along)] - line) <= thickness / 2 + near &&
  at[along] >= from - near &&
  at[along] <= to + near;

/** What a frame is drawn for. */
export type Framed = Pick<
  Plan,
  'walls' | 'house' | 'wallThickness' | 'parking' | 'stairs' | 'stilt' | 'floors'
>;

const letter = (index: number) => String.fromCodePoint(65 + index);

/**
 * Where a frame's columns stand, the same on each floor: under walls, in bays of 2.7 to 4.5 m as far as walls stand so. None
 * stands free in a room, on the stairs or in the car's place: there the beam reaches to the next one. One that would stand
 * in a door stands beside it.
 */
export function columnGridOf({
  walls,
  house,
  wallThickness,
  parking,
  stairs,
  stilt,
  floors,
}: Framed): ColumnGrid {
  const size = wallThickness.outer;
  const edges = (start: number, length: number) =>
    [toCentimetre(start + size / 2), toCentimetre(start + length - size / 2)] as const;
  const x = linesOf(walls, 'x', edges(house.x, house.width));
  const y = linesOf(walls, 'y', edges(house.y, house.depth));
  const walled = Array.from({ length: floors }, (_, floor) => walls.filter((wall) => wall.floor === floor));
  const closed = [parking?.car, stairs?.inside].filter((one) => one !== undefined);
  const isFree = (at: Spot) =>
    walled.every((some, floor) => (stilt && floor === 0) || some.some((wall) => over(wall, at))) &&
    !closed.some((one) =>
      meet(one, { x: at.x - size / 2 + 0.1, y: at.y - size / 2 + 0.1, width: size - 0.2, depth: size - 0.2 }),
    );
  const isShut = (at: Spot) => !walls.some((wall) => isIn(wall, at, size));
  const onHouse = (at: Spot) =>
    at.x >= (x[0] ?? 0) && at.x <= (x.at(-1) ?? 0) && at.y >= (y[0] ?? 0) && at.y <= (y.at(-1) ?? 0);
  const columns = y.flatMap((atY, row) =>
    x.flatMap((atX, column) => {
      const crossing = { x: atX, y: atY };
      if (!isFree(crossing)) return [];
      const at = isShut(crossing)
        ? crossing
        : (besides(crossing).find((one) => onHouse(one) && isFree(one) && isShut(one)) ?? crossing);
      const name = `${letter(column)}${row + 1}`;
      return [{ x: toCentimetre(at.x), y: toCentimetre(at.y), name, line: [column, row] as const }];
    }),
  );
  return { x, y, size, columns };
}
