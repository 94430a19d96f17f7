import type { Ray } from './model/ray.ts';
import type { Scene } from './model/scene.ts';

export function aim(ray: Ray, { camera }: Scene, at: { u: number; v: number; aspect: number }): void {
  const across = at.u * camera.spread;
  const up = camera.shift + (at.v * camera.spread) / at.aspect;
  const [sin, cos] = [Math.sin(camera.turn), Math.cos(camera.turn)];
  const length = Math.sqrt(1 + across * across + up * up);
  ray.x = camera.at.x;
  ray.y = camera.at.y;
  ray.z = camera.at.z;
  ray.dx = (sin + cos * across) / length || 1e-9;
  ray.dy = up / length || 1e-9;
  ray.dz = (-cos + sin * across) / length || 1e-9;
}
