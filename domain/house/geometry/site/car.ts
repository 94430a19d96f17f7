import type { Rect } from '#domain/house/model/rect.ts';
import type { Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { site } from './site-part.ts';

export function car({ x, y, width, depth }: Rect, level: number): Part[] {
  const body = { x: x + 0.35, y: y + 0.35, width: width - 0.7, depth: depth - 0.7 };
  const cabin = { x: body.x + 0.1, y: body.y + 1, width: body.width - 0.2, depth: body.depth - 1.9 };
  return [
    site('car', 'car-paint', box(body, level + 0.25, level + 0.85)),
    site('car', 'glass', box(cabin, level + 0.85, level + 1.4)),
    site('car', 'metal', box({ ...body, y: body.y + 0.5, depth: 0.6 }, level, level + 0.3)),
    site('car', 'metal', box({ ...body, y: body.y + body.depth - 1.1, depth: 0.6 }, level, level + 0.3)),
  ];
}
