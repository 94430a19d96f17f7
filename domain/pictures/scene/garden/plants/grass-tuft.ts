import { chosen, type Garden } from './foliage.ts';

/** Blades on the lawn, which lies near the camera. */
export function tuft(
  { mesh, palette, random }: Garden,
  [x, z]: readonly [number, number],
  size: number,
): void {
  const leaf = chosen(palette.leaves, random, palette.soil);
  for (let blade = 0; blade < 5; blade++) {
    const turn = random() * 6.3;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const high = size * (0.6 + random() * 0.6);
    mesh.triangle(leaf, [
      [x - s * 0.014, 0, z + c * 0.014],
      [x + s * 0.014, 0, z - c * 0.014],
      [x + c * high * 0.5, high, z + s * high * 0.5],
    ]);
  }
}
