import { z } from 'zod';
import { brickInMillimetres, brickNames, brickwork, broken, joint } from '../bricks.ts';
import { brickOf } from '../rates.ts';
import type { Amount, Assumption, Calculator, Step } from './calculator.ts';
import { both, calculator, measured, volumeOf, wallsOf, whole } from './calculator.ts';
import { bagVolume } from './concrete.ts';
import { written } from './units.ts';

/** By its name or its millimetres. Where none is said, the rates name it. */
export const brick = z.union([z.enum(brickNames), z.string().regex(brickInMillimetres)]).optional();

/** A rule of thumb: dry sand and cement shrink to 1/1.33 of their volume as wet mortar. */
export const dryMortar = 1.33;
export const mortarMixes = ['1:3', '1:4', '1:5', '1:6', '1:8'] as const;
type MortarMix = (typeof mortarMixes)[number];
const sandOf = (mix: MortarMix) => Number(mix.slice(2));

function mixed(wet: number, mix: MortarMix): { result: Amount[]; steps: Step[]; assumptions: Assumption[] } {
  const dry = wet * dryMortar;
  const parts = 1 + sandOf(mix);
  const cement = dry / parts;
  const bags = cement / bagVolume;
  const sand = cement * sandOf(mix);
  return {
    result: [
      { key: 'cement', ...both(whole(bags), 'bag', 'kg') },
      { key: 'sand', ...both(sand, 'm3', 'cft') },
    ],
    steps: [
      { key: 'dryVolume', formula: `${written(wet, 'm3')} × ${dryMortar} = ${written(dry, 'm3')}` },
      {
        key: 'cement',
        formula: `${written(dry, 'm3')} ÷ ${parts} = ${written(cement, 'm3')}; ÷ ${bagVolume} m³ = ${written(bags, 'bag')}`,
      },
      {
        key: 'sand',
        formula: `${written(dry, 'm3')} × ${sandOf(mix)} ÷ ${parts} = ${written(sand, 'm3')}`,
      },
    ],
    assumptions: [
      { key: 'dryFactor', value: dryMortar },
      { key: 'bagVolume', value: bagVolume, unit: 'm3' },
    ],
  };
}

/** Metres: "4 inch" and "4.5 inch" are names of a wall as thick as a brick is wide, whatever that is. */
const halfBricks = [0.1016, 0.1143];
const halfBrick = (thickness: number, width: number): number =>
  width > 0.1 && halfBricks.some((name) => Math.abs(thickness - name) < 0.0005) ? width : thickness;

export const bricks: Calculator = calculator({
  name: 'bricks',
  inputs: {
    volume: measured.volume,
    area: measured.area,
    length: measured.length,
    width: measured.width,
    height: measured.height,
    thickness: measured.thickness.default(0.23),
    count: measured.count,
    openings: measured.openings,
    pieces: measured.pieces,
    brick,
    mix: z.enum(mortarMixes).default('1:6'),
    waste: measured.waste.default(broken),
  },
  ways: [['area'], ['length', 'height'], ['volume'], ['pieces']],
  usual: { height: 3 },
  work(inputs, rates) {
    const { mix, waste, pieces } = inputs;
    const size = brickOf({ brick: inputs.brick ?? rates.brick });
    const { pieces: each, mortar: share } = brickwork(size);
    const thickness = halfBrick(inputs.thickness, size.width);
    const wall = wallsOf(inputs);
    const said = inputs.volume ?? inputs.area ?? inputs.length;
    const turned = pieces !== undefined && said === undefined;
    const back = turned ? pieces / each / (1 + waste) : 0;
    const { amount, steps } = turned
      ? {
          amount: back,
          steps: [
            {
              key: 'volume',
              formula: `${written(pieces)} ÷ ${written(each)} ÷ ${written(1 + waste)} = ${written(back, 'm3')}`,
            } satisfies Step,
          ],
        }
      : volumeOf({ ...inputs, thickness }, wall);
    const net = amount * each;
    const needed = turned ? pieces : whole(net * (1 + waste));
    const wet = amount * share;
    const bed = mixed(wet, mix);
    const face = amount / thickness;
    return {
      result: [
        ...(turned ? [{ key: 'wallArea', ...both(face, 'm2', 'sqft') } as const] : []),
        { key: 'bricks', amount: needed, unit: 'piece' },
        { key: 'brickwork', ...both(amount, 'm3', 'cft') },
        ...bed.result,
      ],
      steps: [
        ...steps,
        {
          key: 'bricks',
          formula: `${written(amount, 'm3')} × ${written(each)} × ${written(1 + waste)} = ${written(needed)}`,
        },
        {
          key: 'mortar',
          formula: `${written(amount, 'm3')} × ${written(share)} = ${written(wet, 'm3')}`,
        },
        ...bed.steps,
      ],
      assumptions: [
        {
          key: 'brickSize',
          value: [size.length, size.width, size.height].map((side) => written(side * 1000)).join(' × '),
          unit: 'mm',
        },
        { key: 'joint', value: joint * 1000, unit: 'mm' },
        { key: 'perCubicMetre', value: each, unit: 'piece' },
        ...bed.assumptions,
      ],
    };
  },
});

/** Mortar alone, by its wet volume. */
export const mortar: Calculator = calculator({
  name: 'mortar',
  inputs: {
    volume: measured.volume,
    mix: z.enum(mortarMixes).default('1:6'),
    waste: measured.waste.default(0.05),
  },
  ways: [['volume']],
  work({ volume = 0, mix, waste }) {
    const wet = volume * (1 + waste);
    const made = mixed(wet, mix);
    const formula = `${written(volume, 'm3')} × ${written(1 + waste)} = ${written(wet, 'm3')}`;
    return { ...made, steps: [{ key: 'waste', formula }, ...made.steps] };
  },
});

/** One side of a wall, the four walls of a room, or so far as bags of cement go. */
export const plaster: Calculator = calculator({
  name: 'plaster',
  inputs: {
    area: measured.area,
    length: measured.length,
    width: measured.width,
    height: measured.height,
    count: measured.count,
    openings: measured.openings,
    bags: measured.bags,
    /** 12 mm inside and on the fair side, 15 mm outside and on the rough side (IS 1661). */
    thickness: measured.thickness.default(0.012),
    mix: z.enum(mortarMixes).default('1:4'),
    sides: z.union([z.literal(1), z.literal(2)]).default(1),
    /** Joints and hollows of the wall are filled too. */
    waste: measured.waste.default(0.2),
  },
  ways: [['area'], ['length', 'height'], ['bags']],
  usual: { height: 3 },
  work(inputs) {
    const { thickness, mix, sides, waste, bags } = inputs;
    const turned = bags !== undefined && inputs.area === undefined && inputs.length === undefined;
    const parts = 1 + sandOf(mix);
    const reach = ((bags ?? 0) * bagVolume * parts) / dryMortar / (1 + waste) / thickness;
    const wall = wallsOf(inputs);
    const area = turned ? reach : wall.amount * sides;
    const wet = area * thickness * (1 + waste);
    const made = mixed(wet, mix);
    const first: Step[] = turned
      ? [
          {
            key: 'area',
            formula: `${written(bags)} × ${bagVolume} m³ × ${parts} ÷ ${dryMortar} ÷ ${written(1 + waste)} ÷ ${written(thickness, 'm')} = ${written(area, 'm2')}`,
          },
        ]
      : wall.steps;
    const twice: Step[] =
      sides === 2 && !turned
        ? [{ key: 'sides', formula: `${written(wall.amount, 'm2')} × 2 = ${written(area, 'm2')}` }]
        : [];
    const wetStep: Step = {
      key: 'mortar',
      formula: `${written(area, 'm2')} × ${written(thickness, 'm')} × ${written(1 + waste)} = ${written(wet, 'm3')}`,
    };
    const result: Amount[] = [{ key: 'plasterArea', ...both(area, 'm2', 'sqft') }, ...made.result];
    if (turned) result.splice(1, 1, { key: 'cement', ...both(bags, 'bag', 'kg') });
    return {
      result,
      steps: [...first, ...twice, wetStep, ...made.steps],
      assumptions: made.assumptions,
    };
  },
});
