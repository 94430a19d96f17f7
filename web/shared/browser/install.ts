import { useSyncExternalStore } from 'react';

/** What Chrome offers a page; not in the standard library of types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const actedKey = 'neev:acted';
const answeredKey = 'neev:install-answered';

let kept: InstallPrompt | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

// Not shown by the browser when it pleases, but kept until somebody has use for it.
if (!import.meta.env.SSR)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    tell();
  });

/** A first request was sent, or a first job answered: from now on Neev may be worth a place on this phone. */
export function noteFirstAct(): void {
  try {
    localStorage.setItem(actedKey, 'yes');
  } catch {
    // A full storage costs the offer alone.
  }
  tell();
}

/** A computer has a mouse, and Neev in a tab. */
const isPhone = (): boolean => !window.matchMedia('(any-pointer: fine)').matches;
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
/** Safari of iPhones and iPads has no prompt: people do it by hand. */
const isByHand = (): boolean => /iPhone|iPad/.test(navigator.userAgent) && 'standalone' in navigator;

function offerNow(): 'prompt' | 'by-hand' | undefined {
  if (localStorage.getItem(actedKey) !== 'yes' || localStorage.getItem(answeredKey) === 'yes')
    return undefined;
  if (kept && isPhone()) return 'prompt';
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
  localStorage.setItem(answeredKey, 'yes');
  tell();
}

/** Shows the browser's own question. */
export async function install(): Promise<void> {
  const prompt = kept;
  kept = undefined;
  closeInstallOffer();
  await prompt?.prompt();
}
