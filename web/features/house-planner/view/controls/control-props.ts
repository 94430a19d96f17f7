import type { Plan } from '#domain/house/model/model.ts';
import type { HouseScene, Look } from '../scene/scene.ts';

export interface ControlProps {
  plan: Plan;
  scene: HouseScene;
  look: Look;
  onLook: (look: Look) => void;
}
