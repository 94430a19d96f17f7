import { useMemo } from 'react';
import type { Estimate, RateChanges } from '#domain/estimate/cost.ts';
import { estimateOf } from '#domain/estimate/cost.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { type Answers, answersFromSearch, answersToSearch } from '#domain/house/model/answers.ts';
import type { LandProblem } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { makePlan } from '#domain/house/plan/plan.ts';

import { useRateFile } from './rate-file.ts';

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

/** What names a plan, and nothing else: as it is shared and saved. */
export function planSearch(answers: Answers, changes: RateChanges): Record<string, string> {
  const rates = ratesToText(changes);
  return { ...answersToSearch(answers), ...(rates && { rates }) };
}

export interface House {
  answers: Answers;
  changes: RateChanges;
  plan: Plan;
  /** The plans there are for these answers, the shown one among them. */
  choices: Plan[];
  /** The rates that it is reckoned with. */
  file: RateFile;
  estimate: Estimate;
}

interface MadePlan {
  plan: Plan;
  choices: Plan[];
  answers: Answers;
}

type Made = MadePlan | { problem: LandProblem; answers: Answers };

/** The plan that an address names. */
export function planOf(search: Search): Made {
  const answers = answersFromSearch(search);
  const made = makePlan(answers);
  return made.ok ? { plan: made.plan, choices: made.choices, answers } : { problem: made.problem, answers };
}

export function houseOf(made: MadePlan, changes: RateChanges, file: RateFile): House {
  return { ...made, changes, file, estimate: estimateOf(made.plan, file, changes) };
}

/** The present address's plan: the same object until an answer changes, whatever else the address says. */
export function useHouse(search: Search): { house: House } | { problem: LandProblem; answers: Answers } {
  const answers = JSON.stringify(answersToSearch(answersFromSearch(search)));
  const made = useMemo(() => planOf(JSON.parse(answers)), [answers]);
  const file = useRateFile();
  const rates = typeof search.rates === 'string' ? search.rates : '';
  return useMemo(
    () => ('problem' in made ? made : { house: houseOf(made, ratesFromSearch({ rates }), file) }),
    [made, rates, file],
  );
}
