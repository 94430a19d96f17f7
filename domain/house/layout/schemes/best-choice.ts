import type { Answers } from '#domain/house/model/answers.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { sidesWithLight } from '#domain/house/model/site.ts';
import { type Frame, frameOf, type Scheme } from '../frame/frame.ts';
import { layoutOf } from '../layout.ts';
import { type Choice, wantedBedrooms, worth } from './choice.ts';
import { schemes } from './schemes.ts';
import { smallest } from './smallest-house.ts';
import { frontDepth, spaceFor } from './space.ts';

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
