import type { LineKey } from './line-keys.ts';
import type { FormStage } from './stages.ts';

/** Lowest, highest, usual. Metres and square metres; a switch is 0 or 1. */
export type FormInput = readonly [number, number, number];
export type FormLine = readonly [stage: FormStage, key: LineKey, quantity: number];
export interface Form {
  of: 'contractor' | 'worker' | 'engineer';
  /** Of the marketplace: who is asked. */
  category: string;
  inputs: Record<string, FormInput>;
  lines: (given: Record<string, number>) => FormLine[];
}

type Given<Input extends string> = Record<Input, number>;
interface Asked<Input extends string> {
  of: Form['of'];
  category: string;
  inputs: Record<Input, FormInput>;
}
const form = <Input extends string>(
  asked: Asked<Input>,
  lines: (given: Given<Input>) => FormLine[],
): Form => ({ ...asked, lines: lines as Form['lines'] });

const side = [0.5, 60, 4] as const;
/** Fifty rooms of it stay below the greatest quantity of a line. */
const roomSide = [0.5, 20, 4] as const;
const on = [0, 1, 1] as const;
interface Floor {
  length: number;
  width: number;
}
const areaOf = ({ length, width }: Floor) => length * width;
const round = ({ length, width }: Floor) => 2 * (length + width);
/** A wet floor is sealed up to 30 cm of its walls. */
const sealed = (floor: Floor) => areaOf(floor) + 0.3 * round(floor);
/** Along the walls but for the door. */
const skirted = (floor: Floor) => round(floor) - 0.9;
const tiledWalls = (floor: Floor, height: number) => Math.max(0, (round(floor) - 0.8) * height);

const surfaces = {
  leakingRoof: form(
    {
      of: 'contractor',
      category: 'Construction Contract',
      inputs: { length: side, width: side, cracks: [0, 500, 10], outlets: [0, 20, 2] },
    },
    (given) => [
      ['prepare', 'dismantle', areaOf(given)],
      ['prepare', 'crackFilling', given.cracks],
      ['treat', 'waterproofing', sealed(given)],
      ['treat', 'outlet', given.outlets],
      ['test', 'test', 1],
    ],
  ),
  plaster: form(
    {
      of: 'worker',
      category: 'Construction',
      inputs: {
        wall: [1, 1000, 20],
        height: [0.5, 12, 3],
        ceiling: [0, 1000, 0],
        openings: [0, 300, 4],
        oldOff: on,
      },
    },
    ({ wall, height, ceiling, openings, oldOff }) => {
      const face = Math.max(0, wall * height + ceiling - openings);
      return [
        ['prepare', 'dismantle', oldOff * face],
        ['plaster', 'plaster', face],
      ];
    },
  ),
  tiling: form(
    {
      of: 'worker',
      category: 'Tiles',
      inputs: { length: side, width: side, wallHeight: [0, 4, 0], oldOff: on },
    },
    (given) => {
      const walls = tiledWalls(given, given.wallHeight);
      return [
        ['prepare', 'dismantle', given.oldOff * (areaOf(given) + walls)],
        ['tiles', 'floorTiles', areaOf(given)],
        ['tiles', 'wallTiles', walls],
        ['tiles', 'skirting', given.wallHeight > 0 ? 0 : skirted(given)],
      ];
    },
  ),
  painting: form(
    {
      of: 'contractor',
      category: 'color contract',
      inputs: {
        rooms: [0, 50, 3],
        length: roomSide,
        width: roomSide,
        height: [2, 6, 3],
        doors: [0, 100, 3],
        windows: [0, 100, 4],
        outside: [0, 2000, 0],
        cracks: [0, 500, 5],
      },
    },
    (given) => {
      const room = round(given) * given.height + areaOf(given);
      const inside = given.rooms * room - 1.9 * given.doors - 1.4 * given.windows;
      return [
        ['prepare', 'crackFilling', given.cracks],
        ['paint', 'innerPaint', Math.max(0, inside)],
        ['paint', 'outerPaint', given.outside],
      ];
    },
  ),
  floor: form(
    {
      of: 'contractor',
      category: 'Floor Contract',
      inputs: { length: side, width: side, breakOld: on, newBase: on, tiles: on },
    },
    (given) => [
      ['prepare', 'dismantle', given.breakOld * areaOf(given)],
      ['base', 'leanConcrete', given.newBase * areaOf(given) * 0.1],
      ['finish', 'floorTiles', given.tiles * areaOf(given)],
      ['finish', 'cementFloor', (1 - given.tiles) * areaOf(given)],
      ['finish', 'skirting', skirted(given)],
    ],
  ),
};

const parts = {
  boundaryWall: form(
    {
      of: 'contractor',
      category: 'Construction Contract',
      inputs: { length: [2, 500, 30], height: [0.6, 3, 1.5], gate: [0, 8, 3] },
    },
    ({ length, height, gate }) => {
      const run = Math.max(0.5, length - gate);
      const faces = run * (2 * height + 0.23);
      return [
        ['footing', 'excavation', run * 0.36],
        ['footing', 'leanConcrete', run * 0.06],
        ['wall', 'brickwork', run * (0.175 + 0.23 * height)],
        ['finish', 'plaster', faces],
        ['finish', 'outerPaint', faces],
        ['finish', 'gate', gate > 0 ? 1 : 0],
      ];
    },
  ),
  bathroom: form(
    {
      of: 'contractor',
      category: 'Construction Contract',
      inputs: {
        length: [0.9, 6, 2.4],
        width: [0.9, 6, 1.5],
        tileHeight: [0, 3, 2.1],
        oldOff: on,
        pipes: on,
        set: on,
      },
    },
    (given) => {
      const walls = tiledWalls(given, given.tileHeight);
      return [
        ['prepare', 'dismantle', given.oldOff * (areaOf(given) + walls)],
        ['pipes', 'waterPoints', given.pipes],
        ['pipes', 'points', 3],
        ['pipes', 'waterproofing', sealed(given)],
        ['tiles', 'floorTiles', areaOf(given)],
        ['tiles', 'wallTiles', walls],
        ['fittings', 'sanitary', given.set],
        ['fittings', 'doors', 1],
        ['fittings', 'test', 1],
      ];
    },
  ),
  kitchenCounter: form(
    {
      of: 'contractor',
      category: 'Construction Contract',
      inputs: { length: [0.6, 12, 3], dado: [0, 2, 0.6], oldOff: on, sink: on },
    },
    ({ length, dado, oldOff, sink }) => [
      ['prepare', 'dismantle', oldOff * length * 0.6],
      ['counter', 'counter', length],
      ['counter', 'wallTiles', length * dado],
      ['fittings', 'waterPoints', sink],
      ['fittings', 'points', 4],
    ],
  ),
  waterTank: form(
    {
      of: 'worker',
      category: 'Other',
      inputs: { tanks: [1, 10, 1], pipe: [0, 200, 20], stand: on },
    },
    ({ tanks, pipe, stand }) => [
      ['stand', 'stand', stand],
      ['tank', 'tank', tanks],
      ['tank', 'pipe', pipe],
      ['test', 'test', 1],
    ],
  ),
  rewiring: form(
    {
      of: 'contractor',
      category: 'electrician contract',
      inputs: { points: [1, 400, 30], boards: [0, 10, 1], earths: [0, 4, 1] },
    },
    ({ points, boards, earths }) => [
      ['wires', 'points', points],
      ['boards', 'board', boards],
      ['boards', 'earthing', earths],
      ['test', 'test', 1],
    ],
  ),
};

/** Ten repairs, and what an engineer is asked for: a few measures make a bill. */
export const repairForms = {
  ...surfaces,
  ...parts,
  engineerFee: form(
    {
      of: 'engineer',
      category: 'Structural',
      inputs: { builtUp: [10, 2000, 150], plans: on, structure: on, visits: [0, 60, 8] },
    },
    ({ builtUp, plans, structure, visits }) => [
      ['plans', 'plans', plans * builtUp],
      ['structure', 'structuralDesign', structure * builtUp],
      ['visits', 'siteVisit', visits],
    ],
  ),
} satisfies Record<string, Form>;
export type RepairForm = keyof typeof repairForms;
