import { type Bvh, buildBvh } from '../model/bvh.ts';
import type { Scene } from '../model/scene.ts';
import { makeSky, type Sky } from './sky.ts';

export interface World {
  scene: Scene;
  bvh: Bvh;
  sky: Sky;
}

export function makeWorld(scene: Scene): World {
  const { mesh, weather } = scene;
  const bvh = buildBvh(Float32Array.from(mesh.positions), Uint8Array.from(mesh.surfaceOf));
  return { scene, bvh, sky: makeSky(weather) };
}
