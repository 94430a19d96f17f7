import { paths } from '#contract/paths.ts';
import { Layout } from '../shell/layout.tsx';
import { adminScreens } from './admin-screens.ts';
import { contractScreens } from './contract-screens.ts';
import { hiringScreens } from './hiring-screens.ts';
import { kindScreens } from './kind-screens.ts';
import { marketScreens } from './market-screens.ts';
import { routeOf } from './route-of.ts';
import { lazyPage, type Screen } from './screen.tsx';
import { siteScreens } from './site-screens.ts';
import { toolScreens } from './tool-screens.ts';
import { voiceScreens } from './voice-screens.ts';

const register: Screen = {
  path: paths.register,
  access: 'anyone',
  messages: ['account', 'problems'],
  page: () => lazyPage(() => import('#web/features/accounts/register-page.tsx'), 'RegisterPage'),
};

const framed = [
  ...siteScreens,
  ...marketScreens,
  ...kindScreens,
  ...adminScreens,
  ...toolScreens,
  ...hiringScreens,
  ...contractScreens,
];

/** What the home page does without: with it the first script would be 7 kB larger. Registration has no bars. */
export const moreRoutes = [
  routeOf()(register),
  ...voiceScreens.map(routeOf()),
  ...framed.map(routeOf(Layout)),
];
