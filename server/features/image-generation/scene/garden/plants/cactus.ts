import { surface } from '#server/features/image-generation/raytracer/model/surface.ts';
import type { Garden } from './foliage.ts';

export function cactus({ mesh, random }: Garden, [x, z]: readonly [number, number]): void {
  const green = surface('#5d7f4a', 'plain');
  const height = 1.4 + random() * 1.2;
  const post = (cx: number, low: number, high: number) =>
    mesh.lathe(green, [cx, z], {
      profile: [
        [0.14, low],
        [0.17, low + 0.2],
        [0.16, high - 0.2],
        [0.09, high - 0.05],
        [0, high],
      ],
      sides: 9,
    });
  post(x, 0, height);
  for (const way of [-1, 1]) {
    const low = height * (0.35 + 0.15 * random());
    mesh.limb(
      green,
      [
        [x, low, z],
        [x + way * 0.42, low + 0.12, z],
      ],
      [0.1, 0.1],
    );
    post(x + way * 0.42, low + 0.05, low + height * 0.42);
  }
}
