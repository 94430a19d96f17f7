import { describe, expect, test } from 'vitest';
import { problemsOf } from '#contract/problems-in-test.ts';
import { projectBody } from './projects.calls.ts';

test('A title, then a description, of at least 3 characters; checked in this order', () => {
  expect(problemsOf(projectBody, {})).toEqual(['title: title-short', 'description: description-short']);
  expect(problemsOf(projectBody, { title: 'ab', description: 'cd' })).toEqual([
    'title: title-short',
    'description: description-short',
  ]);
  expect(problemsOf(projectBody, { title: 'abc', description: 'cd' })).toEqual([
    'description: description-short',
  ]);
  expect(problemsOf(projectBody, { title: 'abc', description: 'cde' })).toEqual([]);
});

describe('White space does not count', () => {
  test.each([
    ['   ', 'title-short'],
    [' ab ', 'title-short'],
    ['a\0b', 'title-short'],
    ['x'.repeat(121), 'too-long'],
    [7, 'title-short'],
    [null, 'title-short'],
  ])('the title %j: %s', (title, problem) => {
    expect(problemsOf(projectBody, { title, description: 'Brick wall' })).toEqual([`title: ${problem}`]);
  });

  test('what is kept is trimmed', () => {
    expect(projectBody.parse({ title: ' Wall ', description: ' Brick\nwall ', verified: true })).toEqual({
      title: 'Wall',
      description: 'Brick\nwall',
      pictures: [],
    });
  });
});

test('A description has at most 2,000 characters', () => {
  expect(problemsOf(projectBody, { title: 'Wall', description: 'x'.repeat(2000) })).toEqual([]);
  expect(problemsOf(projectBody, { title: 'Wall', description: 'x'.repeat(2001) })).toEqual([
    'description: too-long',
  ]);
});
