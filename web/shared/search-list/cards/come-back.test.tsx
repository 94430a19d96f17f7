import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useComeBack } from './come-back.ts';

const scrolled = vi.fn();
/** Ten pixels a card; how far the window was scrolled. */
let down = 0;
let spies: { mockRestore: () => void }[] = [];

beforeEach(() => {
  window.history.replaceState({ key: 'here' }, '');
  down = 0;
  scrolled.mockReset();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  spies = [
    vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined),
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => down),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const top = 10 * [...(this.parentElement?.children ?? [])].indexOf(this) - down;
      return { top, bottom: top + 10 } as DOMRect;
    }),
  ];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.textContent);
  };
});
afterEach(() => {
  cleanup();
  for (const spy of spies) spy.mockRestore();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Two cards a page, four pages. */
function List({ name = 'workers' }: { name?: string }) {
  const cards = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState(1);
  const items = Array.from({ length: pages * 2 }, (_, index) => ({ id: `card ${index}` }));
  useComeBack({ key: [name], items, cards, canGrow: pages < 4, more: () => setPages(pages + 1) });
  return (
    <ul ref={cards}>
      {items.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
}
/** Grows the list by a first visit, scrolls down and reloads. */
function leaveAt(pixels: number): void {
  sessionStorage.setItem(
    'neev:list-places',
    JSON.stringify([{ entry: 'here', list: '["workers"]', id: 'card 7', top: 0, at: 7 }]),
  );
  render(<List />);
  scrolled.mockReset();
  down = pixels;
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
}

test('A reload deep in a list grows it again and comes back to the card that was in view', () => {
  leaveAt(55);
  const { container } = render(<List />);
  expect(container.querySelectorAll('li')).toHaveLength(6);
  expect(scrolled.mock.calls).toEqual([['card 5']]);
  expect(window.scrollBy).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

test('Another list, and one that was left at its top, begin at the top', () => {
  leaveAt(55);
  render(<List name="engineers" />);
  expect(scrolled).not.toHaveBeenCalled();
  cleanup();
  sessionStorage.clear();
  leaveAt(0);
  render(<List />);
  expect(scrolled).not.toHaveBeenCalled();
});

test('The way back to a list that was left comes to its card; the same list opened anew begins at its top', () => {
  leaveAt(55);
  const { unmount } = render(<List />);
  down = 25;
  unmount();
  scrolled.mockReset();
  down = 0;
  window.history.pushState({ key: 'anew' }, '');
  render(<List />).unmount();
  expect(scrolled).not.toHaveBeenCalled();
  window.history.replaceState({ key: 'here' }, '');
  render(<List />);
  expect(scrolled.mock.calls).toEqual([['card 2']]);
});

test('Who scrolls meanwhile is not pulled away', () => {
  sessionStorage.setItem(
    'neev:list-places',
    JSON.stringify([{ entry: 'here', list: '["workers"]', id: 'gone', top: 0, at: 7 }]),
  );
  const { rerender } = render(<List />);
  fireEvent.wheel(window);
  rerender(<List />);
  expect(scrolled).not.toHaveBeenCalled();
});

const many = Array.from({ length: 61 }, (_, index) => ({ id: `card ${index}` }));
function Long({ more }: { more: () => void }) {
  const cards = useRef<HTMLUListElement>(null);
  useComeBack({ key: ['workers'], items: many, cards, canGrow: true, more });
  return <ul ref={cards} />;
}

test('A card that is gone is not sought to the end of a long list', () => {
  const left = { entry: 'here', list: '["workers"]', id: 'gone', top: 0, at: 0 };
  sessionStorage.setItem('neev:list-places', JSON.stringify([left]));
  const more = vi.fn();
  render(<Long more={more} />);
  expect(more).not.toHaveBeenCalled();
});
