import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { type ProviderKind, providerKinds } from '#contract/providers/kinds';
import { preloadWords, type WordArea } from '../languages/words.ts';
import { CallError } from '../lib/api.ts';
import { adminListPath, adminProfilePath, formPath, paths } from '../lib/paths.ts';
import { currentSession, endedElsewhere, isAdmin } from '../lib/session.ts';
import { Layout, Root } from './layout.tsx';
import { BrokenPage, MissingPage, PendingPage } from './states.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Which kind of provider a list, form or admin screen is about. */
    kind?: ProviderKind;
    /** The screen fills the window: no footer below it. */
    filled?: true;
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

type Access = 'anyone' | 'user' | 'admin';

/** Whose session ended on the way has an account: they are told, and log in. */
const toLogin = (next: string) =>
  endedElsewhere()
    ? ({ to: paths.register, search: { step: 'login', next }, state: { notice: 'sessionEnded' } } as const)
    : { to: paths.register, search: { next } };

/** §2.1: behind the guard, a visitor without a stored user goes to /register, and back to where they were going. */
function guard(access: Access, href: string): void {
  const session = currentSession();
  if (access !== 'anyone' && !session) throw redirect(toLogin(href));
  if (access === 'admin' && !isAdmin(session))
    throw redirect({ to: paths.home, state: { notice: 'adminOnly' } });
}

const root = createRootRoute({ component: Root, notFoundComponent: MissingPage });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Layout });
const scriptTimeout = 120_000;

/** §9: a script that has not come in 120 s counts as lost, and the page offers to try again. */
const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => {
    const late = new Promise<never>((_, lost) => {
      setTimeout(() => lost(new CallError('network')), scriptTimeout);
    });
    return Promise.race([load(), late]);
  }, name);

const reading = () => lazyPage(() => import('./reading-pages.tsx'), 'ReadingPages');
const readingInShell = createRoute({ getParentRoute: () => shell, id: 'reading', component: reading() });
const readingBare = createRoute({ getParentRoute: () => root, id: 'reading', component: reading() });

interface Screen {
  path: string;
  access: Access;
  words: WordArea[];
  page: () => ReturnType<typeof lazyRouteComponent>;
  kind?: ProviderKind;
  /** Shows the same to everybody and reads nothing through the query cache. */
  still?: true;
  filled?: true;
}

const screenUnder = (parent: typeof shell | typeof readingInShell) =>
  function screen({ path, access, words, page, kind, filled }: Screen) {
    return createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: ({ location }) => guard(access, location.href),
      loader: () => preloadWords(...words),
      component: page(),
      staticData: { kind, filled },
    });
  };

const site = () => import('../site/soon-page.tsx');
const list: WordArea[] = ['providers', 'categories', 'problems'];
const form: WordArea[] = ['registration', 'categories', 'problems'];
const admin: WordArea[] = ['admin', 'categories', 'problems'];

const screens: Screen[] = [
  {
    still: true,
    path: paths.home,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('../home/home-page.tsx'), 'HomePage'),
  },
  {
    still: true,
    path: paths.about,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('../site/about-page.tsx'), 'AboutPage'),
  },
  {
    still: true,
    path: paths.services,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('../site/services-page.tsx'), 'ServicesPage'),
  },
  {
    path: paths.contact,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('../site/contact-page.tsx'), 'ContactPage'),
  },
  {
    still: true,
    path: paths.privacy,
    access: 'anyone',
    words: ['legal'],
    page: () => lazyPage(() => import('../legal/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    still: true,
    path: paths.terms,
    access: 'anyone',
    words: ['legal'],
    page: () => lazyPage(() => import('../legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.confirmSubscription,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('../site/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    path: paths.unsubscribe,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('../site/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    still: true,
    path: paths.serviceChooser,
    access: 'user',
    words: ['site'],
    page: () => lazyPage(() => import('../home/service-chooser-page.tsx'), 'ServiceChooserPage'),
  },
  {
    path: paths.roles,
    access: 'user',
    words: ['registration'],
    page: () => lazyPage(() => import('../registration/role-page.tsx'), 'RolePage'),
  },
  {
    path: paths.productForm,
    access: 'user',
    words: form,
    page: () => lazyPage(() => import('../registration/product-form-page.tsx'), 'ProductFormPage'),
  },
  {
    path: paths.products,
    access: 'user',
    words: ['products', ...list],
    page: () => lazyPage(() => import('../products/product-list-page.tsx'), 'ProductListPage'),
  },
  {
    path: paths.product,
    access: 'user',
    words: ['products', ...list],
    page: () => lazyPage(() => import('../products/product-page.tsx'), 'ProductPage'),
  },
  {
    path: paths.profile,
    access: 'user',
    words: ['products', ...list],
    page: () => lazyPage(() => import('../providers/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.me,
    access: 'user',
    words: ['dashboard', ...list],
    page: () => lazyPage(() => import('../dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  {
    path: paths.availability,
    access: 'user',
    words: ['dashboard', ...list],
    page: () => lazyPage(() => import('../dashboard/availability-page.tsx'), 'AvailabilityPage'),
  },
  {
    path: paths.adminDashboard,
    access: 'admin',
    words: admin,
    page: () => lazyPage(() => import('../admin/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  },
  {
    path: paths.adminProducts,
    access: 'admin',
    words: admin,
    page: () => lazyPage(() => import('../admin/admin-products-page.tsx'), 'AdminProductsPage'),
  },
  {
    path: paths.adminProduct,
    access: 'user',
    words: admin,
    page: () => lazyPage(() => import('../admin/admin-product-page.tsx'), 'AdminProductPage'),
  },
  {
    path: paths.adminAudit,
    access: 'admin',
    words: admin,
    page: () => lazyPage(() => import('../admin/admin-audit-page.tsx'), 'AdminAuditPage'),
  },
  {
    path: paths.adminMessages,
    access: 'admin',
    words: admin,
    page: () => lazyPage(() => import('../admin/admin-messages-page.tsx'), 'AdminMessagesPage'),
  },
  {
    path: paths.houseForm,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(site, 'SoonPage'),
  },
  { path: paths.house, access: 'anyone', words: ['site'], page: () => lazyPage(site, 'SoonPage') },
  {
    path: paths.dreamHouse,
    access: 'user',
    words: ['site'],
    page: () => lazyPage(site, 'SoonPage'),
  },
  {
    path: paths.assistant,
    access: 'user',
    words: ['site'],
    page: () => lazyPage(site, 'SoonPage'),
  },
  {
    path: paths.chat,
    access: 'user',
    words: ['chat', 'problems'],
    filled: true,
    page: () => lazyPage(() => import('../chat/chat-page.tsx'), 'ChatPage'),
  },
];

const listPaths: [ProviderKind, string][] = [
  ['worker', '/workersPage'],
  ['groupWorker', '/groupOfWorkers'],
  ['contractor', '/contractors'],
  ['engineer', '/engineerPage'],
];
const kindScreens: Screen[] = [
  ...listPaths.map(
    ([kind, path]): Screen => ({
      path,
      kind,
      access: 'user',
      words: list,
      page: () => lazyPage(() => import('../providers/provider-list-page.tsx'), 'ProviderListPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: formPath(kind),
      kind,
      access: 'user',
      words: form,
      page: () => lazyPage(() => import('../registration/provider-form-page.tsx'), 'ProviderFormPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminListPath(kind),
      kind,
      access: 'admin',
      words: admin,
      page: () => lazyPage(() => import('../admin/admin-list-page.tsx'), 'AdminListPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminProfilePath(kind),
      kind,
      access: 'user',
      // The projects' words stand with the providers'.
      words: ['providers', ...admin],
      page: () => lazyPage(() => import('../admin/admin-profile-page.tsx'), 'AdminProfilePage'),
    }),
  ),
];

const register = createRoute({
  getParentRoute: () => readingBare,
  path: paths.register,
  loader: () => preloadWords('account', 'problems'),
  component: lazyPage(() => import('../account/register-page.tsx'), 'RegisterPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    readingBare.addChildren([register]),
    shell.addChildren([
      ...screens.filter(({ still }) => still).map(screenUnder(shell)),
      readingInShell.addChildren(
        [...screens.filter(({ still }) => !still), ...kindScreens].map(screenUnder(readingInShell)),
      ),
    ]),
  ]),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: BrokenPage,
});
