import type { Answers } from './answers.ts';
import type { Land } from './land/land-size.ts';
import { type Rect, type Side, toCentimetre } from './rect.ts';
import { setBacksBy } from './set-backs.ts';

/** Up to how many square metres which distances hold: a rule of thumb, town plans differ. */
const setBackTable = [
  { upTo: 60, front: 0, rear: 0.6, side: 0.9 },
  { upTo: 75, front: 0.5, rear: 0.75, side: 0.9 },
  { upTo: 120, front: 1, rear: 0.9, side: 0.9 },
  { upTo: 200, front: 2, rear: 1.2, side: 0.9 },
  { upTo: 300, front: 3, rear: 1.5, side: 1.2 },
  { upTo: 500, front: 4, rear: 2, side: 1.8 },
  { upTo: 1000, front: 5.5, rear: 3, side: 2.4 },
  { upTo: Number.POSITIVE_INFINITY, front: 6, rear: 4, side: 3 },
];

/** On a narrow plot houses stand wall to wall, on one side or both. */
export function usualSetBacks(land: Land): Record<Side, number> {
  const row = setBackTable.find(({ upTo }) => land.area <= upTo + 0.05);
  const { front = 0, rear = 0, side = 0 } = row ?? {};
  const spare = Math.max(0.6, Math.min(land.depth * 0.3, land.depth - 4.2));
  const share = Math.min(1, spare / (front + rear));
  const behind = Math.max(0.6, toCentimetre(rear * share));
  const sides = Math.max(0.9, Math.min(side, land.width * 0.1));
  return {
    front: Math.max(0, Math.min(toCentimetre(front * share), toCentimetre(spare - behind))),
    rear: behind,
    left: land.width < 5.6 ? 0 : toCentimetre(sides),
    right: land.width < 8.2 ? 0 : toCentimetre(sides),
  };
}

export type SetBackWishes = Pick<Answers, 'authority' | 'corner' | 'setBacks'>;

/** By the authority's table where it knows such plots, else as usual; a corner plot has a front on two sides; what is set by hand wins. */
export function setBacksOf(
  land: Land,
  { authority, corner, setBacks: own }: SetBackWishes,
): Record<Side, number> {
  const ruled = (authority && setBacksBy(authority, land)) ?? usualSetBacks(land);
  const atRoads = corner ? { ...ruled, [corner]: Math.max(ruled.front, ruled[corner]) } : ruled;
  return { ...atRoads, ...own };
}

/** Metres; less is no house. */
const leastToBuildOn = 3.5;
/** Whether a house fits between its set-backs. */
export const leaveRoom = ({ width, depth }: Pick<Rect, 'width' | 'depth'>): boolean =>
  Math.min(width, depth) >= leastToBuildOn;

export const buildableOf = (plot: Rect, setBacks: Record<Side, number>): Rect => ({
  x: setBacks.left,
  y: setBacks.front,
  width: Math.floor((plot.width - setBacks.left - setBacks.right) * 100) / 100,
  depth: Math.floor((plot.depth - setBacks.front - setBacks.rear) * 100) / 100,
});

/** A window needs the open before it. */
export const sidesWithLight = (setBacks: Record<Side, number>): Record<Side, boolean> => ({
  front: true,
  rear: true,
  left: setBacks.left >= 0.9,
  right: setBacks.right >= 0.9,
});
