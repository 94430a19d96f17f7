import type { Triangles } from './solids.ts';

export type PartKind =
  | 'ground'
  | 'plinth'
  | 'slab'
  | 'floor'
  | 'wall'
  | 'door'
  | 'window'
  | 'railing'
  | 'column'
  | 'stair'
  | 'roof'
  | 'parapet'
  | 'tank'
  | 'step'
  | 'furniture'
  | 'boundary'
  | 'car'
  | 'tree'
  /** In a bed. */
  | 'plant';
export type Material =
  | 'grass'
  | 'paving'
  | 'stone'
  | 'brick'
  | 'concrete'
  | 'outer-paint'
  | 'inner-paint'
  | 'tiles'
  | 'wet-tiles'
  | 'wood'
  | 'glass'
  | 'metal'
  | 'roof-tiles'
  | 'white-roof'
  | 'plastic'
  | 'car-paint'
  /** What is woven: sofas, bedspreads, curtains. */
  | 'fabric'
  | 'bark'
  | 'leaves';

/** All triangles of one kind, floor and material. The site is floor -1; roof and parapet are on the floor above the last. */
export interface Part {
  part: PartKind;
  floor: number;
  material: Material;
  positions: Triangles;
}

/** The car's floor under the house lies almost at the ground, not on the plinth. */
export const porchLevel = 0.1;
