import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type WordsModule = typeof import('./messages.ts');
/** The module as a new tab has it. */
const open = (): Promise<WordsModule> => import('./messages.ts');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let t: WordsModule;
function Button() {
  return <button type="button">{t.useMessages('shell').logout}</button>;
}
async function show() {
  await act(async () => {
    render(
      <Suspense>
        <Button />
      </Suspense>,
    );
  });
  await screen.findByRole('button');
  return () => screen.getByRole('button').textContent;
}

describe('The language', () => {
  test.each([
    ['hi-IN', 'hi'],
    ['hi', 'hi'],
    ['HI-in', 'hi'],
    ['en-IN', 'en'],
    ['gu-IN', 'en'],
  ])('of a browser that speaks %s is %s', async (spoken, expected) => {
    vi.stubGlobal('navigator', { languages: [spoken] });
    expect((await open()).writtenLanguage()).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });

  test('of a browser that speaks ta-IN is Tamil, and what the server writes is English', async () => {
    vi.stubGlobal('navigator', { languages: ['ta-IN'] });
    expect((await open()).writtenLanguage()).toBe('en');
    expect(document.documentElement.lang).toBe('ta');
  });

  test('that one has chosen before wins over the browser’s', async () => {
    vi.stubGlobal('navigator', { languages: ['en-IN'] });
    localStorage.setItem('neev:language', 'hi');
    expect((await open()).writtenLanguage()).toBe('hi');
  });

  test('that Neev does not speak is none', async () => {
    localStorage.setItem('neev:language', 'fr');
    expect((await open()).writtenLanguage()).toBe('en');
  });
});

describe('Another language', () => {
  test('changes every sentence on the page, and is kept for the next visit', async () => {
    localStorage.setItem('neev:language', 'en');
    t = await open();
    const said = await show();
    expect(said()).toBe('Logout');
    await act(() => t.setLanguage('hi'));
    expect(said()).toMatch(/\p{Script=Devanagari}/u);
    expect(localStorage.getItem('neev:language')).toBe('hi');
    expect(document.documentElement.lang).toBe('hi');
  });

  test('comes with the words of all areas that are on the page: nothing blinks', async () => {
    localStorage.setItem('neev:language', 'en');
    t = await open();
    await t.preloadMessages('shell', 'problems');
    const said = await show();
    const before = screen.getByRole('button');
    await act(() => t.setLanguage('hi'));
    expect(screen.getByRole('button')).toBe(before);
    expect(said()).not.toBe('Logout');
  });
});

test.each(['mr', 'bn', 'te', 'ta'] as const)(
  'Contracts are read in %s, not in the language instead',
  async (language) => {
    const { readIn } = await open();
    const areas = ['bill', 'tenders', 'quotes', 'compare', 'papers', 'site-book', 'settle'] as const;
    const by = { language, instead: 'hi' } as const;
    expect(areas.map((area) => readIn(area, by))).toEqual(areas.map(() => language));
    expect(readIn('admin', by)).toBe('hi');
  },
);
