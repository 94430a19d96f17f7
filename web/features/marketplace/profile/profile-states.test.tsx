import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { ProfilePage } from './profile-page.tsx';

/** What the viewer lists. */
let ownRecords: { kind: string }[] = [];

const shared = {
  userId: 'u1',
  address: 'Pune',
  country: 'India',
  profilePic: null,
  demo: false,
  following: false,
  createdAt: '2025-11-14T00:00:00.000Z',
  updatedAt: '2025-11-14T00:00:00.000Z',
};
const worker = {
  ...shared,
  _id: 'w1',
  fullName: 'Ramesh Kumar',
  age: 34,
  role: 'Tiles',
  price: 120_000,
  experience: 8,
  status: false,
  verified: true,
  phone: null,
  social: [],
};
const hammer = {
  ...shared,
  _id: 'h1',
  providerId: 'r1',
  providerName: 'Anita',
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy',
  productPic: null,
  status: true,
  verified: false,
};
const rental = {
  ...shared,
  _id: 'r1',
  fullName: 'Anita',
  verified: false,
  available: true,
  products: [hammer],
};
const engineer = {
  ...worker,
  _id: 'e1',
  type: 'Civil',
  available: true,
  status: true,
  businessName: 'Rao Designs',
};
const gone: Answer = { status: 404, body: { type: '/problems/user-missing', data: null } };

let record: Answer | Promise<Answer>;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Aarti', email: 'a@example.in' }));
  localStorage.setItem('token', 't');
  for (const kind of ['error', 'success', 'info'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(role: string, id: string, path = '/profileDashbord') {
  const asked = answerCalls((url) => {
    if (url.pathname === '/me') return { body: { data: { records: ownRecords } } };
    return url.pathname.startsWith('/getProjects') ? { body: { data: [] } } : record;
  });
  const page = await showPage({
    component: () => <ProfilePage />,
    address: `${path}?role=${role}&id=${id}`,
    messages: ['providers', 'products', 'categories'],
  });
  return { ...page, asked: () => asked.map(({ pathname }) => pathname) };
}
const text = (region: string) => screen.getByRole('region', { name: region }).textContent ?? '';

describe('A profile', () => {
  test('says that it is on its way', async () => {
    record = new Promise(() => undefined);
    await show('worker', 'w1');
    expect((await screen.findByRole('status')).textContent).toContain('Loading the profile');
  });

  test.each([
    ['worker', '/getWorker/x'],
    ['groupWorker', '/getGroupWorker/x'],
    ['contractor', '/getContractor/x'],
    ['engineer', '/getEngineer/x'],
    ['provider', '/productProvider/x'],
    // As another spelling of the address may have it.
    ['GROUPWORKER', '/getGroupWorker/x'],
  ])('of a %s is asked for at %s', async (role, path) => {
    record = gone;
    const { asked } = await show(role, 'x');
    await waitFor(() => expect(asked()).toContain(path));
  });

  test.each([
    ['customer', 'x'],
    ['worker', ''],
    ['', 'x'],
  ])('of role %j and id %j is none, and nothing is asked', async (role, id) => {
    const { asked } = await show(role, id);
    await screen.findByRole('heading', { name: 'This profile is not here any more' });
    expect(screen.getByRole('link', { name: /home/i }).getAttribute('href')).toBe('/');
    expect(asked()).toEqual([]);
  });

  test('that did not load can be tried again', async () => {
    record = { status: 500, body: { type: '/problems/server-error' } };
    await show('worker', 'w1');
    await screen.findByText('This profile did not load');
    record = { body: { data: worker } };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Ramesh Kumar' });
    expect(document.title).toBe('Ramesh Kumar · Neev');
  });
});

describe('A worker’s profile', () => {
  test('asks the leader of a group whether to ask the worker in, and nobody else', async () => {
    record = { body: { data: worker } };
    ownRecords = [{ kind: 'groupWorker' }];
    await show('worker', 'w1');
    const link = await screen.findByRole('link', { name: 'Ask into my group' });
    expect(link.getAttribute('href')).toBe('/calendar?member=u1');
    cleanup();
    ownRecords = [{ kind: 'worker' }];
    await show('worker', 'w1');
    await screen.findAllByRole('link', { name: 'Message' });
    expect(screen.queryByRole('link', { name: 'Ask into my group' })).toBeNull();
    ownRecords = [];
  });

  beforeEach(() => {
    record = { body: { data: worker } };
  });

  test('shows price with Indian grouping, experience, age and place', async () => {
    const { container } = await show('worker', 'w1');
    await screen.findByRole('heading', { name: 'Ramesh Kumar' });
    for (const fact of ['₹1,20,000', '8 years', '34', 'Pune', 'Tiles | Marble | Work Helper', 'Verified'])
      expect(container.textContent).toContain(fact);
  });

  test('shows project information, not group information', async () => {
    await show('worker', 'w1');
    await screen.findByText('No Project To Show.');
    expect(screen.queryByRole('region', { name: 'Group Information' })).toBeNull();
  });

  test('says what was not given, and shows no empty card of links', async () => {
    await show('worker', 'w1');
    await screen.findByRole('heading', { name: 'Ramesh Kumar' });
    // E-mail and phone.
    expect(text('Personal Information').match(/Not given/g)).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Social media' })).toBeNull();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  test('that is made up says so', async () => {
    record = { body: { data: { ...worker, demo: true } } };
    const { container } = await show('worker', 'w1');
    await screen.findByRole('heading', { name: 'Ramesh Kumar' });
    expect(container.textContent).toMatch(/demo/i);
  });

  test('can be shared: where the device cannot, its address is copied', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText }, language: 'en', onServerEvent: true });
    await show('worker', 'w1');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Link copied'));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/p/w1`);
  });

  test('is handed to the device’s own sheet, and closing that is no failure', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    vi.stubGlobal('navigator', { share, language: 'en', onServerEvent: true });
    await show('worker', 'w1');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Ramesh Kumar', url: `${window.location.origin}/p/w1` });
    await waitFor(() => expect(toast.error).not.toHaveBeenCalled());
  });
});

test('An engineer’s profile names the business', async () => {
  record = { body: { data: engineer } };
  await show('engineer', 'e1');
  await screen.findByRole('heading', { level: 1, name: 'Ramesh Kumar' });
  expect(text('Personal Information')).toContain('Rao Designs');
});

test('A rental provider’s profile shows the tools, and no price of its own', async () => {
  record = { body: { data: rental } };
  await show('provider', 'r1');
  const link = await screen.findByRole('link', { name: /Big hammer/ });
  expect(link.getAttribute('href')).toContain('h1');
  expect(screen.getAllByText('Rental Provider').length).toBeGreaterThan(0);
});
