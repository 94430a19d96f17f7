import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductWire } from '#contract/marketplace/product.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProductListPage } from './product-list-page.tsx';
import { ProductPage } from './product-page.tsx';

const hammer: ProductWire = {
  _id: 'h1',
  userId: 'u1',
  providerId: 'r1',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Sledge helmet',
  price: 1250,
  description: 'Heavy and well kept',
  productPic: null,
  pictures: [],
  status: true,
  verified: false,
  demo: false,
  providerName: 'Anita Kulkarni',
  address: 'Indore',
  country: 'India',
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const broken: Answer = { status: 500, body: { type: '/problems/server-error' } };
let answers: Record<string, Answer | Promise<Answer>>;
let asked: URL[];

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Aarti', email: 'a@example.in' }));
  localStorage.setItem('token', 't');
  vi.spyOn(toast, 'warning').mockImplementation(() => undefined);
  answers = {
    '/getProduct/h1': { body: { data: hammer } },
    '/getProducts': { body: { data: [hammer], nextCursor: null, total: 1 } },
    '/companies': { body: { data: ['Tata'] } },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const words = ['products', 'providers', 'categories'] as const;
function show(component: () => React.ReactNode, address: string) {
  asked = answerCalls((url) => answers[url.pathname] as Promise<Answer>);
  return showPage({ component, address, messages: [...words] });
}
const showOne = (address = '/productDashboard?id=h1') => show(ProductPage, address);
const showList = (address = '/product') => show(ProductListPage, address);
const option = (name: string) => screen.getAllByRole('option', { name }).length;

describe('A product’s page', () => {
  test('says that it is on its way', async () => {
    answers['/getProduct/h1'] = new Promise(() => undefined);
    await showOne();
    expect((await screen.findByRole('status')).textContent).toMatch(/Loading/);
  });

  test('shows name, category by its label, company, description, price a day and status', async () => {
    const { container } = await showOne();
    await screen.findByRole('heading', { level: 1, name: 'Big hammer' });
    for (const fact of ['Tata', 'Heavy and well kept', '₹1,250', 'Available yes', 'Not verified'])
      expect(container.textContent).toContain(fact);
    expect(document.title).toBe('Big hammer · Neev');
  });

  test('that is one’s own offers neither Follow nor Message Provider', async () => {
    localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Anita', email: 'a@example.in' }));
    await showOne();
    await screen.findByText('This is your own product.');
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Message Provider' })).toBeNull();
  });

  test('leads to its provider and writes to its provider’s user', async () => {
    const { history } = await showOne();
    const provider = await screen.findByRole('link', { name: 'Anita Kulkarni' });
    expect(provider.getAttribute('href')).toBe('/profileDashbord?role=provider&id=r1');
    fireEvent.click(screen.getByRole('link', { name: 'Message Provider' }));
    await waitFor(() => expect(history.location.pathname).toBe('/chatDialog'));
    expect(history.location.state).toMatchObject({ userId: 'u1' });
  });

  test('that did not load can be tried again', async () => {
    answers['/getProduct/h1'] = broken;
    await showOne();
    await screen.findByText('This product did not load');
    answers['/getProduct/h1'] = { body: { data: hammer } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Big hammer' });
  });

  test.each(['/productDashboard', '/productDashboard?id=gone'])(
    'at %s, where none is, says so',
    async (address) => {
      answers['/getProduct/gone'] = { status: 404, body: { type: '/problems/no-products', data: null } };
      await showOne(address);
      await screen.findByRole('heading', { name: 'This product is not here any more' });
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );
});

describe('The product list', () => {
  test('asks for 24 at a time, without a filter for all', async () => {
    await showList();
    await screen.findByText('Available yes');
    const list = asked.find(({ pathname }) => pathname === '/getProducts');
    expect(list?.search).toBe('?limit=24');
  });

  test('"All Companies" and "All Categories" are no filter', async () => {
    const { history } = await showList();
    await screen.findByText('Available yes');
    // The categories come with a part of the page.
    await waitFor(() => expect([option('All Companies'), option('All Categories')]).toEqual([1, 1]));
    const company = screen.getByLabelText('Company');
    fireEvent.change(company, { target: { value: 'Tata' } });
    fireEvent.change(company, { target: { value: '' } });
    fireEvent.submit(company);
    await waitFor(() => expect(history.location.search).toBe('?applied=yes'));
  });

  test('keeps a company of the address in sight, listed or not', async () => {
    await showList('/product?company=Nobody');
    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveProperty('value', 'Nobody'));
  });

  test('works without the names of the companies', async () => {
    answers['/companies'] = broken;
    await showList();
    await screen.findByText('Available yes');
    expect(option('All Companies')).toBe(1);
  });

  test('while nobody lists a tool says so, and warns of nothing', async () => {
    answers['/getProducts'] = { body: { data: [], nextCursor: null, total: 0 } };
    await showList();
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0));
    expect(toast.warning).not.toHaveBeenCalled();
  });
});
