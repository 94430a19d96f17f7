import type { Rect } from '#domain/house/model/rect.ts';
import type { Part } from '../solid/parts.ts';
import { box, tapered } from '../solid/solids.ts';
import { site } from './site-part.ts';

const wheel = { across: 0.64, wide: 0.22, fromEnd: 0.55 };

function wheels({ x, y, width, depth }: Rect, level: number): number[] {
  const { across, wide, fromEnd } = wheel;
  const [left, right] = [x - 0.02, x + width - wide + 0.02];
  const [front, rear] = [y + fromEnd, y + depth - fromEnd - across];
  return [left, right].flatMap((at) =>
    [front, rear].flatMap((from) =>
      box({ x: at, y: from, width: wide, depth: across }, level, level + across),
    ),
  );
}

/** A small car, its front to the road: body, cabin under its roof, wheels and lamps. */
export function car({ x, y, width, depth }: Rect, level: number): Part[] {
  const body = { x: x + 0.37, y: y + 0.45, width: width - 0.74, depth: depth - 0.9 };
  const { x: left, width: wide } = body;
  const cabin = { x: left + 0.06, y: body.y + 1.05, width: wide - 0.12, depth: body.depth - 1.25 };
  const roof = { x: left + 0.22, y: cabin.y + 0.65, width: wide - 0.44, depth: cabin.depth - 1.05 };
  const lamp = (at: number) =>
    box({ x: at, y: body.y - 0.03, width: 0.28, depth: 0.05 }, level + 0.55, level + 0.72);
  return [
    site('car', 'car-paint', box(body, level + 0.24, level + 0.85)),
    // Not of glass: that shines at night where somebody lives.
    site('car', 'plastic', tapered(cabin, roof, [level + 0.85, level + 1.42])),
    site('car', 'car-paint', box(roof, level + 1.42, level + 1.48)),
    site('car', 'metal', wheels(body, level)),
    site('car', 'white-roof', [...lamp(left + 0.1), ...lamp(left + wide - 0.38)]),
  ];
}
