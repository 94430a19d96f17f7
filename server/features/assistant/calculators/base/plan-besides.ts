import type { Answers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { pauseWork } from '#server/platform/work-time.ts';

/** The plan of a house; the time it takes is not that of reading the question. */
export function planBesides(answers: Answers): ReturnType<typeof makePlan> {
  const goOn = pauseWork();
  try {
    return makePlan(answers);
  } finally {
    goOn();
  }
}
