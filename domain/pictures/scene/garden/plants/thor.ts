import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Garden } from './foliage.ts';

const stem = surface('#6f8a52');
const young = surface('#88a05e');

/** The leafless milk-hedge of the Thar (danda thor): slim stems from one root. No cactus grows wild in India. */
export function thor({ mesh, random }: Garden, [x, z]: readonly [number, number]): void {
  const stems = 13;
  const high = 0.9 + random() * 0.7;
  for (let one = 0; one < stems; one++) {
    const turn = (one / stems) * 2 * Math.PI * 2.6 + random();
    const out = 0.12 + 0.5 * (one / stems);
    const at = (share: number): Point => [
      x + Math.cos(turn) * out * share ** 0.6,
      high * (1.1 - out * 0.6) * share,
      z + Math.sin(turn) * out * share ** 0.6,
    ];
    mesh.limb(stem, [at(0), at(0.45)], [0.05, 0.055]);
    mesh.limb(young, [at(0.45), at(1)], [0.055, 0.02]);
  }
}
