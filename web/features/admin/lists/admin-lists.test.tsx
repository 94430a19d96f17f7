import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { toWire } from '#contract/marketplace/providers/mapping.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminAuditPage } from '../admin-audit-page.tsx';
import { AdminDashboardPage } from '../admin-dashboard-page.tsx';
import { AdminMessagesPage } from '../admin-messages-page.tsx';
import { AdminListPage } from './admin-list-page.tsx';
import { AdminProductsPage } from './admin-products-page.tsx';

const record = (kind: ProviderKind): Provider => ({
  id: 'r1',
  kind,
  userId: 'u1',
  name: 'Ramesh Kumar',
  trades: [],
  category: kind === 'groupWorker' ? 'Cleaing Group' : 'Civil',
  age: 34,
  address: 'Pune',
  country: 'India',
  price: 120_000,
  experience: 8,
  groupSize: 5,
  leaderName: null,
  businessName: null,
  available: true,
  verified: false,
  profilePic: null,
  demo: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
  phone: '9826041177',
  aadhar: 'XXXX XXXX 1234',
});
const hammer = {
  _id: 'h1',
  userId: 'u1',
  providerId: 'r1',
  providerName: 'Anita',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  status: true,
  verified: true,
  demo: false,
  address: 'Pune',
  country: 'India',
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const counted = { total: 1200, verified: 900 };
const overview = {
  ...Object.fromEntries([...providerKinds, 'product'].map((kind) => [kind, counted])),
  unreadMessages: 3,
  openReports: 2,
};
const listed = (data: unknown[], nextCursor: string | null = null): Answer => ({
  body: { data, nextCursor, total: data.length },
});
const refused: Answer = { status: 400, body: { type: '/problems/bad-input' } };

let answers: Record<string, () => Answer>;
let asked: { call: string; query: string; body: { read?: boolean } }[];
beforeEach(() => {
  asked = [];
  answers = { 'GET /admin/overview': () => ({ body: { data: overview } }) };
  answerCalls((url, method) => {
    const call = `${method} ${url.pathname}`;
    asked.push({ call, query: url.search, body });
    return answers[call]?.();
  });
  let body = {};
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    body = JSON.parse(String(init.body ?? '{}'));
    return answered(address, init);
  });
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lists = {
  worker: ['/getAllWorkers', '/workerProfile'],
  groupWorker: ['/getAllGroupWorkers', '/groupProfile'],
  contractor: ['/getAllContractors', '/contractorProfile'],
  engineer: ['/getAllEngineers', '/engineerProfile'],
  provider: ['/getAllProductProvider', '/providerProfile'],
} as const;
const words = ['admin', 'identity', 'categories', 'problems'] as const;
const showList = (kind: ProviderKind, search = '') =>
  showPage({ component: AdminListPage, address: `/list${search}`, kind, messages: [...words] });
const show = (component: () => React.ReactNode) =>
  showPage({ component, address: '/here', messages: [...words] });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('Each list has its columns, and a row opens its record', () => {
  test.each<[ProviderKind, string[], string[]]>([
    [
      'worker',
      ['Name', 'Age', 'Location', 'Price', 'Experience (years)', 'Phone', 'Verified'],
      ['34', 'Pune', '₹1,20,000', '8', '98260 41177', 'Not verified'],
    ],
    [
      'groupWorker',
      ['Name', 'Category', 'Location', 'Phone', 'Price per day', 'Verified'],
      ['Cleaning Group', 'Pune', '98260 41177', '₹1,20,000', 'Not verified'],
    ],
    [
      'contractor',
      ['Name', 'Location', 'Category', 'Price per day', 'Experience', 'Verified'],
      ['Pune', 'Civil', '₹1,20,000', '8', 'Not verified'],
    ],
    [
      'engineer',
      ['Name', 'Age', 'Location', 'Type', 'Experience', 'Verified'],
      ['34', 'Pune', 'Civil', '8', 'Not verified'],
    ],
    [
      'provider',
      ['Name', 'Aadhaar number', 'Address', 'Country', 'Verified'],
      ['XXXX XXXX 1234', 'Pune', 'India', 'Not verified'],
    ],
  ])('%s', async (kind, columns, cells) => {
    const [list, profile] = lists[kind];
    answers[`GET ${list}`] = () => listed([toWire[kind](record(kind))]);
    const { history } = await showList(kind);
    const link = await screen.findByRole('link', { name: /Ramesh Kumar/ });
    expect(headers()).toEqual(columns);
    const shown = cellsOf(link.closest('tr') as HTMLElement);
    for (const cell of cells) expect(shown.join('|')).toContain(cell);
    fireEvent.click(link);
    await waitFor(() => expect(history.location.pathname).toBe(profile));
    expect(history.location.search).toBe('?id=r1');
    expect(history.location.state).toMatchObject({ id: 'r1', userId: 'u1', role: kind });
  });

  test('products', async () => {
    answers['GET /getProducts'] = () => listed([hammer]);
    const { history } = await show(AdminProductsPage);
    const link = await screen.findByRole('link', { name: /Big hammer/ });
    expect(headers()).toEqual(['Product', 'Category', 'Company', 'Price', 'Verified']);
    fireEvent.click(link);
    await waitFor(() => expect(history.location.pathname).toBe('/aboutProduct'));
    expect(history.location.state).toMatchObject({ product: { _id: 'h1' } });
  });
});

describe('An admin’s list', () => {
  beforeEach(() => {
    answers['GET /getAllWorkers'] = () => listed([toWire.worker(record('worker'))]);
  });
  const queries = () => asked.filter(({ call }) => call === 'GET /getAllWorkers').map(({ query }) => query);

  test('says how many there are, and how many are not verified', async () => {
    await showList('worker');
    await screen.findByText('1,200 in all');
    expect(screen.getByText('300 not verified')).toBeTruthy();
  });

  test('is narrowed to what is left to check, in the address too', async () => {
    const { history } = await showList('worker');
    await screen.findByRole('link', { name: /Ramesh Kumar/ });
    press(/Not verified only/);
    await waitFor(() => expect(history.location.search).toBe('?verified=false'));
    await waitFor(() => expect(queries().at(-1)).toContain('verified=false'));
    expect(screen.getByRole('button', { name: /Not verified only/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await screen.findByText('1 found');
    press(/Not verified only/);
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  test('with nothing found offers to show all', async () => {
    answers['GET /getAllWorkers'] = () => listed([]);
    const { history } = await showList('worker', '?q=xyzzy&verified=false');
    await screen.findByRole('heading', { name: 'Nothing found' });
    press('Show all');
    await waitFor(() => expect(history.location.search).toBe(''));
    await screen.findByRole('heading', { name: 'Nothing here yet' });
  });

  test('that did not load can be tried again', async () => {
    answers['GET /getAllWorkers'] = () => refused;
    await showList('worker');
    await screen.findByText('This list did not load');
    answers['GET /getAllWorkers'] = () => listed([toWire.worker(record('worker'))]);
    press('Try again');
    await screen.findByRole('link', { name: /Ramesh Kumar/ });
  });

  test('grows on a press', async () => {
    let next: string | null = 'two';
    answers['GET /getAllWorkers'] = () => {
      const page = listed([toWire.worker({ ...record('worker'), id: next ?? 'last' })], next);
      next = null;
      return page;
    };
    await showList('worker');
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Ramesh Kumar/ })).toHaveLength(2));
    expect(queries().at(-1)).toContain('cursor=two');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('The dashboard', () => {
  test('has six tiles, each to its list', async () => {
    await show(AdminDashboardPage);
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    const tiles = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('link');
    expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
      ['Worker', '/adminWorkers'],
      ['Group worker', '/adminGroupOfWorkersList'],
      ['Contractor', '/ContractorList'],
      ['Rental Provider', '/providers'],
      ['Rental Products', '/rentalProducts'],
      ['Engineer', '/Engineers'],
    ]);
  });

  test('has the counts of the overview, each with View all', async () => {
    await show(AdminDashboardPage);
    const section = within(await screen.findByRole('region', { name: 'Overview' }));
    await section.findAllByText('1,200');
    expect(section.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'Total Workers',
      'Group Workers',
      'Contractors',
      'Rental Providers',
      'Engineers',
      'Rental Products',
    ]);
    expect(section.getAllByText('900 verified')).toHaveLength(6);
    const open = section.getAllByRole('link', { name: '300 to check' });
    expect(open).toHaveLength(6);
    expect(open[0]?.getAttribute('href')).toBe('/adminWorkers?verified=false');
    expect(section.getByRole('link', { name: 'View all, Engineers' }).getAttribute('href')).toBe(
      '/Engineers',
    );
    expect(screen.getByRole('link', { name: /Contact messages/ }).textContent).toContain('3 new');
  });

  test('whose counts did not load still leads to the lists', async () => {
    answers['GET /admin/overview'] = () => refused;
    await show(AdminDashboardPage);
    await screen.findByText('The counts did not load');
    expect(screen.getByRole('link', { name: 'Worker' })).toBeTruthy();
    answers['GET /admin/overview'] = () => ({ body: { data: overview } });
    press('Try again');
    await screen.findAllByText('1,200');
  });
});

describe('The audit log', () => {
  const line = {
    _id: 'a1',
    act: 'verify',
    adminName: 'Meera',
    kind: 'worker',
    recordId: 'r1',
    recordName: 'Ramesh Kumar',
    createdAt: '2025-11-14T12:00:00.000Z',
  };
  const rows = async (...data: object[]) => {
    answers['GET /admin/auditLog'] = () => listed(data);
    await show(AdminAuditPage);
    await screen.findAllByRole('row');
    return screen.getAllByRole('row').slice(1);
  };

  test('says who did what to which record, and opens the record', async () => {
    const [row] = await rows(line);
    for (const fact of ['Ramesh Kumar', 'Worker', 'Meera', '14 Nov 2025'])
      expect(row?.textContent).toContain(fact);
    expect(
      within(row as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/workerProfile?id=r1');
  });

  test.each([
    ['a record that was deleted', { ...line, act: 'delete' }],
    [
      'a failed login',
      { ...line, act: 'login-failed', adminName: null, kind: null, recordId: null, recordName: null },
    ],
  ])('opens nothing for %s', async (_, given) => {
    const [row] = await rows(given);
    expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
  });
});

describe('Contact messages', () => {
  const message = {
    _id: 'm1',
    email: 'ravi@example.in',
    username: 'Ravi',
    message: 'Hello\nNeev',
    read: false,
    createdAt: '2025-11-14T12:00:00.000Z',
  };
  let kept: object[];
  beforeEach(() => {
    kept = [message];
    answers['GET /admin/contactMessages'] = () => listed(kept);
    answers['PUT /admin/contactMessages/m1'] = () => {
      kept = [{ ...message, read: asked.at(-1)?.body.read }];
      return { body: { data: null } };
    };
    answers['DELETE /admin/contactMessages/m1'] = () => {
      kept = [];
      return { body: { data: null } };
    };
  });

  test('are answered by mail', async () => {
    await show(AdminMessagesPage);
    const reply = await screen.findByRole('link', { name: /Reply|Answer/ });
    expect(reply.getAttribute('href')).toMatch(/^mailto:ravi@example\.in\?subject=/);
  });

  test('are marked as read', async () => {
    await show(AdminMessagesPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
    await screen.findByRole('button', { name: 'Mark as unread' });
  });

  test('are deleted after a question', async () => {
    await show(AdminMessagesPage);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/We delete “Ravi”/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Ravi/ })).toBeNull());
    expect(toast.success).toHaveBeenCalled();
  });
});

test('The ID column of rental providers shows the kind of evidence where no number was given', async () => {
  const evidence = { kind: 'eshram', by: null, on: null } as const;
  answers['GET /getAllProductProvider'] = () =>
    listed([toWire.provider({ ...record('provider'), aadhar: null, evidence })]);
  await showList('provider');
  const link = await screen.findByRole('link', { name: /Ramesh Kumar/ });
  expect(cellsOf(link.closest('tr') as HTMLElement)).toContain('e-Shram card');
});
