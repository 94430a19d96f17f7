import { useRef } from 'react';
import type { HouseScene } from './scene/scene.ts';

/** Inside, a drag turns the visitor's head. A wheel or a pinch moves the house once the user has taken hold of it. */
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
