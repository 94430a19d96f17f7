import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { HelpedPage } from '../helped/helped-page.tsx';
import { ProductFormPage } from './product-form-page.tsx';
import { ProviderFormPage } from './provider-form-page.tsx';
import { RolePage } from './role-page.tsx';

const user = { _id: 'u1', fullname: 'Anita Kulkarni', email: 'anita@example.in', role: 'customer' };
const shared = {
  userId: 'u1',
  address: 'Pune',
  country: 'India',
  profilePic: null,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const rental = { ...shared, _id: 'p1', fullName: 'Anita Kulkarni', verified: false, available: false };
const product = {
  ...shared,
  _id: '7e57ab1e-0000-4000-8000-0000000000b1',
  providerId: 'p1',
  providerName: 'Anita Kulkarni',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  status: false,
  verified: false,
};
const words = ['registration', 'categories'] as const;

let records: unknown[] = [];
let said: unknown[] = [];

beforeEach(() => {
  records = [];
  said = [];
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  localStorage.setItem('role', 'customer');
  vi.spyOn(toast, 'success').mockImplementation((text) => void said.push(text));
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answers(more: (path: string, method: string) => Answer | undefined = () => undefined) {
  return answerCalls((url, method) => {
    const own = more(url.pathname, method);
    if (own) return own;
    return url.pathname === '/me' ? { body: { data: { user, admin: false, records } } } : undefined;
  });
}
const showForm = (kind: ProviderKind, address: string) =>
  showPage({ component: ProviderFormPage, address, kind, messages: [...words] });
const showProduct = (address = '/productRegister') =>
  showPage({ component: () => <ProductFormPage />, address, messages: [...words] });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('The role chooser', () => {
  const roles = () =>
    showPage({ component: RolePage, address: '/roleSelectionPage', messages: ['registration'] });
  const links = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]);

  test('is titled and leads where the specification says, in its order', async () => {
    answers();
    await roles();
    await screen.findByRole('heading', { level: 1, name: 'Choose Your Role' });
    expect(links()).toEqual([
      ['Worker', '/labourForm'],
      ['Group of Worker', '/groupOfWorkerForm'],
      ['Contractor', '/contractorForm'],
      ['Engineer', '/engineerForm'],
      ['Customer', '/'],
      ['Rental Provider', '/rentalProviderForm'],
    ]);
  });

  test('leads to one’s own listings where one has the role', async () => {
    records = [{ kind: 'provider', record: rental }];
    answers();
    await roles();
    await screen.findByText('You have this role. See or edit it.');
    expect(links().at(-1)).toEqual(['Rental Provider', '/userDashbord']);
    expect(links()[0]).toEqual(['Worker', '/labourForm']);
  });

  test('works without an answer', async () => {
    answers(() => ({ status: 500, body: { type: '/problems/server-error' } }));
    await roles();
    await screen.findByRole('heading', { name: 'Choose Your Role' });
    expect(links()).toHaveLength(6);
  });

  test('leads to the registration of somebody else', async () => {
    answers();
    await roles();
    const other = await screen.findByRole('link', { name: 'Register somebody else' });
    expect(other.getAttribute('href')).toBe('/registerSomebody');
  });
});

describe('Who opens a registration', () => {
  test('waits for what they are registered as, and then finds the form under their own name', async () => {
    answers();
    await showForm('contractor', '/contractorForm');
    await screen.findByText('You register as Anita Kulkarni, anita@example.in.');
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
  });

  test('and is registered already is led to their listing', async () => {
    records = [{ kind: 'provider', record: rental }];
    answers();
    await showForm('provider', '/rentalProviderForm');
    const edit = await screen.findByRole('link', { name: 'Edit your listing' });
    expect(edit.getAttribute('href')).toBe('/rentalProviderForm?edit=p1');
    const add = screen.getByRole('link', { name: 'Add a product' });
    expect(add.getAttribute('href')).toBe('/productRegister');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('finds the form without a line too: what is typed stays as a draft', async () => {
    answers((path) => (path === '/me' ? { status: 500, body: {} } : undefined));
    await showForm('worker', '/labourForm');
    await screen.findByLabelText('Age (only 18+)');
  });
});

describe('After a registration', () => {
  async function registerProvider() {
    answers((path, method) =>
      path === '/registerRentalProvider' && method === 'POST'
        ? { status: 201, body: { data: rental } }
        : undefined,
    );
    const page = await showForm('provider', '/rentalProviderForm');
    await screen.findByLabelText('PIN code');
    type('PIN code', '411001');
    type('City', 'Pune');
    // What it leads to is the specification's: success notice, 1.5 s, the next screen.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Continue');
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1);
      expect(said).toHaveLength(1);
    });
    return page;
  }

  test('the notice shows for 1.5 s, then a rental provider goes on to their first product', async () => {
    const { history } = await registerProvider();
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(history.location.pathname).toBe('/rentalProviderForm');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(history.location.pathname).toBe('/productRegister');
  });

  test('the notice links to the availability dashboard', async () => {
    await registerProvider();
    expect(isValidElement(said[0])).toBe(true);
    expect(JSON.stringify(said[0], (key, value) => (key === '_owner' ? undefined : value))).toMatch(
      /Form Submitted Successfully!!.*\/adminLabour/,
    );
  });

  test('who has gone elsewhere meanwhile is not fetched back', async () => {
    const { history } = await registerProvider();
    await act(async () => history.push('/about'));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(history.location.pathname).toBe('/about');
  });
});

describe('A product', () => {
  test('needs a rental provider: who is none is led to be one', async () => {
    answers();
    await showProduct();
    const link = await screen.findByRole('link', { name: 'Register as a rental provider' });
    expect(link.getAttribute('href')).toBe('/rentalProviderForm');
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  test('of a rental provider is asked for at once', async () => {
    records = [{ kind: 'provider', record: rental }];
    answers();
    await showProduct();
    await screen.findByLabelText('Product name');
  });

  test('shows a drawing of its type until it has a picture', async () => {
    records = [{ kind: 'provider', record: rental }];
    answers();
    await showProduct();
    fireEvent.click(await screen.findByRole('radio', { name: 'Hammer' }));
    await waitFor(() => expect(document.querySelector('form img')?.getAttribute('src')).toMatch(/hammer/i));
  });
});

describe('An edit', () => {
  const openProduct = (data: object = product, status = 200) => {
    answers((path, method) =>
      path === '/getProduct/7e57ab1e-0000-4000-8000-0000000000b1' && method === 'GET'
        ? { status, body: status === 404 ? { type: '/problems/not-found', data: null } : { data } }
        : undefined,
    );
    return showProduct('/productRegister?edit=7e57ab1e-0000-4000-8000-0000000000b1');
  };

  test('opens the record with its values', async () => {
    await openProduct();
    expect(await screen.findByLabelText('Product name')).toHaveProperty('value', 'Big hammer');
    expect(screen.getByLabelText('Price per day (₹)')).toHaveProperty('value', '120');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy();
  });

  test('of a record that is gone says so, with a way on', async () => {
    await openProduct({}, 404);
    await screen.findByRole('heading', { name: 'This is not your listing' });
    expect(screen.getByRole('link', { name: 'Go to your listings' }).getAttribute('href')).toBe(
      '/userDashbord',
    );
  });

  test('of what can be no record asks nobody', async () => {
    const asked = answers();
    await showProduct('/productRegister?edit=nonsense');
    await screen.findByRole('heading', { name: 'This is not your listing' });
    expect(asked.filter(({ pathname }) => pathname.includes('nonsense'))).toEqual([]);
  });

  test('of another’s record is not offered', async () => {
    await openProduct({ ...product, userId: 'u2' });
    await screen.findByRole('heading', { name: 'This is not your listing' });
    expect(screen.queryByLabelText('Product name')).toBeNull();
  });

  test('of another’s record is offered to an admin', async () => {
    localStorage.setItem('user', JSON.stringify({ ...user, role: 'admin' }));
    await openProduct({ ...product, userId: 'u2' });
    await screen.findByLabelText('Product name');
  });

  test('that did not load can be tried again', async () => {
    let broken = true;
    answers((path) => {
      if (path !== '/getProduct/7e57ab1e-0000-4000-8000-0000000000b1') return undefined;
      return broken ? { status: 500, body: { type: '/problems/server-error' } } : { body: { data: product } };
    });
    await showProduct('/productRegister?edit=7e57ab1e-0000-4000-8000-0000000000b1');
    await screen.findByText('This listing did not load');
    broken = false;
    press('Try again');
    await screen.findByLabelText('Product name');
  });
});

describe('A desk', () => {
  const at = new Date('2026-11-30T06:00:00Z');
  const tomorrow = '2026-12-01T05:30:00.000Z';
  const shows = async (left: number, waiting: string[] = [], helper = false) => {
    vi.useFakeTimers({ now: at, toFake: ['Date'] });
    const people = waiting.map((fullName) => ({
      ...{ id: fullName, name: fullName, work: 'Construction Labour', at: at.toISOString() },
      waits: { body: { fullName, phone: '9822012345' }, sentAt: at.getTime() },
    }));
    localStorage.setItem('neev:own:desk:u1', JSON.stringify({ day: '2026-11-30', place: null, people }));
    const quota = { people: { of: 20, left, againAt: tomorrow }, codes: null, helper };
    answers((path) => (path === '/helped' ? { body: { data: quota } } : undefined));
    await showPage({ component: HelpedPage, address: '/registerSomebody', messages: [...words] });
    return (await screen.findByLabelText('People left today')).closest('div');
  };

  test('tells that all may come again tomorrow, not at an hour that is over today', async () => {
    expect((await shows(12))?.textContent).toMatch(
      /12 of 20 people left today. All again tomorrow at \d\d:\d\d\./,
    );
  });

  test('keeps the places of those who have a code and have not given it yet', async () => {
    const left = await shows(3, ['Imran Sheikh', 'Sunita Bai']);
    expect(left?.textContent).toContain('1 of 20 people left today');
    // Few are left: it stands above the form, where one types.
    expect(left?.compareDocumentPosition(screen.getByLabelText('Full name'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test('lets nobody type what would be refused, and says how to get more', async () => {
    const left = await shows(1, ['Imran Sheikh']);
    expect(left?.textContent).toContain('Nobody more today.');
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    expect(screen.getByLabelText('Full name').closest('[hidden]')).not.toBeNull();
    // Who is at the table with a code still comes in.
    await act(async () => press('Enter the code of Imran Sheikh'));
    expect(await screen.findByRole('heading', { name: 'A code for Imran Sheikh' })).toBeTruthy();
  });

  test('speaks of somebody else’s work', async () => {
    await shows(12);
    expect(screen.getByRole('heading', { name: 'Their work', hidden: true })).toBeTruthy();
  });
});
