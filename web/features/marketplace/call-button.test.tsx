import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromWire } from '#contract/marketplace/providers/mapping.ts';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { CallButton } from './call-button.tsx';

const listed: WireByKind['worker'] = {
  ...{ _id: 'w1', userId: 'u1', fullName: 'Ramesh', age: 34, address: 'Indore', country: 'India' },
  ...{ price: 650, experience: 8, trades: [], role: 'Construction', status: true, verified: true },
  ...{ profilePic: null, demo: false },
  ...{ createdAt: '2025-11-14T00:00:00.000Z', updatedAt: '2025-11-14T00:00:00.000Z' },
};
const said = { info: vi.fn(), warning: vi.fn(), error: vi.fn() };
const dialled = vi.fn();

beforeEach(async () => {
  await setLanguage('en');
  for (const spy of [...Object.values(said), dialled]) spy.mockReset();
  Object.assign(toast, said);
  vi.stubGlobal('location', { assign: dialled, origin: 'http://neev.test', href: 'http://neev.test/' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press(answer: Answer) {
  const asked = answerCalls(() => answer);
  const component = () => <CallButton provider={fromWire('worker', listed)} />;
  await showPage({ component, address: '/workersPage', messages: ['providers'] });
  const button = await screen.findByRole('button', { name: 'Call Ramesh' });
  expect(asked).toEqual([]);
  fireEvent.click(button);
  await waitFor(() => expect(asked.map(({ pathname }) => pathname)).toEqual(['/getWorker/w1']));
}

test('The number is fetched at the press, and handed to the phone', async () => {
  await press({ body: { data: { ...listed, phone: '9876543210' } } });
  await waitFor(() => expect(dialled).toHaveBeenCalledWith('tel:+919876543210'));
});

test('Who has used up the day’s contacts is told so, and nothing is dialled', async () => {
  const hidden = { phone: null, email: null, contactsHidden: true, contactsPerDay: 60 };
  await press({ body: { data: { ...listed, ...hidden } } });
  await waitFor(() => expect(said.warning).toHaveBeenCalledTimes(1));
  expect(said.warning.mock.calls[0]?.[0]).toContain('60');
  expect(dialled).not.toHaveBeenCalled();
});

test('Where no number was given, a message is offered', async () => {
  await press({ body: { data: { ...listed, phone: null } } });
  await waitFor(() => expect(said.info).toHaveBeenCalledWith('Ramesh gave no phone number. Send a message.'));
});

test('A call that fails says why', async () => {
  await press({ status: 404, body: { type: '/problems/user-missing' } });
  await waitFor(() => expect(said.error).toHaveBeenCalledTimes(1));
  expect(dialled).not.toHaveBeenCalled();
});
