import { backCloses, isSheetEntry, noteEntry } from '#web/shared/ui/back.ts';

/** What a page hands to the next one; who hands something over names it here (`declare module`). */
export interface HistoryState {
  /** Of this entry alone, also after a reload. */
  key?: string;
  /** The key of the entry that a sheet made this one over (`back.ts`). */
  over?: string;
}

/** Where one is among the pages one has been to; its parts as those of a URL. */
export interface HistoryLocation {
  /** Without the origin. */
  href: string;
  pathname: string;
  search: string;
  hash: string;
  state: HistoryState;
}

export interface RouterHistory {
  readonly location: HistoryLocation;
  push: (href: string, state?: HistoryState) => void;
  replace: (href: string, state?: HistoryState) => void;
  back: () => void;
  /** Hears of each change, its own too. @returns what ends it */
  subscribe: (listener: () => void) => () => void;
}

/** @param href of this site; one that begins with `//` names no other one */
export const urlOf = (href: string, origin = 'http://neev'): URL => new URL(origin + href);

const partsOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => ({
  href: pathname + search + hash,
  pathname,
  search,
  hash,
});

const keyed = (state?: HistoryState) => ({ ...state, key: Math.random().toString(36).slice(2) });

function listeners() {
  const hearing = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    hearing.add(listener);
    return () => void hearing.delete(listener);
  };
  const tell = () => {
    for (const listener of hearing) listener();
  };
  return { subscribe, tell };
}

/** The browser's own. */
export function browserHistory(): RouterHistory {
  const { history, location } = window;
  const { subscribe, tell } = listeners();
  // An address that was typed, or came from elsewhere, has none.
  const keyedState = (): HistoryState => {
    if (!history.state?.key) history.replaceState(keyed(history.state), '');
    return history.state;
  };
  window.addEventListener('popstate', () => {
    if (!backCloses()) tell();
  });
  const write = (act: 'pushState' | 'replaceState', href: string, state: HistoryState) => {
    history[act](state, '', urlOf(href, location.origin));
    noteEntry();
    tell();
  };
  return {
    get location() {
      return { ...partsOf(location), state: keyedState() };
    },
    push: (href, state) => write(isSheetEntry() ? 'replaceState' : 'pushState', href, keyed(state)),
    // A sheet's entry stays one: the page below has another address now.
    replace: (href, state) => write('replaceState', href, { ...keyed(state), over: history.state?.over }),
    back: () => history.back(),
    subscribe,
  };
}

/** One of its own, for a test and for pages that are rendered ahead. @param first the address it begins with */
export function memoryHistory(first: string): RouterHistory {
  const entries: HistoryLocation[] = [];
  let at = 0;
  const { subscribe, tell } = listeners();
  const set = (href: string, state?: HistoryState) => {
    entries.splice(at, entries.length, { ...partsOf(urlOf(href)), state: keyed(state) });
  };
  set(first);
  return {
    get location() {
      return entries[at] as HistoryLocation;
    },
    push(href, state) {
      at += 1;
      set(href, state);
      tell();
    },
    replace(href, state) {
      set(href, state);
      tell();
    },
    back() {
      at = Math.max(0, at - 1);
      tell();
    },
    subscribe,
  };
}
