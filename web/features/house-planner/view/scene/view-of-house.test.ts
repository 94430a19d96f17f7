import { PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { moveAside, showWhole, type View } from './view-of-house.ts';

const plan = planOf(defaultAnswers);
const viewOf = (aspect: number): View => {
  const view: View = {
    camera: new PerspectiveCamera(36, aspect, 0.2, 400),
    target: new Vector3(),
    distances: [3, 100],
  };
  showWhole(view, plan, 7);
  view.camera.updateMatrixWorld();
  return view;
};
const distance = ({ camera, target }: View) => camera.position.distanceTo(target);

test.each([0.7, 1, 1.5, 2.2])(
  'a picture %s times as wide as high shows the whole plot and its house, and fills up',
  (aspect) => {
    const { camera } = viewOf(aspect);
    const { plot, house } = plan;
    const seen = [
      ...[0, plot.width].flatMap((x) => [0, plot.depth].map((y) => new Vector3(x, 0, -y))),
      ...[house.x, house.x + house.width].flatMap((x) =>
        [house.y, house.y + house.depth].map((y) => new Vector3(x, 10, -y)),
      ),
    ].map((corner) => corner.project(camera));
    const most = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
    expect(most).toBeLessThan(1);
    expect(most).toBeGreaterThan(0.85);
  },
);

test('moved aside, the camera keeps its distance and its direction, and looks at nothing below the ground', () => {
  const view = viewOf(1.5);
  const [before, away] = [view.camera.quaternion.clone(), distance(view)];
  moveAside(view, 3, -50);
  expect(distance(view)).toBeCloseTo(away, 6);
  expect(view.camera.quaternion.angleTo(before)).toBeCloseTo(0, 6);
  expect(view.target.y).toBe(0);
});
