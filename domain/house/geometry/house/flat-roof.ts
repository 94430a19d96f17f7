import type { Plan } from '#domain/house/model/model.ts';
import type { Rect, Side } from '#domain/house/model/rect.ts';
import type { Material, Part } from '../solid/parts.ts';
import { box, withoutAll } from '../solid/solids.ts';
import { border, inset, widened } from './borders.ts';

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
