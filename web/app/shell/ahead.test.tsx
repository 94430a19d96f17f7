// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetAhead, notePlaces, TakeOver } from './ahead.ts';

afterEach(() => {
  cleanup();
  forgetAhead();
  document.body.replaceChildren();
});

function Page() {
  const [name, setName] = useState('');
  return (
    <>
      <input type="text" name="other" aria-label="Other" />
      <input
        type="text"
        name="fullname"
        aria-label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <output>{name}</output>
      <TakeOver />
    </>
  );
}

test('What was typed into a page that is rendered anew stands in the same field of the new one', async () => {
  document.body.innerHTML =
    '<div id="root"><input type="text" name="other"><input type="text" name="fullname"></div>';
  const root = document.body.firstElementChild as HTMLElement;
  const [, field] = root.querySelectorAll('input');
  if (!field) throw new Error('no field');
  window.ahead = { typed: new Map([[field, 'Asha']]), pressed: undefined, end: () => undefined };
  notePlaces(root);
  root.replaceChildren();
  render(<Page />, { container: root });
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Asha'));
});
