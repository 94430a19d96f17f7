import { z } from 'zod';
import type { Assumption, Calculator } from './calculator.ts';
import { calculator, MissingInputs } from './calculator.ts';
import { bagVolume } from './concrete.ts';
import type { Unit } from './units.ts';
import { unitNames, units, written } from './units.ts';

export const states = [
  'assam',
  'bihar',
  'chhattisgarh',
  'gujarat',
  'haryana',
  'himachal',
  'madhya pradesh',
  'punjab',
  'rajasthan',
  'uttar pradesh',
  'uttarakhand',
  'west bengal',
] as const;
export type State = (typeof states)[number];

/**
 * Square feet of what differs by state, as land offices use them most; districts have their own still, and old
 * papers others. Where a state is not named the usual one is taken and said.
 */
const landSizes: Partial<Record<Unit, Partial<Record<State, number>> & { usual: number }>> = {
  bigha: {
    usual: 27_225,
    'uttar pradesh': 27_225,
    bihar: 27_225,
    rajasthan: 27_225,
    punjab: 9072,
    haryana: 9072,
    himachal: 8712,
    uttarakhand: 6804,
    'madhya pradesh': 12_000,
    gujarat: 17_424,
    'west bengal': 14_400,
    assam: 14_400,
  },
  biswa: {
    usual: 1361.25,
    'uttar pradesh': 1361.25,
    rajasthan: 1361.25,
    punjab: 453.6,
    haryana: 453.6,
    himachal: 435.6,
    uttarakhand: 340.2,
    'madhya pradesh': 600,
  },
  katha: {
    usual: 1361.25,
    bihar: 1361.25,
    'west bengal': 720,
    assam: 2880,
    'madhya pradesh': 600,
    chhattisgarh: 600,
  },
  marla: { usual: 272.25, punjab: 272.25, haryana: 272.25, himachal: 272.25 },
  kanal: { usual: 5445, punjab: 5445, haryana: 5445, himachal: 5445 },
};
const differsByState = (unit: Unit) => landSizes[unit] !== undefined;

type Kind = 'length' | 'area' | 'volume' | 'mass' | 'count';

/** A bag of cement is 50 kg and 0.0347 m³: which one, the other unit says. */
function sizeOf(unit: Unit, kind: Kind, state: State | undefined): number {
  if (unit === 'bag' && kind === 'volume') return bagVolume;
  const land = landSizes[unit];
  if (!land) return units[unit].size;
  return ((state && land[state]) ?? land.usual) * units.sqft.size;
}

function kindOf(from: Unit, to: Unit): Kind | undefined {
  const [a, b]: [Kind, Kind] = [units[from].kind, units[to].kind];
  if (a === b) return a;
  const bagged = (from === 'bag' && b === 'volume') || (to === 'bag' && a === 'volume');
  return bagged ? 'volume' : undefined;
}

/** Undefined when one is no measure of the other. */
export function convert(value: number, units: { from: Unit; to: Unit; state?: State | undefined }) {
  const { from, to, state } = units;
  const kind = kindOf(from, to);
  return kind && (value * sizeOf(from, kind, state)) / sizeOf(to, kind, state);
}

/** What is told when nobody said into what. */
const usualTargets: Record<Kind, Unit[]> = {
  length: ['ft', 'm', 'inch', 'mm'],
  area: ['sqft', 'm2', 'gaj', 'guntha', 'acre', 'hectare'],
  volume: ['m3', 'cft', 'litre'],
  mass: ['kg', 'quintal', 'tonne'],
  count: [],
};
const unit = z.enum(unitNames);

export const conversion: Calculator = calculator({
  name: 'conversion',
  inputs: {
    value: z.number().positive().max(1e12),
    from: unit,
    to: unit.optional(),
    /** Only bigha, biswa, katha, marla and kanal need it. */
    state: z.enum(states).optional(),
  },
  ways: [['value', 'from']],
  asks: ({ from, to, state }) =>
    state === undefined && unitNames.some((name) => (name === from || name === to) && differsByState(name))
      ? ['state']
      : [],
  usual: { value: 1 },
  work({ value, from, to, state }) {
    const targets = to ? [to] : usualTargets[units[from].kind].filter((one) => one !== from);
    const found = targets.flatMap((target) => {
      const amount = convert(value, { from, to: target, state });
      const one = convert(1, { from, to: target, state });
      return amount === undefined || one === undefined ? [] : [{ target, amount, one }];
    });
    if (found.length === 0) throw new MissingInputs(['to']);
    const land = [from, ...targets].filter(differsByState);
    const known = state !== undefined && land.every((one) => landSizes[one]?.[state] !== undefined);
    const assumptions: Assumption[] = [];
    if (land.length > 0)
      assumptions.push({ key: known ? 'stateSize' : 'differsByState', value: known ? state : '' });
    if (from === 'gallon' || targets.includes('gallon'))
      assumptions.push({ key: 'imperialGallon', value: 4.546, unit: 'litre' });
    return {
      result: found.map(({ target, amount }) => ({ key: 'converted', amount, unit: target })),
      steps: found.map(({ target, amount, one }) => ({
        key: 'converted',
        formula: `${written(value, from)} × ${written(one)} = ${written(amount, target)}`,
      })),
      assumptions,
    };
  },
});
