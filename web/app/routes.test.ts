import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { firstRoutes, loadMoreRoutes } from './routes.ts';

test('No two screens share an address, however it is spelled', async () => {
  const routes = [...firstRoutes, ...(await loadMoreRoutes())];
  const paths = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

test('Every screen is an address of the contract, by which the server tells a page from nothing', async () => {
  const known = Object.values(paths);
  const screens = [...firstRoutes, ...(await loadMoreRoutes())].map(({ path }) => path);
  expect(screens.filter((path) => !known.includes(path))).toEqual([]);
});
