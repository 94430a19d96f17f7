import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { ProductFormWithTermsPage } from './product-form-with-terms-page.tsx';
import { ProductWithRentPage } from './product-with-rent-page.tsx';

const user = { _id: 'u2', fullname: 'Anita', email: 'anita@example.in', role: 'customer' };
const product = {
  _id: '7e57ab1e-0000-4000-8000-0000000000a1',
  userId: 'u2',
  providerId: 'r1',
  providerName: 'Anita',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  pictures: ['/files/one.webp'],
  address: 'Pune',
  country: 'India',
  status: false,
  verified: false,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const terms = {
  productId: '7e57ab1e-0000-4000-8000-0000000000a1',
  said: false,
  stock: 1,
  perDay: 120,
  dayHours: 8,
  operator: 'none',
  diesel: 'renter',
  graceMinutes: 60,
  bufferMinutes: 0,
  downtimeStops: true,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  localStorage.setItem('role', 'customer');
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function answers(userId = 'u2') {
  return answerCalls(({ pathname }) => {
    if (pathname === '/me') return { body: { data: { user, admin: false, records: [] } } };
    if (pathname === '/getProduct/7e57ab1e-0000-4000-8000-0000000000a1')
      return { body: { data: { ...product, userId } } };
    if (pathname === '/rentTerms/7e57ab1e-0000-4000-8000-0000000000a1') return { body: { data: terms } };
    if (pathname === '/rentQuote') return { body: { data: { lines: [], total: 120, deposit: 0 } } };
    return undefined;
  });
}
const messages = ['products', 'providers', 'categories', 'registration', 'rentals'] as const;
const show = (component: () => React.ReactNode, address: string) =>
  showPage({ component, address, messages: [...messages] });

test('A product’s page says what a hire costs, and leads its owner to the terms', async () => {
  answers();
  await show(ProductWithRentPage, '/productDashboard?id=7e57ab1e-0000-4000-8000-0000000000a1');
  await screen.findByRole('heading', { name: 'What it costs, all in' });
  const link = screen.getByRole('link', { name: 'Set your rent terms' });
  expect(link.getAttribute('href')).toBe(
    '/productRegister?edit=7e57ab1e-0000-4000-8000-0000000000a1#rent-terms',
  );
});

test('What the page was asked goes along to the request', async () => {
  answers('u9');
  await show(ProductWithRentPage, '/productDashboard?id=7e57ab1e-0000-4000-8000-0000000000a1');
  const link = await screen.findByRole('link', { name: 'Ask for these days' });
  expect(link.getAttribute('href')).toMatch(
    /^\/hire\?to=product%3A7e57ab1e-0000-4000-8000-0000000000a1&from=\d{4}-\d{2}-\d{2}&count=1&days=1$/,
  );
});

test('A product is listed together with its rent terms; what is wrong in them stands at its field', async () => {
  answerCalls(({ pathname }) =>
    pathname === '/me'
      ? { body: { data: { user, admin: false, records: [{ kind: 'provider', record: { _id: 'r1' } }] } } }
      : undefined,
  );
  await show(ProductFormWithTermsPage, '/productRegister');
  await screen.findByRole('heading', { name: 'Rent terms' });
  expect(screen.getByLabelText<HTMLInputElement>('Hours in a day’s price').value).toBe('8');
  for (const label of ['Deposit (₹)', 'Transport, fixed (₹)', 'Each hour late (₹)'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Costs extra' }));
  expect(screen.getByLabelText('Operator a day (₹)')).toBeTruthy();
});

test('Others are not led to the terms', async () => {
  answers('u9');
  await show(ProductWithRentPage, '/productDashboard?id=7e57ab1e-0000-4000-8000-0000000000a1');
  await screen.findByRole('heading', { name: 'What it costs, all in' });
  expect(screen.queryByRole('link', { name: 'Set your rent terms' })).toBeNull();
});

test('Below the form of one’s own product stand its rent terms', async () => {
  answers();
  await show(ProductFormWithTermsPage, '/productRegister?edit=7e57ab1e-0000-4000-8000-0000000000a1');
  await screen.findByRole('heading', { name: 'Rent terms' });
});

test('A new product and another’s have none', async () => {
  const asked = answers('u9');
  await show(ProductFormWithTermsPage, '/productRegister?edit=7e57ab1e-0000-4000-8000-0000000000a1');
  await waitFor(() =>
    expect(
      asked.some(({ pathname }) => pathname === '/getProduct/7e57ab1e-0000-4000-8000-0000000000a1'),
    ).toBe(true),
  );
  expect(screen.queryByRole('heading', { name: 'Rent terms' })).toBeNull();
});
