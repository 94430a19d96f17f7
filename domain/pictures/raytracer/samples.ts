import type { Look } from './shading/look.ts';

/** Looks of a pixel: the fewest, and as many as one with an edge in it has. Pixels are small: what noise is left is smoothed. */
const looks = { fewest: 2, leaf: 3, edge: 4 };

export interface Sum {
  count: number;
  low: number;
  high: number;
  surface: Look['surface'] | null;
  edge: boolean;
}

export function note(sum: Sum, look: Look): void {
  // Without the sky's light: its noise is no edge.
  const bright = look.light.y * look.albedo.y + look.albedo.y * 0.5 + look.sheen.y;
  sum.count++;
  if (sum.surface !== null && sum.surface !== look.surface) sum.edge = true;
  sum.surface = look.surface;
  sum.low = Math.min(sum.low, bright);
  sum.high = Math.max(sum.high, bright);
}

const uneven = ({ low, high }: Sum) => high - low > 0.03 + 0.3 * low;

export function enough(sum: Sum): boolean {
  if (sum.count < looks.fewest) return false;
  if (!(sum.edge || uneven(sum))) return true;
  return sum.count >= (sum.surface?.kind === 'leaf' ? looks.leaf : looks.edge);
}
