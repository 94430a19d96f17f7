import type { Plan, Stairs } from '#domain/house/model/model.ts';
import { cornersOf, holds, meet, type Rect } from '#domain/house/model/rect.ts';
import { isOpen, type Room } from '#domain/house/model/room.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import { columnsOf } from './house/columns.ts';
import { type FloorPlan, type NamedKind, rect, type Shape } from './shapes.ts';
import { wallShapes } from './wall-shapes.ts';

const margin = 1.75;

function stairShapes(plan: Plan, stairs: Stairs, floor: number): Shape[] {
  if (floor > stairs.flights) return [];
  return flightsOf(stairs).flatMap((flight) => flight.treads.map((tread) => rect(plan, 'stair', tread.rect)));
}

/** Open to the sky: crossed out, as draughtsmen do. */
function courtShapes(plan: Plan, inside: Rect): Shape[] {
  const { x, y, width, height } = rect(plan, 'open-floor', inside);
  const at = (one: number, other: number) => `${one.toFixed(3)} ${other.toFixed(3)}`;
  const d = `M ${at(x, y)} L ${at(x + width, y + height)} M ${at(x + width, y)} L ${at(x, y + height)}`;
  return [rect(plan, 'open-floor', inside), { shape: 'path', role: 'stair', d }];
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

interface Named {
  kind: NamedKind;
  inside: Rect;
}

/** A porch is named after its car where the whole car stands in it; where none does it is a veranda. */
function nameOfPorch(porch: Room, { stilt, parking }: Plan): Named[] {
  if (stilt) return [];
  if (!parking || !meet(porch.cell, parking.car)) return [{ kind: 'veranda', inside: porch.inside }];
  return cornersOf(parking.car).every((corner) => holds(porch.cell, corner)) ? [porch] : [];
}

/** What has a name: the car's place once, wherever it is, and a court on every floor. */
function namedOn(plan: Plan, floor: number): Named[] {
  const rooms = plan.rooms.filter((room) => room.floor === floor);
  const named = rooms.flatMap((room) => (room.kind === 'porch' ? nameOfPorch(room, plan) : [room]));
  const courts = plan.courts.map(({ inside }): Named => ({ kind: 'court', inside }));
  const car = floor === 0 && !named.some(({ kind }) => kind === 'porch') ? plan.parking?.car : undefined;
  return [...named, ...courts, ...(car ? [{ kind: 'porch', inside: car } as const] : [])];
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
      ...plan.courts.flatMap(({ inside }) => courtShapes(plan, inside)),
      ...(floor === 0 && plan.parking ? [rect(plan, 'car', plan.parking.car)] : []),
      ...(plan.stairs ? stairShapes(plan, plan.stairs, floor) : []),
      ...plan.walls.filter((wall) => wall.floor === floor).flatMap((wall) => wallShapes(plan, wall)),
      ...(floor === 0 ? columnsOf(plan).map((column) => rect(plan, 'column', column)) : []),
      ...measures(plan),
      ...namedOn(plan, floor).map(
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
