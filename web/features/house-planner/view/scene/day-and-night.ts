import { Color, DirectionalLight, Fog, HemisphereLight, type LineBasicMaterial } from 'three';
import type { Plan } from '#domain/house/model/model.ts';
import { skies, sunFrom } from '#web/features/house-planner/drawing/look.ts';
import type { Materials } from './house-layers.ts';

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

/** How much of their light the materials of a lit house give at night. */
const glow: readonly (readonly [string, number])[] = [
  ['glass', 0.95],
  ['lamp', 1],
  ['inner-paint', 0.42],
  ['tiles', 0.25],
  ['wet-tiles', 0.25],
];
/** Within, the rooms' lamps light walls and floors: they glow less by themselves. */
const within = 0.3;

/** Sets sun, sky, ink and lit windows for day or night. @returns what lies behind the house */
export function lightScene(
  { lights: { sky, sun }, materials, ink }: { lights: Lights; materials: Materials; ink: LineBasicMaterial },
  { night, inside }: { night: boolean; inside: boolean },
): { background: Color; fog: Fog } {
  const [above] = night ? skies.night : skies.day;
  sky.color.set(night ? '#5468b8' : '#f4f7ff');
  // The floor throws light at the ceiling.
  sky.groundColor.set(night ? '#141a3c' : inside ? '#f1eee6' : '#c9c4b8');
  // Under a roof the light of the sky comes from all sides, by its walls.
  sky.intensity = (night ? 0.9 : 1.7) * (inside ? (night ? 0.7 : 1.6) : 1);
  sun.color.set(night ? '#9db4ff' : '#fff6e6');
  sun.intensity = night ? 0.5 : 2.4;
  ink.color.set(night ? '#060a24' : '#141a3c');
  for (const [name, amount] of glow) {
    const material = [...materials.values()].find((each) => each.name === name);
    // Who stands within sees the night through the windows.
    const shines = night && !(inside && name === 'glass');
    material?.emissive.set(shines ? '#ffcf66' : '#000000');
    if (material)
      material.emissiveIntensity = inside && name !== 'lamp' && name !== 'glass' ? amount * within : amount;
    if (material?.name === 'glass') material.opacity = shines ? 0.9 : 0.62;
  }
  return { background: new Color(above), fog: new Fog(above, 50, 125) };
}
