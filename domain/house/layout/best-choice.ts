import type { Answers } from '#domain/house/model/answers.ts';
import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { sidesWithLight } from '#domain/house/model/site.ts';
import { type Frame, frameOf, type Scheme } from './frame.ts';
import { type Layout, layoutOf } from './layout.ts';

export interface Choice {
  scheme: Scheme;
  layout: Layout;
  floors: number;
  livingFloor: number;
  space: Rect;
}

export function wantedBedrooms(rooms: Answers['rooms'], floors: number, buildable: Rect): number {
  if (rooms !== 'ANY') return Number(rooms[0]);
  const floorArea = Math.min(150, buildable.width * buildable.depth);
  return Math.max(1, Math.min(6, Math.round((floorArea * floors) / 60)));
}

/** More bedrooms weigh most, then floors, then the car; among equals the house that is easier to live in. */
function worth({ scheme, layout, floors }: Choice, wanted: number, deepFront: boolean): number {
  const ease = { front: deepFront ? 30 : 8, porch: 25, beside: 10, under: 5, none: -400 }[scheme.parking];
  return (
    Math.min(layout.bedrooms, wanted) * 1000 +
    floors * 600 +
    ease +
    (scheme.turned ? 0 : 30) +
    (scheme.columns === 'double' ? 40 : 0) +
    (scheme.snug ? 0 : 15)
  );
}

/** A living room, a kitchen and a toilet on one floor: what the smallest land carries. */
export function smallest(space: Rect): Choice {
  const turned = space.width > space.depth;
  const across = toCentimetre(Math.min(5, turned ? space.depth : space.width));
  const along = toCentimetre(Math.min(6.5, turned ? space.width : space.depth));
  const kitchen = toCentimetre(Math.max(1.8, Math.min(2.4, along - 2.9)));
  const front = toCentimetre(along - kitchen);
  const toilet = 1.4;
  const cell = (name: 'living' | 'kitchen' | 'toilet', rect: Rect) => ({
    name: `0-${name}`,
    kind: name,
    floor: 0,
    rect,
  });
  const cells = [
    cell('living', { x: 0, y: 0, width: across, depth: front }),
    cell('kitchen', { x: 0, y: front, width: toCentimetre(across - toilet), depth: kitchen }),
    cell('toilet', { x: toCentimetre(across - toilet), y: front, width: toilet, depth: kitchen }),
  ];
  const links: Layout['links'] = [
    { kind: 'door', between: ['0-living', '0-kitchen'] },
    { kind: 'door', between: ['0-living', '0-toilet'] },
  ];
  return {
    scheme: { columns: 'single', turned, parking: 'none', snug: true },
    layout: { across, along, cells, links, bedrooms: 0 },
    floors: 1,
    livingFloor: 0,
    space,
  };
}

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
