import { Layout } from '../shell/layout.tsx';
import { adminScreens } from './admin-screens.ts';
import { hiringScreens } from './hiring-screens.ts';
import { kindScreens } from './kind-screens.ts';
import { marketScreens } from './market-screens.ts';
import { routeOf } from './route-of.ts';
import { toolScreens } from './tool-screens.ts';
import { voiceScreens } from './voice-screens.ts';

const framed = [...marketScreens, ...kindScreens, ...adminScreens, ...toolScreens, ...hiringScreens];

/** What the first page of most visitors does without: with it the first script would be 6 KB larger. */
export const moreRoutes = [...voiceScreens.map(routeOf()), ...framed.map(routeOf(Layout))];
