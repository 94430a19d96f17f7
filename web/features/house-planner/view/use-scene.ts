import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import type { HouseScene } from './scene.ts';

export type SceneState = 'away' | 'shown' | 'noWebgl' | 'lostWebgl' | 'failed3d';

/** Loads three with the first view of it, and lets go of the graphics memory at the end. */
export function useScene(plan: Plan, stage: RefObject<HTMLElement | null>, wanted: boolean) {
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
      const loading = import('./scene.ts');
      const context = canvas.getContext('webgl2', { antialias: true });
      if (!context) return 'noWebgl';
      const module = await loading;
      if (over) return 'away';
      made = new module.HouseScene(canvas, context, plan);
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
  }, [plan, stage, wanted]);
  return { state, scene };
}

const stride = 0.35;
const angle = 0.16;

/** @returns whether the key means something here */
export function pressKey(scene: HouseScene, key: string, inside: boolean): boolean {
  const around = { ArrowLeft: -angle, ArrowRight: angle }[key];
  const over = { ArrowUp: -angle, ArrowDown: angle }[key];
  const nearer = { '+': 0.85, '=': 0.85, '-': 1.18 }[key];
  if (around !== undefined) scene.turn(around, 0);
  else if (over !== undefined && inside) scene.walk((-over / angle) * stride, 0);
  else if (over !== undefined) scene.turn(0, over);
  else if (inside) return false;
  else if (nearer !== undefined) scene.zoom(nearer);
  else if (key === 'Home') scene.reset();
  else return false;
  return true;
}

/** Inside, a drag turns one's head; a wheel or a pinch is the house's once one has taken hold of it. */
export function useHold(scene: HouseScene | null, inside: boolean) {
  const last = useRef<number | null>(null);
  const letGo = () => {
    last.current = null;
  };
  return {
    onPointerDownCapture: (event: { clientX: number }) => {
      scene?.hold(true);
      last.current = inside ? event.clientX : null;
    },
    onPointerMove: (event: { clientX: number }) => {
      if (last.current === null || !inside) return;
      scene?.turn((last.current - event.clientX) * 0.006, 0);
      last.current = event.clientX;
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onFocus: () => scene?.hold(true),
    onBlur: () => scene?.hold(false),
  };
}
