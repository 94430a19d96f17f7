// npm run bench:sweep: of 768 everyday wishes, what share of the plans shown first breaks which of the rules that an architect asks for.
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, sharedArea } from '#domain/house/model/rect.ts';
import { isKitchen, isOpen, type Room } from '#domain/house/model/room.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { broken } from '#domain/house/rules/broken.ts';
import { vastuOf } from '#domain/house/rules/vastu.ts';
import { clearPastCar, doorway, firstRiser, gapBetween, mainDoorOf } from '#domain/house/rules/way-in.ts';
import { kindsOf, reachedFrom, waysOf } from '#domain/house/rules/ways.ts';
import { median, printTable } from './table.ts';

/** How near a door from outside comes to the first riser; nothing where it opens onto the treads. */
function doorBeforeStairs({ walls, rooms, stairs }: Plan): number {
  if (!stairs) return Number.POSITIVE_INFINITY;
  const kinds = new Map(rooms.map(({ id, kind }) => [id, kind]));
  const riser = firstRiser(stairs);
  const gaps = walls
    .filter(({ rooms: [a, b] }) => b === null || [a, b].some((id) => isOpen(kinds.get(id) ?? 'store')))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind !== 'window')
        .map((one) =>
          wall.rooms.some((id) => id !== null && kinds.get(id) === 'stair')
            ? 0
            : gapBetween(doorway(wall, one), riser),
        ),
    );
  return Math.min(Number.POSITIVE_INFINITY, ...gaps);
}

const plots = [
  '20x30',
  '20x40',
  '22x45',
  '25x40',
  '25x50',
  '30x40',
  '30x50',
  '30x60',
  '40x40',
  '40x60',
  '50x80',
  '60x40',
  '6 m x 12 m',
  '9 m x 12 m',
  '10 m x 15 m',
  '12 m x 18 m',
];
const roads = ['N', 'E', 'S', 'W'] as const;

const wishes: Answers[] = plots.flatMap((landSize, place) =>
  [1, 2, 3].flatMap((floors) =>
    ([1, 2, 3, 4] as const).flatMap((bedrooms) =>
      (['Yes', 'No'] as const).flatMap((parking) =>
        ([undefined, 'Yes'] as const).map((vastu) => ({
          ...defaultAnswers,
          landSize,
          floors,
          bedrooms,
          parking,
          ...(vastu && { vastu, road: roads[(place + floors + bedrooms) % 4] }),
        })),
      ),
    ),
  ),
);

const ratio = ({ inside: { width, depth } }: Room) => Math.max(width, depth) / Math.min(width, depth);
const narrow = ({ inside: { width, depth } }: Room) => Math.min(width, depth);
const of = (plan: Plan, kind: Room['kind']) => plan.rooms.filter((room) => room.kind === kind);

/** A walk from the main door through inner doors alone. */
function unreached(plan: Plan): Room[] {
  const kinds = kindsOf(plan.rooms);
  const main = mainDoorOf(plan.walls);
  const start = main?.wall.rooms.filter((id) => id !== null && !isOpen(kinds.get(id) ?? 'store')) ?? [];
  const reached = reachedFrom(
    start.flatMap((id) => id ?? []),
    waysOf(plan),
    (id) => isOpen(kinds.get(id) ?? 'store'),
  );
  return plan.rooms.filter(({ id, kind }) => kind !== 'porch' && kind !== 'shop' && !reached.has(id));
}

const ownBaths = (plan: Plan) => {
  const kinds = kindsOf(plan.rooms);
  const ways = waysOf(plan);
  return of(plan, 'toilet').filter(({ id }) =>
    [...(ways.get(id) ?? [])].some((other) => kinds.get(other) === 'bedroom'),
  ).length;
};

const wet: readonly Room['kind'][] = ['toilet', 'kitchen', 'kitchen-dining', 'wash'];
const dryBelow: readonly Room['kind'][] = ['living', 'dining', 'bedroom', 'family', 'study', 'store', 'shop'];
const wetOverDry = (plan: Plan) =>
  plan.rooms.some(
    (room) =>
      wet.includes(room.kind) &&
      !('sunkSlab' in room && room.sunkSlab) &&
      plan.rooms.some(
        (below) =>
          below.floor === room.floor - 1 &&
          dryBelow.includes(below.kind) &&
          sharedArea(room.cell, below.cell) > 0.3,
      ),
  );

const all = () => true;
const faults: { fault: string; among: (plan: Plan) => boolean; broken: (plan: Plan) => boolean }[] = [
  {
    fault: 'a room not reached from the main door',
    among: all,
    broken: (plan) => unreached(plan).length > 0,
  },
  {
    fault: 'main door in a passage',
    among: all,
    broken: (plan) =>
      mainDoorOf(plan.walls)?.wall.rooms.some((id) => of(plan, 'passage').some((one) => one.id === id)) ??
      true,
  },
  {
    fault: 'less than 0.9 m past the car',
    among: ({ parking }) => parking !== null,
    broken: (plan) => clearPastCar(plan) < 0.895,
  },
  {
    fault: 'outer door on treads or within 0.6 m',
    among: ({ stairs }) => stairs !== null,
    broken: (plan) => doorBeforeStairs(plan) < 0.595,
  },
  {
    fault: 'bath beyond 2.5 : 1',
    among: all,
    broken: (plan) => of(plan, 'toilet').some((room) => ratio(room) > 2.51),
  },
  {
    fault: 'living under 3.0 m, house from 7.0 m',
    among: ({ house }) => house.width >= 7,
    broken: (plan) => of(plan, 'living').some((room) => narrow(room) < 2.995),
  },
  {
    fault: 'kitchen small, plot from 150 m2',
    among: ({ areas }) => areas.plot >= 150,
    broken: (plan) =>
      plan.rooms.some(
        (room) => isKitchen(room.kind) && (areaOf(room.inside) < 5.495 || narrow(room) < 2.095),
      ),
  },
  { fault: 'no dining room of its own', among: all, broken: (plan) => of(plan, 'dining').length === 0 },
  {
    fault: 'no family room or study, plot from 250 m2',
    among: ({ areas }) => areas.plot >= 250,
    broken: (plan) => of(plan, 'family').length + of(plan, 'study').length === 0,
  },
  { fault: 'no bedroom', among: all, broken: ({ bedrooms }) => bedrooms === 0 },
  {
    fault: 'fewer bedrooms than asked, of 2 to 4',
    among: ({ answers }) => (answers.bedrooms ?? 0) > 1,
    broken: ({ answers, bedrooms }) => bedrooms < (answers.bedrooms ?? 0),
  },
  {
    fault: 'three bedrooms, none with its own bath',
    among: ({ bedrooms }) => bedrooms >= 3,
    broken: (plan) => ownBaths(plan) < (plan.bedrooms >= 5 ? 2 : 1),
  },
  { fault: 'wet room over a dry one, no mark', among: ({ floors }) => floors > 1, broken: wetOverDry },
  {
    fault: 'no stair to a flat roof',
    among: ({ roof }) => roof.kind === 'flat',
    broken: ({ roof }) => roof.stairHead === null,
  },
  {
    fault: 'asked for parking, has none',
    among: ({ answers }) => answers.parking === 'Yes',
    broken: ({ parking }) => parking === null,
  },
  {
    fault: 'not all four of Vastu, from 9 by 12 m',
    among: ({ answers, plot }) => answers.vastu === 'Yes' && plot.width >= 9 && plot.depth >= 12,
    broken: (plan) => !vastuOf(plan).every(({ held }) => held),
  },
  {
    fault: 'breaks a rule of the table',
    among: all,
    broken: (plan) => broken(plan).some(({ rule }) => rule !== 'parking'),
  },
];

const times: number[] = [];
const plans = wishes.flatMap((wish) => {
  const start = performance.now();
  const made = makePlan(wish);
  times.push(performance.now() - start);
  return made.ok ? [made.plan] : [];
});
printTable(
  `Everyday wishes: ${plans.length} plans shown first`,
  faults.map(({ fault, among, broken: breaks }) => {
    const some = plans.filter(among);
    const bad = some.filter(breaks);
    return {
      fault,
      of: some.length,
      breaks: bad.length,
      share: `${((100 * bad.length) / Math.max(1, some.length)).toFixed(1)} %`,
    };
  }),
);
const sorted = times.toSorted((a, b) => a - b);
printTable('Milliseconds a plan', [
  { median: median(times), p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, most: sorted.at(-1) ?? 0 },
]);

const detail = process.argv[2];
const asked = faults.find(({ fault }) => detail !== undefined && fault.includes(detail));
if (asked)
  for (const plan of plans.filter((one) => asked.among(one) && asked.broken(one))) {
    const { answers, scheme, bedrooms, floors, stilt } = plan;
    const { landSize, floors: wished, bedrooms: beds, parking, road } = answers;
    console.log(
      landSize,
      `${wished} floors ${beds} bedrooms`,
      parking === 'Yes' ? 'car' : '',
      road ?? '',
      '->',
      scheme,
      `${floors} floors ${bedrooms} bedrooms`,
      plan.parking?.kind ?? '',
      stilt ? 'stilt' : '',
    );
  }
