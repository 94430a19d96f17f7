import { use, useSyncExternalStore } from 'react';
import type { Language } from '#contract/accounts/account.ts';
import { catalogues, type MessageArea, type Messages } from './catalogues.ts';

const storageKey = 'neev:language';

const listeners = new Set<() => void>();

const loading = new Map<string, Promise<{ messages: unknown }>>();

function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  if (stored === 'en' || stored === 'hi') return stored;
  return navigator.language.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}

let language: Language = storedLanguage();

document.documentElement.lang = language;

function load(area: MessageArea, of: Language): Promise<{ messages: unknown }> {
  const key = `${area}.${of}`;
  const known = loading.get(key);
  if (known) return known;
  const started: Promise<{ messages: unknown }> = catalogues[area][of]();
  loading.set(key, started);
  started.then(
    // React takes a promise that says so at once: it would else suspend for a moment, and the page would blink.
    (value) => Object.assign(started, { status: 'fulfilled', value }),
    // A line that broke is no reason to stay wordless: the next try loads again.
    () => loading.delete(key),
  );
  return started;
}

/** Starts to load an area's words, so that they come beside the page's code and not after it. */
export function preloadMessages(...areas: MessageArea[]): Promise<unknown> {
  return Promise.all(areas.map((area) => load(area, language)));
}

export const currentLanguage = (): Language => language;

export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );
}

/** An area's sentences in the present language; suspends until they are here. */
export function useMessages<Area extends MessageArea>(area: Area): Messages<Area> {
  const shown = useLanguage();
  return use(load(area, shown)).messages as Messages<Area>;
}

/** Keeps page and scroll place: words for what is on screen are fetched before the change shows. */
export async function setLanguage(next: Language): Promise<void> {
  const shown = [...loading.keys()].map((key) => key.split('.')[0] as MessageArea);
  await Promise.all(shown.map((area) => load(area, next)));
  language = next;
  localStorage.setItem(storageKey, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
