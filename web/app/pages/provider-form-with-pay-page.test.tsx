import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { ProviderFormWithPayPage } from './provider-form-with-pay-page.tsx';

const note = { kind: 'below-minimum', perDay: 710, since: '2025-04-01', skill: 'unskilled', sentence: '' };
const user = { _id: 'u1', fullname: 'Anita', email: 'anita@example.in', role: 'customer' };

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  localStorage.setItem('role', 'customer');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function show(kind: ProviderKind) {
  const asked = answerCalls(({ pathname }) => {
    if (pathname === '/me') return { body: { data: { user, admin: false, records: [] } } };
    return pathname === '/fairPay' ? { body: { data: [note] } } : undefined;
  });
  await showPage({
    component: ProviderFormWithPayPage,
    address: '/form',
    kind,
    messages: ['registration', 'categories', 'hiring'],
  });
  await screen.findByLabelText('PIN code');
  return () => asked.filter(({ pathname }) => pathname === '/fairPay').map(({ search }) => search);
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('A user who registers reads what is fair beside the price they type', async () => {
  const asked = await show('worker');
  type('PIN code', '110001');
  fireEvent.click(screen.getByRole('radio', { name: /Til/ }));
  type(/^Price/, '500');
  await screen.findByText(/Less than the minimum wage/);
  expect(asked().at(-1)).toBe('?pin=110001&of=worker&category=Tiles&price=500&per=day');
});

test('A crew’s price is compared by the head', async () => {
  const asked = await show('groupWorker');
  type('PIN code', '110001');
  fireEvent.click(screen.getByRole('radio', { name: /Tiles/ }));
  type(/^Price/, '5000');
  expect(asked()).toEqual([]);
  type(/people/i, '12');
  await screen.findByText(/Less than the minimum wage/);
  expect(asked().at(-1)).toContain('price=417');
});
