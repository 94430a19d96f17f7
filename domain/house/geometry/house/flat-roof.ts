import type { Plan } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import { levelOf } from '../solid/levels.ts';
import { type Material, type Part, porchLevel } from '../solid/parts.ts';
import { box, clipped, without, withoutAll } from '../solid/solids.ts';
import { along } from './wall-parts.ts';

const stairCells = ({ rooms }: Plan) =>
  rooms.filter(({ kind, floor }) => kind === 'stair' && floor === 0).map(({ cell }) => cell);

/** The halves of walls that reach over a porch: they stand on the plinth too. */
const wallsOver = ({ walls }: Plan, porch: Rect): Rect[] =>
  walls
    .filter(({ floor, kind }) => floor === 0 && (kind === 'outer' || kind === 'inner'))
    .flatMap((wall) => clipped(along(wall, wall.from, wall), porch) ?? []);

/** The hole over a flight. */
const shaftOn = ({ stairs }: Plan, floor: number) =>
  stairs && floor > 0 && floor <= stairs.flights ? [stairs.inside] : [];

export function slabParts(plan: Plan): Part[] {
  const { house, floors, plinth, slab } = plan;
  const porch = plan.rooms.find(({ kind }) => kind === 'porch');
  const parts: Part[] = [
    {
      part: 'plinth',
      floor: -1,
      material: plinth.material,
      positions: [
        ...(plan.stilt ? stairCells(plan) : without(house, porch ? porch.cell : null)).flatMap((rect) =>
          box(rect, 0, plinth.height - 0.02),
        ),
        ...(plan.stilt || !porch ? [] : wallsOver(plan, porch.cell)).flatMap((rect) =>
          box(rect, 0, plinth.height),
        ),
      ],
    },
  ];
  for (let floor = 1; floor <= floors; floor++) {
    const top = levelOf(plan, floor) - 0.02;
    const shaft = shaftOn(plan, floor);
    const open = plan.courts.map(({ inside }) => inside);
    const positions = withoutAll(house, [...shaft, ...open]).flatMap((rect) =>
      box(rect, top - slab + 0.02, top),
    );
    const last = floor === floors;
    parts.push({ part: last ? 'roof' : 'slab', floor, material: 'concrete', positions });
  }
  return parts;
}

/** The floor covering of each room; over a flight it is open but for the edge on which the walls stand. */
export function floorParts(plan: Plan): Part[] {
  const courts = plan.courts.map(({ inside }): Part => {
    const level = levelOf(plan, 0);
    return { part: 'floor', floor: 0, material: 'paving', positions: box(inside, level - 0.02, level) };
  });
  const floors = plan.rooms.map(({ kind, floor, cell }): Part => {
    const level = kind === 'porch' ? porchLevel : levelOf(plan, floor);
    const holes =
      kind === 'stair' ? shaftOn(plan, floor) : kind === 'porch' && !plan.stilt ? wallsOver(plan, cell) : [];
    const material: Material =
      kind === 'toilet' || kind === 'wash' ? 'wet-tiles' : kind === 'porch' ? 'paving' : 'tiles';
    return {
      part: 'floor',
      floor,
      material,
      positions: withoutAll(cell, holes).flatMap((rect) =>
        box(rect, kind === 'porch' ? 0 : level - 0.02, level),
      ),
    };
  });
  return [...floors, ...courts];
}

/** Wider on all sides, but not beyond the plot. */
export function widened(rect: Rect, by: number, plot: Rect): Rect {
  const x = Math.max(plot.x, rect.x - by);
  const y = Math.max(plot.y, rect.y - by);
  return {
    x,
    y,
    width: Math.min(plot.x + plot.width, rect.x + rect.width + by) - x,
    depth: Math.min(plot.y + plot.depth, rect.y + rect.depth + by) - y,
  };
}

export const inset = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  depth: depth - 2 * by,
});

function border(rect: Rect, thickness: number): Record<Side, Rect> {
  const { x, y, width, depth } = rect;
  return {
    front: { x, y, width, depth: thickness },
    rear: { x, y: y + depth - thickness, width, depth: thickness },
    left: { x, y, width: thickness, depth },
    right: { x: x + width - thickness, y, width: thickness, depth },
  };
}

const parapetThickness = 0.115;

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

const headHeight = 2.3;
const doorHeight = 2;
const doorWidth = 0.9;

/** A wall's rectangle with a door in its middle. */
function doorIn(wall: Rect): { beside: Rect[]; leaf: Rect } {
  const { x, y, width, depth } = wall;
  const along = width > depth;
  const rest = ((along ? width : depth) - doorWidth) / 2;
  const part = (from: number, length: number): Rect =>
    along ? { x: x + from, y, width: length, depth } : { x, y: y + from, width, depth: length };
  return { beside: [part(0, rest), part(rest + doorWidth, rest)], leaf: part(rest, doorWidth) };
}

export function flatRoof(plan: Plan, top: number): Part[] {
  const { house, roof, floors, stairs, answers } = plan;
  const part = (kind: Part['part'], material: Material, positions: number[]): Part => ({
    part: kind,
    floor: floors,
    material,
    positions,
  });
  const courts = plan.courts.map(({ inside }) => inside);
  const edgesOf = (open: readonly Rect[]) => open.map((court) => widened(court, parapetThickness, house));
  const edge = [house, ...edgesOf(courts)].flatMap((rect) => Object.values(border(rect, parapetThickness)));
  const parts = [
    part(
      'parapet',
      'outer-paint',
      edge.flatMap((rect) => box(rect, top, top + roof.parapet)),
    ),
  ];
  const surface: Material = answers.areaType === 'Desert' ? 'white-roof' : 'concrete';
  const tankOn = ({ x, y, width, depth }: Rect, floor: number) =>
    part(
      'tank',
      'plastic',
      box({ x: x + width / 2 - 0.5, y: y + depth / 2 - 0.5, width: 1, depth: 1 }, floor, floor + 1.08),
    );
  if (!roof.stairHead || !stairs)
    return [
      ...parts,
      part(
        'roof',
        surface,
        // Between the parapets, whose faces it would else share.
        withoutAll(inset(house, parapetThickness), edgesOf(courts)).flatMap((rect) =>
          box(rect, top - 0.02, top + 0.01),
        ),
      ),
      tankOn({ ...house, y: house.y + house.depth - 2.2, depth: 2 }, top + 0.01),
    ];
  const open = opposite[stairs.landing];
  const sides = border(roof.stairHead, 0.115);
  const walls = Object.entries(sides).filter(([side]) => side !== open);
  const { beside, leaf } = doorIn(sides[open]);
  const cover = widened(roof.stairHead, 0.2, plan.plot);
  return [
    ...parts,
    part('wall', 'outer-paint', [
      ...walls.flatMap(([, rect]) => box(rect, top, top + headHeight)),
      ...beside.flatMap((rect) => box(rect, top, top + headHeight)),
      ...box(leaf, top + doorHeight, top + headHeight),
    ]),
    part('door', 'wood', box(leaf, top, top + doorHeight)),
    part('roof', surface, box(cover, top + headHeight, top + headHeight + 0.12)),
    tankOn(cover, top + headHeight + 0.12),
  ];
}
