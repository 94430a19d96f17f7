import type { Rect } from '#domain/house/model/rect.ts';
import { paint, surface } from '#domain/pictures/raytracer/model/surface.ts';
import { addWall, frontEnd, type Gates, gatesOf } from './garden/boundary-wall.ts';
import { addCar } from './garden/car.ts';
import { addFountain, addSwing } from './garden/garden-pieces.ts';
import { addPlants } from './garden/planting.ts';
import { houseFootprint, type Kit } from './house/kit.ts';
import { ownSteps } from './house/styles.ts';

const coping = surface('#d9d2c5', 'paving', { second: paint('#a39c8f') });

/** Corners of a pool or a pond in space. */
const within = ({ x, y, width, depth }: Rect) => ({
  left: x,
  right: x + width,
  front: -y,
  back: -(y + depth),
});

function addPool({ mesh, palette }: Kit, lawn: Rect): void {
  const most: Rect = { ...lawn, width: Math.min(lawn.width, 10), depth: Math.min(lawn.depth, 4.8) };
  const { left, right, front, back } = within(most);
  mesh.box(coping, [left, 0, back], [right, 0.14, front]);
  const edge = 0.5;
  mesh.quad(palette.water, [
    [left + edge, 0.15, front - edge],
    [right - edge, 0.15, front - edge],
    [right - edge, 0.15, back + edge],
    [left + edge, 0.15, back + edge],
  ]);
  for (const x of [left + edge - 0.06, right - edge])
    mesh.box(palette.trim, [x, 0.1, back + edge], [x + 0.06, 0.19, front - edge]);
  for (const z of [back + edge - 0.06, front - edge])
    mesh.box(palette.trim, [left + edge, 0.1, z], [right - edge, 0.19, z + 0.06]);
}

const lampPost = surface('#26282b');

/** Small lamps beside the path. */
function addLampPosts({ mesh, palette }: Kit, places: readonly (readonly [number, number])[]): void {
  for (const [x, z] of places) {
    mesh.limb(
      lampPost,
      [
        [x, 0, z],
        [x, 0.75, z],
      ],
      [0.03, 0.03],
    );
    mesh.lathe(palette.bulb, [x, z], {
      profile: [
        [0, 0.72],
        [0.08, 0.74],
        [0.08, 0.9],
        [0, 0.93],
      ],
      sides: 8,
    });
  }
}

function addPond({ mesh, palette, random }: Kit, lawn: Rect): void {
  const [x, z] = [lawn.x + lawn.width / 2, -(lawn.y + lawn.depth / 2)];
  const [a, b] = [Math.min(3.4, lawn.width / 2 - 0.2), Math.min(1.9, lawn.depth / 2 - 0.1)];
  const steps = 28;
  for (let step = 0; step < steps; step++) {
    const at = (turn: number, more: number, y: number) =>
      [x + Math.cos(turn) * (a + more), y, z + Math.sin(turn) * (b + more)] as const;
    const [from, to] = [(step / steps) * 2 * Math.PI, ((step + 1) / steps) * 2 * Math.PI];
    mesh.triangle(palette.water, [[x, 0.05, z], at(to, 0, 0.05), at(from, 0, 0.05)]);
    const size = 0.16 + 0.12 * random();
    const [px, , pz] = at(from, 0.1, 0);
    mesh.lathe(palette.stone, [px, pz], {
      profile: [
        [size * 1.5, 0],
        [size * 1.3, size * 0.7],
        [size * 0.6, size * 1.1],
        [0, size * 1.15],
      ],
      sides: 7,
    });
  }
}

/** The biggest free rectangle of lawn: before the house, beside the way in. */
function freeLawn(kit: Kit, verandah: number): Rect | null {
  const { plan } = kit;
  const { front } = houseFootprint(plan);
  const { people, car } = gatesOf(kit);
  const back = front + verandah + 0.7;
  const edges = [0.8, plan.plot.width - 0.8, ...people, ...(car ?? [])].toSorted((a, b) => a - b);
  let best: Rect | null = null;
  for (let index = 0; index + 1 < edges.length; index++) {
    const [from, to] = [(edges[index] ?? 0) + 0.5, (edges[index + 1] ?? 0) - 0.5];
    const taken = [people, ...(car ? [car] : [])].some(([left, right]) => from < right && to > left);
    if (!taken && to - from > (best?.width ?? 2.2))
      best = { x: from, y: 0.9, width: to - from, depth: -back - 0.9 };
  }
  return best && best.depth > 1.4 ? best : null;
}

/** From the gate to the steps, and from the road to the car. */
function addPaths({ mesh, palette, plan, parsed }: Kit, { people, car }: Gates, free: number): void {
  const { front } = houseFootprint(plan);
  const near = Math.max(3, frontEnd(parsed));
  mesh.box(palette.paving, [people[0] + 0.1, 0, front + free], [people[1] - 0.1, 0.035, near]);
  if (!car || !plan.parking) return;
  const end =
    plan.parking.kind === 'porch' || plan.parking.kind === 'under'
      ? front
      : -(plan.parking.car.y + plan.parking.car.depth);
  mesh.box(palette.paving, [car[0], 0, end], [car[1], 0.03, near]);
}

export const waters = ['pool', 'pond', 'fountain'] as const;

interface Grounds {
  posts: (readonly [number, number])[];
  /** Where there is water before the house. */
  water: Rect | null;
}

export function addGarden(kit: Kit, side: 1 | -1): Grounds {
  const { parsed, plan } = kit;
  const verandah = ownSteps(kit) ? Math.min(2.4, plan.house.y - 1.6) + 0.9 : 0.3;
  const gates = gatesOf(kit);
  addPaths(kit, gates, ownSteps(kit) ? verandah - 0.2 : 0.9);
  const free = freeLawn(kit, verandah);
  const water = free && waters.find((one) => parsed.extras.includes(one));
  addWall(kit, gates, water ? 0.32 : 0.75);
  if (free && water === 'pool') addPool(kit, free);
  if (free && water === 'pond') addPond(kit, free);
  if (free && water === 'fountain') addFountain(kit, free);
  if (free && !water && parsed.extras.includes('swing')) addSwing(kit, free);
  const evening = parsed.time === 'night' || parsed.time === 'sunset' || parsed.extras.includes('lamps');
  const { front } = houseFootprint(plan);
  const posts = evening
    ? [0.75, 0.4].flatMap((share) =>
        gates.people.map((x, end) => [x + (end === 0 ? -0.15 : 0.15), front * share] as const),
      )
    : [];
  addLampPosts(kit, posts);
  addPlants(kit, { side, verandah, taken: water ? free : null });
  return { posts, water: water ? free : null };
}

export function addParkedCar({ mesh, plan, parsed }: Kit): void {
  if (!parsed.extras.includes('car')) return;
  const car = plan.parking?.car;
  if (car) {
    const inside = plan.parking?.kind === 'porch' || plan.parking?.kind === 'under';
    addCar(
      mesh,
      { x: car.x + car.width / 2, z: -(car.y + car.depth / 2), level: inside ? 0.1 : 0.03 },
      parsed.carColour,
    );
  }
}
