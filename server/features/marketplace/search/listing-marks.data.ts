import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { normaliseCity } from '#server/platform/geo/normalise.ts';
import type { Bind, Filterable } from './listing-filter.data.ts';

/** As `listing_marks` of the database has them. */
const priceSteps = [200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 2000, 3000, 5000, 10_000];
const experienceSteps = [0, 1, 2, 3, 5, 10, 20];

const under = (letter: string, steps: number[], most: number | undefined): string[] => {
  const step = most === undefined ? undefined : steps.find((one) => most <= one);
  return step === undefined ? [] : [`${letter}${step}`];
};

/** A condition more, that every row that keeps a filter keeps too, and others may: what the index of words knows of it. */
export function marksCondition(filter: ProductFilter, has: Filterable, bind: Bind): string {
  const marks = marksOf(filter, has);
  return marks.length > 0 ? ` and r.marks @> ${bind(marks)}::text[]` : '';
}

function marksOf({ category, city, maxPrice, maxExperience }: ProductFilter, has: Filterable): string[] {
  return [
    ...(category === undefined ? [] : [`c${category}`]),
    ...(city === undefined ? [] : [`t${normaliseCity(city)}`]),
    ...(has.priced ? under('p', priceSteps, maxPrice) : []),
    ...(has.experienced ? under('e', experienceSteps, maxExperience) : []),
  ];
}
