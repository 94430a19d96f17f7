import { samePath } from '#contract/paths.ts';
import { type Destination, hrefOf, type Location, pathOf, readLocation } from './address.ts';
import type { HistoryState, RouterHistory } from './history.ts';
import type { Parts, Route } from './route.ts';

export interface Going extends Destination {
  /** In place of the present entry of the history. */
  replace?: boolean;
  /** `false`: the page stays where it is scrolled to. */
  resetScroll?: boolean;
}

/** What stands on the screen. */
export type Shown = { location: Location; keepsScroll: boolean } & (
  | { status: 'missing' }
  | { status: 'pending'; route: Route }
  | { status: 'ready'; route: Route; parts: Parts }
  /** Without a route where it is not known yet which page it is. */
  | { status: 'broken'; route?: Route; error: unknown }
);

export interface Rendered {
  /** What stood there before, outlines apart; nothing, where it is the first page. */
  from: Location | undefined;
  to: Location;
  keepsScroll: boolean;
}

/** Milliseconds before a page that does not come gives way to its outline, and that the outline stays at least. */
export const [patience, outlineStays] = [1000, 500];

type Place = { location: Location; route: Route; keepsScroll: boolean };

/** What a page was handed over. */
const given = (state: HistoryState): string => JSON.stringify({ ...state, key: undefined, over: undefined });

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The parts of a page; each is asked for once, and again after it failed. */
function partsLoader() {
  const asked = new WeakMap<Route, Promise<Parts>>();
  return async (route: Route): Promise<Parts> => {
    const coming =
      asked.get(route) ??
      Promise.all([route.page(), route.within?.()]).then(([Page, Within]) => ({ Page, Within }));
    asked.set(route, coming);
    coming.catch(() => asked.delete(route));
    const [parts] = await Promise.all([coming, route.load?.()]);
    return parts;
  };
}

/** Who wants to hear of something. */
class Told<What> {
  readonly #hearing = new Set<(what: What) => void>();
  /** @returns what ends it */
  hear = (listener: (what: What) => void): (() => void) => {
    this.#hearing.add(listener);
    return () => void this.#hearing.delete(listener);
  };
  tell(what: What): void {
    for (const listener of this.#hearing) listener(what);
  }
}

export interface RouterOptions {
  routes: Route[];
  /** Those that most first pages do without; asked for when a path is in none of the others. */
  more?: () => Promise<Route[]>;
  /** Sees each address before its page's guard does. */
  onArrive?: (location: Location) => void;
}

/** Shows the page of the browser's address. The page before stays until code and words of the next are there. */
export class Router {
  readonly history: RouterHistory;
  readonly #routes = new Map<string, Route>();
  #more: RouterOptions['more'];
  readonly #onArrive: RouterOptions['onArrive'];
  readonly #partsOf = partsLoader();
  readonly #toShow = new Told<Shown>();
  readonly #onScreen = new Told<Rendered>();
  #shown: Shown | undefined;
  #stood: Location | undefined;
  #nextKeepsScroll = false;
  /** The arrival that counts: what comes for an earlier one is late. */
  #latest = Promise.resolve();
  #turn = 0;

  constructor(history: RouterHistory, { routes, more, onArrive }: RouterOptions) {
    this.#add(routes);
    this.#more = more;
    this.#onArrive = onArrive;
    this.history = history;
    history.subscribe(() => void this.load());
  }

  /** Where the browser is: the page may be on its way. */
  get location(): Location {
    return readLocation(this.history.location);
  }

  /** What is to be shown. */
  get shown(): Shown | undefined {
    return this.#shown;
  }

  /** Hears what is to be shown, from now on. */
  readonly onShown = this.#toShow.hear;
  /** Hears of each page that stands on the screen. */
  readonly onRendered = this.#onScreen.hear;

  /** Goes on; resolves when the page is there, or has failed. */
  readonly navigate = async ({ replace, resetScroll, state = {}, ...to }: Going): Promise<void> => {
    const here = this.location;
    const href = hrefOf(to, here);
    const again = href === here.href && given(state) === given(here.state);
    this.#nextKeepsScroll = resetScroll === false;
    this.history[replace || again ? 'replace' : 'push'](href, state);
    await this.#latest;
  };

  /** Opens the page of the present address, or asks its guard, and for what failed, again; resolves when it has. */
  load(): Promise<void> {
    this.#latest = this.#arrive();
    return this.#latest;
  }

  /** Loads a page's code and words ahead; where its guard leads elsewhere, the page's there. */
  async preload(to: Destination): Promise<void> {
    const href = hrefOf(to, this.location);
    const path = samePath(pathOf(href));
    const route = this.#routes.get(path) ?? (await this.#amongMore(path));
    if (!route) return;
    const elsewhere = route.guard?.({ ...this.location, pathname: route.path, href });
    await (elsewhere ? this.preload(elsewhere) : this.#partsOf(route));
  }

  /** For the provider alone: it stands on the screen. */
  rendered(now: Shown): void {
    this.#onScreen.tell({ from: this.#stood, to: now.location, keepsScroll: now.keepsScroll });
    if (now.status !== 'pending') this.#stood = now.location;
  }

  #show(next: Shown): void {
    this.#shown = next;
    this.#toShow.tell(next);
  }

  #add(routes: Route[]): void {
    for (const route of routes) this.#routes.set(samePath(route.path), route);
  }

  async #amongMore(path: string): Promise<Route | undefined> {
    if (!this.#more) return undefined;
    this.#add(await this.#more());
    this.#more = undefined;
    return this.#routes.get(path);
  }

  async #arrive(): Promise<void> {
    const { location } = this;
    const base = { location, keepsScroll: this.#nextKeepsScroll };
    const path = samePath(location.pathname);
    this.#nextKeepsScroll = false;
    this.#turn += 1;
    const turn = this.#turn;
    this.#onArrive?.(location);
    let route = this.#routes.get(path);
    if (!route) {
      const [more] = await Promise.allSettled([this.#amongMore(path)]);
      if (turn !== this.#turn) return await this.#latest;
      if (more.status === 'rejected') return this.#show({ ...base, status: 'broken', error: more.reason });
      route = more.value;
    }
    if (!route) return this.#show({ ...base, status: 'missing' });
    const away = route.guard?.(location);
    if (away) return await this.navigate({ ...away, replace: true });
    const shown = this.#shown;
    // The same page with another address: its controls follow at once.
    if (shown?.status === 'ready' && shown.route === route) return this.#show({ ...shown, ...base });
    return await this.#come({ ...base, route }, turn);
  }

  async #come(place: Place, turn: number): Promise<void> {
    let outlineSince: number | undefined;
    const slow = setTimeout(() => {
      if (turn !== this.#turn) return;
      outlineSince = performance.now();
      this.#show({ ...place, status: 'pending' });
    }, patience);
    if (!this.#shown) this.#show({ ...place, status: 'pending' });
    const [came] = await Promise.allSettled([this.#partsOf(place.route)]);
    clearTimeout(slow);
    if (turn === this.#turn && outlineSince) await wait(outlineStays - (performance.now() - outlineSince));
    if (turn !== this.#turn) return await this.#latest;
    if (came.status === 'rejected') this.#show({ ...place, status: 'broken', error: came.reason });
    else this.#show({ ...place, status: 'ready', parts: came.value });
  }
}
