import { withChanges } from '../changes/with-changes.ts';
import type { Answers } from '../model/answers.ts';
import { foundPlan } from './found-plan.ts';

/** The plan that these answers make, with what was done to it by hand, and those there are to choose from, it among them. */
export function makePlan(answers: Answers): ReturnType<typeof foundPlan> {
  const found = foundPlan(answers);
  return found.ok && answers.changes ? withChanges(found, answers.changes) : found;
}
