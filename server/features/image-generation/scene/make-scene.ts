import type { Plan, Rect } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';
import { makeRandom } from '../raytracer/maths/random.ts';
import { Mesh } from '../raytracer/model/mesh.ts';
import type { Scene } from '../raytracer/scene.ts';
import { cameraFor } from './compose.ts';
import { addCar } from './garden/car.ts';
import { addPaths, addWall, freeLawn, gatesOf } from './garden/garden.ts';
import { addLampPosts, addStrings, lampsOf } from './garden/lights.ts';
import { addPlants } from './garden/planting.ts';
import { addFountain, addPond, addPool, addSwing } from './garden/water.ts';
import { dressOpenings, type Kit } from './house/openings.ts';
import { paletteOf } from './house/palette.ts';
import { entranceOf } from './house/porches.ts';
import { addBands, addRailings, addShell, houseFootprint, roofLevel } from './house/shell.ts';
import { addStyle, ownSteps } from './house/styles.ts';
import { groundOf } from './land.ts';
import { weatherOf } from './weather.ts';

/** The plan of the answers, under the roof that the picture asks for. */
function planFor(parsed: ParsedPrompt): Plan {
  const made = makePlan(parsed.answers);
  if (!made.ok) throw new Error(`no plan: ${made.problem}`);
  const { plan } = made;
  if (parsed.roof === 'flat') {
    const low = parsed.style === 'modern' ? 0.5 : 0.9;
    const flat =
      plan.roof.kind === 'flat' ? plan.roof : { ...plan.roof, kind: 'flat' as const, stairHead: null };
    return {
      ...plan,
      roof: {
        ...flat,
        parapet: low,
        stairHead: parsed.style === 'modern' || parsed.style === 'rajasthani' ? null : flat.stairHead,
      },
    };
  }
  return {
    ...plan,
    roof: {
      kind: parsed.roof === 'gable' ? 'gable' : 'hip',
      pitch: 30,
      overhang: 0.6,
      parapet: 0,
      stairHead: null,
    },
  };
}

const waters = ['pool', 'pond', 'fountain'] as const;

interface Grounds {
  posts: (readonly [number, number])[];
  /** Where there is water before the house. */
  water: Rect | null;
}

function addGarden(kit: Kit, side: 1 | -1): Grounds {
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

function addParkedCar({ mesh, plan, parsed }: Kit): void {
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

/** Everything that the picture shows, from what the prompt asks for; the same for the same parsed. */
export function makeScene(parsed: ParsedPrompt, aspect: number): Scene {
  const random = makeRandom(parsed.seed);
  const plan = planFor(parsed);
  const kit: Kit = { mesh: new Mesh(), palette: paletteOf(parsed), parsed, plan, random };
  const { left, right } = houseFootprint(plan);
  const entrance = entranceOf(kit);
  // From the entrance's side, so that it is near.
  const near = entrance === null ? (random() < 0.5 ? 1 : -1) : entrance > (left + right) / 2 ? 1 : -1;
  const bathing = waters.some((one) => parsed.extras.includes(one));
  // The lawn with the water lies on the other side of the way in.
  const side = bathing && near === 1 ? -1 : bathing ? 1 : near;
  const pitched = parsed.roof !== 'flat';
  addShell(kit, { pitched, ownSteps: ownSteps(kit) && entrance !== null });
  addBands(kit);
  addRailings(kit);
  dressOpenings(kit);
  addStyle(kit);
  const { posts, water } = addGarden(kit, side);
  addParkedCar(kit);
  addStrings(kit, plan, roofLevel(plan) + (pitched ? -0.35 : plan.roof.parapet + 0.08));
  const top =
    roofLevel(plan) +
    (pitched
      ? Math.min(plan.house.width, plan.house.depth) * 0.34
      : parsed.style === 'rajasthani'
        ? 3.6
        : 1.4);
  const { weather, exposure } = weatherOf(parsed, side);
  return {
    mesh: kit.mesh,
    ground: groundOf(parsed, plan),
    weather,
    camera: cameraFor(plan, {
      side,
      turn: 0.42 + random() * 0.16,
      height: 3.3 + plan.floors * 0.8 + (water ? 1.9 : 0),
      aspect,
      top,
      water,
    }),
    lamps: lampsOf(kit, plan, posts),
    wet: parsed.weather === 'rain' ? 1 : 0,
    snow: parsed.weather === 'snow' ? 1 : 0,
    exposure,
    falling: parsed.weather === 'rain' || parsed.weather === 'snow' ? parsed.weather : null,
    seed: parsed.seed,
  };
}
