import { expect, test } from 'vitest';
import { clipsOf, flows, partsOf } from './says.ts';

test('Every clip stands in one flow', () => {
  const all = flows.flatMap(clipsOf);
  expect(all).toHaveLength(new Set(all).size);
});

test('Clips lie one after the other in their flow’s file', () => {
  const parts = partsOf({ free: '10 20 5', hajri: '7' });
  expect(parts.get('freeToday')).toEqual({ flow: 'free', start: 0, end: 10 });
  expect(parts.get('freeWhen')).toEqual({ flow: 'free', start: 10, end: 30 });
  expect(parts.get('hajriAsk')).toEqual({ flow: 'hajri', start: 0, end: 7 });
});

test('A clip that was not made has no place', () => {
  const parts = partsOf({ free: '10 0 5' });
  expect(parts.has('freeWhen')).toBe(false);
  expect(parts.get('saidFree')).toEqual({ flow: 'free', start: 10, end: 15 });
  expect(parts.has('saidBusy')).toBe(false);
  expect(parts.has('yes')).toBe(false);
});
