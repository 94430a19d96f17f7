// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { MapFormPage } from './map-form-page.tsx';
import { metresOf } from './set-back-wishes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openForm = (address: string) => showPage({ component: MapFormPage, address, messages: ['house'] });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.each([
  ['1.5', 1.5],
  ['५ फुट', 1.52],
  ["5'", 1.52],
  ['2 m', 2],
  ['0', 0],
  ['15', 15],
  ['15.1', undefined],
  ['-1', undefined],
  ['5 gaj', undefined],
  ['', undefined],
])('%s is read as %s metres', (typed, metres) => expect(metresOf(typed)).toBe(metres));

test('the rule, the second road and own figures stand in the address, and what is wrong is said beside it', async () => {
  const { history } = await openForm('/mapForm?land=40x60');
  expect(screen.getByText('Space around the house').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByLabelText('Haryana: towns'));
  fireEvent.click(screen.getByLabelText('On the right'));
  type('Left', '0');
  type('At the road', '10 ft');
  await waitFor(() => expect(history.location.search).toContain('setbacks=front-3.05_left-0'));
  expect(history.location.search).toContain('authority=HR');
  expect(history.location.search).toContain('corner=right');
  type('Behind', 'far');
  expect(await screen.findByText(/^Write 0 to 15 metres/)).toBeTruthy();
  expect((screen.getByLabelText('Behind') as HTMLInputElement).value).toBe('far');
  expect(history.location.search).not.toContain('rear');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(history.location.pathname).toBe('/mapForm');
  type('Behind', '2 m');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(history.location.pathname).toBe('/ThreedmapHouse'));
});

test('set-backs that leave no house are refused beside their own fields, and nothing typed is lost', async () => {
  const { history } = await openForm('/mapForm?land=20x40');
  type('Left', '2');
  type('Right', '2');
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/^No house fits between\./)).toBeTruthy();
  expect(history.location.pathname).toBe('/mapForm');
  expect((screen.getByLabelText('Left') as HTMLInputElement).value).toBe('2');
  type('Left', '0');
  await waitFor(() => expect(screen.queryByText(/^No house fits between\./)).toBeNull());
});

test('in a draft the states stand in its script, and what is written is read', async () => {
  await act(() => setLanguage('bn'));
  const { history } = await openForm('/mapForm?land=2+katha');
  fireEvent.click(await screen.findByLabelText('বিহার'));
  await waitFor(() => expect(history.location.search).toContain('Bihar'));
  await screen.findByText(/^বিহার-এ এটা সাধারণত 2,723 বর্গফুট/);
  await act(() => setLanguage('en'));
});
