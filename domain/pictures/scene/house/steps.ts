import type { Kit } from './kit/kit.ts';

export function steps(
  { mesh, palette, plan }: Kit,
  [middle, front]: readonly [number, number],
  half: number,
): void {
  const { height } = plan.plinth;
  const count = Math.ceil(height / 0.16);
  for (let step = 1; step < count; step++)
    mesh.box(
      palette.stone,
      [middle - half, 0, front],
      [middle + half, height - (height / count) * step, front + step * 0.3],
    );
}
