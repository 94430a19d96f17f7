import { type Group, type MeshLambertMaterial, PointLight } from 'three';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { isOpen } from '#domain/house/model/room.ts';
import { meshOf } from './house-meshes.ts';

export interface RoomLamp {
  floor: number;
  x: number;
  y: number;
  /** Of the ceiling that it hangs from. */
  height: number;
  /** Metres that its light reaches: its own room. */
  reach: number;
}

/** One in the middle of each room that has a ceiling. */
export const lampsOf = (plan: Plan): RoomLamp[] =>
  plan.rooms
    .filter(({ kind, floor }) => !isOpen(kind) && !(plan.stilt && floor === 0 && kind !== 'stair'))
    .map(({ floor, inside: { x, y, width, depth } }) => ({
      floor,
      x: x + width / 2,
      y: y + depth / 2,
      height: levelOf(plan, floor) + plan.storeyHeight - plan.slab,
      reach: Math.hypot(width, depth) / 2 + 2.2,
    }));

/** A round lamp would have more triangles than a room: these are flat squares under the ceiling. */
export const lampMesh = (lamps: readonly RoomLamp[], material: MeshLambertMaterial) =>
  meshOf(
    lamps.flatMap(({ x, y, height }) =>
      box({ x: x - 0.16, y: y - 0.16, width: 0.32, depth: 0.32 }, height - 0.07, height),
    ),
    material,
  );

/** So many shine at a time: each costs every pixel. */
const atOnce = 6;

/** The lights of the lamps nearest to where the visitor stands. */
export class RoomLights {
  readonly #lamps: readonly RoomLamp[];
  readonly #lights = Array.from({ length: atOnce }, () => new PointLight('#ffd9a0', 0, 6, 1.4));

  constructor(plan: Plan, group: Group) {
    this.#lamps = lampsOf(plan);
    group.add(...this.#lights);
  }

  /** @param standing where; null outside, where lit windows tell of them */
  shine(standing: { floor: number; x: number; y: number } | null, night: boolean): void {
    const near = standing
      ? this.#lamps
          .filter(({ floor }) => floor === standing.floor)
          .toSorted(
            (a, b) =>
              Math.hypot(a.x - standing.x, a.y - standing.y) - Math.hypot(b.x - standing.x, b.y - standing.y),
          )
      : [];
    for (const [index, light] of this.#lights.entries()) {
      const lamp = near[index];
      light.intensity = lamp && night ? 9 : 0;
      if (!lamp) continue;
      light.position.set(lamp.x, lamp.height - 0.35, -lamp.y);
      light.distance = lamp.reach;
    }
  }
}
