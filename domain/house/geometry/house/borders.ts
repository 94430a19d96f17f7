import type { Rect, Side } from '#domain/house/model/rect.ts';

/** Wider on all sides, but not beyond the plot. */
export function widened(rect: Rect, by: number, plot: Rect): Rect {
  const x = Math.max(plot.x, rect.x - by);
  const y = Math.max(plot.y, rect.y - by);
  return {
    x,
    y,
    width: Math.min(plot.x + plot.width, rect.x + rect.width + by) - x,
    depth: Math.min(plot.y + plot.depth, rect.y + rect.depth + by) - y,
  };
}

export const inset = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  depth: depth - 2 * by,
});

export function border(rect: Rect, thickness: number): Record<Side, Rect> {
  const { x, y, width, depth } = rect;
  return {
    front: { x, y, width, depth: thickness },
    rear: { x, y: y + depth - thickness, width, depth: thickness },
    left: { x, y, width: thickness, depth },
    right: { x: x + width - thickness, y, width: thickness, depth },
  };
}
