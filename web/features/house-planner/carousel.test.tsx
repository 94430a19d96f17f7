// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { Carousel } from './carousel.tsx';

beforeAll(() => preloadMessages('house'));
afterEach(cleanup);

const slides = ['Front', 'Back', 'Night'].map((caption) => ({
  key: caption,
  caption,
  picture: () => caption,
}));
const shown = () => screen.getByText(/^\d \/ 3$/).textContent;
const stage = () => screen.getByRole('button', { name: /show next picture/ });
function open() {
  render(<Carousel label="Outside views" slides={slides} />);
  return screen.getByRole('group', { name: 'Outside views' });
}

test('a click on the picture shows the next one, and after the last the first', () => {
  open();
  for (const expected of ['2 / 3', '3 / 3', '1 / 3']) {
    fireEvent.click(stage());
    expect(shown()).toBe(expected);
  }
});

test('arrow keys, Home and End turn the pictures', () => {
  const group = open();
  const pressed: [string, string][] = [
    ['ArrowRight', '2 / 3'],
    ['ArrowLeft', '1 / 3'],
    ['ArrowLeft', '3 / 3'],
    ['Home', '1 / 3'],
    ['End', '3 / 3'],
  ];
  for (const [key, expected] of pressed) {
    fireEvent.keyDown(group, { key });
    expect(shown()).toBe(expected);
  }
});

test('a swipe turns one picture, and its click turns no second one', () => {
  open();
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(stage(), { clientX: from, clientY: 100 });
    fireEvent.pointerUp(stage(), { clientX: to, clientY: 104 });
    fireEvent.click(stage());
  };
  swipe(200, 80);
  expect(shown()).toBe('2 / 3');
  swipe(80, 200);
  expect(shown()).toBe('1 / 3');
});

test('buttons go back and on, and the caption says what is shown', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(screen.getAllByText('Night').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(shown()).toBe('1 / 3');
});
