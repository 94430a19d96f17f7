import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Side } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';

/** A wall seen from outside: along it, up from the ground, out from its outer face. */
export interface Face {
  wall: Wall;
  side: Side;
  at(along: number, up: number, out: number): Point;
  box(mesh: Mesh, surface: Surface, corners: readonly [Point, Point]): void;
  /** Height of the floor behind it. */
  base: number;
}

/** Towards the open room, where a wall stands between a balcony or porch and the house. */
function outwards(plan: Plan, wall: Wall): Side | null {
  if (wall.side) return wall.side;
  const rooms = wall.rooms.map((id) => plan.rooms.find((room) => room.id === id));
  const open = rooms.find((room) => room && (room.kind === 'balcony' || room.kind === 'porch'));
  if (!open) return null;
  const { x, y, width, depth } = open.cell;
  if (wall.along === 'x') return y + depth / 2 < wall.line ? 'front' : 'rear';
  return x + width / 2 < wall.line ? 'left' : 'right';
}

/** The outer walls, those behind balconies too. */
export function facesOf(plan: Plan): Face[] {
  return plan.walls.flatMap((wall) => {
    const side = outwards(plan, wall);
    if (!side || wall.kind === 'inner') return [];
    const sign = side === 'front' || side === 'left' ? -1 : 1;
    const at = (along: number, up: number, out: number): Point => {
      const line = wall.line + sign * (wall.thickness / 2 + out);
      return wall.along === 'x' ? [along, up, -line] : [line, up, -along];
    };
    const box: Face['box'] = (mesh, surface, [from, to]) => {
      const [a, b] = [at(...from), at(...to)];
      mesh.box(
        surface,
        [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
        [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
      );
    };
    return [{ wall, side, at, box, base: levelOf(plan, wall.floor) }];
  });
}

export interface Hole {
  left: number;
  right: number;
  low: number;
  high: number;
  middle: number;
}

export const holeOf = ({ base }: Face, { at, width, sill, head }: Opening): Hole => ({
  left: at - width / 2,
  right: at + width / 2,
  low: base + sill,
  high: base + head,
  middle: at,
});
