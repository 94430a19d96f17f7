// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from '#web/shared/browser/router/history.ts';
import { Modal } from './modal.tsx';

/** The browser's entries: happy-dom has none. */
let entries: { state: { key?: string; over?: string } | null; href: string }[];
let at: number;
let heard: ReturnType<typeof vi.fn<() => void>>;
const history = browserHistory();
let spies: { mockRestore: () => void }[];
let end: () => void;

function go(by: number): void {
  at = Math.max(0, at + by);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  vi.useFakeTimers();
  entries = [
    { state: { key: 'first' }, href: '/' },
    { state: { key: 'page' }, href: '/workersPage' },
  ];
  at = 1;
  heard = vi.fn();
  spies = [
    vi.spyOn(window.history, 'state', 'get').mockImplementation(() => entries[at]?.state ?? null),
    vi.spyOn(window.history, 'pushState').mockImplementation((state, _, href) => {
      entries.splice(at + 1, entries.length, { state, href: String(href ?? entries[at]?.href) });
      at += 1;
    }),
    vi.spyOn(window.history, 'replaceState').mockImplementation((state, _, href) => {
      entries[at] = { state, href: String(href ?? entries[at]?.href) };
    }),
    vi.spyOn(window.history, 'back').mockImplementation(() => go(-1)),
  ];
  end = history.subscribe(heard);
});
afterEach(() => {
  cleanup();
  end();
  for (const spy of spies) spy.mockRestore();
  vi.useRealTimers();
});

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <input aria-label="Typed" />
      <button type="button" onClick={() => setOpen(1)}>
        Open
      </button>
      {[1, 2].map((place) => (
        <Modal
          key={place}
          open={open >= place}
          busy={busy}
          onClose={() => setOpen(place - 1)}
          title={`Sheet ${place}`}
          closeLabel="Close"
        >
          <button type="button" onClick={() => setOpen(2)}>
            Further
          </button>
        </Modal>
      ))}
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const back = () => {
  act(() => go(-1));
  act(() => void vi.runAllTimers());
};
const sheets = () => screen.queryAllByRole('dialog').length;

test('Back closes the sheet, the page stays with what was typed, and Back again leaves it', () => {
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Typed'), { target: { value: 'mason' } });
  press('Open');
  expect(entries).toHaveLength(3);
  back();
  expect([sheets(), at]).toEqual([0, 1]);
  expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('mason');
  expect(heard).not.toHaveBeenCalled();
  back();
  expect(at).toBe(0);
  expect(heard).toHaveBeenCalledOnce();
});

test('Of two sheets the upper one goes first', () => {
  render(<Page />);
  press('Open');
  press('Further');
  back();
  expect(sheets()).toBe(1);
  back();
  expect([sheets(), at]).toEqual([0, 1]);
});

test('After a sheet that was closed by its button Back leaves the page at once', () => {
  render(<Page />);
  press('Open');
  press('Close');
  expect(sheets()).toBe(0);
  back();
  expect(at).toBe(0);
  expect(heard).toHaveBeenCalledOnce();
});

test('The next page takes the place of the sheet’s entry: Back leads to the page below', () => {
  render(<Page />);
  press('Open');
  press('Close');
  history.push('/about');
  expect(entries.map(({ href }) => new URL(href, 'http://neev').pathname)).toEqual([
    '/',
    '/workersPage',
    '/about',
  ]);
  heard.mockClear();
  back();
  expect(at).toBe(1);
  expect(heard).toHaveBeenCalledOnce();
});

test('A sheet that is busy stays, and Back asks it again', () => {
  render(<Page busy />);
  press('Open');
  back();
  expect(sheets()).toBe(1);
  back();
  expect([sheets(), at]).toEqual([1, 2]);
});
