import type { Answers } from '#domain/house/model/answers.ts';
import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { sidesWithLight } from '#domain/house/model/site.ts';
import { type Choice, wantedBedrooms, worth } from './choice.ts';
import { type Frame, frameOf, type Scheme } from './frame.ts';
import { layoutOf } from './layout.ts';
import { smallest } from './smallest-house.ts';

/** Beside the house a car needs so much, from the plot's side to the wall. */
const besideWidth = 3.2;
const frontDepth = 5.3;

function spaceFor(scheme: Scheme, buildable: Rect, setBacks: Record<Side, number>): Rect | null {
  if (scheme.parking === 'front') {
    // The house moves back so far that a car can stand before it.
    const back = Math.max(0, frontDepth - setBacks.front);
    return { ...buildable, y: buildable.y + back, depth: buildable.depth - back };
  }
  if (scheme.parking !== 'beside') return buildable;
  const aside = Math.max(0, besideWidth - setBacks.left);
  return buildable.depth < 5
    ? null
    : { ...buildable, x: buildable.x + aside, width: toCentimetre(buildable.width - aside) };
}

function schemes(parking: boolean, floors: number): Scheme[] {
  const parkings: Scheme['parking'][] = parking ? ['front', 'porch', 'beside', 'under', 'none'] : ['none'];
  const all: Scheme[] = [];
  for (const turned of [false, true])
    for (const columns of ['double', 'single'] as const)
      for (const snug of [false, true])
        for (const way of parkings) {
          if (way === 'porch' && (turned || columns === 'single')) continue;
          if (way === 'under' && (turned || columns === 'double' || floors < 2)) continue;
          all.push({ columns, turned, parking: way, snug });
        }
  return all;
}

function attempt(
  scheme: Scheme,
  space: Rect,
  of: { light: Pick<Record<Side, boolean>, 'left' | 'right'>; floors: number; wanted: number },
): Choice | null {
  // Two columns need light from both sides, a single one from its own, the left.
  const closed = !of.light.left || (scheme.columns === 'double' && !of.light.right);
  const axes = scheme.turned
    ? { across: space.depth, along: space.width, closed: false }
    : { across: space.width, along: space.depth, closed };
  const frame: Frame | null = frameOf(scheme, axes, of.floors);
  const layout = frame && layoutOf(frame, of.wanted);
  return layout && { scheme, layout, floors: of.floors, livingFloor: frame.livingFloor, space };
}

export function bestChoice(answers: Answers, buildable: Rect, setBacks: Record<Side, number>): Choice {
  let best: Choice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const light = sidesWithLight(setBacks);
  for (let floors = answers.floors; floors >= 1; floors--) {
    const wanted = wantedBedrooms(answers.rooms, floors, buildable);
    for (const scheme of schemes(answers.parking === 'Yes', floors)) {
      const space = spaceFor(scheme, buildable, setBacks);
      const choice = space && attempt(scheme, space, { light, floors, wanted });
      const value = choice ? worth(choice, wanted, setBacks.front >= frontDepth) : Number.NEGATIVE_INFINITY;
      if (value > most) [best, most] = [choice, value];
    }
    if (best) break;
  }
  return best ?? smallest(buildable);
}
