import { type Answers, planChoices } from '../model/answers.ts';
import { type Land, type LandProblem, readLandSize } from '../model/land/land-size.ts';
import type { Plan } from '../model/model.ts';
import { drawPlan, siteOf } from './drawing/draw-plan.ts';
import { crowded } from './fallback.ts';
import { notesOf } from './notes.ts';
import { plansFor } from './search.ts';

function plansOn(land: Land, answers: Answers): Plan[] {
  const site = siteOf(land, answers);
  const found = plansFor(site);
  const plans = found.length > 0 ? found : [drawPlan(site, crowded(site))];
  return plans.map((plan) => ({ ...plan, notes: notesOf(site, plan, plans) }));
}

type Made = { ok: true; plan: Plan; choices: Plan[] } | { ok: false; problem: LandProblem };

/** The plan that these answers make, and those there are to choose from, it among them; always the same ones. */
export function makePlan(answers: Answers): Made {
  const reading = readLandSize(answers.landSize);
  if (!reading.ok) return reading;
  const choices = plansOn(reading.land, answers);
  const plan = choices[planChoices.indexOf(answers.plan ?? 'a')] ?? choices[0];
  return plan ? { ok: true, plan, choices } : { ok: false, problem: 'land-size-small' };
}
