// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { OtpInput } from './otp-input.tsx';

afterEach(cleanup);

function Form({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <OtpInput
        noCode="No code"
        legend="OTP"
        brickLabel={(n) => `Brick ${n}`}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}
const brick = (n: number) => screen.getByLabelText<HTMLInputElement>(`Brick ${n}`);
const value = () => screen.getByRole('status').textContent;

test('Typing a letter fills the brick in upper case and moves to the next', () => {
  render(<Form />);
  fireEvent.change(brick(1), { target: { value: 'k' } });
  expect(value()).toBe('K');
  expect(document.activeElement).toBe(brick(2));
});

test('Pasting a code fills all six bricks, whatever brick it is pasted into', () => {
  render(<Form start="12" />);
  fireEvent.paste(brick(3), { clipboardData: { getData: () => ' ab-12 cd ' } });
  expect(value()).toBe('AB12CD');
  expect(brick(6).value).toBe('D');
  expect(document.activeElement).toBe(brick(6));
});

test('A code that the phone fills into the first brick spreads over all', () => {
  render(<Form />);
  fireEvent.change(brick(1), { target: { value: '417208' } });
  expect(value()).toBe('417208');
});

test('Backspace empties a brick and walks left', () => {
  render(<Form start="417" />);
  brick(3).focus();
  fireEvent.keyDown(brick(3), { key: 'Backspace' });
  expect(value()).toBe('41');
  expect(document.activeElement).toBe(brick(2));
});

test('Backspace in the empty brick after the last letter takes that letter', () => {
  render(<Form start="41" />);
  brick(3).focus();
  fireEvent.keyDown(brick(3), { key: 'Backspace' });
  expect(value()).toBe('4');
  expect(document.activeElement).toBe(brick(2));
});

test('A letter typed into a full brick takes the place of the one in it', () => {
  render(<Form start="417" />);
  fireEvent.change(brick(2), { target: { value: '1z' } });
  expect(value()).toBe('4Z7');
});

test('Signs that no code holds are left out', () => {
  render(<Form />);
  fireEvent.change(brick(1), { target: { value: '-' } });
  expect(value()).toBe('');
});

test('Bricks fill in order: the focus goes to the first that is empty', () => {
  render(<Form start="4" />);
  brick(5).focus();
  expect(document.activeElement).toBe(brick(2));
});

test('A wrong code is said to screen readers', () => {
  render(
    <OtpInput
      noCode="No code"
      legend="OTP"
      brickLabel={(n) => `Brick ${n}`}
      value="417208"
      onChange={() => {}}
      error="OTP is incorrect"
    />,
  );
  const group = screen.getByRole('group', { name: 'OTP' });
  const sentence = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toBe('OTP is incorrect');
  expect(brick(1).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['Your Neev code:\n417208\nGood for 10 minutes.\n\n@neev.in #417208'],
  ['आपका नींव कोड:\n४१७२०८\n10 मिनट तक चलेगा।'],
  ['४१७ २०८'],
])('A whole message gives its six digits: %j', (message) => {
  render(<Form />);
  fireEvent.paste(brick(1), { clipboardData: { getData: () => message } });
  expect(value()).toBe('417208');
});

test('Of a message with two codes none is taken, and that is said', () => {
  render(<Form start="12" />);
  fireEvent.paste(brick(3), { clipboardData: { getData: () => '417208 or 417209' } });
  expect(value()).toBe('12');
  expect(screen.getByText('No code')).toBeDefined();
  fireEvent.change(brick(3), { target: { value: '३' } });
  expect(value()).toBe('123');
  expect(screen.queryByText('No code')).toBeNull();
});
