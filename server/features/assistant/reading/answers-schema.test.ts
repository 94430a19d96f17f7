import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from '#contract/problems-in-test.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { anyAnswers } from '#domain/house/testing/plans.ts';
import { answersSchema } from './answers-schema.ts';

test('A call takes the answers that the form can give', () =>
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(answersSchema.parse(answers)).toEqual(answers);
    }),
    { numRuns: 500 },
  ));

test('A call’s answers name what is wrong with the land', () =>
  expect(problemsOf(answersSchema, { ...defaultAnswers, landSize: 'big' })).toEqual([
    'landSize: land-size-unreadable',
  ]));
