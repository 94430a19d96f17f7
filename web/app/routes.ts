import { paths } from '#contract/paths.ts';
import type { Route } from '#web/shared/browser/router/route.ts';
import { Router } from '#web/shared/browser/router/router.ts';
import { readMode } from '#web/shared/voice/mode.ts';
import { routeOf } from './screens/route-of.ts';
import { comesInTime, lazyPage, type Screen } from './screens/screen.tsx';
import { siteScreens } from './screens/site-screens.ts';
import { Layout } from './shell/layout.tsx';

const register: Screen = {
  path: paths.register,
  access: 'anyone',
  messages: ['account', 'problems'],
  page: () => lazyPage(() => import('#web/features/accounts/register-page.tsx'), 'RegisterPage'),
};

/** Where most begin; registration has no bars. */
export const firstRoutes: Route[] = [routeOf()(register), ...siteScreens.map(routeOf(Layout))];

export const loadMoreRoutes = async (): Promise<Route[]> =>
  (await comesInTime(() => import('./screens/more-routes.ts'))).moreRoutes;

/** All screens, in a browser's history or in one of its own. */
export const makeRouter = (history: Router['history']): Router =>
  new Router(history, {
    routes: firstRoutes,
    more: loadMoreRoutes,
    onArrive: ({ search }) => readMode(search.mode),
  });
