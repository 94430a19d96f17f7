// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { rentedTypes } from '#contract/marketplace/categories.ts';
import { Button } from './button.tsx';
import { toolDrawing } from './drawings/stand-ins.ts';
import { Face } from './face.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TapeSlider } from './tape-slider.tsx';
import { TextInput } from './text-inputs.tsx';

afterEach(cleanup);

test('The tape says its value in words and reports numbers', () => {
  const onChange = vi.fn();
  const words = { valueText: 'Up to ₹500', minText: '₹100', maxText: '₹3,000' };
  render(<TapeSlider label="Price" min={100} max={3000} value={500} onChange={onChange} {...words} />);
  const slider = screen.getByLabelText('Price');
  expect(slider.getAttribute('aria-valuetext')).toBe('Up to ₹500');
  expect(screen.getByRole('status').textContent).toBe('Up to ₹500');
  fireEvent.change(slider, { target: { value: '700' } });
  expect(onChange).toHaveBeenCalledWith(700);
});

test('A refused field names its sentence to screen readers', () => {
  render(
    <Field label="Full name" hint="As on your card" error="Name should be more than 1 characters">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Full name');
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'As on your card',
    'Name should be more than 1 characters',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('The eye shows the password and says what it will do next', () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" />
    </Field>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('A loading button sends its form no second time', () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Without a photo one sees the initials, as text of the page and so in its fonts', () => {
  const face = (name: string, src: string | null) =>
    render(<Face name={name} src={src} width={48} />).container.firstElementChild;
  expect(face('Ramesh Kumar Yadav', null)?.textContent).toBe('RY');
  expect(face('आरती शर्मा', null)?.textContent).toBe('आश');
  expect(face('<b> &', null)?.textContent).toBe('<&');
  expect(face('Asha', '/files/abcdefghijklmnopqrstuv.webp')?.getAttribute('src')).toBe(
    '/files/abcdefghijklmnopqrstuv-small.webp',
  );
});

test('Every product type of the specification has its own drawing', () => {
  const types = 'Boning rod,Hammer,Helmet,Iron pan,Ladder,Pick axe,Rammer,Sledge helmet,Tile cutter'.split(
    ',',
  );
  expect(new Set(types.map(toolDrawing)).size).toBe(9);
  const hammers = rentedTypes.filter((type) => toolDrawing(type).endsWith('hammer.svg'));
  expect(hammers).toEqual(['Hammer']);
});
