import { paths } from '#contract/paths.ts';
import type { Route } from '#web/shared/browser/router/route.ts';
import { Router } from '#web/shared/browser/router/router.ts';
import { readMode } from '#web/shared/voice/mode.ts';
import { routeOf } from './screens/route-of.ts';
import { comesInTime, firstPage, type Screen } from './screens/screen.tsx';
import { Layout } from './shell/layout.tsx';

const home: Screen = {
  still: true,
  path: paths.home,
  wholeFooter: true,
  access: 'anyone',
  messages: ['site'],
  page: () => firstPage(() => import('./pages/own/home-with-own-work-page.tsx'), 'HomeWithOwnWorkPage'),
};

/** Where most begin. */
export const firstRoutes: Route[] = [routeOf(Layout)(home)];

export const loadMoreRoutes = async (): Promise<Route[]> =>
  (await comesInTime(() => import('./screens/more-routes.ts'))).moreRoutes;

/** All screens, in a browser's history or in one of its own. */
export const makeRouter = (history: Router['history']): Router =>
  new Router(history, {
    routes: firstRoutes,
    more: loadMoreRoutes,
    onArrive: ({ search }) => readMode(search.mode),
  });
