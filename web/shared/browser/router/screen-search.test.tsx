import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type ScreenSearchName, searchReaders } from './known-search.ts';
import { RouterInTest, routerInTest } from './router-in-test.tsx';
import { useScreenSearch } from './screen-search.ts';

afterEach(cleanup);

const Page = () => <p>{JSON.stringify(useScreenSearch('profile'))}</p>;
const names = Object.keys(searchReaders) as ScreenSearchName[];

describe('What an address says', () => {
  test('is read as the text that it is', () => {
    expect(searchReaders.list({ near: '411001', maxPrice: '700', q: '' })).toEqual({
      near: '411001',
      maxPrice: '700',
      q: '',
    });
  });

  test.each(names)('of a %s page is nothing where it is no text or of another page', (name) => {
    const strange = { id: 5, c: null, q: ['a'], land: {}, edit: true, constructor: 'x', zz: 'x' };
    expect(searchReaders[name](strange)).toEqual({});
  });

  test('comes to the page that is open', async () => {
    const router = routerInTest({ '/': Page }, '/?role=worker&id=ab12&other=1');
    render(<RouterInTest router={router} />);
    expect((await screen.findByText(/worker/)).textContent).toBe('{"role":"worker","id":"ab12"}');
  });
});
