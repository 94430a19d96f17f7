import type { Rect } from '#domain/house/model/rect.ts';
import { addCar } from './garden/car/car.ts';
import { addFountain } from './garden/fountain.ts';
import { addLampPosts } from './garden/lamp-posts.ts';
import { addPlants } from './garden/planting/planting.ts';
import { addWall } from './garden/plot/boundary-wall.ts';
import { freeLawn } from './garden/plot/free-lawn.ts';
import { gatesOf } from './garden/plot/gates.ts';
import { addPaths } from './garden/plot/paths.ts';
import { addSwing } from './garden/plot/swing.ts';
import { addPond } from './garden/pond.ts';
import { addPool } from './garden/pool.ts';
import type { Kit } from './house/kit/kit.ts';
import { houseFootprint } from './house/kit/levels.ts';
import { ownSteps } from './house/styles/styles.ts';

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
