import { expect, test } from 'vitest';
import { handoverItems } from '#contract/contracts/handover.ts';
import { handoverOf } from './handover-form.tsx';

const all = Object.fromEntries(handoverItems.map((item) => [item, 'ok']));

test('A hand-over says each point, with what is missing of those that are not right', () => {
  const { items, own } = handoverOf({
    ...all,
    walls: 'not',
    'walls.note': ' A crack ',
    'keys.note': 'old',
    own: 'Gate\n\n Lamp ',
  });
  expect(items?.walls).toEqual({ state: 'not', note: 'A crack' });
  expect(items?.keys).toEqual({ state: 'ok' });
  expect(own).toEqual([
    { name: 'Gate', state: 'not' },
    { name: 'Lamp', state: 'not' },
  ]);
});

test('A hand-over is not whole while a point is open, or its own points are too many or too long', () => {
  expect(handoverOf({ ...all, roof: '' }).items).toBeNull();
  expect(handoverOf({ ...all, own: 'x'.repeat(61) }).own).toBeNull();
  expect(handoverOf({ ...all, own: 'x\n'.repeat(21) }).own).toBeNull();
});
