import { useSyncExternalStore } from 'react';
import { onDevice } from '#web/shared/api/storage.ts';
import { offered } from './install-prompt.ts';

const actedKey = 'neev:acted';
const answeredKey = 'neev:install-answered';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

if (!import.meta.env.SSR) window.addEventListener('beforeinstallprompt', tell);

/** A first request was sent, or a first job answered: from now on Neev may be worth a place on this phone. */
export function noteFirstAct(): void {
  onDevice.hold(actedKey, 'yes');
  tell();
}

/** A computer has a mouse, and Neev in a tab. */
const isPhone = (): boolean => !window.matchMedia('(any-pointer: fine)').matches;
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
/** Safari of iPhones and iPads has no prompt: people do it by hand. */
const isByHand = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && 'standalone' in navigator;

function offerNow(): 'prompt' | 'by-hand' | undefined {
  if (onDevice.get(actedKey) !== 'yes' || onDevice.get(answeredKey) === 'yes') return undefined;
  if (offered.prompt && isPhone()) return 'prompt';
  return isByHand() && !isInstalled() ? 'by-hand' : undefined;
}

/** How Neev can be put on this phone, once and never before the first act; nothing where it cannot, or was answered. */
export const useInstallOffer = (): ReturnType<typeof offerNow> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offerNow,
    () => undefined,
  );

/** It is not offered again, whatever was answered. */
export function closeInstallOffer(): void {
  onDevice.hold(answeredKey, 'yes');
  tell();
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  const { prompt } = offered;
  offered.prompt = undefined;
  closeInstallOffer();
  await prompt?.prompt();
}
