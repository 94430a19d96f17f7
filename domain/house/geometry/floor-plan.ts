import type { Opening, Plan, Rect, RoomKind, Stairs, Wall } from '../model/model.ts';
import { isOpen } from '../model/model.ts';
import { flightsOf } from '../model/stairs.ts';

type Role =
  | 'plot'
  | 'set-back'
  | 'floor'
  | 'open-floor'
  | 'wall'
  | 'inner-wall'
  | 'railing'
  | 'door'
  | 'swing'
  | 'window'
  | 'stair'
  | 'car'
  | 'dimension';

/** Metres, y downwards as in SVG: the road is below the drawing. */
export type Shape =
  | { shape: 'rect'; role: Role; x: number; y: number; width: number; height: number }
  | { shape: 'line'; role: Role; x1: number; y1: number; x2: number; y2: number }
  | { shape: 'path'; role: Role; d: string }
  /** `width` by `depth` of the room in metres; the browser has its name. */
  | { shape: 'room'; kind: RoomKind; x: number; y: number; width: number; depth: number }
  | { shape: 'measure'; metres: number; x: number; y: number; upright: boolean };

export interface FloorPlan {
  floor: number;
  viewBox: { x: number; y: number; width: number; height: number };
  shapes: Shape[];
}

const margin = 1.4;

function rect(plan: Plan, role: Role, { x, y, width, depth }: Rect): Shape {
  return { shape: 'rect', role, x, y: plan.plot.depth - y - depth, width, height: depth };
}

function line(plan: Plan, role: Role, [x1, y1, x2, y2]: [number, number, number, number]): Shape {
  return { shape: 'line', role, x1, y1: plan.plot.depth - y1, x2, y2: plan.plot.depth - y2 };
}

const band = ({ along, line: at, thickness }: Wall, from: number, to: number): Rect =>
  along === 'x'
    ? { x: from, y: at - thickness / 2, width: to - from, depth: thickness }
    : { x: at - thickness / 2, y: from, width: thickness, depth: to - from };

function swing(plan: Plan, wall: Wall, opening: Opening): Shape[] {
  const { at, width } = opening;
  const [hinge, end] = [at - width / 2, at + width / 2];
  const room = plan.rooms.find(({ id }) => id === wall.rooms[wall.rooms[1] === null ? 0 : 1]);
  if (!room) return [];
  // A leaf opens into the second room: it lies on that room's side of the wall.
  const middle = wall.along === 'x' ? room.cell.y + room.cell.depth / 2 : room.cell.x + room.cell.width / 2;
  const leaf = wall.line + Math.sign(middle - wall.line) * width;
  const flip = (x: number, y: number) => `${x.toFixed(3)} ${(plan.plot.depth - y).toFixed(3)}`;
  const [from, to] =
    wall.along === 'x'
      ? [flip(hinge, leaf), flip(end, wall.line)]
      : [flip(leaf, hinge), flip(wall.line, end)];
  const sweep = (wall.along === 'x') === leaf > wall.line ? 1 : 0;
  const hingeAt: [number, number, number, number] =
    wall.along === 'x' ? [hinge, wall.line, hinge, leaf] : [wall.line, hinge, leaf, hinge];
  return [
    line(plan, 'door', hingeAt),
    { shape: 'path', role: 'swing', d: `M ${from} A ${width} ${width} 0 0 ${sweep} ${to}` },
  ];
}

function wallShapes(plan: Plan, wall: Wall): Shape[] {
  if (wall.kind === 'open') return [];
  const role = wall.kind === 'railing' ? 'railing' : wall.kind === 'inner' ? 'inner-wall' : 'wall';
  const shapes: Shape[] = [];
  let from = wall.from;
  for (const opening of wall.openings.toSorted((a, b) => a.at - b.at)) {
    const [start, end] = [opening.at - opening.width / 2, opening.at + opening.width / 2];
    if (start > from) shapes.push(rect(plan, role, band(wall, from, start)));
    if (opening.kind === 'window') shapes.push(rect(plan, 'window', band(wall, start, end)));
    else if (opening.kind !== 'gap') shapes.push(...swing(plan, wall, opening));
    from = end;
  }
  if (wall.to > from) shapes.push(rect(plan, role, band(wall, from, wall.to)));
  return shapes;
}

function stairShapes(plan: Plan, stairs: Stairs, floor: number): Shape[] {
  if (floor > stairs.flights) return [];
  return flightsOf(stairs).flatMap((flight) => flight.treads.map((tread) => rect(plan, 'stair', tread.rect)));
}

function measures({ plot, house }: Plan): Shape[] {
  const below = plot.depth - house.y + 0.55;
  const beside = house.x - 0.55;
  return [
    { shape: 'measure', metres: house.width, x: house.x + house.width / 2, y: below, upright: false },
    {
      shape: 'measure',
      metres: house.depth,
      x: beside,
      y: plot.depth - house.y - house.depth / 2,
      upright: true,
    },
  ];
}

/** One floor as shapes to draw, in the order in which they cover each other. */
export function floorPlanOf(plan: Plan, floor: number): FloorPlan {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const { plot, house } = plan;
  const site: Shape[] = floor === 0 ? [rect(plan, 'plot', plot), rect(plan, 'set-back', plan.buildable)] : [];
  const around = floor === 0 ? plot : house;
  return {
    floor,
    viewBox: {
      x: around.x - margin,
      y: plot.depth - around.y - around.depth - margin,
      width: around.width + 2 * margin,
      height: around.depth + 2 * margin,
    },
    shapes: [
      ...site,
      ...rooms.map(({ kind, cell }) => rect(plan, isOpen(kind) ? 'open-floor' : 'floor', cell)),
      ...(floor === 0 && plan.parking ? [rect(plan, 'car', plan.parking.car)] : []),
      ...(plan.stairs ? stairShapes(plan, plan.stairs, floor) : []),
      ...plan.walls.filter((wall) => wall.floor === floor).flatMap((wall) => wallShapes(plan, wall)),
      ...measures(plan),
      ...rooms.map(
        ({ kind, inside }): Shape => ({
          shape: 'room',
          kind,
          x: inside.x + inside.width / 2,
          y: plot.depth - inside.y - inside.depth / 2,
          width: inside.width,
          depth: inside.depth,
        }),
      ),
    ],
  };
}
