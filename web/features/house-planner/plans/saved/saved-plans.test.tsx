// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { SavedPlans } from './saved-plans.tsx';

interface Plan {
  _id: string;
  name: string;
  search: string;
  createdAt: string;
}
const plan = (_id: string, name: string, search: string): Plan => ({
  _id,
  name,
  search,
  createdAt: '2026-03-04T00:00:00.000Z',
});
let plans: Plan[] = [];
let sent: { method: string; path: string; body: unknown }[] = [];
let broken = false;

beforeEach(() => {
  plans = [
    plan('p1', 'Big one', 'land=50x80&floors=3'),
    plan('p2', 'This one', 'floors=1'),
    plan('p3', 'Usual', ''),
  ];
  sent = [];
  broken = false;
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'me', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 't');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    if (broken) return new Response('{"type":"/problems/server-error"}', { status: 500 });
    if (method === 'GET') return new Response(JSON.stringify({ data: plans }));
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    sent.push({ method, path, body });
    if (method === 'DELETE') plans = plans.filter(({ _id }) => !path.endsWith(_id));
    else plans = [plan('new', body.name, body.search), ...plans];
    return new Response(JSON.stringify({ data: plans[0] ?? null }), {
      status: method === 'POST' ? 201 : 200,
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  showPage({
    component: () => <SavedPlans search="floors=1" name="40x60, Single-storey" />,
    address: '/ThreedmapHouse?floors=1',
    messages: ['house'],
  });

test('who is not logged in is asked to, and comes back to this plan', async () => {
  localStorage.clear();
  await open();
  const address = new URL(
    screen.getByRole('link', { name: 'Log in' }).getAttribute('href') ?? '',
    'http://neev.test',
  );
  expect(address.searchParams.get('next')).toBe('/ThreedmapHouse?floors=1#saved');
});

test('saved plans open at their own addresses', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Open Big one' });
  expect(link.getAttribute('href')).toBe('/ThreedmapHouse?land=50x80&floors=3');
  expect(screen.getByText('3 of 50')).toBeTruthy();
});

test('another plan is laid beside the one on screen, which is not compared with itself', async () => {
  const { history } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with Big one' }));
  await waitFor(() => expect(history.location.search).toContain('with='));
  const search = new URLSearchParams(history.location.search);
  expect([search.get('floors'), search.get('with')]).toEqual(['1', 'land=50x80&floors=3']);
  expect(screen.queryByRole('button', { name: 'Compare with This one' })).toBeNull();
});

test('the usual house, whose address is empty, can be compared too', async () => {
  const { history } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Compare with Usual' }));
  await waitFor(() => expect(new URLSearchParams(history.location.search).get('with')).toBe('floors=2'));
});

test('a plan is saved under the name that stands there when none is typed', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save this plan' });
  fireEvent.change(within(dialog).getByLabelText('Name of the plan'), { target: { value: '   ' } });
  fireEvent.submit(within(dialog).getByLabelText('Name of the plan'));
  await screen.findByRole('link', { name: 'Open 40x60, Single-storey' });
  expect(sent).toEqual([
    { method: 'POST', path: '/housePlans', body: { name: '40x60, Single-storey', search: 'floors=1' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what cannot be saved keeps its dialog and its name, and says why', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Save plan' }));
  const field = await screen.findByLabelText('Name of the plan');
  fireEvent.change(field, { target: { value: 'Mine' } });
  broken = true;
  fireEvent.submit(field);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect((field as HTMLInputElement).value).toBe('Mine');
});

test('a plan goes only after one has said so', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Big one' }));
  fireEvent.click(await screen.findByText('Cancel'));
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Big one' }));
  fireEvent.click(await screen.findByText('Delete'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Big one' })).toBeNull());
  expect(sent).toEqual([{ method: 'DELETE', path: '/housePlans/p1', body: undefined }]);
});

test('plans that do not load come with the next try', async () => {
  broken = true;
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  fireEvent.click(again);
  await screen.findByRole('link', { name: 'Open Big one' });
});
