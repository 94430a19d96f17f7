import type { RoadSide } from './answers.ts';

/** Of a direction: how far it leads east and north. */
export interface Heading {
  east: number;
  north: number;
}

const round: readonly RoadSide[] = ['N', 'E', 'S', 'W'];
const headings: Record<RoadSide, Heading> = {
  N: { east: 0, north: 1 },
  E: { east: 1, north: 0 },
  S: { east: 0, north: -1 },
  W: { east: -1, north: 0 },
};

/** The sky's quarter that one faces after a right turn from one to another. */
const after = (side: RoadSide, quarters: number): RoadSide =>
  round[(round.indexOf(side) + quarters) % 4] ?? side;

/** Where a way on the plan leads: x to the right and y away from the road, as one stands on it before the house. */
export function headingOf({ x, y }: { x: number; y: number }, road: RoadSide): Heading {
  const ahead = headings[after(road, 2)];
  const right = headings[after(road, 3)];
  return { east: x * right.east + y * ahead.east, north: x * right.north + y * ahead.north };
}
