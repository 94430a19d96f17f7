import type { PageAddress, PagePath } from '#contract/paths.ts';
import { type HistoryLocation, type HistoryState, urlOf } from './history.ts';
import type { KnownSearch } from './known-search.ts';

/** Where the browser is: a page, what its address says of it, and what the page before handed over. */
export interface Location {
  pathname: string;
  search: Record<string, string>;
  /** `?near=411001`, or nothing. */
  searchText: string;
  /** Without the `#`. */
  hash: string;
  href: string;
  state: HistoryState;
  /** Of this entry of the history, also after a reload. */
  key: string;
}

/** A page to go to. What is left out of an address is not in it. */
export interface Destination {
  /** A path; `.` is the page that is open. */
  to?: PagePath | '.';
  /** A whole address of this site, in place of the parts. */
  href?: PageAddress;
  /** `true`: what the address says now. */
  search?: true | KnownSearch | ((now: Record<string, string>) => KnownSearch);
  hash?: string;
  state?: HistoryState;
}

export function readLocation({ href, pathname, search, hash, state }: HistoryLocation): Location {
  return {
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    searchText: search,
    hash: decodeURIComponent(hash.slice(1)),
    href,
    state,
    key: state.key ?? '',
  };
}

/** Addresses carry plain text: `near=411001`, not quoted JSON. */
function searchText(search: Record<string, string | undefined>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** The address of a destination, as seen from where one is. */
export function hrefOf({ to = '.', href, search, hash }: Destination, here: Location): string {
  if (href !== undefined) return href;
  const said = typeof search === 'function' ? search(here.search) : search === true ? here.search : search;
  return `${to === '.' ? here.pathname : to}${searchText(said ?? {})}${hash ? `#${hash}` : ''}`;
}

export const pathOf = (href: string): string => urlOf(href).pathname;
