// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { Stepper } from './stepper.tsx';

function Form() {
  const [count, setCount] = useState(3);
  return (
    <>
      <Stepper value={count} max={500} onChange={setCount} label="Masons" fewer="Fewer" more="More" />
      <output>{String(count)}</output>
    </>
  );
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Masons' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const count = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  await preloadMessages('hiring');
  render(<Form />);
});
afterEach(cleanup);

test.each([
  ['12', '12'],
  ['१२', '12'],
  ['১২', '12'],
  ['１２', '12'],
  [' 12 ', '12'],
  ['120', '120'],
])('%j is counted as %s', (typed, counted) => {
  type(typed);
  expect(count()).toBe(counted);
  expect(input().value).toBe(typed);
  fireEvent.blur(input());
  expect(input().value).toBe(counted);
});

test.each(['1200', '1.5', 'twelve', '', '-3'])(
  '%j stays as typed, counts as nothing and is said to be wrong',
  (typed) => {
    type(typed);
    fireEvent.blur(input());
    expect([count(), input().value, input().getAttribute('aria-invalid')]).toEqual(['NaN', typed, 'true']);
    expect(screen.getByText('Enter a whole number, 0 to 500')).toBeDefined();
  },
);

test('The buttons step from what was read, and from the least where nothing was', () => {
  type('१२');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(count()).toBe('13');
  type('x');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect([count(), input().value]).toEqual(['0', '0']);
});
