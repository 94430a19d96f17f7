import type { Parking } from '#domain/house/model/model.ts';
import { cornersOf, holds, meet, type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import { carPlace } from '#domain/house/rules/table.ts';

/** From the road to the house where a car stands before it, and from the plot's side where it stands beside it. */
export const carSpace = { front: 5.2, beside: 2.8 } as const;

export function parkingOf(
  kind: Parking['kind'] | null,
  of: { house: Rect; plot: Rect; rooms: readonly Room[] },
): Parking | null {
  const { house, plot, rooms } = of;
  if (kind === null) return null;
  if (kind === 'front') return { kind, car: { x: house.x + 0.15, y: 0.1, ...carPlace } };
  if (kind === 'beside')
    return { kind, car: { x: house.x - carSpace.beside + 0.15, y: house.y + 0.05, ...carPlace } };
  const car = kind === 'under' ? underHouse(house, rooms) : inPorch({ house, plot, rooms });
  return car && { kind, car };
}

/** The wall round the plot. */
const boundary = 0.12;

/** From the place of a car to the wall that one walks along: 0.9 m beside the car itself, which is narrower than its place. */
const wayPast = 0.58;

/** As far to the road and off the house as the porch reaches; where that is too small, half of the car stands before or beside it. */
function inPorch({ house, plot, rooms }: { house: Rect; plot: Rect; rooms: readonly Room[] }): Rect | null {
  const porch = rooms.find((room) => room.kind === 'porch')?.inside;
  if (!porch) return null;
  const spare = porch.width - carPlace.width;
  const atLeft = porch.x <= house.x + 0.01;
  const aside = Math.max(wayPast, spare / 2);
  const x = atLeft
    ? Math.max(boundary, porch.x + spare - aside)
    : Math.min(plot.width - boundary - carPlace.width, porch.x + aside);
  // A main door behind the car is as far from it.
  const y = Math.max(0.02, Math.min(porch.y + 0.02, porch.y + porch.depth - carPlace.depth - 0.62));
  const onPlot = x >= boundary && x + carPlace.width <= plot.width - boundary && y >= 0;
  return onPlot ? { ...carPlace, x: toCentimetre(x), y } : null;
}

const step = 0.1;
const beside = 0.3;

/** Between what is closed and as few columns as can be: as far in as it goes, and before the house no further than the road. */
function underHouse(house: Rect, rooms: readonly Room[]): Rect | null {
  const ground = rooms.filter(({ floor }) => floor === 0);
  const open = ground.filter(({ kind }) => kind === 'porch');
  for (let y = house.y + 0.02; y >= 0; y -= step) {
    let best: { car: Rect; columns: number } | null = null;
    for (let x = house.x + beside; x + carPlace.width <= house.x + house.width - beside + 0.01; x += step) {
      const car = { ...carPlace, x: toCentimetre(x), y: toCentimetre(y) };
      if (car.y + carPlace.depth > house.y + house.depth) continue;
      if (ground.some(({ kind, cell }) => kind !== 'porch' && meet(cell, car))) continue;
      const columns = open.flatMap(({ cell }) => cornersOf(cell)).filter((at) => holds(car, at)).length;
      if (!best || columns < best.columns) best = { car, columns };
    }
    if (best) return best.car;
  }
  return null;
}
