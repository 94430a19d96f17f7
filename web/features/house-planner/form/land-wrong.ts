import type { Answers } from '#domain/house/model/answers.ts';
import { landProblem } from '#domain/house/plan/plan.ts';

export type LandWrong = ReturnType<typeof landWrong>;
/** What keeps a house from this land, set-backs that leave no room on it included. */
export const landWrong = (answers: Answers) =>
  answers.landSize.trim() === '' ? ('land-size-missing' as const) : landProblem(answers);
