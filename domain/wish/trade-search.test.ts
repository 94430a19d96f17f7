import { expect, test } from 'vitest';
import { keysCalled } from './trade-search.ts';

test.each([
  ['plumb', 'plumber'],
  ['nal mistri', 'plumber'],
  ['राजमिस्त्री', 'mason'],
  ['mistree', 'mason'],
  ['bijli', 'electrician'],
  ['mixer', 'mixer'],
  ['jcb', 'excavator'],
  ['paad', 'scaffolding'],
])('%s finds %s', (typed, key) => {
  expect([...keysCalled(typed)]).toContain(key);
});

test('what nobody is called finds nothing', () => {
  expect([...keysCalled('astronaut')]).toEqual([]);
});
