import { referenceOf } from '#domain/estimate/bill/references.ts';
import { placeOfPin } from '#domain/estimate/place.ts';
import { type RateFile, shippedRates, valuesOf } from '#domain/estimate/rates.ts';
import { answersFromSearch } from '#domain/house/model/answers.ts';
import type { LoadHouse } from '#web/features/contracts/bill/use-house.ts';

type MakeHouse = Awaited<ReturnType<LoadHouse>>;

/**
 * What the lines of a bill usually cost, against each other: without what falls on all of them evenly. That spreads a sum as the
 * whole estimate does, and draws no house, so every phone that opens the bill has it when its line is gone.
 */
export const usualOfLines: MakeHouse = ({ search, rates }) => {
  const file = rates ? (rates as RateFile) : shippedRates;
  const place = placeOfPin(search.pin ?? '', file);
  const answers = answersFromSearch(search);
  const prices = { file, values: valuesOf(file), answers, wanted: { place }, evenly: 0 };
  return {
    bill: null,
    land: answers.landSize,
    usual: { reference: (key) => referenceOf(key, prices), date: file.date, place: place ?? '' },
  };
};
