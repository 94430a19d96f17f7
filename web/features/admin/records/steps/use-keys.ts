import { useEffect, useState } from 'react';
import { onDevice } from '#web/shared/api/storage.ts';

const kept = 'neev:adminKeys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/**
 * A letter presses what names it by `aria-keyshortcuts`, while nothing is typed and no dialog is open. A switch turns it
 * off: who speaks to the device presses letters without meaning to.
 */
export function useKeys(): [on: boolean, turn: (on: boolean) => void] {
  const [on, setOn] = useState(() => onDevice.get(kept) !== 'off');
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const named = /^[a-z]$/i.test(event.key) && `[aria-keyshortcuts="${event.key.toUpperCase()}"]`;
      const found = named && document.querySelector<HTMLElement>(named);
      if (!found) return;
      event.preventDefault();
      found.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
  const turn = (next: boolean) => {
    setOn(next);
    onDevice.hold(kept, next ? 'on' : 'off');
  };
  return [on, turn];
}
