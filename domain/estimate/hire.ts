import type { CostLine } from './cost.ts';
import { type Phase, phases } from './phase-shares.ts';
import type { RateKey } from './rates.ts';

/** Provider kinds and categories of the marketplace for each rate. Trades and tools without a category there are left out. */
export const hireOf = {
  mason: { of: 'worker', category: 'Construction' },
  helper: { of: 'groupWorker', category: 'Construction Labour' },
  barBender: { of: 'groupWorker', category: 'Construction Labour' },
  carpenter: { of: 'contractor', category: 'furniture contract' },
  tiler: { of: 'worker', category: 'Tiles' },
  painter: { of: 'contractor', category: 'color contract' },
  electrician: { of: 'contractor', category: 'electrician contract' },
  plumber: { of: 'worker', category: 'Other' },
  gardener: { of: 'worker', category: 'Gardening' },
  mixer: { of: 'product', category: 'Concrete mixer' },
  vibrator: { of: 'product', category: 'Concrete vibrator' },
  scaffold: { of: 'product', category: 'Scaffolding' },
  rammer: { of: 'product', category: 'Rammer' },
  ladder: { of: 'product', category: 'Ladder' },
  tileCutter: { of: 'product', category: 'Tile cutter' },
  architect: { of: 'engineer', category: 'Architectural' },
  structuralEngineer: { of: 'engineer', category: 'Structural' },
  contractor: { of: 'contractor', category: 'Construction Contract' },
} as const;

type Hired = keyof typeof hireOf;
/** A kind of provider, or a product to rent, and its category. */
export interface Hire {
  of: (typeof hireOf)[Hired]['of'];
  category: (typeof hireOf)[Hired]['category'];
}

const isHired = (key: RateKey): key is Hired => key in hireOf;

export interface HireLine extends Hire {
  key: Hired;
  /** Working days of one person or tool; null for work that is not paid by the day. */
  days: number | null;
  /** In which the work begins. */
  phase: Phase;
}

export const hireList = (lines: readonly CostLine[]): HireLine[] =>
  lines.flatMap(({ key, unit, amount, phases: shares }) => {
    const phase = phases.find((one) => (shares[one] ?? 0) > 0);
    return isHired(key) && phase
      ? [{ ...hireOf[key], key, days: unit === 'day' ? amount : null, phase }]
      : [];
  });
