import type { Calculator } from './base/calculator.ts';
import { concrete, slab } from './sums/concrete.ts';
import { conversion } from './sums/convert.ts';
import { cost, materials } from './sums/cost.ts';
import { paint, tiles } from './sums/finishes.ts';
import { labour } from './sums/labour.ts';
import { bricks, mortar, plaster } from './sums/masonry.ts';
import { pay } from './sums/pay.ts';
import { stairs } from './sums/stairs.ts';
import { steel } from './sums/steel.ts';
import { tank } from './sums/tank.ts';

/** Numbers that people build by come from here and from no model. */
export const calculators = {
  concrete,
  slab,
  bricks,
  mortar,
  plaster,
  paint,
  tiles,
  steel,
  tank,
  stairs,
  labour,
  pay,
  cost,
  materials,
  conversion,
} satisfies Record<string, Calculator>;

export type CalculatorName = keyof typeof calculators;
