import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import { moduleSize, type Placed } from '../node.ts';

/** How a scheme, whose road is at the front of its own axes, lies on the plot. */
export interface Way {
  /** Its front looks to the left; the road passes along its side. */
  turned: boolean;
  mirrored: boolean;
  /** Back to front: only of turned ones. */
  reversed: boolean;
}

export const ways: readonly Way[] = [
  { turned: false, mirrored: false, reversed: false },
  { turned: false, mirrored: true, reversed: false },
  { turned: true, mirrored: false, reversed: false },
  { turned: true, mirrored: true, reversed: false },
  { turned: true, mirrored: false, reversed: true },
  { turned: true, mirrored: true, reversed: true },
];

const turn: Record<Side, Side> = { front: 'left', rear: 'right', left: 'front', right: 'rear' };
const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

export function orientSide(side: Side, { turned, mirrored, reversed }: Way): Side {
  const on = turned ? turn[side] : side;
  const across = on === 'left' || on === 'right';
  const flips = across ? (turned ? reversed : mirrored) : turned ? mirrored : reversed;
  return flips ? opposite[on] : on;
}

interface Size {
  width: number;
  depth: number;
}

function orientRect(rect: Rect, size: Size, { turned, mirrored, reversed }: Way): Rect {
  const x = mirrored ? size.width - rect.x - rect.width : rect.x;
  const y = reversed ? size.depth - rect.y - rect.depth : rect.y;
  return turned ? { x: y, y: x, width: rect.depth, depth: rect.width } : { ...rect, x, y };
}

/** Modules to metres on the plot; cells at the edge reach to the outer face of their walls. */
export function cellsOn(
  placed: readonly Placed[],
  size: Size,
  of: { way: Way; house: Rect; border: number },
): Rect[] {
  const { way, house, border } = of;
  const [width, depth] = way.turned ? [size.depth, size.width] : [size.width, size.depth];
  const at = (modules: number, end: number, length: number) =>
    modules === 0 ? 0 : modules === end ? length : border + modules * moduleSize;
  return placed.map(({ rect }) => {
    const on = orientRect(rect, size, way);
    const [left, right] = [at(on.x, width, house.width), at(on.x + on.width, width, house.width)];
    const [front, rear] = [at(on.y, depth, house.depth), at(on.y + on.depth, depth, house.depth)];
    return {
      x: toCentimetre(house.x + left),
      y: toCentimetre(house.y + front),
      width: toCentimetre(right - left),
      depth: toCentimetre(rear - front),
    };
  });
}
