import type { TradeKey } from '#content/trades.ts';
import type { CostLine } from './cost.ts';
import type { Phase } from './phase-shares.ts';
import type { PhasePlan } from './phases.ts';
import type { RateKey } from './rates.ts';

/** Provider kinds, categories and trades of the marketplace for each rate. Trades and tools without a category there are left out. */
export const hireOf = {
  mason: { of: 'worker', category: 'Construction', trade: 'mason' },
  helper: { of: 'groupWorker', category: 'Construction Labour', trade: 'helper' },
  barBender: { of: 'groupWorker', category: 'Construction Labour', trade: 'bar-bender' },
  carpenter: { of: 'contractor', category: 'furniture contract', trade: 'carpenter' },
  tiler: { of: 'worker', category: 'Tiles', trade: 'tile-layer' },
  painter: { of: 'contractor', category: 'color contract', trade: 'painter' },
  electrician: { of: 'contractor', category: 'electrician contract', trade: 'electrician' },
  plumber: { of: 'worker', category: 'Other', trade: 'plumber' },
  gardener: { of: 'worker', category: 'Gardening', trade: 'gardener' },
  mixer: { of: 'product', category: 'Concrete mixer' },
  vibrator: { of: 'product', category: 'Concrete vibrator' },
  scaffold: { of: 'product', category: 'Scaffolding' },
  rammer: { of: 'product', category: 'Rammer' },
  ladder: { of: 'product', category: 'Ladder' },
  tileCutter: { of: 'product', category: 'Tile cutter' },
  architect: { of: 'engineer', category: 'Architectural', trade: 'architect' },
  structuralEngineer: { of: 'engineer', category: 'Structural', trade: 'structural-engineer' },
  contractor: { of: 'contractor', category: 'Construction Contract', trade: 'builder' },
} as const;

type Hired = keyof typeof hireOf;
/** A kind of provider, or a product to rent, its category, and of people the trade. */
export interface Hire {
  of: (typeof hireOf)[Hired]['of'];
  category: (typeof hireOf)[Hired]['category'];
  trade?: TradeKey;
}

export const isHired = (key: RateKey): key is Hired => Object.hasOwn(hireOf, key);

/** Hired by the owner, with a contractor and without. */
const planners: readonly Hired[] = ['architect', 'structuralEngineer'];

export interface HireLine extends Hire {
  key: Hired;
  /** Working days of one person or tool; null for work that is not paid by the day. */
  days: number | null;
  /** So many at once where most are needed. */
  people: number;
  /** In which the work begins. */
  phase: Phase;
  /** Weeks from the first day on, both included. */
  from: number;
  to: number;
}

/** A contractor brings trades and machines: they are hired one by one where the bill has none. */
export function hireList(lines: readonly CostLine[], plans: readonly PhasePlan[]): HireLine[] {
  const byContractor = lines.some(({ key }) => key === 'contractor');
  return lines.flatMap(({ key, unit, amount, phases }) => {
    const [first, ...rest] = plans.filter(({ phase }) => (phases[phase] ?? 0) > 0);
    if (!isHired(key) || !first) return [];
    if (byContractor && key !== 'contractor' && !planners.includes(key)) return [];
    const hands = [first, ...rest].flatMap(({ crew, machines }) => [...crew, ...machines]);
    const people = Math.max(1, ...hands.filter((one) => one.key === key).map((one) => one.people));
    const days = unit === 'day' ? amount : null;
    const { phase, from } = first;
    return [{ ...hireOf[key], key, days, people, phase, from, to: (rest.at(-1) ?? first).to }];
  });
}
