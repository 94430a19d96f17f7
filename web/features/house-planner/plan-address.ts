import { use, useMemo } from 'react';
import { type Estimate, estimateOf, type RateChanges, type Wanted } from '#domain/estimate/cost.ts';
import { placeOfPin } from '#domain/estimate/place.ts';
import { type Extra, extras, together } from '#domain/estimate/quantity-rows.ts';
import { type RateFile, type RateKey, shippedRates } from '#domain/estimate/rates.ts';
import type { ChangedPlan } from '#domain/house/changes/changed-plan.ts';
import { type Answers, answersFromSearch, answersToSearch } from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land/land-size.ts';
import { type Found, makePlan } from '#domain/house/plan/plan.ts';
import { useRateFile } from './rate-file.ts';

type Changing = typeof import('#domain/house/changes/changed-plan.ts');

let coming: Promise<Changing> | undefined;

/** What changes plans: few houses were changed, so the page does not bring it along. */
export function changing(): Promise<Changing> {
  if (coming) return coming;
  const started = import('#domain/house/changes/changed-plan.ts');
  coming = started;
  started.then(
    // React takes a promise that says so at once: the page would else blink at the first change.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    () => {
      coming = undefined;
    },
  );
  return started;
}

type Search = Record<string, unknown>;

const isRate = (key: string): key is RateKey => Object.hasOwn(shippedRates.rates, key);

/** `cement-420_bricks-8.5`: only what the user changed, so that the address of most plans has none. */
export function ratesFromSearch(search: Search): RateChanges {
  const changes: RateChanges = {};
  if (typeof search.rates !== 'string') return changes;
  for (const pair of search.rates.slice(0, 900).split('_')) {
    const [key = '', value = ''] = pair.split('-');
    const rate = Number(value);
    if (isRate(key) && rate > 0 && rate <= 10_000_000) changes[key] = rate;
  }
  return changes;
}

export function ratesToText(changes: RateChanges): string | undefined {
  const pairs = Object.entries(changes).map(([key, rate]) => `${key}-${rate}`);
  return pairs.length > 0 ? pairs.join('_') : undefined;
}

/** `architect_septicTank`, all that the bill holds; `none` where it holds nothing of them. */
export const extrasToText = (chosen: readonly Extra[]): string => together(chosen).join('_') || 'none';

function extrasFromText(text: unknown): Extra[] | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  const names = text.slice(0, 300).split('_');
  const known = extras.filter((one) => names.includes(one));
  return known.length > 0 || text === 'none' ? together(known) : undefined;
}

/** What an address says of the bill: own rates, what it holds, and the place. */
export function wantedFromSearch(search: Search): Wanted {
  const chosen = extrasFromText(search.extras);
  const place = typeof search.place === 'string' ? search.place.slice(0, 60) : '';
  return { ...ratesFromSearch(search), ...(chosen && { extras: chosen }), ...(place && { place }) };
}

/** What names a plan, and nothing else: as it is shared and saved. */
export function planSearch(answers: Answers, wanted: Wanted): Record<string, string> {
  const { extras: chosen, place, ...changes } = wanted;
  const rates = ratesToText(changes);
  return {
    ...answersToSearch(answers),
    ...(rates && { rates }),
    ...(chosen && { extras: extrasToText(chosen) }),
    ...(place && { place }),
  };
}

/** A plan on its plot, and those there are to choose from; with what was done to it by hand. */
export interface House extends Found, Partial<Pick<ChangedPlan, 'byHand'>> {
  answers: Answers;
  wanted: Wanted;
  /** The rates that it is reckoned with. */
  file: RateFile;
  estimate: Estimate;
}

/** @param made of what its address says, changes and all */
export function houseOf(made: Found, wanted: Wanted, file: RateFile): House {
  const { answers } = made.plan;
  return { ...made, answers, wanted, file, estimate: estimateOf(made.plan, file, wanted) };
}

/** The plan that an address names: the same object until an answer or a change does. */
function usePlan(search: Search) {
  const { changes, ...asked } = answersFromSearch(search);
  const key = JSON.stringify(answersToSearch(asked));
  const found = useMemo(() => {
    const answers = answersFromSearch(JSON.parse(key));
    const made = makePlan(answers);
    return made.ok ? made : { ...made, answers };
  }, [key]);
  const withChanges = changes ? use(changing()).withChanges : undefined;
  return useMemo(
    () => (found.ok && changes && withChanges ? withChanges(found, changes) : found),
    [found, changes, withChanges],
  );
}

/** The present address's house, whatever else the address says. */
export function useHouse(search: Search): { house: House } | { problem: LandProblem; answers: Answers } {
  const made = usePlan(search);
  const file = useRateFile();
  const said = JSON.stringify(wantedFromSearch(search));
  const pin = typeof search.pin === 'string' ? search.pin : '';
  return useMemo(() => {
    if (!made.ok) return made;
    // A place that was chosen goes before that of the PIN code.
    const wanted: Wanted = { place: placeOfPin(pin, file), ...JSON.parse(said) };
    return { house: houseOf(made, wanted, file) };
  }, [made, said, pin, file]);
}
