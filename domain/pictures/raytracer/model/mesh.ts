import type { Surface } from './surface.ts';

export type Point = readonly [number, number, number];

/** Triangles with a surface each. Metres: x along the road, y up, z towards the road. */
export class Mesh {
  readonly positions: number[] = [];
  readonly surfaceOf: number[] = [];
  readonly surfaces: Surface[] = [];
  readonly #numbers = new Map<Surface, number>();

  #numberOf(surface: Surface): number {
    const known = this.#numbers.get(surface);
    if (known !== undefined) return known;
    const number = this.surfaces.push(surface) - 1;
    this.#numbers.set(surface, number);
    return number;
  }

  triangle(surface: Surface, corners: readonly [Point, Point, Point]): void {
    for (const corner of corners) this.positions.push(...corner);
    this.surfaceOf.push(this.#numberOf(surface));
  }

  quad(surface: Surface, [a, b, c, d]: readonly [Point, Point, Point, Point]): void {
    this.triangle(surface, [a, b, c]);
    this.triangle(surface, [a, c, d]);
  }

  /** Nine numbers a triangle. */
  addPositions(surface: Surface, positions: readonly number[]): void {
    for (const position of positions) this.positions.push(position);
    const number = this.#numberOf(surface);
    for (let corner = 0; corner < positions.length; corner += 9) this.surfaceOf.push(number);
  }

  /** Between two opposite corners. */
  box(surface: Surface, [x, y, z]: Point, [x2, y2, z2]: Point): void {
    this.quad(surface, [
      [x, y, z2],
      [x2, y, z2],
      [x2, y2, z2],
      [x, y2, z2],
    ]);
    this.quad(surface, [
      [x2, y, z],
      [x, y, z],
      [x, y2, z],
      [x2, y2, z],
    ]);
    this.quad(surface, [
      [x, y, z],
      [x, y, z2],
      [x, y2, z2],
      [x, y2, z],
    ]);
    this.quad(surface, [
      [x2, y, z2],
      [x2, y, z],
      [x2, y2, z],
      [x2, y2, z2],
    ]);
    this.quad(surface, [
      [x, y2, z2],
      [x2, y2, z2],
      [x2, y2, z],
      [x, y2, z],
    ]);
    this.quad(surface, [
      [x, y, z],
      [x2, y, z],
      [x2, y, z2],
      [x, y, z2],
    ]);
  }

  /** Turned round a standing axis: radius and height by turns, from below. */
  lathe(
    surface: Surface,
    [x, z]: readonly [number, number],
    of: { profile: readonly (readonly [number, number])[]; sides: number },
  ): void {
    const at = (radius: number, height: number, side: number): Point => {
      const angle = (side / of.sides) * 2 * Math.PI;
      return [x + radius * Math.cos(angle), height, z + radius * Math.sin(angle)];
    };
    for (const [index, [radius, height]] of of.profile.entries()) {
      const next = of.profile[index + 1];
      if (!next) continue;
      for (let side = 0; side < of.sides; side++) {
        const [a, b] = [at(radius, height, side + 1), at(radius, height, side)];
        const [c, d] = [at(next[0], next[1], side), at(next[0], next[1], side + 1)];
        // At a point one of the two triangles has no area.
        if (next[0] > 1e-9) this.triangle(surface, [a, c, d]);
        if (radius > 1e-9) this.triangle(surface, [a, b, c]);
      }
    }
  }

  /** A round beam from one place to another, thinner at its end. */
  limb(
    surface: Surface,
    [from, to]: readonly [Point, Point],
    [thick, thin]: readonly [number, number],
  ): void {
    const sides = 6;
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const length = Math.hypot(dx, dy, dz) || 1;
    const steep = Math.abs(dy) / length > 0.9;
    const aside: Point = steep ? [1, 0, 0] : [0, 1, 0];
    const u = unit([
      dy * aside[2] - dz * aside[1],
      dz * aside[0] - dx * aside[2],
      dx * aside[1] - dy * aside[0],
    ]);
    const v = unit([dy * u[2] - dz * u[1], dz * u[0] - dx * u[2], dx * u[1] - dy * u[0]]);
    const at = (end: Point, radius: number, side: number): Point => {
      const [c, s] = [
        Math.cos((side / sides) * 2 * Math.PI) * radius,
        Math.sin((side / sides) * 2 * Math.PI) * radius,
      ];
      return [end[0] + u[0] * c + v[0] * s, end[1] + u[1] * c + v[1] * s, end[2] + u[2] * c + v[2] * s];
    };
    for (let side = 0; side < sides; side++)
      this.quad(surface, [
        at(from, thick, side),
        at(from, thick, side + 1),
        at(to, thin, side + 1),
        at(to, thin, side),
      ]);
  }
}

export function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
