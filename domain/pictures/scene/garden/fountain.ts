import type { Rect } from '#domain/house/model/rect.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';

export function addFountain({ mesh, palette }: Kit, lawn: Rect): void {
  const [x, z] = [lawn.x + lawn.width / 2, -(lawn.y + lawn.depth / 2)];
  const radius = Math.min(1.6, lawn.depth / 2, lawn.width / 2);
  mesh.lathe(palette.stone, [x, z], {
    profile: [
      [radius, 0],
      [radius, 0.45],
      [radius - 0.18, 0.45],
      [radius - 0.18, 0.2],
    ],
    sides: 20,
  });
  mesh.lathe(palette.water, [x, z], {
    profile: [
      [radius - 0.15, 0.36],
      [0, 0.36],
    ],
    sides: 20,
  });
  mesh.lathe(palette.stone, [x, z], {
    profile: [
      [0.22, 0.3],
      [0.12, 0.9],
      [0.6, 1.05],
      [0.62, 1.12],
      [0.1, 1.08],
      [0.08, 1.5],
      [0.28, 1.58],
      [0.05, 1.62],
      [0, 1.75],
    ],
    sides: 14,
  });
}
