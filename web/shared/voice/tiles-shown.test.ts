import { expect, test } from 'vitest';
import { screenOf, tilesShown } from './tiles-shown.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const on = (screen: number, count: number, further = false) => tilesShown(named(count), { screen, further });

test('Six people are six tiles', () => {
  expect(on(0, 6)).toEqual({ shown: [1, 2, 3, 4, 5, 6], more: false });
});

test('Of more than six the last tile leads to the others, and nobody is left out', () => {
  expect(on(0, 12)).toEqual({ shown: [1, 2, 3, 4, 5], more: true });
  expect(on(1, 12)).toEqual({ shown: [6, 7, 8, 9, 10], more: true });
  expect(on(2, 12)).toEqual({ shown: [11, 12], more: false });
});

test('Where others are still to be loaded there is a way to them', () => {
  expect(on(0, 6, true)).toEqual({ shown: [1, 2, 3, 4, 5], more: true });
});

test('An address that names no screen is the first one', () => {
  expect(['2', undefined, '-1', '1.5', 'x'].map(screenOf)).toEqual([2, 0, 0, 0, 0]);
});
