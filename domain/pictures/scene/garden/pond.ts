import type { Rect } from '#domain/house/model/rect.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';

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
