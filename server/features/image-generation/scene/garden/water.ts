import type { Rect } from '#domain/house/model/model.ts';
import { paint, surface } from '#server/features/image-generation/raytracer/model/surface.ts';
import type { Kit } from '../house/openings.ts';

const coping = surface('#d9d2c5', 'paving', { second: paint('#a39c8f') });

/** Corners of a pool or a pond in space. */
const within = ({ x, y, width, depth }: Rect) => ({
  left: x,
  right: x + width,
  front: -y,
  back: -(y + depth),
});

export function addPool({ mesh, palette }: Kit, lawn: Rect): void {
  const most: Rect = { ...lawn, width: Math.min(lawn.width, 10), depth: Math.min(lawn.depth, 4.8) };
  const { left, right, front, back } = within(most);
  mesh.box(coping, [left, 0, back], [right, 0.14, front]);
  const edge = 0.5;
  mesh.quad(palette.water, [
    [left + edge, 0.15, front - edge],
    [right - edge, 0.15, front - edge],
    [right - edge, 0.15, back + edge],
    [left + edge, 0.15, back + edge],
  ]);
  for (const x of [left + edge - 0.06, right - edge])
    mesh.box(palette.trim, [x, 0.1, back + edge], [x + 0.06, 0.19, front - edge]);
  for (const z of [back + edge - 0.06, front - edge])
    mesh.box(palette.trim, [left + edge, 0.1, z], [right - edge, 0.19, z + 0.06]);
}

export function addPond({ mesh, palette, random }: Kit, lawn: Rect): void {
  const [x, z] = [lawn.x + lawn.width / 2, -(lawn.y + lawn.depth / 2)];
  const [a, b] = [Math.min(3.4, lawn.width / 2 - 0.2), Math.min(1.9, lawn.depth / 2 - 0.1)];
  const steps = 28;
  for (let step = 0; step < steps; step++) {
    const at = (turn: number, more: number, y: number) =>
      [x + Math.cos(turn) * (a + more), y, z + Math.sin(turn) * (b + more)] as const;
    const [from, to] = [(step / steps) * 2 * Math.PI, ((step + 1) / steps) * 2 * Math.PI];
    mesh.triangle(palette.water, [[x, 0.05, z], at(to, 0, 0.05), at(from, 0, 0.05)]);
    const size = 0.16 + 0.12 * random();
    const [px, , pz] = at(from, 0.1, 0);
    mesh.lathe(palette.stone, [px, pz], {
      profile: [
        [size * 1.5, 0],
        [size * 1.3, size * 0.7],
        [size * 0.6, size * 1.1],
        [0, size * 1.15],
      ],
      sides: 7,
    });
  }
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
