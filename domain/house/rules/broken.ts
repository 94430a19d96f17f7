import type { Plan } from '../model/model.ts';
import { isOpen, type Room } from '../model/room.ts';
import { type Broken, brokenMeasures, least, most } from './measures.ts';
import { carGate, carPlace } from './table.ts';
import { clearPastCar } from './way-in.ts';
import { entrancesOf, kindsOf, mainEntrance, reachedFrom, waysOf } from './ways.ts';

const throughDining: readonly Room['kind'][] = ['bedroom', 'toilet', 'stair', 'study', 'dressing'];

function brokenWays(plan: Plan): Broken[] {
  const ways = waysOf(plan);
  const kinds = kindsOf(plan.rooms);
  const beside = (id: string) => [...(ways.get(id) ?? [])].map((other) => kinds.get(other));
  const starts = entrancesOf(plan);
  const main = reachedFrom(mainEntrance(plan), ways, (id) => isOpen(kinds.get(id) ?? 'store'));
  const open = reachedFrom(starts, ways, (id) => kinds.get(id) === 'bedroom');
  const toilets = plan.rooms.filter(({ kind }) => kind === 'toilet');
  const dining = plan.rooms.filter(({ kind }) => kind === 'dining' || kind === 'kitchen-dining');
  const shares = plan.walls.some(({ rooms }) => {
    const [a, b] = rooms.map((id) => (id === null ? undefined : kinds.get(id)));
    return (a === 'kitchen' && b === 'dining') || (a === 'dining' && b === 'kitchen');
  });
  return [
    ...plan.rooms
      .filter(({ id, kind }) => !main.has(id) && kind !== 'porch' && kind !== 'shop')
      .map(({ id }): Broken => ({ rule: 'reached', room: id, is: 0 })),
    ...least('toilets', plan.bedrooms === 0 ? toilets.length : toilets.length / plan.bedrooms),
    ...least('toilet-for-all', toilets.filter(({ id }) => open.has(id)).length),
    ...least('dining-place', dining.length),
    ...(dining.length > 0
      ? least('kitchen-beside-dining', shares || dining.some(({ kind }) => kind === 'kitchen-dining') ? 1 : 0)
      : []),
    ...dining.flatMap(({ id }) =>
      most('dining-is-no-way', beside(id).filter((kind) => kind && throughDining.includes(kind)).length, id),
    ),
    ...toilets.flatMap(({ id }) =>
      most(
        'toilet-door',
        beside(id).filter((kind) => kind === 'kitchen' || kind === 'dining' || kind === 'kitchen-dining')
          .length,
        id,
      ),
    ),
  ];
}

function brokenParking({ answers, plot, parking }: Plan): Broken[] {
  if (answers.parking === 'No' || plot.width < carGate) return [];
  const fits =
    parking !== null &&
    parking.car.width >= carPlace.width - 0.01 &&
    parking.car.depth >= carPlace.depth - 0.01;
  return fits ? [] : [{ rule: 'parking', is: 0 }];
}

/** Every rule of the table that this plan does not keep, with what was measured instead. */
export const broken = (plan: Plan): Broken[] => [
  ...brokenMeasures(plan),
  ...brokenWays(plan),
  ...brokenParking(plan),
  ...least('way-past-car', clearPastCar(plan)),
];
