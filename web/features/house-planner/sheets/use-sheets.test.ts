import { expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { fileStem } from './use-sheets.ts';

test('Files of a house are named by its land, rooms, floors and plan', () =>
  expect(fileStem(defaultAnswers)).toBe('neev-house-40x60-4bhk-2-floors-a'));

test.each([
  [`30'6" x 40'0"`, 'neev-house-30-6-x-40-0-3bhk-2-floors-b'],
  ['1500 स्क्वायर फीट', 'neev-house-1500-स्क्वायर-फीट-3bhk-2-floors-b'],
  ['1/2 acre', 'neev-house-1-2-acre-3bhk-2-floors-b'],
])('A land size that no file could be named by loses its signs: %s', (landSize, name) =>
  expect(fileStem({ ...defaultAnswers, landSize, rooms: '3BHK', plan: 'b' })).toBe(name),
);
