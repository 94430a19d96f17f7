import type { Rect } from '#domain/house/model/rect.ts';
import type { Kit } from '#domain/pictures/scene/house/kit.ts';

/** A swing of wood on ropes. */
export function addSwing({ mesh, palette }: Kit, lawn: Rect): void {
  const [x, z] = [lawn.x + Math.min(1.6, lawn.width / 2), -(lawn.y + lawn.depth * 0.7)];
  for (const side of [-1, 1]) {
    for (const lean of [-0.5, 0.5])
      mesh.limb(
        palette.wood,
        [
          [x + side * 1.1, 0, z + lean],
          [x + side * 1, 2.2, z],
        ],
        [0.06, 0.05],
      );
    mesh.limb(
      palette.metal,
      [
        [x + side * 0.55, 0.5, z],
        [x + side * 0.55, 2.2, z],
      ],
      [0.015, 0.015],
    );
  }
  mesh.limb(
    palette.wood,
    [
      [x - 1.05, 2.2, z],
      [x + 1.05, 2.2, z],
    ],
    [0.06, 0.06],
  );
  mesh.box(palette.wood, [x - 0.65, 0.46, z - 0.22], [x + 0.65, 0.52, z + 0.22]);
}

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
