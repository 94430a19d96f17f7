import { bestChoice, type Choice } from '../layout/best-choice.ts';
import { type Answers, planChoices } from '../model/answers.ts';
import { type LandProblem, readLandSize } from '../model/land/land-size.ts';
import type { Plan } from '../model/model.ts';
import { type Rect, toCentimetre } from '../model/rect.ts';
import { leaveRoom } from '../model/site.ts';
import type { Sketch } from '../search/sketch/sketch.ts';
import { drawPlan, type Site, siteOf } from './drawing/draw-plan.ts';
import { notesOf } from './notes.ts';
import { plansFor } from './search.ts';

/** In the middle of what is left across; of what is left along, most becomes garden behind the house. */
function housePlace({ scheme, layout, space }: Choice): Rect {
  const [width, depth] = scheme.turned ? [layout.along, layout.across] : [layout.across, layout.along];
  const spare = { x: space.width - width, y: space.depth - depth };
  const x = scheme.parking === 'beside' ? space.x : space.x + spare.x / 2;
  return {
    x: Math.floor(x * 100 + 1e-6) / 100,
    y: toCentimetre(space.y + Math.min(8, Math.max(0, spare.y * 0.35))),
    width,
    depth,
  };
}

/** Turned houses have their left column at the rear and their right one at the road. */
function onPlot(rect: Rect, choice: Choice, house: Rect): Rect {
  const placed = choice.scheme.turned
    ? { x: rect.y, y: choice.layout.across - rect.x - rect.width, width: rect.depth, depth: rect.width }
    : rect;
  return { ...placed, x: toCentimetre(house.x + placed.x), y: toCentimetre(house.y + placed.y) };
}

/** Where no scheme keeps every rule: the land is too small or too narrow for the code. */
export function crowded({ answers, buildable, setBacks }: Site): Sketch {
  const choice = bestChoice(answers, buildable, setBacks);
  const house = housePlace(choice);
  return {
    scheme: 'crowded',
    house,
    floors: choice.floors,
    cells: choice.layout.cells.map(({ name, kind, floor, rect }) => ({
      id: name,
      kind,
      floor,
      cell: onPlot(rect, choice, house),
    })),
    links: choice.layout.links,
    landing: choice.scheme.turned ? 'rear' : 'left',
    parking: choice.scheme.parking === 'none' ? null : choice.scheme.parking,
  };
}

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
