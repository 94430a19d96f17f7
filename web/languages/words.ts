import { use, useSyncExternalStore } from 'react';
import type { Language } from '#contract/account/account';

// One catalogue an area and language, loaded with the first page of that area. English gives the shape:
// a sentence that Hindi lacks does not compile.
const catalogues = {
  shell: { en: () => import('./shell.en.ts'), hi: () => import('./shell.hi.ts') },
  problems: { en: () => import('./problems.en.ts'), hi: () => import('./problems.hi.ts') },
  site: { en: () => import('./site.en.ts'), hi: () => import('./site.hi.ts') },
  legal: { en: () => import('./legal.en.ts'), hi: () => import('./legal.hi.ts') },
  account: { en: () => import('./account.en.ts'), hi: () => import('./account.hi.ts') },
  dashboard: { en: () => import('./dashboard.en.ts'), hi: () => import('./dashboard.hi.ts') },
  providers: { en: () => import('./providers.en.ts'), hi: () => import('./providers.hi.ts') },
  registration: { en: () => import('./registration.en.ts'), hi: () => import('./registration.hi.ts') },
  products: { en: () => import('./products.en.ts'), hi: () => import('./products.hi.ts') },
  categories: { en: () => import('./categories.en.ts'), hi: () => import('./categories.hi.ts') },
  assistant: { en: () => import('./assistant.en.ts'), hi: () => import('./assistant.hi.ts') },
  dream: { en: () => import('./dream.en.ts'), hi: () => import('./dream.hi.ts') },
  chat: { en: () => import('./chat.en.ts'), hi: () => import('./chat.hi.ts') },
  house: { en: () => import('./house.en.ts'), hi: () => import('./house.hi.ts') },
  notices: { en: () => import('./notices.en.ts'), hi: () => import('./notices.hi.ts') },
  admin: { en: () => import('./admin.en.ts'), hi: () => import('./admin.hi.ts') },
};
type Catalogues = typeof catalogues;
export type WordArea = keyof Catalogues;
export type Words<Area extends WordArea> = Awaited<ReturnType<Catalogues[Area]['en']>>['words'];

const storageKey = 'neev:language';
const listeners = new Set<() => void>();
const loading = new Map<string, Promise<{ words: unknown }>>();

function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  if (stored === 'en' || stored === 'hi') return stored;
  return navigator.language.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}
let language: Language = storedLanguage();
document.documentElement.lang = language;

function load(area: WordArea, of: Language): Promise<{ words: unknown }> {
  const key = `${area}.${of}`;
  const known = loading.get(key);
  if (known) return known;
  const started: Promise<{ words: unknown }> = catalogues[area][of]();
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
export function preloadWords(...areas: WordArea[]): Promise<unknown> {
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
export function useWords<Area extends WordArea>(area: Area): Words<Area> {
  const shown = useLanguage();
  return use(load(area, shown)).words as Words<Area>;
}

/** Keeps page and scroll place: words for what is on screen are fetched before the change shows. */
export async function setLanguage(next: Language): Promise<void> {
  const shown = [...loading.keys()].map((key) => key.split('.')[0] as WordArea);
  await Promise.all(shown.map((area) => load(area, next)));
  language = next;
  localStorage.setItem(storageKey, next);
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}
