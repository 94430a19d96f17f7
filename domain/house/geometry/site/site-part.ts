import type { Part } from '../solid/parts.ts';

export const site = (part: Part['part'], material: Part['material'], positions: number[]): Part => ({
  part,
  floor: -1,
  material,
  positions,
});
