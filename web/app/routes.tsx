import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { currentSession, endedElsewhere, isAdmin } from '#web/shared/api/session.ts';
import { type KnownSearch, type ScreenSearchName, searchReaders } from '#web/shared/browser/screen-search.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { isVoiceMode, readMode } from '#web/shared/voice/mode.ts';
import { adminScreens } from './screens/admin-screens.ts';
import { hiringScreens } from './screens/hiring-screens.ts';
import { kindScreens } from './screens/kind-screens.ts';
import { marketScreens } from './screens/market-screens.ts';
import { loadScript } from './screens/missing-script.ts';
import { type Access, lazyFrame, lazyPage, type Screen } from './screens/screen.tsx';
import { siteScreens } from './screens/site-screens.ts';
import { toolScreens } from './screens/tool-screens.ts';
import { voiceScreens } from './screens/voice-screens.ts';
import { Layout } from './shell/layout.tsx';
import { Root } from './shell/root.tsx';
import { BrokenPage, MissingPage, PendingPage } from './states.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which kind of provider a list, form or admin screen is about. */
    kind?: ProviderKind;
    /** The screen fills the window: no footer below it. */
    filled?: true;
    wholeFooter?: true;
    /** Which words it needs. */
    areas?: MessageArea[];
  }
  interface HistoryState {
    /** A notice of the shell's catalogue, shown once after a redirect. */
    notice?: 'adminOnly' | 'sessionEnded';
  }
  interface Register {
    router: typeof router;
  }
}

/** Addresses carry plain text: `near=411001`, not quoted JSON. */
const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));
const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
};

/** Whose session ended on the way has an account: they are told, and log in. */
const toLogin = (next: string) =>
  endedElsewhere()
    ? ({ to: paths.register, search: { step: 'login', next }, state: { notice: 'sessionEnded' } } as const)
    : { to: paths.register, search: { next } };

/** Behind the guard, a visitor without a stored user goes to /register, and back to where they were going (docs/rules.md#access-2). */
function guard(access: Access, href: string): void {
  const session = currentSession();
  if (access !== 'anyone' && !session) throw redirect(toLogin(href));
  if (access === 'admin' && !isAdmin(session))
    throw redirect({ to: paths.home, state: { notice: 'adminOnly' } });
}

type SearchReader = (search: Record<string, unknown>) => KnownSearch;
const reader = (name: ScreenSearchName | undefined): SearchReader =>
  name ? searchReaders[name] : () => ({});

const root = createRootRoute({ component: Root, notFoundComponent: MissingPage });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Layout });
const reading = () =>
  lazyFrame(async () => {
    const pages = await import('./reading-pages.tsx');
    await pages.putBack;
    return { ReadingPages: pages.ReadingPages };
  }, 'ReadingPages');
const readingInShell = createRoute({ getParentRoute: () => shell, id: 'reading', component: reading() });
const readingBare = createRoute({ getParentRoute: () => root, id: 'reading', component: reading() });

const screenUnder = (parent: typeof shell | typeof readingInShell | typeof readingBare) =>
  function screen({ path, access, messages, page, search, kind, filled, wholeFooter }: Screen) {
    return createRoute({
      getParentRoute: () => parent,
      path,
      validateSearch: reader(search),
      beforeLoad: ({ location }) => {
        readMode(new URLSearchParams(location.searchStr).get('mode'));
        if (path === paths.home && isVoiceMode()) throw redirect({ to: paths.voice });
        guard(access, location.href);
      },
      loader: () => loadScript(() => preloadMessages(...messages)),
      component: page(),
      staticData: { kind, filled, wholeFooter, areas: messages },
    });
  };

const register = createRoute({
  getParentRoute: () => readingBare,
  path: paths.register,
  validateSearch: reader('register'),
  loader: () => preloadMessages('account', 'problems'),
  component: lazyPage(() => import('#web/features/accounts/register-page.tsx'), 'RegisterPage'),
  staticData: { areas: ['account', 'problems'] },
});

const screens = [
  ...siteScreens,
  ...marketScreens,
  ...kindScreens,
  ...adminScreens,
  ...toolScreens,
  ...hiringScreens,
];

export const router = createRouter({
  routeTree: root.addChildren([
    readingBare.addChildren([register, ...voiceScreens.map(screenUnder(readingBare))]),
    shell.addChildren([
      ...screens.filter(({ still }) => still).map(screenUnder(shell)),
      readingInShell.addChildren(screens.filter(({ still }) => !still).map(screenUnder(readingInShell))),
    ]),
  ]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: BrokenPage,
});
