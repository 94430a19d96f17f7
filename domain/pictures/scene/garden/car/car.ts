import type { Mesh } from '#domain/pictures/raytracer/model/mesh.ts';
import { surface } from '#domain/pictures/raytracer/model/surface.ts';
import { addBody, addCabin } from './body.ts';
import type { Shape } from './car-shape.ts';
import { addEnds } from './ends.ts';
import { wheels } from './wheels.ts';

/** A hatchback with its nose to the road; `at` is its middle. */
export function addCar(mesh: Mesh, at: { x: number; z: number; level: number }, hex: string): void {
  const nose = at.z + 2.05;
  const shape: Shape = {
    mesh,
    paintwork: surface(hex, 'plain', { kind: 'gloss' }),
    place: (along, up, across) => [at.x + across, at.level + up, nose - along],
  };
  for (const side of [-1, 1]) {
    addBody(shape, side);
    addCabin(shape, side);
    wheels(shape, side);
  }
  addEnds(shape);
}
