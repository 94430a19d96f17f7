import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { HomeWithOwnWorkPage } from './home-with-own-work-page.tsx';

const shared = {
  userId: 'ravi',
  address: 'Pune',
  country: 'India',
  profilePic: null,
  demo: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const person = { price: 700, experience: 3, fullName: 'Ravi Kumar', age: 30, role: 'Tiles' };
const worker = { ...shared, ...person, _id: 'w1', status: false, verified: true };
const rental = { ...shared, _id: 'r1', fullName: 'Ravi Kumar', available: true, verified: false };
const drill = {
  ...shared,
  ...{ _id: 'p1', providerId: 'r1', providerName: 'Ravi Kumar', name: 'Drill', company: 'Bosch' },
  ...{ category: 'Hammer', price: 100, description: '', productPic: null, status: false, verified: false },
};
let records: { kind: string; record: object }[];
let sent: [string, unknown][];

beforeEach(async () => {
  sessionStorage.setItem('neev:welcomed', 'yes');
  await setLanguage('en');
  queryClient.clear();
  sent = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

async function show(role: string) {
  const user = { _id: 'ravi', fullname: 'Ravi Kumar', email: 'r@neev.test', profilePic: null, role };
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 'token');
  answerCalls((url, method) => {
    if (url.pathname === '/me') return { body: { data: { user, admin: false, records } } };
    if (url.pathname === '/getRentalProvider/r1' || url.pathname.includes('/r1'))
      return { body: { data: { ...rental, products: [drill] } } };
    if (method === 'PUT') {
      sent.push([url.pathname, undefined]);
      return { body: { data: worker } };
    }
    return { body: { data: [], nextCursor: null, total: 0 } };
  });
  await act(async () => {
    await showPage({
      component: HomeWithOwnWorkPage,
      address: '/',
      messages: ['site'],
    });
    await vi.dynamicImportSettled();
  });
}

test('A worker’s home shows the availability switch, what waits for an answer and the verification', async () => {
  records = [{ kind: 'worker', record: worker }];
  await show('worker');
  const question = within(await screen.findByRole('region', { name: 'Free for work today?' }));
  expect(question.getByRole('button', { name: 'Not today' }).getAttribute('aria-pressed')).toBe('true');
  expect(question.getByRole('link', { name: 'Free from…' }).getAttribute('href')).toBe('/calendar');
  expect(screen.getByRole('heading', { name: 'Waiting for your answer' })).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(sent.map(([path]) => path)).toEqual(['/updateWorker/w1']));
});

test('A rental provider’s home has a switch for each product, a new one too', async () => {
  records = [{ kind: 'provider', record: rental }];
  await show('provider');
  expect(await screen.findByRole('switch', { name: 'Available no' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Free for work today?' })).toBeNull();
  expect(screen.getAllByText('Not verified').length).toBeGreaterThan(0);
});

test('A customer’s home is the search, and asks for nothing of their own', async () => {
  records = [];
  await show('customer');
  expect(await screen.findByRole('search', { name: 'Find people' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'My work' })).toBeNull();
});
