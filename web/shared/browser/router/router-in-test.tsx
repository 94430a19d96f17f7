import type { ComponentType } from 'react';
import type { PagePath } from '#contract/paths.ts';
import { memoryHistory } from './history.ts';
import type { RouteInfo } from './route.ts';
import { Router } from './router.ts';
import { type BrokenProps, RouterProvider } from './router-provider.tsx';

const Nothing = () => null;
const Broken = ({ error }: BrokenProps) => <p role="alert">{String(error)}</p>;

/** A router in a history of its own. @param pages by their path @param address the first */
export function routerInTest(
  pages: Partial<Record<PagePath, ComponentType>>,
  address: string,
  info: RouteInfo = {},
): Router {
  const routes = Object.entries(pages).map(([path, Page]) => ({
    path: path as PagePath,
    page: async () => Page,
    ...info,
  }));
  return new Router(memoryHistory(address), { routes });
}

/** Shows what the router has. @param Missing where it has no page */
export function RouterInTest({ router, Missing = Nothing }: { router: Router; Missing?: ComponentType }) {
  return <RouterProvider router={router} states={{ Pending: Nothing, Broken, Missing }} />;
}
