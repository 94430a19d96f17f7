// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Page({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} busy={busy} onClose={() => setOpen(false)} title="ADD PROJECT" closeLabel="Close">
        Words
      </Modal>
    </>
  );
}

function openPage(busy?: boolean) {
  render(<Page busy={busy} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'ADD PROJECT' }) };
}

test('Closing a dialog gives the focus back to the button that opened it', () => {
  const { opener } = openPage();
  screen.getByRole('button', { name: 'Close' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('Escape closes the dialog', () => {
  const { dialog } = openPage();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A press on the scrim closes the dialog, a press inside does not', () => {
  const { dialog } = openPage();
  fireEvent.click(screen.getByText('Words'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A dialog that is busy stays open', () => {
  const { dialog } = openPage(true);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('A busy confirm dialog takes no second press', () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      busy
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onClose={() => {}}
      onConfirm={onConfirm}
    />,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
});
