import { clamp } from './vector.ts';

const area = (box: Float32Array): number => {
  const [x = 0, y = 0, z = 0, x2 = 0, y2 = 0, z2 = 0] = box;
  const [dx, dy, dz] = [x2 - x, y2 - y, z2 - z];
  return dx < 0 ? 0 : dx * dy + dy * dz + dz * dx;
};
const emptyBox = () => new Float32Array([Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]);

function grow(box: Float32Array, by: Float32Array, from: number): void {
  for (let axis = 0; axis < 3; axis++) {
    box[axis] = Math.min(box[axis] ?? 0, by[from + axis] ?? 0);
    box[axis + 3] = Math.max(box[axis + 3] ?? 0, by[from + axis + 3] ?? 0);
  }
}

/** Low and high corner of each triangle. */
function boxesOf(positions: Float32Array): Float32Array {
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

interface Work {
  boxes: Float32Array;
  order: Int32Array;
}
interface Range {
  from: number;
  to: number;
}
const middle = ({ boxes }: Work, triangle: number, axis: number) =>
  ((boxes[triangle * 6 + axis] ?? 0) + (boxes[triangle * 6 + axis + 3] ?? 0)) / 2;

/** The cheapest cut by the surface area heuristic, or null when a leaf is cheaper. */
function bestCut(work: Work, { from, to }: Range): { axis: number; at: number } | null {
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

function parted(work: Work, { from, to }: Range, { axis, at }: { axis: number; at: number }): number {
  let split = from;
  for (let index = from; index < to; index++) {
    const triangle = work.order[index] ?? 0;
    if (middle(work, triangle, axis) >= at) continue;
    work.order[index] = work.order[split] ?? 0;
    work.order[split++] = triangle;
  }
  return split;
}

const leafSize = 4;

/** A tree of boxes in flat arrays. A node's `link` is its first child, or its first triangle where `count` is not 0. */
export interface Bvh {
  /** Low x, y, z, then high x, y, z of each node. */
  bounds: Float32Array;
  link: Int32Array;
  count: Int32Array;
  /** The first corner and the two edges from it, nine numbers a triangle, in the order of the leaves. */
  corners: Float32Array;
  normals: Float32Array;
  surfaceOf: Uint8Array;
}

export function buildBvh(positions: Float32Array, surfaces: Uint8Array): Bvh {
  const triangles = surfaces.length;
  const work: Work = {
    boxes: boxesOf(positions),
    order: Int32Array.from({ length: triangles }, (_, i) => i),
  };
  const most = Math.max(1, triangles * 2);
  const bounds = new Float32Array(most * 6);
  const link = new Int32Array(most);
  const count = new Int32Array(most);
  let used = 1;
  const waiting: (Range & { node: number })[] = [{ node: 0, from: 0, to: triangles }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, from, to } = next;
    const box = emptyBox();
    for (let index = from; index < to; index++) grow(box, work.boxes, (work.order[index] ?? 0) * 6);
    bounds.set(box, node * 6);
    const cut = to - from <= leafSize ? null : bestCut(work, next);
    const split = cut ? parted(work, next, cut) : from;
    if (split === from || split === to) {
      link[node] = from;
      count[node] = to - from;
      continue;
    }
    link[node] = used;
    waiting.push({ node: used, from, to: split }, { node: used + 1, from: split, to });
    used += 2;
  }
  return { bounds, link, count, ...inOrder(positions, surfaces, work.order) };
}

function inOrder(positions: Float32Array, surfaces: Uint8Array, order: Int32Array) {
  const corners = new Float32Array(order.length * 9);
  const normals = new Float32Array(order.length * 3);
  const surfaceOf = new Uint8Array(order.length);
  for (const [index, triangle] of order.entries()) {
    const p = (number: number) => positions[triangle * 9 + number] ?? 0;
    for (let axis = 0; axis < 3; axis++) {
      corners[index * 9 + axis] = p(axis);
      corners[index * 9 + 3 + axis] = p(axis + 3) - p(axis);
      corners[index * 9 + 6 + axis] = p(axis + 6) - p(axis);
    }
    const [ax, ay, az] = [p(3) - p(0), p(4) - p(1), p(5) - p(2)];
    const [bx, by, bz] = [p(6) - p(0), p(7) - p(1), p(8) - p(2)];
    const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const length = Math.hypot(...normal) || 1;
    for (const [axis, part] of normal.entries()) normals[index * 3 + axis] = clamp(part / length, -1, 1);
    surfaceOf[index] = surfaces[triangle] ?? 0;
  }
  return { corners, normals, surfaceOf };
}
