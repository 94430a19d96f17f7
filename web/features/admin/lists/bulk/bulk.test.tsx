import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { toWire } from '#contract/marketplace/providers/mapping.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { AdminListPage } from '../admin-list-page.tsx';

const record = (kind: ProviderKind): Provider => ({
  id: 'r1',
  kind,
  userId: 'u1',
  name: 'Ramesh Kumar',
  category: kind === 'groupWorker' ? 'Cleaing Group' : 'Civil',
  trades: [],
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
const listed = (data: unknown[]): Answer => ({ body: { data, nextCursor: null, total: data.length } });
let answers: Record<string, () => Answer>;
let asked: { call: string; body: object }[];
beforeEach(() => {
  asked = [];
  answers = {};
  let body = {};
  answerCalls((url, method) => {
    const call = `${method} ${url.pathname}`;
    asked.push({ call, body });
    return answers[call]?.();
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    body = JSON.parse(String(init.body ?? '{}'));
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const showList = (kind: ProviderKind) =>
  showPage({
    component: AdminListPage,
    address: '/list',
    kind,
    messages: ['admin', 'identity', 'categories', 'problems'],
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Several at once', () => {
  const list = '/getAllWorkers';
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) =>
      toWire.worker({ ...record('worker'), id: `w${place}`, name: `Worker ${place}` }),
    );
  const box = (place: number) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose Worker ${place}` });

  test('ten are chosen at most, and each that is refused is named with the reason and stays chosen', async () => {
    answers[`GET ${list}`] = () => listed(many(12));
    for (let place = 0; place < 12; place += 1)
      answers[`PUT /updateWorker/w${place}`] = () =>
        place === 3
          ? { status: 409, body: { type: '/problems/evidence-needed' } }
          : { body: { data: many(12)[place] } };
    await showList('worker');
    await screen.findByRole('link', { name: /Worker 11/ });
    press('Choose the first 10');
    expect([box(9).checked, box(10).checked, box(10).disabled]).toEqual([true, false, true]);
    press('Verify 10');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Verify 10 records?' }));
    expect(dialog.getByText('Worker 3')).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('9 verified.')).toBeTruthy();
    expect(screen.getByText(/Nothing shows who this is yet/).textContent).toContain('Worker 3');
    expect([box(3).checked, box(4).checked]).toEqual([true, false]);
  });

  test('several go back with one reason, and with none nothing is sent', async () => {
    answers[`GET ${list}`] = () => listed(many(2));
    answers['POST /admin/sendBack'] = () => ({ body: { data: null } });
    await showList('worker');
    await screen.findByRole('link', { name: /Worker 0/ });
    fireEvent.click(box(0));
    fireEvent.click(box(1));
    press('Send back');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send 2 records back?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(dialog.getByText('Write the reason in 3 to 500 characters')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The photo is dark' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(await screen.findByText('2 sent back.')).toBeTruthy();
    const sent = asked.filter(({ call }) => call === 'POST /admin/sendBack');
    expect(sent.map(({ body }) => body)).toEqual(
      ['w0', 'w1'].map((id) => ({ kind: 'worker', id, reason: 'The photo is dark' })),
    );
  });
});
