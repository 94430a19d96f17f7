import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { levelOf } from '../solid/levels.ts';
import type { Material, Part, PartKind } from '../solid/parts.ts';
import { box, type Triangles } from '../solid/solids.ts';

/** The strip of plan that a piece of a wall takes. */
export function along(
  { along: axis, line }: Wall,
  from: number,
  of: { to: number; thickness: number },
): Rect {
  const { to, thickness } = of;
  return axis === 'x'
    ? { x: from, y: line - thickness / 2, width: to - from, depth: thickness }
    : { x: line - thickness / 2, y: from, width: thickness, depth: to - from };
}

/** Walls with their openings left free, and what stands in them. */
export function wallParts(plan: Plan, wall: Wall): Part[] {
  const { floor, thickness } = wall;
  const base = levelOf(plan, floor);
  const top = base + plan.storeyHeight - plan.slab;
  const part = (kind: PartKind, material: Material, positions: Triangles): Part => ({
    part: kind,
    floor,
    material,
    positions,
  });
  if (wall.kind === 'open') return [];
  if (wall.kind === 'railing')
    return [
      part('railing', 'metal', box(along(wall, wall.from, { to: wall.to, thickness: 0.05 }), base, base + 1)),
    ];
  const solid: Triangles = [];
  const parts: Part[] = [];
  let from = wall.from;
  for (const { kind, at, width, sill, head } of wall.openings.toSorted((a, b) => a.at - b.at)) {
    const [start, end] = [at - width / 2, at + width / 2];
    const across = along(wall, start, { to: end, thickness });
    const leaf = along(wall, start, { to: end, thickness: 0.04 });
    if (start - from > 0.001) solid.push(...box(along(wall, from, { to: start, thickness }), base, top));
    if (sill > 0) solid.push(...box(across, base, base + sill));
    solid.push(...box(across, base + head, top));
    if (kind === 'window') parts.push(part('window', 'glass', box(leaf, base + sill, base + head)));
    else if (kind === 'shutter') parts.push(part('door', 'metal', box(leaf, base, base + head)));
    else if (kind !== 'gap') parts.push(part('door', 'wood', box(leaf, base, base + head)));
    from = end;
  }
  if (wall.to - from > 0.001) solid.push(...box(along(wall, from, { to: wall.to, thickness }), base, top));
  parts.push(part('wall', wall.kind === 'outer' ? 'outer-paint' : 'inner-paint', solid));
  return parts;
}
