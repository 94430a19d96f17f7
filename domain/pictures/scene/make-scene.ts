import type { ParsedPrompt } from '../prompt/prompt.ts';
import { Mesh } from '../raytracer/model/mesh.ts';
import { makeRandom } from '../raytracer/model/random.ts';
import type { Scene } from '../raytracer/model/scene.ts';
import { cameraFor, standOf } from './compose.ts';
import { addStrings } from './garden/festive-lights.ts';
import { lampsOf } from './garden/lamps.ts';
import { addGarden, addParkedCar, waters } from './grounds.ts';
import { entranceOf } from './house/kit/entrance.ts';
import type { Kit } from './house/kit/kit.ts';
import { houseFootprint, roofLevel } from './house/kit/levels.ts';
import { paletteOf } from './house/kit/palette.ts';
import { dressOpenings } from './house/openings/openings.ts';
import { addRailings } from './house/railings.ts';
import { addBands, addShell } from './house/shell.ts';
import { addStyle, ownSteps } from './house/styles/styles.ts';
import { groundOf } from './land.ts';
import { addLiving } from './living/living.ts';
import { planFor } from './plan-for-picture.ts';
import { weatherOf } from './weather.ts';

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
  const living = addLiving(kit);
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
      ...standOf(parsed.view, {
        turn: 0.42 + random() * 0.16,
        height: 3.3 + plan.floors * 0.8 + (water ? 1.9 : 0),
        top,
      }),
      aspect,
      top,
      water,
      living,
    }),
    lamps: lampsOf(kit, plan, posts),
    wet: parsed.weather === 'rain' ? 1 : 0,
    snow: parsed.weather === 'snow' ? 1 : 0,
    exposure,
    falling: parsed.weather === 'rain' || parsed.weather === 'snow' ? parsed.weather : null,
    seed: parsed.seed,
  };
}
