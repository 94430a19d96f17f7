import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { site } from './site-part.ts';

const post = { side: 0.3, high: 1.5 };
const bars = { of: 5, thick: 0.04, low: 0.12, high: 1.15 };

/** One wing of bars between two rails. */
function wing(from: number, to: number): number[] {
  const { of, thick, low, high } = bars;
  const rail = { x: from, y: 0.04, width: to - from, depth: thick };
  const gap = (to - from - thick) / (of - 1);
  return [
    ...box(rail, low, low + thick),
    ...box(rail, high - thick, high),
    ...Array.from({ length: of }, (_, at) =>
      box({ x: from + at * gap, y: 0.04, width: thick, depth: thick }, low + thick, high - thick),
    ).flat(),
  ];
}

/** Two wings between posts, closed: as wide as the way that the boundary leaves. */
export function gateParts(from: number, to: number): Part[] {
  const { side, high } = post;
  const [left, right] = [from - side, to];
  const middle = (from + to) / 2;
  return [
    site('boundary', 'brick', [
      ...(left >= 0 ? box({ x: left, y: 0, width: side, depth: side }, 0, high) : []),
      ...box({ x: right, y: 0, width: side, depth: side }, 0, high),
    ]),
    site('boundary', 'metal', [...wing(from, middle - 0.02), ...wing(middle + 0.02, to)]),
  ];
}
