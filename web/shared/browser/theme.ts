import { useSyncExternalStore } from 'react';
import { onDevice } from '#web/shared/api/storage.ts';

export const themes = ['device', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'neev:theme';
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  const stored = onDevice.get(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** With no attribute the device's setting wins (tokens.css). */
export function applyTheme(): void {
  const theme = storedTheme();
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function setTheme(theme: Theme): void {
  if (theme === 'device') onDevice.remove(storageKey);
  else onDevice.hold(storageKey, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

const ofDevice = (): Theme => 'device';

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    storedTheme,
    ofDevice,
  );
}
