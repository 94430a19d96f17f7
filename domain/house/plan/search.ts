import type { Plan } from '#domain/house/model/model.ts';
import { areaOf, type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import { broken } from '#domain/house/rules/broken.ts';
import { moduleSize, type Node } from '#domain/house/search/node.ts';
import type { Build, Program } from '#domain/house/search/schemes/program.ts';
import { type SchemeName, schemes } from '#domain/house/search/schemes/schemes.ts';
import { draw, type Solved, sizesIn, solve } from '#domain/house/search/sketch/draw.ts';
import { ways } from '#domain/house/search/sketch/orient.ts';
import {
  type Aim,
  aimsOf,
  type Car,
  carsOf,
  eatings,
  isInHouse,
  levelsOf,
  parkingKind,
  programsByCar,
  spaceFor,
} from './aims.ts';
import { drawPlan, type Site } from './drawing/draw-plan.ts';
import { lacksOwnBath, mostOfVastu, promiseOf, scoreOf } from './score.ts';

const names = Object.keys(schemes).filter((name): name is SchemeName => Object.hasOwn(schemes, name));
const borderOf = ({ wallThickness: { outer, inner } }: Site) => toCentimetre(outer - inner / 2);

/** One more than are shown: the least of them goes. */
const enough = 4;
/** A front that looks aside is worth less. */
const forTurned = 3;

interface Scored {
  plan: Plan;
  score: number;
}

const bestScored = (found: readonly Scored[]): Scored | null =>
  found.toSorted((a, b) => b.score - a.score)[0] ?? null;

/** Where the car stands, and whether the scheme's front looks aside. */
interface Lie {
  car: Car;
  turned: boolean;
}

/** An aim's programs and the trees that schemes make of them: the same however the house lies. */
interface Search {
  site: Site;
  aim: Aim;
  programs: (car: Car) => Program[][];
  tree: (build: Build, program: Program) => Node | null;
}

function searchFor(site: Site, aim: Aim): Search {
  const trees = new Map<Build, Map<Program, Node | null>>();
  return {
    site,
    aim,
    programs: programsByCar(aim, site),
    tree: (build, program) => {
      const ofBuild = trees.get(build) ?? new Map<Program, Node | null>();
      trees.set(build, ofBuild);
      const known = ofBuild.get(program);
      const tree = known === undefined ? build(program) : known;
      ofBuild.set(program, tree);
      return tree;
    },
  };
}

interface Try extends Lie {
  build: Build;
  program: Program;
}

/** What there is to build on, along the scheme's own axes; metres inside the outer walls. */
function clearSpace({ site }: Search, { car, turned }: Lie) {
  const space = spaceFor(car, site.buildable, site.setBacks);
  const [width, depth] = turned ? [space.depth, space.width] : [space.width, space.depth];
  const walls = 2 * borderOf(site);
  return { space, clear: { width: width - walls, depth: depth - walls } };
}

function hasPlace(search: Search, of: Try): boolean {
  const node = search.tree(of.build, of.program);
  return node !== null && !sizesIn(node, clearSpace(search, of).clear).next().done;
}

/** Rooms in their places, and what their sizes promise. */
interface Placement {
  solved: Solved;
  space: Rect;
  promise: number;
}

/** Modules: what rounding cannot fill at one depth it often can at the next, or a metre before it. */
const lesser = [0, 1, 2, 3, 5, 8, 12, 16, 20];

function solveIn(node: Node, clear: Pick<Rect, 'width' | 'depth'>, floors: number): Solved | null {
  for (const { width, depth } of sizesIn(node, clear))
    for (const less of lesser) {
      const solved = solve(node, { width, depth: depth - less }, floors);
      if (solved) return solved;
    }
  return null;
}

function placementOf(search: Search, of: Try): Placement | null {
  const { site, aim } = search;
  const node = search.tree(of.build, of.program);
  const on = clearSpace(search, of);
  const solved = node && solveIn(node, on.clear, levelsOf(aim));
  if (!solved) return null;
  const walls = 2 * borderOf(site);
  const clear = ({ width, depth }: Pick<Rect, 'width' | 'depth'>, plus: number) => ({
    width: width * moduleSize + plus,
    depth: depth * moduleSize + plus,
  });
  const rooms = solved.placed.flatMap(({ leaf: { kind }, floor, rect }) =>
    kind === 'court' ? [] : [{ kind, floor, inside: clear(rect, -site.wallThickness.inner) }],
  );
  const house = clear(solved, walls);
  const courts = solved.placed
    .filter(({ leaf, floor }) => leaf.kind === 'court' && floor === 0)
    .map(({ rect }) => areaOf(clear(rect, 0)));
  const footprint = house.width * house.depth - courts.reduce((all, one) => all + one, 0);
  const own = solved.placed.filter(({ leaf }) => leaf.of !== null && leaf.kind === 'toilet').length;
  const promise =
    promiseOf({ rooms, footprint, buildable: site.buildable, plot: site.plot, car: of.car }, own) +
    mostOfVastu(site);
  return { solved, space: on.space, promise: promise - (of.turned ? forTurned : 0) };
}

/** Guests come in from the road or past the car, not round the house; only beside a shop from its side. */
export const hasFrontDoor = ({ walls }: Plan, shop: boolean) =>
  walls.some(
    ({ side, rooms: [, other], openings }) =>
      (side === 'front' || other !== null || (shop && side !== 'rear')) &&
      openings.some(({ kind }) => kind === 'entrance'),
  );

/** One that nobody can enter from the road is none. */
export const hasShop = ({ walls }: Plan) =>
  walls.some(({ openings }) => openings.some(({ kind }) => kind === 'shutter'));

/** The best plan of a placement, mirrored or not; null where it breaks a rule however it lies. */
function bestWay(
  { site, aim }: Search,
  scheme: SchemeName,
  of: { lie: Lie; placement: Placement },
): Scored | null {
  const { solved, space } = of.placement;
  const { car } = of.lie;
  const onPlot = {
    scheme,
    space,
    border: borderOf(site),
    parking: parkingKind(car),
    floors: levelsOf(aim),
  };
  let best: Scored | null = null;
  for (const way of ways.filter(({ turned }) => turned === of.lie.turned)) {
    const sketch = draw(solved, { ...onPlot, way });
    // What leads nowhere leads nowhere in a mirror.
    if (!sketch) break;
    const plan = drawPlan(site, sketch);
    if (broken(plan).some(({ rule }) => rule !== 'parking') || (car && !plan.parking)) continue;
    if (!hasFrontDoor(plan, aim.shop) || (aim.shop && !hasShop(plan))) continue;
    const score = scoreOf(plan, car) - (of.lie.turned ? forTurned : 0);
    if (!best || score > best.score) best = { plan, score };
  }
  return best;
}

/** The best of the roomiest programs that a scheme has place for: those that promise most are drawn first. */
function bestOfPrograms(search: Search, name: SchemeName, lie: Lie & { build: Build }): Scored | null {
  for (const programs of search.programs(lie.car)) {
    const fewest = programs.slice(-eatings.length);
    if (!fewest.some((program) => hasPlace(search, { ...lie, program }))) continue;
    const placements = programs
      .flatMap((program) => placementOf(search, { ...lie, program }) ?? [])
      .toSorted((a, b) => b.promise - a.promise);
    let best: Scored | null = null;
    for (const placement of placements) {
      if (best && placement.promise < best.score) break;
      const found = bestWay(search, name, { lie, placement });
      if (found && (!best || found.score > best.score)) best = found;
    }
    if (best) return best;
  }
  return null;
}

function bestOf(search: Search, name: SchemeName, lie: Lie): Scored | null {
  return bestScored(schemes[name].flatMap((build) => bestOfPrograms(search, name, { ...lie, build }) ?? []));
}

/** The first place for the car that a scheme can give. */
function bestOfScheme(search: Search, name: SchemeName): Scored | null {
  for (const cars of carsOf(search.aim)) {
    const found = cars.flatMap(
      (car) =>
        bestOf(search, name, { car, turned: false }) ??
        (isInHouse(car) ? null : bestOf(search, name, { car, turned: true })) ??
        [],
    );
    const best = bestScored(found);
    if (best) return best;
  }
  return null;
}

/** The best of each scheme that fulfils an aim, the best first. */
function bestOfSchemes(site: Site, aim: Aim): Plan[] {
  const search = searchFor(site, aim);
  const found: Scored[] = [];
  for (const name of names) {
    const best = found.length < enough ? bestOfScheme(search, name) : null;
    if (best) found.push(best);
  }
  return found.toSorted((a, b) => b.score - a.score).map(({ plan }) => plan);
}

/** Where all lack a bath of one's own, those that a search for nothing else finds go before them. */
function withOwnBath(site: Site, aim: Aim): Plan[] {
  const found = bestOfSchemes(site, aim);
  if (found.length === 0 || !found.every(lacksOwnBath)) return found;
  const better = bestOfSchemes(site, { ...aim, ownBath: true });
  return [...better, ...found.filter((plan) => better.every(({ scheme }) => scheme !== plan.scheme))];
}

/** A family that asked for a car may want it more than one more bedroom: the most bedrooms that leave it a place. */
function withCar(site: Site, without: Aim): Plan | null {
  const { floors, bedrooms, parents, shop } = without;
  for (const aim of aimsOf(site)) {
    const less = aim.car !== 'none' && aim.floors === floors && aim.bedrooms < bedrooms;
    if (!less || aim.parents !== parents || aim.shop !== shop) continue;
    const [best] = bestOfSchemes(site, aim);
    if (best) return best;
  }
  return null;
}

/**
 * Up to three plans that keep every rule, the best first: of the most of the wish that fits, each by a scheme of its own. Where
 * that leaves no place for the car that was asked for, the last has it, and fewer bedrooms.
 */
export function plansFor(site: Site): Plan[] {
  for (const aim of aimsOf(site)) {
    const found = withOwnBath(site, aim);
    if (found.length === 0) continue;
    const other = site.answers.parking === 'Yes' && aim.car === 'none' ? withCar(site, aim) : null;
    return other ? [...found.slice(0, 2), other] : found.slice(0, 3);
  }
  return [];
}
