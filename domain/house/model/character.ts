import type { AreaType } from './answers.ts';
import type { Plan, Roof } from './model.ts';

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
