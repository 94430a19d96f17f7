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

/** Why who comes from there stands at the registration. */
export function whyRegister(next: string | undefined): 'hire' | 'list' | 'page' | undefined {
  if (next === undefined || next === paths.home) return undefined;
  const pathname = (next.split(/[?#]/, 1)[0] ?? '').toLowerCase();
  if (pathname === paths.hire) return 'hire';
  return [...lists, paths.profile, paths.product].some((path) => path.toLowerCase() === pathname)
    ? 'list'
    : 'page';
}

const lists: string[] = [paths.workers, paths.crews, paths.contractors, paths.engineers, paths.products];
/** What somebody was shown by a link: a profile, a machine, or the request that it leads to. */
const shared: string[] = [paths.profile, paths.product, paths.hire];

const leadsTo = (next: string | undefined, pages: string[]): boolean => {
  const [pathname = '', search] = next?.split('?', 2) ?? [];
  return search !== undefined && search !== '' && pages.includes(pathname);
};

/** Whether a link that somebody shared asked for the account (docs/rules.md#public-4). */
export const isShared = (next: string | undefined): boolean => leadsTo(next, shared);

/** Leads a user who searched, or was shown somebody, before they had an account there, not on the choice of a role (docs/rules.md#figures-2). */
export const wantedFirst = (next: PageAddress | undefined): PageAddress | undefined =>
  leadsTo(next, [...lists, ...shared]) ? next : undefined;
