import type { Plan } from '#domain/house/model/model.ts';
import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { site } from './site-part.ts';

/** Where three metres of garden are free, a tree: at most one behind, one in front beside the car. */
export function trees({ plot, house, parking }: Plan): Part[] {
  const spots: [number, number][] = [];
  const behind = plot.depth - house.y - house.depth;
  if (behind >= 3) spots.push([house.x + 1.5, plot.depth - 1.6]);
  const beforeCar = parking?.kind === 'front' && parking.car.x + parking.car.width > plot.width - 2.7;
  if (house.y >= 3 && parking?.kind !== 'under' && !beforeCar) spots.push([plot.width - 1.7, 1.7]);
  return spots.flatMap(([x, y]) => [
    site('tree', 'bark', box({ x: x - 0.12, y: y - 0.12, width: 0.24, depth: 0.24 }, 0, 1.8)),
    site('tree', 'leaves', box({ x: x - 1, y: y - 1, width: 2, depth: 2 }, 1.8, 3.2)),
    site('tree', 'leaves', box({ x: x - 0.6, y: y - 0.6, width: 1.2, depth: 1.2 }, 3.2, 3.9)),
  ]);
}
