import type { Look } from './shading/look.ts';

/** Fewest looks of a pixel, of one on the house, and of one with an edge in it. */
const looks = { sky: 2, plain: 4, leaf: 6, edge: 8 };

export interface Sum {
  count: number;
  skies: number;
  low: number;
  high: number;
  surface: Look['surface'] | null;
  edge: boolean;
}

export function note(sum: Sum, look: Look): void {
  // Without the sky's light: its noise is no edge.
  const bright = look.light.y * look.albedo.y + look.albedo.y * 0.5 + look.sheen.y;
  sum.count++;
  if (look.sky) sum.skies++;
  if (sum.surface !== null && sum.surface !== look.surface) sum.edge = true;
  sum.surface = look.surface;
  sum.low = Math.min(sum.low, bright);
  sum.high = Math.max(sum.high, bright);
}

const uneven = ({ low, high }: Sum) => high - low > 0.03 + 0.3 * low;

export function enough(sum: Sum): boolean {
  if (sum.count < looks.sky) return false;
  if (sum.skies === sum.count && !uneven(sum)) return true;
  if (sum.count < looks.plain) return false;
  if (!(sum.edge || uneven(sum))) return true;
  return sum.count >= (sum.surface?.kind === 'leaf' ? looks.leaf : looks.edge);
}
