import type { AreaType } from './answers.ts';
import type { Land } from './land-size.ts';
import type { Plan, Rect, Roof, Side } from './model.ts';
import { toCentimetre } from './model.ts';

/** How the place shapes the house. */
interface Character {
  plinth: Plan['plinth'];
  outerWall: number;
  /** Windows are so much as wide as elsewhere. */
  windows: number;
  roof: Omit<Roof, 'stairHead'>;
}

const flat = { kind: 'flat', pitch: 0, overhang: 0.3, parapet: 1 } as const;

export const characters: Record<AreaType, Character> = {
  Plan: { plinth: { height: 0.6, material: 'brick' }, outerWall: 0.23, windows: 1, roof: flat },
  Hill: {
    plinth: { height: 0.6, material: 'stone' },
    outerWall: 0.23,
    windows: 0.9,
    roof: { kind: 'gable', pitch: 32, overhang: 0.6, parapet: 0 },
  },
  'Near by River': {
    plinth: { height: 1.2, material: 'stone' },
    outerWall: 0.23,
    windows: 1,
    roof: { kind: 'hip', pitch: 24, overhang: 0.6, parapet: 0 },
  },
  Desert: {
    plinth: { height: 0.45, material: 'stone' },
    outerWall: 0.35,
    windows: 0.6,
    roof: { ...flat, parapet: 1.2 },
  },
  Rain: {
    plinth: { height: 0.9, material: 'brick' },
    outerWall: 0.23,
    windows: 1,
    roof: { kind: 'gable', pitch: 27, overhang: 0.9, parapet: 0 },
  },
};

/** Up to how many square metres which distances hold: a rule of thumb, town plans differ. */
const setBackTable = [
  { upTo: 60, front: 0, rear: 0.6, side: 0.9 },
  { upTo: 120, front: 1, rear: 0.9, side: 0.9 },
  { upTo: 200, front: 2, rear: 1.2, side: 0.9 },
  { upTo: 300, front: 3, rear: 1.5, side: 1.2 },
  { upTo: 500, front: 4, rear: 2, side: 1.8 },
  { upTo: 1000, front: 5.5, rear: 3, side: 2.4 },
  { upTo: Number.POSITIVE_INFINITY, front: 6, rear: 4, side: 3 },
];

/** On a narrow plot houses stand wall to wall, on one side or both. */
export function setBacksOf(land: Land): Record<Side, number> {
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
