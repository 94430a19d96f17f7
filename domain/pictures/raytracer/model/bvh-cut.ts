const area = (box: Float32Array): number => {
  const [x = 0, y = 0, z = 0, x2 = 0, y2 = 0, z2 = 0] = box;
  const [dx, dy, dz] = [x2 - x, y2 - y, z2 - z];
  return dx < 0 ? 0 : dx * dy + dy * dz + dz * dx;
};
export const emptyBox = () =>
  new Float32Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);

export function grow(box: Float32Array, by: Float32Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    box[axis] = Math.min(box[axis] ?? 0, by[from + axis] ?? 0);
    box[axis + 3] = Math.max(box[axis + 3] ?? 0, by[from + axis + 3] ?? 0);
  }
}

/** Low and high corner of each triangle. */
export function boxesOf(positions: Float32Array): Float32Array {
  const boxes = new Float32Array((positions.length / 9) * 6);
  for (let triangle = 0; triangle * 9 < positions.length; triangle++)
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[triangle * 9 + axis] ?? 0;
      const b = positions[triangle * 9 + axis + 3] ?? 0;
      const c = positions[triangle * 9 + axis + 6] ?? 0;
      boxes[triangle * 6 + axis] = Math.min(a, b, c);
      boxes[triangle * 6 + axis + 3] = Math.max(a, b, c);
    }
  return boxes;
}

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
