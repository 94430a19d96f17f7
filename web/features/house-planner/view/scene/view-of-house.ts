import { type PerspectiveCamera, Vector3 } from 'three';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';

/** The camera outside the house, the point that it turns round, and how near and far it may be. */
export interface View {
  camera: PerspectiveCamera;
  target: Vector3;
  distances: [nearest: number, farthest: number];
}

function stand({ camera, target }: View, way: Vector3): void {
  camera.position.copy(way.add(target));
  camera.lookAt(target);
}

const cornersAt = ({ x, y, width, depth }: Rect, height: number) =>
  [x, x + width].flatMap((at) => [y, y + depth].map((back) => new Vector3(at, height, -back)));

/** Looks from the front right, as near as the whole plot and the house under its tank allow. */
export function showWhole(view: View, { plot, house }: Pick<Plan, 'plot' | 'house'>, height: number): void {
  const { camera, target } = view;
  target.set(plot.width / 2, height * 0.42, -plot.depth / 2);
  view.distances = [3, Math.hypot(plot.width, plot.depth, height) * 2.5];
  const towards = new Vector3(0.62, 0.46, 1).normalize();
  stand(view, towards.clone());
  const up = Math.tan((camera.fov * Math.PI) / 360) * 0.92;
  const aside = up * camera.aspect;
  const away = [...cornersAt(plot, 0), ...cornersAt(house, height + 3)].map((corner) => {
    const from = corner.sub(target);
    const nearer = from.dot(towards);
    from.applyQuaternion(camera.quaternion.clone().invert());
    return nearer + Math.max(Math.abs(from.x) / aside, Math.abs(from.y) / up);
  });
  stand(view, towards.setLength(Math.max(...away)));
}

const wayOf = ({ camera, target }: View) => camera.position.clone().sub(target);

/** Turns round the house and over it, in radians; never under the ground. */
export function turnRound(view: View, around: number, over: number): void {
  const way = wayOf(view);
  const length = way.length();
  const polar = Math.min(1.53, Math.max(0.05, Math.acos(way.y / length) + over));
  stand(view, way.setFromSphericalCoords(length, polar, Math.atan2(way.x, way.z) + around));
}

/** Multiplies the distance to the house by `factor`, between the nearest and the farthest allowed. */
export function comeNearer(view: View, factor: number): void {
  stand(
    view,
    wayOf(view)
      .multiplyScalar(factor)
      .clampLength(...view.distances),
  );
}

/** Moves the point that the camera turns round, to the right and up as it sees them, in metres. */
export function moveAside(view: View, right: number, up: number): void {
  const way = wayOf(view);
  view.target.add(new Vector3(right, up, 0).applyQuaternion(view.camera.quaternion));
  view.target.y = Math.max(0, view.target.y);
  stand(view, way);
}
