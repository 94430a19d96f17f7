import type { Calculator } from './calculator.ts';
import { concrete, slab } from './concrete.ts';
import { conversion } from './convert.ts';
import { cost, materials } from './cost.ts';
import { paint, tiles } from './finishes.ts';
import { labour } from './labour.ts';
import { bricks, mortar, plaster } from './masonry.ts';
import { pay } from './pay.ts';
import { stairs } from './stairs.ts';
import { steel } from './steel.ts';
import { tank } from './tank.ts';

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
