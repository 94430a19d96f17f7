/** What the browser keeps; it may be full, or closed to this site: then reading it throws too. */
export interface Store {
  get: (key: string) => string | null;
  /** @throws where the browser does not keep it: then nothing was taken */
  put: (key: string, value: string) => void;
  /** Puts it, or holds it for this page alone. @returns whether the browser keeps it */
  hold: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  keys: () => string[];
}

function storeOf(find: () => Storage): Store {
  /** What the browser did not take, while this page lives. */
  const held = new Map<string, string>();
  const tryTo = <Found>(act: (storage: Storage) => Found): Found | undefined => {
    try {
      return act(find());
    } catch {
      return undefined;
    }
  };
  const put = (key: string, value: string): void => {
    find().setItem(key, value);
    held.delete(key);
  };
  return {
    get: (key) => held.get(key) ?? tryTo((storage) => storage.getItem(key)) ?? null,
    put,
    hold: (key, value) => {
      try {
        put(key, value);
        return true;
      } catch {
        held.set(key, value);
        return false;
      }
    },
    remove: (key) => {
      held.delete(key);
      tryTo((storage) => storage.removeItem(key));
    },
    keys: () => [...held.keys(), ...(tryTo((storage) => Object.keys(storage)) ?? [])],
  };
}

/** Until it is removed, for every tab. */
export const onDevice = storeOf(() => localStorage);
/** Until the tab is closed. */
export const inTab = storeOf(() => sessionStorage);
