import { area, emptyBox, grow } from './bvh-boxes.ts';

const bins = 12;

export interface Work {
  boxes: Float32Array;
  order: Int32Array;
}
export interface Range {
  from: number;
  to: number;
}
const middle = ({ boxes }: Work, triangle: number, axis: number) =>
  ((boxes[triangle * 6 + axis] ?? 0) + (boxes[triangle * 6 + axis + 3] ?? 0)) / 2;

/** The cheapest cut by the surface area heuristic, or null when a leaf is cheaper. */
export function bestCut(work: Work, { from, to }: Range): { axis: number; at: number } | null {
  let best: { axis: number; at: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 3; axis++) {
    let [low, high] = [Infinity, -Infinity];
    for (let index = from; index < to; index++) {
      const at = middle(work, work.order[index] ?? 0, axis);
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    if (high - low < 1e-6) continue;
    const boxes = Array.from({ length: bins }, emptyBox);
    const counts = new Int32Array(bins);
    for (let index = from; index < to; index++) {
      const triangle = work.order[index] ?? 0;
      const bin = Math.min(
        bins - 1,
        Math.floor(((middle(work, triangle, axis) - low) / (high - low)) * bins),
      );
      counts[bin] = (counts[bin] ?? 0) + 1;
      const box = boxes[bin];
      if (box) grow(box, work.boxes, triangle * 6);
    }
    for (let cut = 1; cut < bins; cut++) {
      const cost = costOf(boxes, counts, cut);
      if (cost < least) {
        least = cost;
        best = { axis, at: low + ((high - low) * cut) / bins };
      }
    }
  }
  return best;
}

function costOf(boxes: readonly Float32Array[], counts: Int32Array, cut: number): number {
  const [left, right] = [emptyBox(), emptyBox()];
  let [before, after] = [0, 0];
  for (const [bin, box] of boxes.entries()) {
    grow(bin < cut ? left : right, box, 0);
    if (bin < cut) before += counts[bin] ?? 0;
    else after += counts[bin] ?? 0;
  }
  return before === 0 || after === 0 ? Infinity : area(left) * before + area(right) * after;
}

export function parted(work: Work, { from, to }: Range, { axis, at }: { axis: number; at: number }): number {
  let split = from;
  for (let index = from; index < to; index++) {
    const triangle = work.order[index] ?? 0;
    if (middle(work, triangle, axis) >= at) continue;
    work.order[index] = work.order[split] ?? 0;
    work.order[split++] = triangle;
  }
  return split;
}
