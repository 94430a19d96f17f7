import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { LineButton } from './line-button.tsx';
import { LineConfirm } from './line-confirm.tsx';

let line: ReturnType<typeof watchLine>;
const watchLine = () => vi.spyOn(navigator, 'onLine', 'get');
const cut = (online: boolean) => {
  line.mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const press = vi.fn();

beforeEach(() => {
  line = watchLine();
  press.mockReset();
});
afterEach(() => {
  cleanup();
  line.mockRestore();
});

test('What must not wait says that it needs a line, with the reason, and works again when there is one', async () => {
  await showPage({
    component: () => <LineButton onClick={press}>Pay</LineButton>,
    address: '/',
    messages: [],
  });
  cut(false);
  const button = screen.getByRole('button', { name: 'You are offline' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/cannot wait/);
  fireEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  cut(true);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(press).toHaveBeenCalledOnce();
});

test('Of two such buttons side by side one says why', async () => {
  const component = () => (
    <>
      <LineButton brief>No</LineButton>
      <LineButton>Yes</LineButton>
    </>
  );
  await showPage({ component, address: '/', messages: [] });
  cut(false);
  expect(screen.getAllByRole('button', { name: 'You are offline' })).toHaveLength(2);
  expect(screen.getAllByText(/cannot wait/)).toHaveLength(1);
});

test('A question before an end says so too, and can be left', async () => {
  const close = vi.fn();
  const component = () => (
    <LineConfirm
      open
      title="Cancel it?"
      confirmLabel="Cancel it"
      cancelLabel="Keep"
      onConfirm={press}
      onClose={close}
    >
      It is over then.
    </LineConfirm>
  );
  await showPage({ component, address: '/', messages: [] });
  cut(false);
  fireEvent.click(screen.getByRole('button', { name: 'You are offline' }));
  expect(press).not.toHaveBeenCalled();
  screen.getByText(/cannot wait/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Keep' }).at(-1) as HTMLElement);
  expect(close).toHaveBeenCalled();
});
