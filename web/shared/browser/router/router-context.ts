import { createContext, use } from 'react';
import type { Location } from './address.ts';
import type { RouteInfo } from './route.ts';
import type { Going, Router, Shown } from './router.ts';

export const RouterContext = createContext<{ router: Router; shown: Shown } | undefined>(undefined);

function useShown() {
  const context = use(RouterContext);
  if (!context) throw new Error('no router stands round this');
  return context;
}

export const useRouter = (): Router => useShown().router;

/** Where the page that is shown is: the next one's address comes with the next one. */
export const useLocation = (): Location => useShown().shown.location;

export const useNavigate = (): ((to: Going) => Promise<void>) => useRouter().navigate;

const none: RouteInfo = {};

/** What the table of screens says of the one that is open. */
export function useRouteInfo(): RouteInfo {
  const { shown } = useShown();
  return shown.status === 'missing' ? none : (shown.route ?? none);
}
