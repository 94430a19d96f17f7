import { bestCut, boxesOf, emptyBox, grow, parted, type Range, type Work } from './bvh-cut.ts';
import { clamp } from './vector.ts';

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
