import { setTimeout as delay } from 'node:timers/promises';
import type { Answers } from './answers.ts';
import type { Hand, Verdict } from './hand.ts';
import type { Stage } from './stage.ts';

/** What a fault did to what people wrote. */
export interface Outcome
  extends Pick<Answers, 'wrong' | 'counts' | 'slowestMs'>,
    Omit<Verdict, 'acknowledged'> {
  acknowledged: Record<string, number>;
  /** From the end of each fault until something was acknowledged again. */
  servedMs: number[];
}

/** Ends the load and compares what was acknowledged with what is there. */
export async function judge(
  stage: Stage,
  { hands, answers, servedMs }: { hands: Hand[]; answers: Answers; servedMs: number[] },
): Promise<Outcome> {
  await Promise.all(hands.map((hand) => hand.stop()));
  // What is on its way to other connections arrives.
  await delay(500);
  const verdicts: [string, Verdict][] = [];
  for (const hand of hands) verdicts.push([hand.name, await hand.check()]);
  for (const hand of hands) hand.close?.();
  const sum = (of: 'lost' | 'doubled' | 'disordered') => verdicts.reduce((all, [, one]) => all + one[of], 0);
  const { wrong, counts, slowestMs } = answers;
  if (!stage.verifies()) wrong.set('npm run verify', 1);
  return {
    acknowledged: Object.fromEntries(verdicts.map(([name, one]) => [name, one.acknowledged])),
    lost: sum('lost'),
    doubled: sum('doubled'),
    disordered: sum('disordered'),
    wrong,
    counts,
    slowestMs,
    servedMs,
  };
}
