// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFold } from './use-fold.ts';

const Fold = ({ opens, wrong }: { opens: boolean; wrong?: boolean }) => (
  <details {...useFold(opens, wrong)}>
    <summary>More</summary>
  </details>
);
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open;
const toggle = () => {
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  fold.open = !fold.open;
  fireEvent(fold, new Event('toggle'));
};
afterEach(cleanup);

test('what opened a fold may pass: it stays open until its reader closes it', () => {
  const { rerender } = render(<Fold opens />);
  rerender(<Fold opens={false} />);
  expect(isOpen()).toBe(true);
  toggle();
  rerender(<Fold opens={false} wrong={false} />);
  expect(isOpen()).toBe(false);
  rerender(<Fold opens />);
  expect(isOpen()).toBe(true);
});

test('what is wrong opens a fold, and put right leaves it open', () => {
  const { rerender } = render(<Fold opens={false} />);
  rerender(<Fold opens={false} wrong />);
  expect(isOpen()).toBe(true);
  toggle();
  expect(isOpen()).toBe(true);
  rerender(<Fold opens={false} />);
  expect(isOpen()).toBe(true);
  toggle();
  expect(isOpen()).toBe(false);
});
