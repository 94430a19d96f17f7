import { type RefObject, useEffect, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import type { HouseScene } from './scene/scene.ts';

const loadScene = () => import('./scene/scene.ts');
// Where the address leads to the model, it is on its way while the plan is drawn.
if (globalThis.location?.hash === '#model') loadScene().catch(() => undefined);

export type SceneState = 'away' | 'shown' | 'noWebgl' | 'lostWebgl' | 'failed3d';

/** Loads three with the first view of it, and lets go of the graphics memory at the end. */
export function useScene(
  plan: Plan,
  stage: RefObject<HTMLElement | null>,
  { wanted, road }: { wanted: boolean; road: string },
) {
  const [state, setState] = useState<SceneState>('away');
  const [scene, setScene] = useState<HouseScene | null>(null);
  useEffect(() => {
    const place = stage.current;
    if (!wanted || !place) return;
    let made: HouseScene | null = null;
    let over = false;
    const canvas = document.createElement('canvas');
    const refit = () => made?.resize(place.clientWidth, place.clientHeight);
    const sized = new ResizeObserver(refit);
    const lost = (event: Event) => {
      event.preventDefault();
      setState('lostWebgl');
    };
    canvas.addEventListener('webglcontextlost', lost);
    const open = async (): Promise<SceneState> => {
      // On its way while the graphics wake up, which may take a second.
      const loading = loadScene();
      const context = canvas.getContext('webgl2', { antialias: true });
      if (!context) return 'noWebgl';
      const module = await loading;
      if (over) return 'away';
      made = new module.HouseScene(canvas, context, { plan, road });
      place.prepend(canvas);
      refit();
      sized.observe(place);
      setScene(made);
      return 'shown';
    };
    open().then(setState, () => setState('failed3d'));
    return () => {
      over = true;
      sized.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.remove();
      made?.dispose();
      setScene(null);
    };
  }, [plan, stage, wanted, road]);
  return { state, scene };
}
