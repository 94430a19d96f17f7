import type { Plan, Stairs } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import { line, type Mark, outline, type Spot } from './marks.ts';

const middleOf = ({ x, y, width, depth }: Rect): Spot => [x + width / 2, y + depth / 2];

/** A floor's treads: those that lead up from it or, on the topmost, those by which one came. */
export function treadsOn({ stairs }: Plan, floor: number): Rect[] {
  if (!stairs || floor > stairs.flights) return [];
  return flightsOf(stairs).flatMap(({ treads }) => treads.map(({ rect }) => rect));
}

/** Where the half landing is free for a name: behind the arrow's way over it. */
export function landingOf(stairs: Stairs): Rect | null {
  const [up] = flightsOf(stairs);
  const landing = up.treads.at(-1)?.rect;
  if (!landing) return null;
  const way = 0.3;
  switch (stairs.landing) {
    case 'front':
      return { ...landing, depth: landing.depth - way };
    case 'rear':
      return { ...landing, y: landing.y + way, depth: landing.depth - way };
    case 'left':
      return { ...landing, width: landing.width - way };
    case 'right':
      return { ...landing, x: landing.x + way, width: landing.width - way };
  }
}

function head([fromX, fromY]: Spot, to: Spot): Mark {
  const angle = Math.atan2(to[1] - fromY, to[0] - fromX);
  const wing = (turn: number): Spot => [
    to[0] - 0.22 * Math.cos(angle + turn),
    to[1] - 0.22 * Math.sin(angle + turn),
  ];
  return {
    mark: 'stroke',
    layer: 'stairs',
    points: [wing(0.35), to, wing(-0.35)],
    closed: true,
    fill: 'cut',
  };
}

/** Treads, and an arrow the way up: along one flight, over the half landing, back along the other. */
export function stairMarks(plan: Plan, floor: number): Mark[] {
  const { stairs } = plan;
  if (!stairs || floor > stairs.flights) return [];
  const [up, back] = flightsOf(stairs);
  const treads = treadsOn(plan, floor).map((rect) => outline('stairs', rect));
  const first = up.treads[0]?.rect;
  const [from, to] = [back.treads[0]?.rect, back.treads.at(-1)?.rect];
  const turn = up.treads.at(-2)?.rect;
  if (!first || !from || !to || !turn) return treads;
  const over = (spot: Spot): Spot => {
    const far = stairs.tread / 2 + 0.15;
    const [x, y] = spot;
    switch (stairs.landing) {
      case 'front':
        return [x, y - far];
      case 'rear':
        return [x, y + far];
      case 'left':
        return [x - far, y];
      case 'right':
        return [x + far, y];
    }
  };
  const [start, end] = [middleOf(first), middleOf(to)];
  // Where no flight leads further up, the arrow shows the way that one came.
  return [
    ...treads,
    { mark: 'arc', layer: 'stairs', at: start, radius: 0.06, from: 0, to: 360 },
    line('stairs', start, over(middleOf(turn)), over(middleOf(from)), end),
    head(over(middleOf(from)), end),
  ];
}
