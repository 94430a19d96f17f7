import type { Mesh, Point } from '#domain/pictures/raytracer/model/mesh.ts';
import type { Surface } from '#domain/pictures/raytracer/model/surface.ts';

/** A place, and how wide and how deep (or high) the body is there. */
export type Ring = readonly [x: number, y: number, z: number, wide: number, deep: number];

/** Something that stands on the ground and looks somewhere: in its own metres, x aside, y up, z ahead. */
export interface Figure {
  place: (x: number, y: number, z: number) => Point;
  /** A skin over rings: those of one that stands lie level, those of one on four legs are upright. */
  skin: (surface: Surface, rings: readonly Ring[], way?: 'up' | 'ahead') => void;
  quad: (surface: Surface, corners: readonly [Point, Point, Point, Point]) => void;
  ball: (surface: Surface, at: Point, radii: Point) => void;
  /** Beams through places, each thinner. */
  limb: (surface: Surface, places: readonly Point[], thick: number) => void;
}

const sides = 12;
const ballRings = 7;

/** @param of.turn radians from the way to the road; `size` 1 for a grown one */
export function figureAt(
  mesh: Mesh,
  [left, back]: readonly [number, number],
  of: { turn: number; size?: number },
): Figure {
  const { turn, size = 1 } = of;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const place = (x: number, y: number, z: number): Point => [
    left + (x * cos + z * sin) * size,
    y * size,
    back + (z * cos - x * sin) * size,
  ];
  const skin: Figure['skin'] = (surface, rings, way = 'up') => {
    const at = ([x, y, z, wide, deep]: Ring, side: number): Point => {
      const angle = (side / sides) * 2 * Math.PI;
      const [across, other] = [Math.cos(angle) * wide, Math.sin(angle) * deep];
      return way === 'up' ? place(x + across, y, z + other) : place(x + across, y + other, z);
    };
    for (const [index, ring] of rings.entries()) {
      const next = rings[index + 1];
      if (!next) continue;
      for (let side = 0; side < sides; side++)
        mesh.quad(surface, [at(ring, side), at(ring, side + 1), at(next, side + 1), at(next, side)]);
    }
  };
  return {
    place,
    skin,
    quad: (surface, [a, b, c, d]) => mesh.quad(surface, [place(...a), place(...b), place(...c), place(...d)]),
    ball: (surface, [x, y, z], [rx, ry, rz]) =>
      skin(
        surface,
        Array.from({ length: ballRings + 1 }, (_, ring): Ring => {
          const polar = (Math.PI * (ring + 0.02)) / (ballRings + 0.04);
          const out = Math.sin(polar);
          return [x, y - Math.cos(polar) * ry, z, rx * out, rz * out];
        }),
      ),
    limb(surface, places, thick) {
      for (const [index, from] of places.entries()) {
        const to = places[index + 1];
        const by = (more: number) => thick * size * (1 - (0.35 * (index + more)) / places.length);
        if (to) mesh.limb(surface, [place(...from), place(...to)], [by(0), by(1)]);
      }
    },
  };
}
