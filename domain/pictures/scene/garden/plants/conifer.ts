import type { Point } from '#domain/pictures/raytracer/model/mesh.ts';
import { chosen, type Garden, leafy } from './foliage.ts';

const pine = ['#24452c', '#2c5233', '#1f3d28'].map(leafy);

/** Deodar and pine: layers of drooping boughs. */
export function conifer(
  { mesh, palette, random }: Garden,
  [x, z]: readonly [number, number],
  height: number,
): void {
  mesh.limb(
    palette.bark,
    [
      [x, 0, z],
      [x, height * 0.95, z],
    ],
    [height * 0.022, 0.03],
  );
  const layers = 13;
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / layers;
    const y = height * (0.14 + 0.84 * share);
    const radius = height * 0.21 * (1 - share) + 0.15;
    const boughs = 15;
    for (let bough = 0; bough < boughs; bough++) {
      const turn = ((bough + random() * 0.6) / boughs) * 2 * Math.PI + layer;
      const far = radius * (0.8 + 0.35 * random());
      const side = 0.24 + (far * 0.3) / 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const leaf = chosen(pine, random, palette.bark);
      const tip: Point = [x + c * far, y - far * 0.34, z + s * far];
      const mid = far * 0.55;
      mesh.triangle(leaf, [
        [x, y + 0.32, z],
        [x + c * mid - s * side, y - mid * 0.3, z + s * mid + c * side],
        tip,
      ]);
      mesh.triangle(leaf, [
        [x, y + 0.32, z],
        tip,
        [x + c * mid + s * side, y - mid * 0.3, z + s * mid - c * side],
      ]);
    }
  }
}
