import { expect, test } from 'vitest';
import { firstRoutes, loadMoreRoutes } from './routes.ts';

test('No two screens share an address, however it is spelled', async () => {
  const routes = [...firstRoutes, ...(await loadMoreRoutes())];
  const paths = routes.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});
