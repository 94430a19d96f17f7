import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';

const lampPost = surface('#26282b');

/** Small lamps beside the path. */
export function addLampPosts({ mesh, palette }: Kit, places: readonly (readonly [number, number])[]): void {
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
