import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { memoryHistory } from '#web/shared/browser/router/history.ts';

afterEach(() => clearSession());

import { firstRoutes, loadMoreRoutes, makeRouter } from './routes.ts';

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

const id = 'aaaaaaaa-0000-4000-8000-00000000000b';
test.each([
  ['/jobRequest?id=nonsense', '/jobRequest'],
  ['/booking?id=12%27&view=return', '/booking?view=return'],
  ['/profileDashbord?role=worker&id=../me', '/profileDashbord?role=worker'],
  ['/chatDialog?c=1', '/chatDialog'],
  [`/jobRequest?id=${id}`, `/jobRequest?id=${id}`],
  [`/chatDialog?c=${id.toUpperCase()}`, `/chatDialog?c=${id.toUpperCase()}`],
])('What can be no id goes out of the address before anything is asked for it: %s', async (typed, shown) => {
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', role: 'customer' }));
  localStorage.setItem('token', 't');
  const router = makeRouter(memoryHistory(typed));
  await router.load();
  expect(router.location.href).toBe(shown);
});
