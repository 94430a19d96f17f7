import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workerCategories } from '#contract/marketplace/categories.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { AvailableField, PlaceField, PriceField } from './filter/filter-fields.tsx';
import { type ListFilter, useListFilter } from './filter/list-filter.ts';
import { SortSelect, useAppliedWords } from './filtered-list.tsx';
import { ListSearch } from './list-search.tsx';
import { answerCalls, showPage } from './page-in-test.tsx';

let filter: ListFilter;
let said: string[] = [];
const rules = { categories: workerCategories, price: true, experience: true, company: false };
const sorts = ['newest', 'nearest', 'price', '-price', 'experience'] as const;
const searchWords = { search: 'Search', searchHint: 'Name, place or work', clearSearch: 'Clear search' };

function Controls() {
  const own = useListFilter(rules);
  const words = useAppliedWords(own.address);
  useEffect(() => {
    filter = own;
    said = words;
  });
  return (
    <>
      <ListSearch searched={own.address.q ?? ''} onSearch={own.search} t={searchWords} />
      <SortSelect filter={own} sorts={sorts} />
      <PriceField filter={own} label="Price" slider={{ min: 100, max: 3000, start: 500 }} />
      <PlaceField filter={own} />
      <AvailableField filter={own} />
    </>
  );
}
const show = (address: string) =>
  showPage({ component: Controls, address, messages: ['providers', 'categories'] });
const label = <T extends HTMLElement = HTMLInputElement>(name: string) => screen.getByLabelText<T>(name);
const enter = (name: string, value: string) => fireEvent.change(label(name), { target: { value } });

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
  answerCalls(() => ({ body: { data: [] } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('The place that was applied last is kept', () => {
  test('and stands in the controls again, of another list too, until it is emptied', async () => {
    await show('/workersPage');
    await act(async () => filter.change({ place: 'Indore' }));
    await act(async () => filter.apply());
    cleanup();
    const { history } = await show('/workersPage');
    expect(filter.draft.place).toBe('Indore');
    await waitFor(() => expect(history.location.search).toBe('?available=true&city=Indore'));
    await act(async () => filter.remove());
    await waitFor(() => expect(history.location.search).toBe(''));
    await act(async () => filter.change({ place: '' }));
    await act(async () => filter.apply());
    await waitFor(() => expect(history.location.search).toBe('?applied=yes'));
    cleanup();
    await show('/workersPage');
    expect(filter.draft.place).toBeUndefined();
  });

  test('and a list that is opened bare begins with who is available there, until that is removed', async () => {
    localStorage.setItem('neev:own:place', '452001');
    const { history } = await show('/workersPage');
    await waitFor(() => expect(history.location.search).toBe('?available=true&near=452001&radiusKm=50'));
    expect(filter.query).toEqual({ available: 'true', near: '452001', radiusKm: '50' });
    expect(filter.address.applied).toBe(true);
    await act(async () => filter.remove());
    await waitFor(() => expect(history.location.search).toBe(''));
    expect(filter.query).toEqual({});
    expect(filter.draft.place).toBe('452001');
  });

  test('and not laid over a list that was asked for with another, or with none', async () => {
    localStorage.setItem('neev:own:place', 'Indore');
    await show('/workersPage?near=452001');
    expect(filter.draft.place).toBe('452001');
    cleanup();
    await show('/workersPage?maxPrice=700');
    expect(filter.draft.place).toBeUndefined();
  });
});

describe('What stands in the controls is not applied before Apply Filter', () => {
  test('then it stands in the address, so that reload, back and sharing keep it', async () => {
    const { history } = await show('/workersPage');
    enter('City or PIN code', 'Indore');
    fireEvent.click(label('Available only'));
    expect(history.location.search).toBe('');
    expect(filter.query).toEqual({});
    await act(async () => filter.apply());
    await waitFor(() => expect(history.location.search).toBe('?available=true&city=Indore'));
    expect(filter.address.applied).toBe(true);
    await act(async () => history.back());
    await waitFor(() => expect(filter.address.applied).toBe(false));
    // What was typed before is gone with its panel, but for the place.
    expect(label('City or PIN code').value).toBe('Indore');
  });

  test('Apply with nothing chosen is applied too, and asks for nothing', async () => {
    const { history } = await show('/workersPage');
    await act(async () => filter.apply());
    await waitFor(() => expect(history.location.search).toBe('?applied=yes'));
    expect([filter.address.applied, filter.query]).toEqual([true, {}]);
  });

  test('Remove Filter empties panel and search, and keeps the order', async () => {
    const { history } = await show('/workersPage?q=ram&maxPrice=700&sort=price');
    await act(async () => filter.remove());
    await waitFor(() => expect(history.location.search).toBe('?sort=price'));
  });

  test('Remove Filter takes "nearest" with the place it was about', async () => {
    const { history } = await show('/workersPage?near=452001&sort=nearest');
    await act(async () => filter.remove());
    await waitFor(() => expect(history.location.search).toBe(''));
  });
});

describe('The price', () => {
  test('does not count until it is moved, and not at its right end', async () => {
    await show('/workersPage');
    expect(label('Price').getAttribute('aria-valuetext')).toBe('Any price');
    expect(filter.draft.maxPrice).toBeUndefined();
    enter('Price', '900');
    expect(filter.draft.maxPrice).toBe(900);
    enter('Price', '3000');
    expect(filter.draft.maxPrice).toBeUndefined();
    expect(label('Price').getAttribute('aria-valuetext')).toBe('₹3,000+');
    expect(label('Price').value).toBe('3000');
  });

  test('of the address stands on the tape, and rests while it is applied', async () => {
    await show('/workersPage?maxPrice=900');
    expect(label('Price').value).toBe('900');
    expect(label('Price').disabled).toBe(true);
  });

  test('above the tape’s end stands at its end', async () => {
    await show('/workersPage?maxPrice=9000');
    expect(label('Price').value).toBe('3000');
  });
});

describe('A place', () => {
  test.each([
    ['Indore', false],
    ['45200', false],
    ['452001', true],
    ['452 001', true],
    ['22.7,75.8', true],
  ])('%j: how far is asked: %s', async (place, asked) => {
    await show('/workersPage');
    enter('City or PIN code', place);
    expect(screen.queryByLabelText('How far') !== null).toBe(asked);
  });

  test('any distance is no radius', async () => {
    const { history } = await show('/workersPage');
    enter('City or PIN code', '452001');
    fireEvent.change(label('How far'), { target: { value: '0' } });
    await act(async () => filter.apply());
    await waitFor(() => expect(history.location.search).toBe('?near=452001'));
  });
});

describe('The search', () => {
  test('is trimmed, keeps the filter, and its button then clears', async () => {
    const { history } = await show('/workersPage?maxPrice=700');
    enter('Name, place or work', '  ramesh ');
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(history.location.search).toBe('?maxPrice=700&q=ramesh'));
    fireEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(history.location.search).toBe('?maxPrice=700'));
    expect(label('Name, place or work').value).toBe('');
    expect(document.activeElement).toBe(label('Name, place or work'));
  });

  test('follows the way back', async () => {
    const { history } = await show('/workersPage?q=ramesh');
    expect(label('Name, place or work').value).toBe('ramesh');
    await act(async () => history.push('/workersPage?q=sunita'));
    await waitFor(() => expect(label('Name, place or work').value).toBe('sunita'));
  });

  test('while one types on offers to search, not to clear', async () => {
    await show('/workersPage?q=ram');
    enter('Name, place or work', 'ramesh');
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });
});

describe('The order', () => {
  test.each([
    ['/workersPage', 'Available first'],
    ['/workersPage?near=452001', 'Available first'],
    ['/workersPage?available=true', 'Newest first'],
    ['/workersPage?near=452001&available=true', 'Nearest first'],
    ['/workersPage?q=ram', 'Best match first'],
    ['/workersPage?near=452001&q=ram', 'Available first'],
    ['/workersPage?q=ram&sort=-price', 'Highest price first'],
  ])('of %s is %j', async (address, order) => {
    await show(address);
    expect(label<HTMLSelectElement>('Sort by').selectedOptions[0]?.textContent).toBe(order);
  });

  test('nearest first can be chosen only where the distance is known', async () => {
    await show('/workersPage?city=Indore');
    const nearest = () =>
      [...label<HTMLSelectElement>('Sort by').options].find(({ value }) => value === 'nearest');
    expect(nearest()?.disabled).toBe(true);
    cleanup();
    await show('/workersPage?near=452001');
    expect(nearest()?.disabled).toBe(false);
  });
});

test('What is applied is said in words', async () => {
  await show('/workersPage?maxPrice=700&near=452001&radiusKm=25&available=true&sort=price');
  expect(said).toEqual(['Up to ₹700', 'within 25 km of 452001', 'Available only', 'Lowest price first']);
});
