import { furnishing } from '#domain/house/furniture/furniture.ts';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';
import { Mesh } from '../raytracer/model/mesh.ts';
import { makeRandom } from '../raytracer/model/random.ts';
import { eyeLevel, type Lamp, type Scene } from '../raytracer/model/scene.ts';
import { cameraFor, standOf } from './compose.ts';
import { gatesOf } from './garden/boundary-wall.ts';
import { addGarden, addParkedCar, waters } from './grounds.ts';
import { type Face, facesOf, type Hole, holeOf } from './house/facade.ts';
import { addFacade } from './house/facade-parts.ts';
import { entranceOf, houseFootprint, type Kit, openFront, roofLevel } from './house/kit.ts';
import { paletteOf } from './house/palette.ts';
import { addRailings } from './house/railings.ts';
import { addBands, addShell } from './house/shell.ts';
import { addStyle, ownSteps } from './house/styles.ts';
import { border, frame, window } from './house/window.ts';
import { roomCamera } from './inside/room-camera.ts';
import { dressRoom, type RoomKit } from './inside/room-dressing.ts';
import { lightRoom } from './inside/room-lights.ts';
import { roomOfPlan } from './inside/room-of-plan.ts';
import { roomSurfaces } from './inside/room-surfaces.ts';
import { groundOf } from './land.ts';
import { addLiving } from './living/living.ts';
import { planFor } from './plan-for-picture.ts';
import { weatherOf } from './weather.ts';

/** Of a window stays the hole: light comes in, and the land is seen through it. */
const leftOut: readonly Part['part'][] = ['window', 'car', 'tank', 'tree', 'plant'];
/** What lies over and under a room, on whichever floor; of other floors nothing else is seen. */
const covers: readonly Part['part'][] = ['ground', 'plinth', 'slab', 'roof', 'boundary'];
const snowy = surface('#e4e9f0');

const exposures: Record<ParsedPrompt['time'], number> = {
  morning: 0.6,
  day: 0.58,
  sunset: 0.62,
  night: 0.72,
};

/** A room from within, furnished as the plan says. @param house the user's own answers, else a sample house */
function makeInside(parsed: ParsedPrompt, house: Answers | undefined): Scene {
  const { plan, room } = roomOfPlan(parsed, house);
  const mesh = new Mesh();
  const surfaces = roomSurfaces(parsed, parsed.wallSaid);
  const floor = levelOf(plan, room.floor);
  const kit: RoomKit = { mesh, plan, room, surfaces, floor, ceiling: floor + plan.storeyHeight - plan.slab };
  for (const { part, material, positions, floor: on } of geometryOf(plan))
    if (!leftOut.includes(part) && (on === room.floor || covers.includes(part)))
      mesh.addPositions(surfaces.of[material] ?? surfaces.wall, positions);
  const here = furnishing(plan, room);
  const beside = plan.walls.filter(
    ({ rooms, openings }) => rooms.includes(room.id) && openings.some(({ kind }) => kind === 'gap'),
  );
  // Through a way without a door the next room is seen.
  const others = plan.rooms.filter(
    ({ id }) => id !== room.id && beside.some(({ rooms }) => rooms.includes(id)),
  );
  for (const { material, positions } of [...here, ...others.flatMap((other) => furnishing(plan, other))])
    mesh.addPositions(surfaces.of[material] ?? surfaces.wall, positions);
  dressRoom(kit);
  const lamps = lightRoom(kit, parsed);
  return {
    mesh,
    ground: parsed.weather === 'snow' ? () => snowy : groundOf(parsed, plan),
    weather: weatherOf(parsed, 1).weather,
    camera: roomCamera(plan, room, { furniture: here, floor }),
    lamps,
    wet: 0,
    snow: 0,
    exposure: exposures[parsed.time],
    falling: null,
    seed: parsed.seed,
  };
}

/** The lights of the evening: at the gate, along the path, before lit windows and over the entrance. */
function lampsOf(kit: Kit, plan: Plan, posts: readonly (readonly [number, number])[]): Lamp[] {
  if (kit.parsed.time !== 'night' && kit.parsed.time !== 'sunset') return [];
  const by = kit.parsed.time === 'night' ? 1 : 0.35;
  const warm = (strength: number) =>
    [2.6 * strength * by, 1.6 * strength * by, 0.72 * strength * by] as const;
  const { left, right, front } = houseFootprint(plan);
  const middle = entranceOf(kit) ?? (left + right) / 2;
  const { left: open } = openFront(kit);
  const lamp = (x: number, y: number, [z, strength, reach]: readonly [number, number, number]): Lamp => ({
    at: { x, y, z },
    colour: warm(strength),
    reach,
  });
  const floors = Array.from(
    { length: plan.floors },
    (_, floor) => plan.plinth.height + floor * plan.storeyHeight + 1.8,
  );
  return [
    lamp(middle, plan.plinth.height + 2.2, [front + 0.9, 1.5, 9]),
    ...floors.flatMap((y) => [
      lamp(open + (right - open) * 0.25, y, [front + 1.6, 0.9, 8]),
      lamp(open + (right - open) * 0.7, y, [front + 1.6, 0.8, 8]),
    ]),
    ...gatesOf(kit).people.map((x) => lamp(x, 2, [0.5, 0.8, 6])),
    ...posts.map(([x, z]) => lamp(x, 1.05, [z, 0.35, 4])),
  ];
}

function entrance({ mesh, palette }: Kit, face: Face, { left, right, low, high, middle }: Hole): void {
  const put = (x: number, y: number, [x2, y2, out]: readonly [number, number, number]) =>
    face.box(mesh, palette.door, [
      [x, y, -0.1],
      [x2, y2, out],
    ]);
  put(left + 0.06, low, [middle - 0.01, high - 0.06, -0.05]);
  put(middle + 0.01, low, [right - 0.06, high - 0.06, -0.05]);
  for (const [x, x2] of [
    [left + 0.14, middle - 0.08],
    [middle + 0.08, right - 0.14],
  ] as const)
    for (const [y, y2] of [
      [0.2, 0.9],
      [1.05, 1.9],
    ] as const)
      put(x, low + y, [x2, low + y2, -0.03]);
  for (const x of [middle - 0.07, middle + 0.04])
    face.box(mesh, palette.bulb.glow ? palette.metal : palette.trim, [
      [x, low + 0.95, -0.05],
      [x + 0.03, low + 1.15, 0.02],
    ]);
}

/** Small lights on a line along the edge of the roof and on the wall, for a feast. */
function addStrings({ mesh, palette, parsed }: Kit, plan: Plan, top: number): void {
  if (!parsed.extras.includes('lamps') || (parsed.time !== 'night' && parsed.time !== 'sunset')) return;
  const { left, right, front, back } = houseFootprint(plan);
  const bulb = (x: number, y: number, z: number) =>
    mesh.lathe(palette.bulb, [x, z], {
      profile: [
        [0, y - 0.05],
        [0.05, y],
        [0, y + 0.05],
      ],
      sides: 5,
    });
  for (let x = left; x <= right; x += 0.4) bulb(x, top, front + 0.2);
  for (const x of [left - 0.2, right + 0.2]) for (let z = front; z > back; z -= 0.4) bulb(x, top, z);
  for (let x = 0.4; x < plan.plot.width; x += 0.8) bulb(x, 0.9, -0.1);
}

/** Windows and doors with all that belongs to them. */
function dressOpenings(kit: Kit): void {
  for (const face of facesOf(kit.plan))
    for (const opening of face.wall.openings) {
      const hole = holeOf(face, opening);
      if (opening.kind === 'window') window(kit, face, hole);
      else if (opening.kind === 'entrance') {
        entrance(kit, face, hole);
        frame(kit, face, { ...hole, low: hole.low - 0.07 });
        border(kit, face, { ...hole, low: hole.low - 0.02 });
      }
    }
}

/**
 * Everything that the picture shows, from what the prompt asks for; the same for the same parsed.
 * @param house the user's own, which is seen where the words ask for an inside
 */
export function makeScene(parsed: ParsedPrompt, aspect: number, house?: Answers): Scene {
  if (parsed.inside) return makeInside(parsed, house);
  const random = makeRandom(parsed.seed);
  const plan = planFor(parsed);
  const kit: Kit = { mesh: new Mesh(), palette: paletteOf(parsed), parsed, plan, random };
  const { left, right } = houseFootprint(plan);
  const entrance = entranceOf(kit);
  // From the side of the car that was asked for, else of the entrance, so that it is near.
  const car = parsed.extras.includes('car') ? plan.parking?.car : undefined;
  const seen = car ? car.x + car.width / 2 : entrance;
  const near = seen === null ? (random() < 0.5 ? 1 : -1) : seen > (left + right) / 2 ? 1 : -1;
  const bathing = waters.some((one) => parsed.extras.includes(one));
  // The lawn with the water lies on the other side of the way in.
  const side = bathing && near === 1 ? -1 : bathing ? 1 : near;
  const pitched = parsed.roof !== 'flat';
  addShell(kit, { pitched, ownSteps: ownSteps(kit) && entrance !== null });
  addBands(kit);
  addRailings(kit);
  dressOpenings(kit);
  addFacade(kit);
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
        // A pool is seen from over its wall, as from a balcony; all else by who stands at the road.
        height: water ? 3.4 : eyeLevel,
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
