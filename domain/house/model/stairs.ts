import type { Stairs } from './model.ts';
import type { Rect, Side } from './rect.ts';

export interface Flight {
  treads: { rect: Rect /** Of its upper face above the floor below. */; height: number }[];
}

/** A rectangle `from` … `to` away from the passage, in the lower or upper half across. */
function part(inside: Rect, landing: Side, of: { from: number; to: number; half: 0 | 1 | 'both' }): Rect {
  const { from, to, half } = of;
  const across = landing === 'left' || landing === 'right' ? inside.depth : inside.width;
  const width = half === 'both' ? across : across / 2 - 0.05;
  const offset = half === 1 ? across - width : 0;
  switch (landing) {
    case 'left':
      return { x: inside.x + inside.width - to, y: inside.y + offset, width: to - from, depth: width };
    case 'right':
      return { x: inside.x + from, y: inside.y + offset, width: to - from, depth: width };
    case 'rear':
      return { x: inside.x + offset, y: inside.y + from, width, depth: to - from };
    case 'front':
      return { x: inside.x + offset, y: inside.y + inside.depth - to, width, depth: to - from };
  }
}

/** Up to the half landing, the landing as the first flight's last step, and back to the passage of the next floor. */
export function flightsOf({ inside, landing, treads, tread, riser }: Stairs): [Flight, Flight] {
  const length = landing === 'left' || landing === 'right' ? inside.width : inside.depth;
  const steps = Array.from({ length: treads }, (_, index) => index);
  const up = steps.map((step) => ({
    rect: part(inside, landing, { from: step * tread, to: (step + 1) * tread, half: 0 }),
    height: (step + 1) * riser,
  }));
  const rest = part(inside, landing, { from: treads * tread, to: length, half: 'both' });
  const back = steps.map((step) => ({
    rect: part(inside, landing, { from: (treads - 1 - step) * tread, to: (treads - step) * tread, half: 1 }),
    height: (treads + 2 + step) * riser,
  }));
  return [{ treads: [...up, { rect: rest, height: (treads + 1) * riser }] }, { treads: back }];
}
