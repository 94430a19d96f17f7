import type { Answers } from '#domain/house/model/answers.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Scheme } from './frame.ts';
import type { Layout } from './layout.ts';

export interface Choice {
  scheme: Scheme;
  layout: Layout;
  floors: number;
  livingFloor: number;
  space: Rect;
}

export function wantedBedrooms(rooms: Answers['rooms'], floors: number, buildable: Rect): number {
  if (rooms !== 'ANY') return Number(rooms[0]);
  const floorArea = Math.min(150, buildable.width * buildable.depth);
  return Math.max(1, Math.min(6, Math.round((floorArea * floors) / 60)));
}

/** More bedrooms weigh most, then floors, then the car; among equals the house that is easier to live in. */
export function worth({ scheme, layout, floors }: Choice, wanted: number, deepFront: boolean): number {
  const ease = { front: deepFront ? 30 : 8, porch: 25, beside: 10, under: 5, none: -400 }[scheme.parking];
  return (
    Math.min(layout.bedrooms, wanted) * 1000 +
    floors * 600 +
    ease +
    (scheme.turned ? 0 : 30) +
    (scheme.columns === 'double' ? 40 : 0) +
    (scheme.snug ? 0 : 15)
  );
}
