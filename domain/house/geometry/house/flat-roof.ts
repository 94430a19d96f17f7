import type { Plan } from '#domain/house/model/model.ts';
import type { Side } from '#domain/house/model/rect.ts';
import type { Material, Part } from '../solid/parts.ts';
import { box } from '../solid/solids.ts';
import { border, widened } from './borders.ts';

const parapetThickness = 0.115;

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

export function flatRoof(plan: Plan, top: number): Part[] {
  const { house, roof, floors, stairs, answers } = plan;
  const part = (kind: Part['part'], material: Material, positions: number[]): Part => ({
    part: kind,
    floor: floors,
    material,
    positions,
  });
  const edge = Object.values(border(house, parapetThickness));
  const parts = [
    part(
      'parapet',
      'outer-paint',
      edge.flatMap((rect) => box(rect, top, top + roof.parapet)),
    ),
  ];
  const surface: Material = answers.areaType === 'Desert' ? 'white-roof' : 'concrete';
  if (!roof.stairHead || !stairs)
    return [...parts, part('roof', surface, box(house, top - 0.02, top + 0.01))];
  const { x, y, width, depth } = roof.stairHead;
  const open = opposite[stairs.landing];
  const walls = Object.entries(border(roof.stairHead, 0.115)).filter(([side]) => side !== open);
  const cover = widened(roof.stairHead, 0.2, plan.plot);
  const tank = { x: x + width / 2 - 0.5, y: y + depth / 2 - 0.5, width: 1, depth: 1 };
  return [
    ...parts,
    part(
      'wall',
      'outer-paint',
      walls.flatMap(([, rect]) => box(rect, top, top + 2.3)),
    ),
    part('roof', surface, box(cover, top + 2.3, top + 2.42)),
    part('tank', 'plastic', box(tank, top + 2.42, top + 3.5)),
  ];
}
