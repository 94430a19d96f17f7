import { squareMetresIn } from './land-units.ts';
import { type LocalProblem, localArea, squareMetresOf, statesFor } from './local-units.ts';
import { sides, single, tidy } from './typed-size.ts';

/** Metres; `assumed` when only an area was given and the proportion is ours. */
export interface Land {
  width: number;
  depth: number;
  area: number;
  assumed: boolean;
}
export type LandProblem =
  | 'land-size-unreadable'
  | 'land-size-small'
  | 'land-size-large'
  | 'land-size-narrow'
  | 'set-backs-large'
  | LocalProblem;
export type LandReading = { ok: true; land: Land } | { ok: false; problem: LandProblem };

export const landLimits = { minArea: 20, maxArea: 5000, minWidth: 3.6, minDepth: 4.2, maxRatio: 4 } as const;

function judged(width: number, depth: number, assumed: boolean): LandReading {
  const area = width * depth;
  const short = Math.min(width, depth);
  const { minArea, maxArea, minWidth, minDepth, maxRatio } = landLimits;
  if (!(area >= minArea - 0.05)) return { ok: false, problem: 'land-size-small' };
  if (!(area <= maxArea)) return { ok: false, problem: 'land-size-large' };
  if (width < minWidth || depth < minDepth || Math.max(width, depth) > short * maxRatio)
    return { ok: false, problem: 'land-size-narrow' };
  return { ok: true, land: { width, depth, area, assumed } };
}

/** More letters are no size; the patterns take their time over long ones. */
const longest = 80;

/** Reads what people type. The first of two sides is the one at the road; an area alone becomes a plot of 2 to 3. */
export function readLandSize(typed: string): LandReading {
  if (typed.length > longest) return { ok: false, problem: 'land-size-unreadable' };
  const text = tidy(typed);
  const both = sides(text);
  if (both) return judged(both[0], both[1], false);
  const [, amount, words = ''] = single.exec(text) ?? [];
  const unit = amount === undefined ? undefined : squareMetresIn(words);
  const local = unit === undefined ? localArea(text) : null;
  if (unit === undefined && !local) return { ok: false, problem: 'land-size-unreadable' };
  const area = local ? squareMetresOf(local) : Number(amount) * (unit ?? 0);
  if (typeof area === 'string') return { ok: false, problem: area };
  return judged(Math.sqrt((area * 2) / 3), Math.sqrt((area * 3) / 2), true);
}

/** The states to choose from for a size like "2 katha": one must be said; none for other sizes. */
export const statesToSay = (typed: string): string[] => statesFor(tidy(typed.slice(0, 80)));

/** Square metres of a size in a unit that a state decides; null for every other size. */
export function localSize(typed: string): { area: number; state: string } | null {
  const found = localArea(tidy(typed.slice(0, 80)));
  const area = found && squareMetresOf(found);
  return found?.state && typeof area === 'number' ? { area, state: found.state } : null;
}
