import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Figure } from '#contract/marketplace/figures.calls.ts';
import { keepPlace, keptPlace } from '#web/shared/browser/kept-place.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { SearchCard } from './search-card.tsx';

const masons: Figure = {
  kind: 'worker',
  category: 'Construction',
  count: 12,
  available: 8,
  lowestPrice: 650,
};
const civil: Figure = {
  kind: 'engineer',
  category: 'Civil',
  count: '<3',
  available: '<3',
  lowestPrice: null,
};
let answer: (near: string | null) => Answer | Promise<Answer>;
let asked: URL[];

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
  answer = () => ({ body: { data: [masons, civil] } });
  asked = answerCalls((url) =>
    url.pathname === '/figures' ? answer(url.searchParams.get('near')) : undefined,
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await setLanguage('en');
});

const show = () => showPage({ component: SearchCard, address: '/', messages: ['search', 'categories'] });
const what = async () => {
  const box = await screen.findByRole('combobox', { name: 'What do you need?' });
  act(() => box.focus());
  return box;
};
const where = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Where?' });
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const links = async () => (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));

describe('The public figures', () => {
  test('of all India are there before a place is named, each a link to its list', async () => {
    await show();
    expect(await links()).toEqual([
      '/workersPage?category=Construction&available=true',
      '/engineerPage?category=Civil',
    ]);
    expect(screen.getByRole('heading', { name: 'All over India' })).toBeTruthy();
    expect(screen.getByText('12 in India')).toBeTruthy();
    expect(screen.getByText('8 available, from ₹650 a day')).toBeTruthy();
  });

  test('of a PIN code come once it is whole, with the place in their links', async () => {
    await show();
    await what();
    type(where(), '4110');
    expect(asked).toHaveLength(1);
    type(where(), '411001');
    expect(await screen.findByRole('heading', { name: 'Near 411001' })).toBeTruthy();
    expect((await links())[0]).toBe(
      '/workersPage?category=Construction&available=true&near=411001&radiusKm=25',
    );
    expect(asked.map((url) => url.search)).toEqual(['', '?near=411001']);
  });

  test('of a city are those near it, once its name is typed', async () => {
    await show();
    await what();
    type(where(), 'Pu');
    type(where(), 'Pune');
    expect(await screen.findByRole('heading', { name: 'Near Pune' })).toBeTruthy();
    expect((await links())[0]).toBe('/workersPage?category=Construction&available=true&city=Pune');
    expect(asked.map((url) => url.search)).toEqual(['', '?city=Pune']);
  });

  test('that are hidden are said as fewer than three, without a price', async () => {
    await show();
    expect(await screen.findByText('fewer than 3 in India')).toBeTruthy();
    expect(screen.queryByText(/<3/)).toBeNull();
  });

  test('are six at most; the search finds the others', async () => {
    const labels = ['Tiles', 'Loading', 'Cleaning', 'Shifting', 'Warehouse', 'Factory', 'Gardening'];
    answer = () => ({ body: { data: labels.map((category) => ({ ...masons, category })) } });
    await show();
    expect(await links()).toHaveLength(6);
  });

  test('say that they are on their way', async () => {
    answer = () => new Promise(() => undefined);
    await show();
    expect(await screen.findByText('Counting who is there')).toBeTruthy();
  });

  test('of a place without anybody lead to all India and to us', async () => {
    keepPlace('110001');
    answer = (near) => ({ body: { data: near ? [] : [masons] } });
    await show();
    expect(await screen.findByText('Nobody has joined within 25 km yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
    fireEvent.click(screen.getByRole('button', { name: 'See all over India' }));
    expect(await screen.findByText('12 in India')).toBeTruthy();
    expect(where().value).toBe('');
  });

  test('that did not come can be asked for again', async () => {
    answer = () => ({ status: 500, body: { type: '/problems/server-error' } });
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('The figures did not load');
    answer = () => ({ body: { data: [masons] } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12 in India')).toBeTruthy();
  });

  test('without a line say so, and come by themselves with it', async () => {
    answer = () => Promise.reject(new TypeError('no line'));
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    answer = () => ({ body: { data: [masons] } });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('12 in India')).toBeTruthy();
  });
});

describe('The search', () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'See them' }));

  test('says below it what is there of what was typed', async () => {
    await show();
    type(await what(), 'mason');
    const form = within(screen.getByRole('search'));
    expect(await form.findByText('12 in India')).toBeTruthy();
  });

  test('understands an everyday name that was typed before the page was alive, and so had its focus', async () => {
    await show();
    type(await screen.findByRole('combobox', { name: 'What do you need?' }), 'mason');
    expect(await within(screen.getByRole('search')).findByText('12 in India')).toBeTruthy();
  });

  test('leads to the list with kind, category, place and who is available, and keeps the place', async () => {
    const { history } = await show();
    type(await what(), 'masons');
    type(where(), '411001');
    await screen.findByRole('heading', { name: 'Near 411001' });
    await screen.findAllByText('12 within 25 km');
    press();
    await waitFor(() =>
      expect(history.location.href).toBe(
        '/workersPage?category=Construction&available=true&near=411001&radiusKm=25',
      ),
    );
    expect(keptPlace()).toBe('411001');
  });

  test('begins with the place that is kept', async () => {
    keepPlace('452001');
    await show();
    await what();
    expect(where().value).toBe('452001');
    expect(asked[0]?.search).toBe('?near=452001');
  });

  test('refuses half a PIN code, and one that nobody knows, at its field', async () => {
    const { history } = await show();
    await what();
    type(where(), '4110');
    press();
    expect(await screen.findByText('Enter a 6-digit PIN code')).toBeTruthy();
    answer = () => ({ status: 400, body: { type: '/problems/pin-unknown' } });
    type(where(), '299999');
    expect(await screen.findByText('We do not know this PIN code. Please check it.')).toBeTruthy();
    press();
    expect(where().getAttribute('aria-invalid')).toBe('true');
    expect(history.location.href).toBe('/');
    expect(keptPlace()).toBeUndefined();
  });

  test('speaks Hindi', async () => {
    await setLanguage('hi');
    await show();
    expect(await screen.findByRole('combobox', { name: 'आपको क्या चाहिए?' })).toBeTruthy();
    expect(await screen.findByText('भारत में 12')).toBeTruthy();
  });
});
