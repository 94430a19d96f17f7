import { useEffect } from 'react';
import type { HouseScene } from './scene/scene.ts';

const stride = 0.35;
const angle = 0.16;

/** Inside, the letters that games walk by are arrows too. */
const letters: Record<string, string> = { w: 'ArrowUp', a: 'ArrowLeft', s: 'ArrowDown', d: 'ArrowRight' };

/** @returns whether the key means something here */
export function pressKey(scene: HouseScene, pressed: string, inside: boolean): boolean {
  const key = (inside && letters[pressed.toLowerCase()]) || pressed;
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

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'preventDefault'
>;

/** What has its own use for arrows and letters. */
const fields = 'input, textarea, select, dialog, [contenteditable], [role=menu], [role=listbox]';

/**
 * Keys move the house while it has the focus. On a walk they move the visitor at once, wherever the focus is, but in a
 * field that takes keys itself.
 * @returns what hears the keys of the stage
 */
export function useKeys(scene: HouseScene | null, inside: boolean): (event: Pressed) => void {
  const press = (event: Pressed) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (scene && !isCommand && pressKey(scene, event.key, inside)) event.preventDefault();
  };
  useEffect(() => {
    if (!scene || !inside) return;
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyped = target instanceof Element && target.closest(fields) !== null;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (!isTyped && !isCommand && pressKey(scene, event.key, true)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [scene, inside]);
  return press;
}
