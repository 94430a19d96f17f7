import { type PointerEvent, useRef } from 'react';

const swipe = 36;

/** A finger that moved sideways turns the pictures, and is then no click. */
export function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const swiped = useRef(false);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y };
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = from.current;
      from.current = null;
      const [x, y] = start ? [clientX - start.x, clientY - start.y] : [0, 0];
      if (Math.abs(x) < swipe || Math.abs(x) < Math.abs(y)) return;
      swiped.current = true;
      turn(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
    onClick: () => {
      if (!swiped.current) turn(1);
      swiped.current = false;
    },
  };
}
