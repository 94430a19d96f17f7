import { furnishing } from '#domain/house/furniture/furniture.ts';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Answers } from '#domain/house/model/answers.ts';
import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Scene } from '#domain/pictures/raytracer/model/scene.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import { roomCamera } from './inside/room-camera.ts';
import { dressRoom, type RoomKit } from './inside/room-dressing.ts';
import { lightRoom } from './inside/room-lights.ts';
import { roomOfPlan } from './inside/room-of-plan.ts';
import { roomSurfaces } from './inside/room-surfaces.ts';
import { groundOf } from './land.ts';
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
export function makeInside(parsed: ParsedPrompt, house: Answers | undefined): Scene {
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
