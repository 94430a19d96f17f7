import { DirectionalLight, HemisphereLight } from 'three';
import type { Plan } from '#domain/house/model/model.ts';
import { sunFrom } from '#web/features/house-planner/drawing/look.ts';

export interface Lights {
  sky: HemisphereLight;
  sun: DirectionalLight;
}

export function lightsOver({ plot }: Plan, height: number): Lights {
  const sky = new HemisphereLight('#ffffff', '#b8ad98', 1.9);
  const sun = new DirectionalLight('#fff3dc', 2.1);
  const reach = Math.hypot(plot.width, plot.depth, height) / 2 + 2;
  const middle = [plot.width / 2, height / 2, -plot.depth / 2] as const;
  sun.target.position.set(...middle);
  sun.position.set(
    middle[0] + sunFrom[0] * reach * 2,
    middle[1] + sunFrom[1] * reach * 2,
    middle[2] + sunFrom[2] * reach * 2,
  );
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  sun.shadow.normalBias = 0.06;
  sun.shadow.radius = 3;
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: reach * 4,
  });
  return { sky, sun };
}
