import { billOfPlan } from '#domain/estimate/bill/bill.ts';
import { pricesOf, referenceOf } from '#domain/estimate/bill/references.ts';
import { placeOfPin } from '#domain/estimate/place.ts';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { answersFromSearch, defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import type { LoadHouse } from '#web/features/contracts/bill/use-house.ts';
import { wantedFromSearch } from '#web/features/house-planner/plan-address.ts';

type MakeHouse = Awaited<ReturnType<LoadHouse>>;

/** The bill of the house that an address names, and what its work usually costs there; of no house, at a usual one. */
export const makeHouse: MakeHouse = ({ search, rates, words }) => {
  // The server has checked that it has every key.
  const file = rates ? (rates as RateFile) : shippedRates;
  const answers = answersFromSearch(search);
  const made = changedPlan(answers);
  const usual = made.ok ? made : makePlan(defaultAnswers);
  const place = placeOfPin(search.pin ?? '', file);
  const wanted = { place, ...wantedFromSearch(search) };
  const prices = usual.ok ? pricesOf(usual.plan, file, wanted) : undefined;
  return {
    bill: made.ok ? billOfPlan(made.plan, file, words) : null,
    land: answers.landSize,
    usual: {
      reference: (key) => (prices ? referenceOf(key, prices) : null),
      date: file.date,
      place: wanted.place && Object.hasOwn(file.places, wanted.place) ? wanted.place : '',
    },
  };
};
