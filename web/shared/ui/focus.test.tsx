// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { focusFirstWrong, leaveFocus } from './focus.ts';

afterEach(cleanup);

function Row({ onGone }: { onGone: () => void }) {
  return (
    <div>
      <Button ref={leaveFocus} onClick={onGone}>
        Delete
      </Button>
    </div>
  );
}
function List() {
  const [full, setFull] = useState(true);
  return <section aria-label="Rows">{full && <Row onGone={() => setFull(false)} />}</section>;
}

test('A control that takes itself away leaves the focus to the part it stood in', async () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Rows')));
});

function Form() {
  const [wrong, setWrong] = useState(false);
  return (
    <main>
      <input aria-label="Right" />
      <textarea aria-label="Wrong" aria-invalid={wrong} />
      <Button onClick={() => focusFirstWrong(() => setWrong(true))}>Save</Button>
    </main>
  );
}

test('The cursor goes to the first field that is wrong', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Wrong'));
});

test('A double click confirms once', () => {
  const confirmed = vi.fn();
  render(
    <ConfirmDialog
      open
      onClose={() => {}}
      onConfirm={confirmed}
      title="Sure?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
    />,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(confirmed).toHaveBeenCalledOnce();
});

function FormWithChoice() {
  const [wrong, setWrong] = useState(false);
  return (
    <main>
      <select aria-label="Not chosen" aria-invalid={wrong} />
      <textarea aria-label="Too short" aria-invalid={wrong} />
      <Button onClick={() => focusFirstWrong(() => setWrong(true))}>Save</Button>
    </main>
  );
}

test('The first wrong field is a choice too', () => {
  render(<FormWithChoice />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Not chosen'));
});
