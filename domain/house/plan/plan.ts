import { type Answers, planChoices } from '../model/answers.ts';
import { type LandProblem, readLandSize } from '../model/land/land-size.ts';
import type { Plan } from '../model/model.ts';
import { leaveRoom } from '../model/site.ts';
import { drawPlan, type Site, siteOf } from './drawing/draw-plan.ts';
import { crowded } from './fallback.ts';
import { notesOf } from './notes.ts';
import { plansFor } from './search.ts';

function plansOn(site: Site): Plan[] {
  const found = plansFor(site);
  const plans = found.length > 0 ? found : [drawPlan(site, crowded(site))];
  return plans.map((plan) => ({ ...plan, notes: notesOf(site, plan, plans) }));
}

export interface Found {
  ok: true;
  site: Site;
  plan: Plan;
  choices: Plan[];
}
export type NotFound = { ok: false; problem: LandProblem };

type OnSite = { ok: true; site: Site } | NotFound;
function siteFor(answers: Answers): OnSite {
  const reading = readLandSize(answers.landSize);
  if (!reading.ok) return reading;
  const site = siteOf(reading.land, answers);
  return leaveRoom(site.buildable) ? { ok: true, site } : { ok: false, problem: 'set-backs-large' };
}

/** What keeps a house from the land of these answers. */
export function landProblem(answers: Answers): LandProblem | undefined {
  const found = siteFor(answers);
  return found.ok ? undefined : found.problem;
}

/**
 * The plan that these answers make, and those there are to choose from, it among them; always the same ones. What was done
 * to it by hand comes after: `changes/changed-plan.ts`.
 */
export function makePlan(answers: Answers): Found | NotFound {
  const found = siteFor(answers);
  if (!found.ok) return found;
  const choices = plansOn(found.site);
  const plan = choices[planChoices.indexOf(answers.plan ?? 'a')] ?? choices[0];
  return plan ? { ok: true, site: found.site, plan, choices } : { ok: false, problem: 'land-size-small' };
}
