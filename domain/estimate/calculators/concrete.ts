import { z } from 'zod';
import type { Amount, Assumption, Calculator, Step } from './calculator.ts';
import { both, calculator, floorOf, measured, volumeOf, whole } from './calculator.ts';
import { written } from './units.ts';

/** Cement, sand, aggregate by volume. IS 456 table 9 knows nominal mixes up to M20; M25 as 1:1:2 is the site's habit. */
const mixes = {
  M5: [1, 5, 10],
  'M7.5': [1, 4, 8],
  M10: [1, 3, 6],
  M15: [1, 2, 4],
  M20: [1, 1.5, 3],
  M25: [1, 1, 2],
} as const;
type Mix = keyof typeof mixes;
export const mixNames = ['M5', 'M7.5', 'M10', 'M15', 'M20', 'M25'] as const satisfies Mix[];

/** A rule of thumb: loose, dry parts shrink to 1/1.54 of their volume as wet concrete. */
export const dryConcrete = 1.54;
/** m³ of one bag: 50 kg at 1440 kg/m³. */
export const bagVolume = 0.0347;
/** Litres for a bag: water to cement 0.5 by weight, the most IS 456 allows for mild exposure is 0.55. */
const waterPerBag = 25;

/** Steel in kg per m³ of concrete: what small houses take by custom, before the engineer's bars are known. */
export const steelShare = { slab: 80, beam: 120, column: 160, footing: 70, lintel: 60, stairs: 85 } as const;
export const members = ['slab', 'beam', 'column', 'footing', 'lintel', 'stairs'] as const;

function ingredients(volume: number, mix: Mix, waste: number) {
  const [cementPart, sandPart, stonePart] = mixes[mix];
  const parts = cementPart + sandPart + stonePart;
  const wet = volume * (1 + waste);
  const dry = wet * dryConcrete;
  const [cement, sand, stone] = [dry / parts, (dry * sandPart) / parts, (dry * stonePart) / parts];
  const bags = cement / bagVolume;
  const water = whole(bags) * waterPerBag;
  const share = (part: number) => `${written(dry, 'm3')} × ${part} ÷ ${written(parts)}`;
  const steps: Step[] = [
    { key: 'waste', formula: `${written(volume, 'm3')} × ${written(1 + waste)} = ${written(wet, 'm3')}` },
    { key: 'dryVolume', formula: `${written(wet, 'm3')} × ${dryConcrete} = ${written(dry, 'm3')}` },
    {
      key: 'cement',
      formula: `${share(1)} = ${written(cement, 'm3')}; ÷ ${bagVolume} m³ = ${written(bags, 'bag')}`,
    },
    { key: 'sand', formula: `${share(sandPart)} = ${written(sand, 'm3')}` },
    { key: 'aggregate', formula: `${share(stonePart)} = ${written(stone, 'm3')}` },
    { key: 'water', formula: `${whole(bags)} × ${waterPerBag} l = ${written(water, 'litre')}` },
  ];
  const result: Amount[] = [
    { key: 'concrete', ...both(volume, 'm3', 'cft') },
    { key: 'cement', ...both(whole(bags), 'bag', 'kg') },
    { key: 'sand', ...both(sand, 'm3', 'cft') },
    { key: 'aggregate', ...both(stone, 'm3', 'cft') },
    { key: 'water', amount: water, unit: 'litre' },
  ];
  const assumptions: Assumption[] = [
    { key: 'mixParts', value: `1 : ${sandPart} : ${stonePart}` },
    { key: 'dryFactor', value: dryConcrete },
    { key: 'bagVolume', value: bagVolume, unit: 'm3' },
  ];
  return { result, steps, assumptions };
}

/** How far bags go, the other way round. */
function fromBags(bags: number, mix: Mix, waste: number) {
  const parts = mixes[mix].reduce<number>((sum, part) => sum + part, 0);
  const amount = (bags * bagVolume * parts) / dryConcrete / (1 + waste);
  const formula = `${written(bags)} × ${bagVolume} m³ × ${written(parts)} ÷ ${dryConcrete} ÷ ${written(1 + waste)} = ${written(amount, 'm3')}`;
  return { amount, steps: [{ key: 'volume', formula } satisfies Step] };
}

/** Plain concrete for floors, beds and fillings. */
export const concrete: Calculator = calculator({
  name: 'concrete',
  inputs: {
    volume: measured.volume,
    area: measured.area,
    length: measured.length,
    width: measured.width,
    thickness: measured.thickness.default(0.1),
    count: measured.count,
    bags: measured.bags,
    mix: z.enum(mixNames).default('M20'),
    waste: measured.waste.default(0.05),
  },
  ways: [['volume'], ['area'], ['length', 'width'], ['bags']],
  work(inputs) {
    const { mix, waste, bags } = inputs;
    const flat = inputs.area ?? inputs.length;
    const turned = bags !== undefined && inputs.volume === undefined && flat === undefined;
    const { amount, steps } = turned ? fromBags(bags, mix, waste) : volumeOf(inputs, floorOf(inputs));
    const made = ingredients(amount, mix, waste);
    return { ...made, steps: [...steps, ...made.steps] };
  },
});

/** Reinforced concrete by member; a slab's under side is its shuttering. */
export const slab: Calculator = calculator({
  name: 'slab',
  inputs: {
    volume: measured.volume,
    area: measured.area,
    length: measured.length,
    width: measured.width,
    thickness: measured.thickness.default(0.125),
    count: measured.count,
    member: z.enum(members).default('slab'),
    mix: z.enum(mixNames).default('M20'),
    waste: measured.waste.default(0.05),
  },
  ways: [['area'], ['length', 'width'], ['volume']],
  work(inputs) {
    const { mix, waste, member } = inputs;
    const flat = floorOf(inputs);
    const { amount, steps } = volumeOf(inputs, flat);
    const made = ingredients(amount, mix, waste);
    const share = steelShare[member];
    const steel = amount * share;
    const formula = `${written(amount, 'm3')} × ${share} kg/m³ = ${written(steel, 'kg')}`;
    const shuttered = member === 'slab' && inputs.volume === undefined;
    return {
      result: [
        ...made.result,
        { key: 'steel', ...both(steel, 'kg', 'tonne') },
        ...(shuttered ? [{ key: 'shuttering', ...both(flat.amount, 'm2', 'sqft') } as const] : []),
      ],
      steps: [...steps, ...made.steps, { key: 'steel', formula }],
      assumptions: [
        ...made.assumptions,
        { key: 'steelShare', value: share, unit: 'kg' },
        { key: 'engineerDecides', value: '' },
      ],
    };
  },
});
