import { type PerspectiveCamera, Vector3 } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Rect } from '#domain/house/model/rect.ts';

/** The camera outside the house, and the point that it turns round. */
export interface View {
  camera: PerspectiveCamera;
  controls: OrbitControls;
}

/** Looks from the front right, with the whole plot in sight. */
export function showWhole({ camera, controls }: View, plot: Rect, height: number): void {
  const middle = new Vector3(plot.width / 2, height * 0.42, -plot.depth / 2);
  const reach = Math.hypot(plot.width, plot.depth, height) / 2;
  controls.target.copy(middle);
  controls.minDistance = 3;
  controls.maxDistance = reach * 5;
  const away = (reach * 0.94) / Math.sin((camera.fov * Math.PI) / 360);
  camera.position.copy(new Vector3(0.62, 0.46, 1).normalize().multiplyScalar(away).add(middle));
  controls.update();
}

/** Turns round the house and over it, in radians; never under the ground. */
export function turnRound({ camera, controls }: View, around: number, over: number): void {
  const way = camera.position.clone().sub(controls.target);
  const length = way.length();
  const polar = Math.min(1.53, Math.max(0.05, Math.acos(way.y / length) + over));
  const azimuth = Math.atan2(way.x, way.z) + around;
  way.setFromSphericalCoords(length, polar, azimuth);
  camera.position.copy(way.add(controls.target));
  controls.update();
}

/** Multiplies the distance to the house by `factor`, between the nearest and the farthest allowed. */
export function comeNearer({ camera, controls }: View, factor: number): void {
  const way = camera.position.clone().sub(controls.target).multiplyScalar(factor);
  way.clampLength(controls.minDistance, controls.maxDistance);
  camera.position.copy(way.add(controls.target));
  controls.update();
}
