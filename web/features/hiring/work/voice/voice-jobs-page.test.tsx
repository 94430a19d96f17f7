import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { anAskedItem, anAskedRequest, anOffer, logInAs } from '../../offers/offers-in-test.ts';
import { VoiceJobsPage } from './voice-jobs-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn(), info: vi.fn(), error: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const listing = { _id: 'w1', userId: 'ravi', fullName: 'Ravi Kumar', role: 'Construction', verified: true };
const list = (data: unknown[]) => ({ body: { data, nextCursor: null, total: data.length } });

async function open(offers: Offer[]) {
  logInAs('ravi');
  const request = anAskedRequest({ items: [anAskedItem({ count: 1, filled: 0 })], distanceKm: 12.3 });
  answerCalls(({ pathname }, method) => {
    if (pathname === '/me') return { body: { data: { records: [{ kind: 'worker', record: listing }] } } };
    if (pathname.endsWith('/offers')) return list(offers);
    if (pathname === '/jobRequests') return list([request]);
    return method === 'GET' ? { status: 404, body: {} } : { body: { data: { ...anOffer(), phones: {} } } };
  });
  await showPage({
    component: VoiceJobsPage,
    address: '/voice/jobs',
    messages: ['voice', 'work', 'offers', 'hiring', 'categories'],
  });
}

// A toast would lie over the button that says it again.
test.each([
  ['what was asked for', [], 'Your answer is sent.'],
  ['another price of the customer', [anOffer({ author: 'customer' })], 'Done. The work is yours.'],
])('Yes to %s is said by a screen, and by no toast', async (_, offers, said) => {
  await open(offers);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { level: 1, name: said })).toBeTruthy();
  expect(toast.success).not.toHaveBeenCalled();
});

test('How far the work is stands beside its place', async () => {
  await open([]);
  expect(await screen.findByText('Pune, 12 km')).toBeTruthy();
});
