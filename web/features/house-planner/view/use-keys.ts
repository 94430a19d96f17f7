import { useEffect } from 'react';
import { pressKey } from './press-key.ts';
import type { HouseScene } from './scene/scene.ts';

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
