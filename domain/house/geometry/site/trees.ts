import type { AreaType } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Part } from '../solid/parts.ts';
import { box, tapered } from '../solid/solids.ts';
import { site, waysIn } from './ways-in.ts';

/** Half of the three metres, and of the narrow crown of a tree in front with a little air. */
const reach = 1.5;
const slimReach = 0.8;
/** Of the row behind. */
const apart = 4.2;
const mostBehind = 3;

/** A crown that narrows upwards is a cone, one that is much wider than high the fronds of a palm. */
type Crown = [wide: number, from: number, to: number, shape?: 'cone'];
interface Kind {
  trunk: number;
  crowns: Crown[];
}

const neem: Kind = {
  trunk: 1.8,
  crowns: [
    [2, 1.8, 3.2],
    [1.2, 3.2, 3.9],
  ],
};
/** As slim as a column. */
const ashoka: Kind = { trunk: 0.8, crowns: [[1.1, 0.7, 4.6]] };
const deodar: Kind = {
  trunk: 1,
  crowns: [
    [2.2, 0.9, 2.6, 'cone'],
    [1.7, 1.9, 3.7, 'cone'],
    [1.1, 2.9, 4.9, 'cone'],
  ],
};
const cypress: Kind = { trunk: 0.6, crowns: [[1.1, 0.5, 4.4, 'cone']] };
const palm = (trunk: number, wide: number): Kind => ({ trunk, crowns: [[wide, trunk - 0.6, trunk + 0.3]] });
/** The khejri of the Thar: low, its crown like an umbrella. */
const khejri: Kind = {
  trunk: 1.5,
  crowns: [
    [2.2, 1.5, 2.5],
    [1.1, 2.4, 2.9],
  ],
};

/** What grows there: the first behind the house, the other before it. */
const kinds: Record<AreaType, [behind: Kind, before: Kind]> = {
  Plan: [neem, ashoka],
  'Near by River': [neem, palm(3.6, 2)],
  Hill: [deodar, cypress],
  Rain: [palm(4.6, 2.6), palm(3.6, 2)],
  Desert: [khejri, palm(2.6, 2)],
};

function tree(x: number, y: number, { trunk, crowns }: Kind): Part[] {
  const around = (wide: number) => ({ x: x - wide / 2, y: y - wide / 2, width: wide, depth: wide });
  return [
    site('tree', 'bark', box(around(0.24), 0, trunk)),
    ...crowns.map(([wide, from, to, shape]) =>
      site('tree', 'leaves', tapered(around(wide), around(shape ? wide / 9 : wide), [from, to])),
    ),
  ];
}

/**
 * Where three metres of garden are free, a tree: a row behind, the kinds of the region in turn, and one in front where it
 * stands before no gate, door or shutter.
 */
export function trees(plan: Plan): Part[] {
  const { plot, house, parking } = plan;
  const [large, slim] = kinds[plan.answers.areaType];
  const behind = plot.depth - house.y - house.depth;
  const { gate, doors, shops } = waysIn(plan);
  const isClear = (x: number) =>
    (!parking || x - reach > parking.car.x + parking.car.width || x + reach < parking.car.x) &&
    [gate, ...doors, ...shops].every(([from, to]) => x - slimReach > to || x + slimReach < from);
  const before = [plot.width - 1.7, 1.7].find(isClear);
  const rows = Array.from(
    { length: Math.min(mostBehind, 1 + Math.floor((house.width - 3) / apart)) },
    (_, one) => house.x + 1.5 + one * apart,
  );
  return [
    ...(behind >= 3 ? rows.flatMap((x, one) => tree(x, plot.depth - 1.6, one % 2 === 0 ? large : slim)) : []),
    ...(house.y >= 3 && before !== undefined ? tree(before, 1.7, slim) : []),
  ];
}
