import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import type { Lamp } from '#domain/pictures/raytracer/model/scene.ts';
import { vector } from '#domain/pictures/raytracer/model/vector.ts';
import type { RoomKit } from './room-dressing.ts';

const warm = (by: number) => [by, by * 0.84, by * 0.62] as const;

/** How strong day and lamps are at each hour. */
const strengths: Record<ParsedPrompt['time'], { day: readonly [number, number, number]; lamp: number }> = {
  morning: { day: [2.6, 2.3, 1.9], lamp: 1.2 },
  day: { day: [2.7, 2.8, 2.9], lamp: 1.2 },
  sunset: { day: [2.2, 1.4, 0.9], lamp: 3 },
  night: { day: [0.1, 0.13, 0.25], lamp: 6.5 },
};

/** A round lamp under the ceiling, a fan in rooms where people stay, a lamp behind each window for the day's light. */
export function lightRoom(kit: RoomKit, { time, weather }: ParsedPrompt): Lamp[] {
  const { mesh, room, surfaces, ceiling, floor, plan } = kit;
  const { x, y, width, depth } = room.inside;
  const { day, lamp } = strengths[time];
  const dim = weather === 'rain' || weather === 'fog' ? 0.7 : 1;
  const long = Math.max(width, depth);
  const places =
    long > 4.2 ? [0.27, 0.73].map((share) => (width > depth ? [share, 0.5] : [0.5, share])) : [[0.5, 0.5]];
  const lamps: Lamp[] = places.map(([u = 0.5, v = 0.5]) => {
    const [px, pz] = [x + width * u, -(y + depth * v)];
    mesh.lathe(surfaces.bulb, [px, pz], {
      profile: [
        [0, ceiling - 0.07],
        [0.17, ceiling - 0.06],
        [0.2, ceiling - 0.01],
      ],
      sides: 20,
    });
    return {
      at: vector(px, ceiling - 0.3, pz),
      size: 0.5,
      colour: warm(lamp / Math.sqrt(places.length)),
      reach: 11,
    };
  });
  if (room.kind === 'living' || room.kind === 'bedroom' || room.kind === 'dining') fan(kit);
  for (const wall of plan.walls)
    if (wall.rooms.includes(room.id) && wall.side !== null)
      for (const { kind, at, width: wide, sill, head } of wall.openings) {
        if (kind !== 'window') continue;
        const middle = wall.along === 'x' ? y + depth / 2 : x + width / 2;
        const across = wall.line + Math.sign(middle - wall.line) * (wall.thickness / 2 + 0.25);
        const [px, py] = wall.along === 'x' ? [at, across] : [across, at];
        const strong = Math.min(1.4, wide * (head - sill) * 0.7) * dim;
        lamps.push({
          at: vector(px, floor + (sill + head) / 2, -py),
          size: Math.min(1, wide),
          colour: [day[0] * strong, day[1] * strong, day[2] * strong],
          reach: 9,
        });
      }
  return lamps;
}

function fan({ mesh, room, surfaces, ceiling }: RoomKit): void {
  const { x, y, width, depth } = room.inside;
  const [px, pz] = [x + width / 2, -(y + depth / 2)];
  const metal = surfaces.of.metal ?? surfaces.door;
  const level = ceiling - 0.32;
  mesh.limb(
    metal,
    [
      [px, ceiling, pz],
      [px, level, pz],
    ],
    [0.02, 0.02],
  );
  mesh.lathe(surfaces.door, [px, pz], {
    profile: [
      [0, level - 0.08],
      [0.1, level - 0.06],
      [0.11, level + 0.02],
      [0, level + 0.06],
    ],
    sides: 12,
  });
  for (const turn of [0.4, 0.4 + (2 * Math.PI) / 3, 0.4 + (4 * Math.PI) / 3]) {
    const at = (out: number, aside: number, lift: number) =>
      [
        px + Math.cos(turn) * out - Math.sin(turn) * aside,
        level - 0.02 + lift,
        pz + Math.sin(turn) * out + Math.cos(turn) * aside,
      ] as const;
    mesh.quad(surfaces.door, [
      at(0.1, -0.05, 0),
      at(0.62, -0.07, 0),
      at(0.62, 0.07, 0.02),
      at(0.1, 0.05, 0.02),
    ]);
  }
}
