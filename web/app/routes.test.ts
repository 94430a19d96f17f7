import { expect, test } from 'vitest';
import { formPath } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { router } from './routes.tsx';

const text = {
  c: 'c',
  edit: 'e',
  id: 'i',
  land: '30x50',
  near: '411001',
  next: '/',
  q: 'q',
  role: 'worker',
  article: 'a',
};
const validated = (path: string) => {
  const routes: Record<string, { options: { validateSearch?: unknown } } | undefined> = router.routesByPath;
  const validate = routes[path]?.options.validateSearch;
  return typeof validate === 'function' ? validate(text) : undefined;
};

test.each([
  [paths.register, { next: '/' }],
  [paths.product, { id: 'i' }],
  [paths.profile, { role: 'worker', id: 'i' }],
  [paths.products, { near: '411001', q: 'q' }],
  ['/workersPage', { near: '411001', q: 'q' }],
  [formPath('worker'), { edit: 'e' }],
  [paths.productForm, { edit: 'e' }],
  [paths.chat, { c: 'c' }],
  [paths.assistant, { article: 'a' }],
  [paths.house, { land: '30x50' }],
  [paths.adminReport, { id: 'i' }],
  [paths.adminAccount, { id: 'i' }],
  ['/ContractorList', { q: 'q' }],
  [paths.about, {}],
])('%s reads its own parameters alone', (path, own) => expect(validated(path)).toEqual(own));

test('Addresses carry plain text, not quoted JSON', () => {
  const { href } = router.buildLocation({ to: paths.products, search: { near: '411001', city: undefined } });
  expect(href).toBe('/product?near=411001');
});
