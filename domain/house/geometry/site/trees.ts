import type { Plan } from '#domain/house/model/model.ts';
import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { site } from './site-part.ts';

/** Half of the three metres. */
const reach = 1.5;

type Crown = [wide: number, from: number, to: number];
/** A neem with its two crowns, and an ashoka as slim as a column. */
const kinds: { trunk: number; crowns: Crown[] }[] = [
  {
    trunk: 1.8,
    crowns: [
      [2, 1.8, 3.2],
      [1.2, 3.2, 3.9],
    ],
  },
  { trunk: 0.8, crowns: [[1.1, 0.7, 4.6]] },
];

function tree(x: number, y: number, { trunk, crowns }: (typeof kinds)[number]): Part[] {
  const around = (wide: number) => ({ x: x - wide / 2, y: y - wide / 2, width: wide, depth: wide });
  return [
    site('tree', 'bark', box(around(0.24), 0, trunk)),
    ...crowns.map(([wide, from, to]) => site('tree', 'leaves', box(around(wide), from, to))),
  ];
}

/** Where three metres of garden are free, a tree: at most one behind, one in front beside the car's way. */
export function trees({ plot, house, parking }: Plan): Part[] {
  const [round, slim] = kinds;
  const behind = plot.depth - house.y - house.depth;
  const beside = [plot.width - 1.7, 1.7].find(
    (x) => !parking || x - reach > parking.car.x + parking.car.width || x + reach < parking.car.x,
  );
  return [
    ...(behind >= 3 && round ? tree(house.x + 1.5, plot.depth - 1.6, round) : []),
    ...(house.y >= 3 && beside !== undefined && slim ? tree(beside, 1.7, slim) : []),
  ];
}
