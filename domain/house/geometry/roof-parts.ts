import type { Plan, Rect, Side } from '../model/model.ts';
import type { Material, Part } from './parts.ts';
import { box, slopedRoof } from './solids.ts';

const parapetThickness = 0.115;

/** Wider on all sides, but not beyond the plot. */
function widened(rect: Rect, by: number, plot: Rect): Rect {
  const x = Math.max(plot.x, rect.x - by);
  const y = Math.max(plot.y, rect.y - by);
  return {
    x,
    y,
    width: Math.min(plot.width, rect.x + rect.width + by) - x,
    depth: Math.min(plot.depth, rect.y + rect.depth + by) - y,
  };
}

function border(rect: Rect, thickness: number): Record<Side, Rect> {
  const { x, y, width, depth } = rect;
  return {
    front: { x, y, width, depth: thickness },
    rear: { x, y: y + depth - thickness, width, depth: thickness },
    left: { x, y, width: thickness, depth },
    right: { x: x + width - thickness, y, width: thickness, depth },
  };
}

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };

function flatRoof(plan: Plan, top: number): Part[] {
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
  const finish: Material = answers.areaType === 'Desert' ? 'white-roof' : 'concrete';
  if (!roof.stairHead || !stairs) return [...parts, part('roof', finish, box(house, top - 0.02, top + 0.01))];
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
    part('roof', finish, box(cover, top + 2.3, top + 2.42)),
    part('tank', 'plastic', box(tank, top + 2.42, top + 3.5)),
  ];
}

export function roofParts(plan: Plan): Part[] {
  const { house, roof, floors, plot, storeyHeight, plinth } = plan;
  const top = plinth.height + floors * storeyHeight;
  if (roof.kind === 'flat') return flatRoof(plan, top);
  const rect = widened(house, roof.overhang, plot);
  const span = Math.min(rect.width, rect.depth);
  const rise = (span / 2) * Math.tan((roof.pitch * Math.PI) / 180);
  const hip = roof.kind === 'hip' ? span / 2 - 0.01 : 0;
  return [
    { part: 'roof', floor: floors, material: 'roof-tiles', positions: slopedRoof(rect, top, { rise, hip }) },
  ];
}
