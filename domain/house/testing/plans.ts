import fc from 'fast-check';
import type { Answers } from '../model/answers.ts';
import {
  areaTypes,
  bedroomCounts,
  defaultAnswers,
  finishes,
  parkingChoices,
  roadSides,
  roomChoices,
} from '../model/answers.ts';
import { readLandSize } from '../model/land/land-size.ts';
import type { Plan } from '../model/model.ts';
import type { Rect } from '../model/rect.ts';
import { makePlan } from '../plan/plan.ts';

const sides = fc
  .tuple(fc.integer({ min: 12, max: 200 }), fc.integer({ min: 14, max: 260 }))
  .map(([width, depth]) => `${width}x${depth}`);
const areas = fc.integer({ min: 20, max: 5000 }).map((area) => `${area} sqm`);
const small = fc.integer({ min: 200, max: 3000 }).map((area) => `${area} sq ft`);
const landSize = fc.oneof(sides, areas, small).filter((text) => readLandSize(text).ok);

export const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  landSize,
  rooms: fc.constantFrom(...roomChoices),
  parking: fc.constantFrom(...parkingChoices),
  areaType: fc.constantFrom(...areaTypes),
  floors: fc.integer({ min: 1, max: 4 }),
  finish: fc.constantFrom(...finishes),
});

const maybe = <T>(wish: fc.Arbitrary<T>) => fc.option(wish, { nil: undefined, freq: 2 });

/** The wishes of a user who opened the further wishes too. */
export const anyWishes: fc.Arbitrary<Answers> = fc
  .tuple(
    anyAnswers,
    fc.record({
      bedrooms: maybe(fc.constantFrom(...bedroomCounts)),
      parents: maybe(fc.constant('Yes' as const)),
      shop: maybe(fc.constant('Yes' as const)),
      road: maybe(fc.constantFrom(...roadSides)),
      vastu: maybe(fc.constant('Yes' as const)),
    }),
  )
  .map(([answers, wishes]) => ({ ...answers, ...wishes }));

const made = new Map<string, Plan>();

/** Throws where the answers make no plan. */
export function planOf(answers: Answers): Plan {
  const key = JSON.stringify(answers);
  const found = made.get(key) ?? fresh(answers);
  made.set(key, found);
  return found;
}

function fresh(answers: Answers): Plan {
  const plan = makePlan(answers);
  if (!plan.ok) throw new Error(plan.problem);
  return plan.plan;
}

const close = 0.02;
export const within = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - close &&
  inner.y >= outer.y - close &&
  inner.x + inner.width <= outer.x + outer.width + close &&
  inner.y + inner.depth <= outer.y + outer.depth + close;

export const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.001 &&
  Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y) > 0.001;

/** The same wishes for every test of a file: each is searched for once. */
export const everyPlan = (check: (plan: Plan) => void, runs = 40) =>
  fc.assert(
    fc.property(anyAnswers, (answers) => check(planOf(answers))),
    { numRuns: Math.min(runs, 40), seed: 20261123, endOnFailure: true },
  );

/** The default house with changes. */
export const planWith = (changes: Partial<Answers> = {}): Plan => planOf({ ...defaultAnswers, ...changes });

/** Seven lands with one to three floors, on every kind of land. */
export const plansOfEveryLand = (check: (plan: Plan) => void, runs = 25) =>
  fc.assert(
    fc.property(
      fc.constantFrom('40x60', '20x50', '60x40', '15x44', '30x30', '50x100', '12x18'),
      fc.constantFrom(...areaTypes),
      fc.integer({ min: 1, max: 3 }),
      (size, areaType, floors) => check(planWith({ landSize: size, areaType, floors })),
    ),
    { numRuns: runs },
  );

/** Twenty-four wishes: each of seven lands and of one more with each number of floors, the rest in turn. */
export const inTurn = (oneMore: string): Answers[] =>
  ['40x60', '30x40', '20x50', '60x40', '50x80', '25x45', '15x44', oneMore].flatMap((size, land) =>
    [1, 2, 3].map((floors, turn) => ({
      ...defaultAnswers,
      landSize: size,
      floors,
      areaType: areaTypes[(land + turn) % areaTypes.length] ?? 'Plan',
      parking: (land + turn) % 3 === 0 ? ('No' as const) : ('Yes' as const),
      finish: finishes[turn] ?? 'good',
      ...(turn === 1 && { shop: 'Yes' as const }),
    })),
  );
