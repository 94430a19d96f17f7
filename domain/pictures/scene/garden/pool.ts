import type { Rect } from '#domain/house/model/rect.ts';
import { paint, surface } from '#domain/pictures/raytracer/model/surface.ts';
import type { Kit } from '#domain/pictures/scene/house/kit/kit.ts';

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
