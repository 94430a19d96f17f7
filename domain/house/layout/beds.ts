import type { Column } from './column-rooms.ts';
import type { Frame } from './frame.ts';
import { smallestBedroom } from './slot.ts';

export type Beds = Record<Column | 'front', number>;

/** Where bedrooms may lie, the best places first. */
export function bedPlaces(frame: Frame): { floor: number; place: keyof Beds; most: number }[] {
  const { columns, closed, livingFloor, parking, passage, across } = frame;
  const wide = columns === 'double' && passage >= 2.4;
  const floors = Array.from({ length: frame.floors }, (_, floor) => floor);
  const upper = floors.filter((floor) => floor > livingFloor);
  const below = floors.filter((floor) => floor < livingFloor);
  const each = (on: number[], place: keyof Beds, most: number) => on.map((floor) => ({ floor, place, most }));
  const main: keyof Beds = columns === 'double' ? 'right' : 'left';
  const inColumn = closed ? 0 : 1;
  const atFront = columns === 'single' || frame.column * frame.front >= smallestBedroom ? 1 : 0;
  return [
    ...each([livingFloor], main, inColumn),
    ...each(upper, main, 1),
    ...each(upper, 'front', atFront),
    ...each(below, main, 1),
    ...each(upper, 'left', columns === 'double' ? 1 : inColumn * 2),
    ...each(upper, 'front', wide ? atFront * 2 : atFront),
    ...each([livingFloor], main, inColumn * 2),
    ...each(
      [livingFloor],
      'front',
      columns === 'double' && across >= 8.8 && parking !== 'porch' ? atFront : 0,
    ),
    ...each(upper, main, inColumn * 2),
    ...each([livingFloor], 'left', inColumn * 2),
  ];
}
