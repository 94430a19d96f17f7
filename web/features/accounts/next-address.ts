import { type PageAddress, pageAddress, paths } from '#contract/paths.ts';

const here = 'http://neev.invalid';

/** The page that the user wanted before logging in: a screen of this origin, or undefined for anything else (docs/rules.md#access-2). */
export function ownAddress(next: unknown): PageAddress | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, here)) return undefined;
  // The browser's own reader decides: to it "/\host" and "/\t/host" are another origin.
  const { origin, pathname, search, hash } = new URL(next, here);
  if (origin !== here || pathname.startsWith('//') || pathname.toLowerCase() === paths.register)
    return undefined;
  return pageAddress(pathname + search + hash);
}

const lists: string[] = [paths.workers, paths.crews, paths.contractors, paths.engineers, paths.products];

/** Leads a user who searched before they had an account to what they searched for, not on the choice of a role (docs/rules.md#figures-2). */
export function searchedList(next: PageAddress | undefined): PageAddress | undefined {
  const [pathname = '', search] = next?.split('?', 2) ?? [];
  return search && lists.includes(pathname) ? next : undefined;
}
