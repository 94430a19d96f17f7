// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProductWire } from '#contract/marketplace/product.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProductListPage } from './product-list-page.tsx';
import { ProductPage } from './product-page.tsx';

const cutter: ProductWire = {
  _id: 'c1',
  userId: 'u1',
  providerId: 'p1',
  name: 'Manual tile cutter',
  company: 'Karigar Co.',
  category: 'Tile cutter',
  price: 250,
  description: 'Cuts tiles up to 600 mm long.',
  productPic: null,
  pictures: [],
  status: false,
  verified: true,
  demo: false,
  providerName: 'Anita Kulkarni',
  address: 'Indore',
  country: 'India',
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};

function answer(products: ProductWire[]) {
  return answerCalls((url) => {
    if (url.pathname === '/companies') return { body: { data: ['Karigar Co.'] } };
    if (url.pathname === '/getProducts')
      return { body: { data: products, nextCursor: null, total: products.length } };
    return url.pathname === '/getProduct/c1' ? { body: { data: products[0] ?? cutter } } : undefined;
  });
}
const words = ['products', 'providers', 'categories'] as const;
const showList = (address: string) => showPage({ component: ProductListPage, address, messages: [...words] });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('neev:language', 'en');
  localStorage.setItem('token', 't');
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Company, category and price up to 10,000 narrow the products; the price is shown with .00', async () => {
  answer([cutter]);
  const { history } = await showList('/product');
  const tape = await screen.findByRole<HTMLInputElement>('slider', { name: 'Price' });
  expect([tape.min, tape.max, tape.value]).toEqual(['0', '10000', '1000']);
  await screen.findByRole('option', { name: 'Karigar Co.' });
  fireEvent.change(screen.getByLabelText('Company'), { target: { value: 'Karigar Co.' } });
  fireEvent.change(await screen.findByLabelText('Category'), { target: { value: 'Tile cutter' } });
  fireEvent.change(tape, { target: { value: '1250' } });
  expect(tape.getAttribute('aria-valuetext')).toBe('₹1,250.00');
  fireEvent.submit(tape);
  await waitFor(() => expect(history.location.search).toContain('company=Karigar'));
  expect(history.location.search).toContain('category=Tile');
  expect(history.location.search).toContain('maxPrice=1250');
});

test('No match shows the warning of the specification', async () => {
  answer([]);
  await showList('/product?company=Nobody');
  await screen.findByRole('heading', { name: 'No Product found !!' });
  expect(toast.warning).toHaveBeenCalledWith(
    'No Product found !!',
    expect.objectContaining({ autoClose: 2000 }),
  );
});

test('A card shows real availability; Details opens the product with it in state and address', async () => {
  answer([cutter]);
  const { history } = await showList('/product');
  await screen.findByText('Available no');
  fireEvent.click(screen.getByRole('link', { name: 'Details, Manual tile cutter' }));
  await waitFor(() => expect(history.location.href).toBe('/productDashboard?id=c1'));
  expect(history.location.state).toMatchObject({ product: { _id: 'c1' } });
});

test('A card and the page say how a product is rated and how often it was rented, once there is something', async () => {
  const known = { ...cutter, rating: { mean: 4.25, count: 12 }, hiredTimes: 3 };
  answerCalls((url) =>
    url.pathname === '/getProduct/c1'
      ? { body: { data: known } }
      : { body: { data: url.pathname === '/getProducts' ? [known] : [], nextCursor: null, total: 1 } },
  );
  await showList('/product');
  await screen.findByText('Rented 3 times on Neev');
  screen.getByText(/^4.3 \(12\)$/);
  cleanup();
  await showPage({ component: ProductPage, address: '/productDashboard?id=c1', messages: [...words] });
  await screen.findByText('Rented 3 times on Neev');
  cleanup();
  answer([cutter]);
  await showList('/product');
  await screen.findByText('Available no');
  expect(screen.queryByText(/on Neev/)).toBeNull();
});

test('A product’s page names its provider, and others can follow and write to them', async () => {
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Aarti', email: 'a@example.in' }));
  answer([]);
  await showPage({ component: ProductPage, address: '/productDashboard?id=c1', messages: [...words] });
  await screen.findByRole('heading', { level: 1, name: 'Manual tile cutter' });
  const provider = screen.getByRole('region', { name: 'Provider Information' }).textContent;
  for (const fact of ['Anita Kulkarni', 'Indore', 'India', 'Follow']) expect(provider).toContain(fact);
  expect(screen.getByRole('link', { name: 'Message Provider' })).toBeTruthy();
});

test('Several photos stand below the first; a press shows one large', async () => {
  answer([{ ...cutter, productPic: '/files/a.webp', pictures: ['/files/b.webp', '/files/c.webp'] }]);
  await showPage({ component: ProductPage, address: '/productDashboard?id=c1', messages: [...words] });
  const large = await screen.findByRole('img', { name: 'Manual tile cutter' });
  expect(large.getAttribute('src')).toBe('/files/a.webp');
  const third = screen.getByRole('button', { name: 'Photo 3 of 3' });
  fireEvent.click(third);
  expect(large.getAttribute('src')).toBe('/files/c.webp');
  expect(third.getAttribute('aria-pressed')).toBe('true');
});
