import type { Kit } from './kit.ts';

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

export function column(
  { mesh, palette, parsed }: Kit,
  [x, z]: readonly [number, number],
  [low, high]: readonly [number, number],
): void {
  if (parsed.style === 'modern') {
    mesh.box(palette.accent, [x - 0.16, low, z - 0.16], [x + 0.16, high, z + 0.16]);
    return;
  }
  const wooden = parsed.style === 'kerala' || parsed.style === 'hill' || parsed.style === 'village';
  const [shaft, thick] = wooden ? [palette.wood, 0.1] : [palette.trim, 0.15];
  const half = thick + 0.09;
  mesh.box(
    wooden ? palette.stone : palette.trim,
    [x - half, low, z - half],
    [x + half, low + (wooden ? 0.5 : 0.22), z + half],
  );
  mesh.lathe(shaft, [x, z], {
    profile: [
      [thick * 1.1, low + 0.2],
      [thick, low + 0.9],
      [thick * 0.86, high - 0.5],
      [thick * 1.2, high - 0.28],
      [thick * 0.9, high - 0.24],
    ],
    sides: 12,
  });
  mesh.box(shaft, [x - half, high - 0.24, z - half], [x + half, high, z + half]);
}
