import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import type { Rect } from '#domain/house/model/rect.ts';

const boxLength = box({ x: 0, y: 0, width: 1, depth: 1 }, 0, 1).length;

interface Block extends Rect {
  from: number;
  to: number;
}

/** The boxes that make up a part. */
export function blocks(parts: readonly Part[], of: Partial<Part>): Block[] {
  return parts
    .filter(({ part, material }) => part === of.part && (!of.material || material === of.material))
    .flatMap(({ positions }) =>
      Array.from({ length: positions.length / boxLength }, (_, index): Block => {
        const own = positions.slice(index * boxLength, (index + 1) * boxLength);
        const axis = (at: number) => own.filter((_value, place) => place % 3 === at);
        const [xs, heights, zs] = [axis(0), axis(1), axis(2)];
        const [x, y] = [Math.min(...xs), -Math.max(...zs)];
        const [width, depth] = [Math.max(...xs) - x, -Math.min(...zs) - y];
        return { x, y, width, depth, from: Math.min(...heights), to: Math.max(...heights) };
      }),
    );
}

export interface Standing extends Rect {
  low: number;
  high: number;
  floor: number;
}
/** The room that a whole part takes. */
export function blockOf({ positions, floor }: Part): Standing {
  const range = (axis: number) => {
    const values = positions.filter((_, place) => place % 3 === axis);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [[left, right], [low, high], [far, near]] = [range(0), range(1), range(2)];
  return { x: left, y: -near, width: right - left, depth: near - far, low, high, floor };
}
