import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnswerText } from './answer-text.tsx';

afterEach(cleanup);

const shown = (text: string): HTMLElement => render(<AnswerText text={text} />).container;

test('bold, lists and lines are all the form that an answer has', () => {
  const box = shown('**Bricks**\nAbout:\n- Cement: **9 bags**\n- Sand\n\n1. First\n2) Second');
  expect([...box.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Bricks', '9 bags']);
  expect([...box.querySelectorAll('ul li')].map(({ textContent }) => textContent)).toEqual([
    'Cement: 9 bags',
    'Sand',
  ]);
  expect([...box.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('HTML, links and pictures in an answer stay the letters they are', () => {
  const text =
    '<img src=x onerror=alert(1)> [free](https://evil.example) ![x](//evil.example) https://evil.example';
  const box = shown(text);
  expect(box.textContent).toBe(text);
  expect(box.querySelectorAll('a, img, script')).toHaveLength(0);
});
