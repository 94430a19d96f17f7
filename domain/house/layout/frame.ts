import { toCentimetre } from '#domain/house/model/rect.ts';

/**
 * Every house is a block of living rooms at its front and behind it a passage with columns of rooms: one on each side
 * (double) or one (single, narrow houses). `across` and `along` are the house's own axes: turned, its front block lies
 * at the plot's left side and a column at the road.
 */
export interface Scheme {
  columns: 'single' | 'double';
  turned: boolean;
  parking: 'front' | 'beside' | 'porch' | 'under' | 'none';
  /** The front block as shallow as can be. */
  snug: boolean;
}

export interface Frame extends Scheme {
  across: number;
  /** What is there at most. */
  along: number;
  column: number;
  passage: number;
  front: number;
  /** Rooms in the middle of a column get no light: houses stand on both sides. */
  closed: boolean;
  floors: number;
  livingFloor: number;
}

export const porchWidth = (column: number) => Math.max(2.8, Math.min(3.2, column));

function passageOf(columns: Scheme['columns'], across: number): number {
  if (columns === 'single') return across < 5.8 ? 1.3 : 1.5;
  return across < 8.8 ? 1.2 : Math.min(3.3, Math.max(2.4, across - 7));
}

function frontOf(scheme: Scheme, across: number, column: number): number {
  if (scheme.parking === 'porch' || scheme.parking === 'under') return 5.2;
  if (scheme.snug) return 2.9;
  const livingWidth = scheme.columns === 'double' && across >= 8.8 ? across - column : across;
  return Math.min(scheme.columns === 'double' ? 4.6 : 4.2, Math.max(3.4, 28 / livingWidth));
}

/** Null when the space is too narrow for the scheme. */
export function frameOf(
  scheme: Scheme,
  space: { across: number; along: number; closed: boolean },
  floors: number,
): Frame | null {
  const limits = scheme.columns === 'single' ? [3.9, 6.4] : [6.6, scheme.parking === 'porch' ? 10.2 : 12.2];
  const [least = 0, most = 0] = limits;
  if (space.across < least || (scheme.columns === 'double' && space.closed)) return null;
  const across = Math.min(space.across, most);
  const passage = passageOf(scheme.columns, across);
  const column = toCentimetre((across - passage) / (scheme.columns === 'single' ? 1 : 2));
  return {
    ...scheme,
    across,
    along: space.along,
    column,
    passage: toCentimetre(across - column * (scheme.columns === 'single' ? 1 : 2)),
    front: toCentimetre(frontOf(scheme, across, column)),
    closed: space.closed,
    floors,
    livingFloor: scheme.parking === 'under' ? 1 : 0,
  };
}
