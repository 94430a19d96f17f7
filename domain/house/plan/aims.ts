import { characters } from '#domain/house/model/character.ts';
import type { Parking } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { areaOf, toCentimetre } from '#domain/house/model/rect.ts';
import { rowHouse } from '#domain/house/rules/table.ts';
import type { Program } from '#domain/house/search/schemes/program.ts';
import type { Site } from './drawing/draw-plan.ts';
import { carSpace } from './drawing/parking.ts';

/** Beside or in the house; below it, on columns; nowhere. */
type CarWish = 'on-land' | 'under' | 'none';

/** How much of a wish a plan is to fulfil. */
export interface Aim {
  floors: number;
  bedrooms: number;
  car: CarWish;
  /** A bedroom lies on the ground floor. */
  parents: boolean;
  shop: boolean;
  /** At least one bedroom of a floor has a toilet of its own. */
  ownBath: boolean;
}

export function wantedBedrooms({ answers, buildable }: Site, floors: number): number {
  if (answers.bedrooms) return answers.bedrooms;
  if (answers.rooms !== 'ANY') return Number(answers.rooms[0]);
  const floorArea = Math.min(150, buildable.width * buildable.depth);
  return Math.max(1, Math.min(6, Math.round((floorArea * floors) / 60)));
}

/** The whole wish first; then with the house on columns over the car, without the car, without the shop, without the bedroom on the ground floor, with fewer bedrooms, then on fewer floors. */
export function aimsOf(site: Site): Aim[] {
  const { answers } = site;
  const aims: Aim[] = [];
  // Nobody lifts a house on one floor for a car.
  const lifted: CarWish[] = answers.floors > 1 ? ['under'] : [];
  const cars: CarWish[] = answers.parking === 'Yes' ? ['on-land', ...lifted, 'none'] : ['none'];
  for (let floors = answers.floors; floors >= 1; floors--)
    for (let bedrooms = wantedBedrooms(site, floors); bedrooms >= 1; bedrooms--)
      // Below the columns nobody lives or sells.
      for (const parents of answers.parents ? [true, false] : [false])
        for (const shop of answers.shop ? [true, false] : [false])
          for (const car of cars)
            if (car !== 'under' || (!parents && !shop))
              aims.push({ floors, bedrooms, car, parents, shop, ownBath: false });
  return aims;
}

/** Floors with the one below the columns. */
export const levelsOf = ({ floors, car }: Aim) => (car === 'under' ? floors + 1 : floors);

/** Bedrooms by floor, the ways to live with them first: not all upstairs, not all below. */
function spread({ floors, bedrooms, parents }: Aim): number[][] {
  if (floors === 1) return [[bedrooms]];
  const ways: number[][] = [];
  for (const ground of parents ? [1, 2] : [1, 2, 0]) {
    const rest = bedrooms - ground;
    if (rest < 0) continue;
    const upper = Array.from({ length: floors - 1 }, (_, at) =>
      Math.floor((rest + floors - 2 - at) / (floors - 1)),
    );
    if (Math.max(...upper) <= 4) ways.push([ground, ...upper]);
  }
  return ways;
}

export const eatings: readonly Pick<Program, 'eating' | 'small'>[] = [
  { eating: 'beside', small: false },
  { eating: 'before-wash', small: false },
  { eating: 'before', small: false },
  { eating: 'within', small: false },
  { eating: 'within', small: true },
];

type Fixed = Pick<Program, 'corner' | 'bay' | 'courts' | 'roomy'> & { isFlat: boolean };

/**
 * The programs of one spread of bedrooms, the roomiest first. Where none of the last few, one for each way to eat, has its place, none has.
 * Toilets are enough for the bedrooms; the car in the house is the scheme's own matter.
 */
function programs(aim: Aim, beds: number[], { isFlat, ...at }: Fixed): Program[] {
  const [floors, stilt] = [levelsOf(aim), aim.car === 'under'];
  const most = Math.max(...beds);
  const toilets = (own: number) => beds.reduce((all, count) => all + 1 + Math.min(own, count), 0);
  const owns = (aim.ownBath ? [3, 2, 1] : [3, 2, 1, 0]).filter(
    (own) => own <= most && toilets(own) * 2 >= aim.bedrooms,
  );
  return (floors === 1 && isFlat ? [true, false] : [false]).flatMap((terrace) =>
    owns.flatMap((own) => eatings.map((eating) => ({ floors, terrace, stilt, beds, ...at, own, ...eating }))),
  );
}

/** @param livings how wide living rooms may be, the first choice first */
const programsOf = (aim: Aim, livings: readonly boolean[], at: Fixed): Program[][] =>
  spread(aim)
    .flatMap((beds) =>
      livings.map((living) => programs(aim, beds, { ...at, roomy: { ...at.roomy, living } })),
    )
    .filter((some) => some.length > 0);

/** Where a car stands; in a bay it is half in the house and half before or beside it. */
export type Car = Parking['kind'] | 'bay' | null;
const inHouse: readonly Car[] = ['porch', 'bay'];
export const isInHouse = (car: Car) => inHouse.includes(car);
export const parkingKind = (car: Car): Parking['kind'] | null => (car === 'bay' ? 'porch' : car);

/** Metres: on so much to build on a living room is 3 m wide; on a plot so wide wherever it has place. */
const wideHouse = 7;
export const widePlot = 7.5;
/** Square metres. */
const largePlot = 150;

/** Few bays serve all lands. */
const rounded = (metres: number, most: number) => Math.min(most, Math.floor(metres * 20 + 1e-6) / 20);

/** The programs of an aim by where the car stands: what is in the house shapes it. */
export function programsByCar(
  aim: Aim,
  { setBacks, buildable, answers, plot }: Pick<Site, 'setBacks' | 'buildable' | 'answers' | 'plot'>,
): (car: Car) => Program[][] {
  const side = rounded(Math.max(setBacks.left, setBacks.right), 1);
  const bay = { front: rounded(setBacks.front, 3), side };
  const narrow = Math.min(buildable.width, buildable.depth) < rowHouse;
  // A sloped roof lies over the whole house.
  const isFlat = characters[answers.areaType].roof.kind === 'flat';
  const courts: Program['courts'] = isFlat ? (narrow ? 'narrow' : 'wide') : null;
  const roomy = { living: false, kitchen: areaOf(plot) >= largePlot };
  const fixed = { courts, roomy, isFlat };
  const livings = buildable.width >= wideHouse ? [true] : plot.width >= widePlot ? [true, false] : [false];
  const known = {
    porch: programsOf(aim, livings, { corner: 'car', bay: null, ...fixed }),
    bay: programsOf(aim, livings, { corner: 'car', bay, ...fixed }),
    outside: programsOf(aim, livings, { corner: aim.shop ? 'shop' : null, bay: null, ...fixed }),
  };
  return (car) => known[car === 'porch' || car === 'bay' ? car : 'outside'];
}

/** The places for a car, the best first; those in one bracket are as good as each other. */
const placesOf: Record<CarWish, readonly (readonly Car[])[]> = {
  'on-land': [['porch'], ['bay', 'beside'], ['front']],
  under: [['under']],
  none: [[null]],
};
/** A house has one corner at the road: the shop's, where there is one. */
export const carsOf = ({ car, shop }: Aim): readonly (readonly Car[])[] =>
  placesOf[car].map((places) => places.filter((place) => !shop || !isInHouse(place)));

/** What is left to build on when a car stands in the open. */
export function spaceFor(car: Car, buildable: Rect, setBacks: Record<Side, number>): Rect {
  if (car === 'front') {
    const back = Math.max(0, carSpace.front - setBacks.front);
    return { ...buildable, y: toCentimetre(buildable.y + back), depth: toCentimetre(buildable.depth - back) };
  }
  if (car === 'beside') {
    const aside = Math.max(0, carSpace.beside - setBacks.left);
    return {
      ...buildable,
      x: toCentimetre(buildable.x + aside),
      width: toCentimetre(buildable.width - aside),
    };
  }
  return buildable;
}
