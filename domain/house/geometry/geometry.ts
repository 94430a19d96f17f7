import type { Plan, Rect, Wall } from '../model/model.ts';
import { flightsOf } from '../model/stairs.ts';
import { gardenParts } from './garden.ts';
import type { Material, Part, PartKind } from './parts.ts';
import { porchLevel } from './parts.ts';
import { roofParts } from './roof-parts.ts';
import type { Triangles } from './solids.ts';
import { box, without } from './solids.ts';

export const levelOf = (plan: Plan, floor: number) => plan.plinth.height + floor * plan.storeyHeight;

function along({ along: axis, line }: Wall, from: number, of: { to: number; thickness: number }): Rect {
  const { to, thickness } = of;
  return axis === 'x'
    ? { x: from, y: line - thickness / 2, width: to - from, depth: thickness }
    : { x: line - thickness / 2, y: from, width: thickness, depth: to - from };
}

/** Walls with their openings left free, and what stands in them. */
function wallParts(plan: Plan, wall: Wall): Part[] {
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
    else if (kind !== 'gap') parts.push(part('door', 'wood', box(leaf, base, base + head)));
    from = end;
  }
  if (wall.to - from > 0.001) solid.push(...box(along(wall, from, { to: wall.to, thickness }), base, top));
  parts.push(part('wall', wall.kind === 'outer' ? 'outer-paint' : 'inner-paint', solid));
  return parts;
}

function slabParts(plan: Plan): Part[] {
  const { house, stairs, floors, plinth, slab } = plan;
  const porch = plan.rooms.find(({ kind }) => kind === 'porch');
  const parts: Part[] = [
    {
      part: 'plinth',
      floor: -1,
      material: plinth.material,
      positions: without(house, porch ? porch.cell : null).flatMap((rect) =>
        box(rect, 0, plinth.height - 0.02),
      ),
    },
  ];
  for (let floor = 1; floor <= floors; floor++) {
    const top = levelOf(plan, floor) - 0.02;
    const hole = stairs && floor <= stairs.flights ? stairs.inside : null;
    const positions = without(house, hole).flatMap((rect) => box(rect, top - slab + 0.02, top));
    const last = floor === floors;
    parts.push({ part: last ? 'roof' : 'slab', floor, material: 'concrete', positions });
  }
  return parts;
}

/** The floor finish of each room; a stair's upper floors are open. */
function floorParts(plan: Plan): Part[] {
  return plan.rooms
    .filter(({ kind, floor }) => kind !== 'stair' || floor === 0)
    .map(({ kind, floor, cell }) => {
      const level = kind === 'porch' ? porchLevel : levelOf(plan, floor);
      const material: Material =
        kind === 'toilet' || kind === 'wash' ? 'wet-tiles' : kind === 'porch' ? 'paving' : 'tiles';
      return {
        part: 'floor',
        floor,
        material,
        positions: box(cell, kind === 'porch' ? 0 : level - 0.02, level),
      };
    });
}

function stairParts(plan: Plan): Part[] {
  const { stairs } = plan;
  if (!stairs) return [];
  const flights = flightsOf(stairs).flatMap(({ treads }) => treads);
  return Array.from({ length: stairs.flights }, (_, floor) => ({
    part: 'stair',
    floor,
    material: 'stone',
    positions: flights.flatMap(({ rect, height }) => {
      const top = levelOf(plan, floor) + height;
      return box(rect, Math.max(levelOf(plan, floor), top - stairs.riser - 0.12), top);
    }),
  }));
}

/** At the free corners of a porch. */
function columnParts(plan: Plan): Part[] {
  const thick = plan.wallThickness.outer;
  const { house } = plan;
  return plan.rooms
    .filter(({ kind }) => kind === 'porch')
    .map(({ floor, cell }) => {
      const edges = [cell.x, cell.x + cell.width - thick].filter(
        (x) => Math.abs(x - house.x) < 0.01 || Math.abs(x + thick - house.x - house.width) < 0.01,
      );
      const base = levelOf(plan, floor);
      const positions = edges.flatMap((x) =>
        box({ x, y: cell.y, width: thick, depth: thick }, porchLevel, base + plan.storeyHeight - plan.slab),
      );
      return { part: 'column', floor, material: 'outer-paint', positions };
    });
}

function merged(parts: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const { part, floor, material, positions } of parts) {
    const name = `${part} ${floor} ${material}`;
    const one = byName.get(name) ?? { part, floor, material, positions: [] };
    for (const number of positions) one.positions.push(number);
    byName.set(name, one);
  }
  return [...byName.values()].filter(({ positions }) => positions.length > 0);
}

/** The house as triangles, for the browser's view and the server's pictures alike. */
export function geometryOf(plan: Plan): Part[] {
  return merged([
    ...gardenParts(plan),
    ...slabParts(plan),
    ...floorParts(plan),
    ...plan.walls.flatMap((wall) => wallParts(plan, wall)),
    ...stairParts(plan),
    ...columnParts(plan),
    ...roofParts(plan),
  ]);
}
