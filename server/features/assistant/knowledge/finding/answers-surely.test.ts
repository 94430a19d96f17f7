import { expect, test } from 'vitest';
import { answersSurely } from './answers-surely.ts';

test.each([
  ['vitrified or ceramic tile for the floor', true],
  ['wall paint is bubbling', true],
  ['how many tiles for the floor', false],
  ['इस दीवार में कितनी ईंटें', false],
  ['who won the match', false],
])('An article answers surely what asks for no sum: %s', (question, surely) =>
  expect(answersSurely(question)).toBe(surely),
);
