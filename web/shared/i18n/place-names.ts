import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { ShownLanguage } from './languages.ts';
import { useLanguage } from './messages.ts';

/** Names of states, districts and cities by their names in the PIN table, which are what is stored, sent and asked for. */
type Names = ReadonlyMap<string, string>;

const tables: Partial<Record<ShownLanguage, () => Promise<{ default: Record<string, string> }[]>>> = {
  hi: () => Promise.all([import('#content/places/hi.json')]),
  // Marathi writes many as Hindi does; its own table has the others.
  mr: () => Promise.all([import('#content/places/hi.json'), import('#content/places/mr.json')]),
  bn: () => Promise.all([import('#content/places/bn.json')]),
  te: () => Promise.all([import('#content/places/te.json')]),
  ta: () => Promise.all([import('#content/places/ta.json')]),
};

const loaded = new Map<ShownLanguage, Names>();
const loading = new Map<ShownLanguage, Promise<void>>();
const listeners = new Set<() => void>();

/** Without its names a place is read in Latin letters, so nothing waits for them, and a line that broke is no error. */
export function loadPlaceNames(language: ShownLanguage): Promise<void> {
  const table = tables[language];
  const started = loading.get(language);
  if (!table || started) return started ?? Promise.resolve();
  const arriving = table().then(
    (parts) => {
      loaded.set(language, new Map(parts.flatMap((part) => Object.entries(part.default))));
      for (const listener of listeners) listener();
    },
    () => {
      loading.delete(language);
    },
  );
  loading.set(language, arriving);
  return arriving;
}

function useNames(wanted: boolean): Names | undefined {
  const language = useLanguage();
  useEffect(() => {
    if (wanted) void loadPlaceNames(language);
  }, [wanted, language]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => loaded.get(language),
    () => undefined,
  );
}

/** "Kochi, Ernakulam" too, where every part has a name: of an address that somebody wrote, none is turned. */
function nameIn(names: Names, place: string): string {
  const parts = place.split(', ').map((part) => names.get(part));
  return parts.includes(undefined) ? place : parts.join(', ');
}

/**
 * A place's name in the reader's script. What the table does not have, and what somebody wrote freely, stays as written.
 * @param wanted false where no place is shown yet: the table is not fetched then
 */
export function usePlaceNames(wanted = true): (place: string) => string {
  const names = useNames(wanted);
  return useCallback((place) => (names ? nameIn(names, place) : place), [names]);
}
