import { type Prices, pricesOf } from '#domain/estimate/bill/references.ts';
import { placeOfPin } from '#domain/estimate/place.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { answersFromSearch, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { memoize } from '#server/platform/memoize.ts';
import type { TenderRow } from './tender.data.ts';

/** How many finishes, kinds of land and places are kept at once. */
const mostKept = 500;
let usual: Plan | undefined;

/** What the contractor's fee and whole bags add is hardly another of another house: one house is made once for all. */
function usualPlan(): Plan {
  if (usual) return usual;
  const made = makePlan(defaultAnswers);
  if (!made.ok) throw new Error(`no plan of the default house: ${made.problem}`);
  usual = made.plan;
  return usual;
}

export type PricesFor = (tender: Pick<TenderRow, 'source' | 'pin'>) => Prices;

/** Rates of the day, at a tender's place, and as finely as its house is to be built; reckoned once for all such tenders. */
export function makePricesFor(rates: RateFile): PricesFor {
  const lately = memoize(mostKept, (key) => {
    const { place, ...search } = Object.fromEntries(new URLSearchParams(key));
    const { finish, areaType } = answersFromSearch(search);
    const plan = usualPlan();
    const built = { ...plan, answers: { ...plan.answers, finish, areaType } };
    return pricesOf(built, rates, place === undefined ? {} : { place });
  });
  return ({ source, pin }) => {
    const search = source.kind === 'plan' ? Object.fromEntries(new URLSearchParams(source.search)) : {};
    const { finish, areaType } = answersFromSearch(search);
    const place = placeOfPin(pin, rates);
    return lately(new URLSearchParams({ finish, areaType, ...(place && { place }) }).toString());
  };
}
