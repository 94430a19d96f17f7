import { describe, expect, it } from 'vitest';
import { readQuestion } from './inputs/read-sizes.ts';
import { decided, materialFacts, materialRules } from './material-rules.ts';
import { subjectFacts, subjectOf, subjectRules } from './subject-rules.ts';

describe('Each rule for the material decides its own example', () => {
  it.each(materialRules.map((rule) => [rule.example, rule] as const))('%s', (example, rule) => {
    expect(decided(materialRules, materialFacts(readQuestion(example)))?.example).toBe(rule.example);
  });
});

describe('Each rule for the subject decides its own example', () => {
  it.each(subjectRules.map((rule) => [rule.example, rule] as const))('%s', (example, rule) => {
    const question = readQuestion(example);
    expect(decided(subjectRules, subjectFacts(question))?.example).toBe(rule.example);
    expect(subjectOf(question)).toBe(rule.is);
  });
});

it.each([
  'cost of 800 sq ft marble flooring',
  'मार्बल लगाने का खर्च 800 वर्ग फुट',
  '30x40 ki neev ka kharcha',
  '100 ft boundary ka kharcha',
])('The price of a part is not the cost of a whole house: %s', (question) => {
  expect(subjectOf(readQuestion(question))).not.toBe('cost');
});

it('Where no rule for the subject holds, the material is the subject', () => {
  expect(subjectOf(readQuestion('concrete for stairs'))).toBe('concrete');
  expect(subjectOf(readQuestion('hello'))).toBeUndefined();
});

it.each([
  ['1000 sqft ghar banane me kitna lagega', 'cost'],
  ['1200 वर्ग फुट घर बनाने में कितना लगेगा', 'cost'],
  ['1000 sqft ka ghar banwane me kitna padega', 'cost'],
])('How much it takes to build a house is its cost: %s', (question, subject) => {
  expect(subjectOf(readQuestion(question))).toBe(subject);
});

it.each(['1000 sqft ghar banane me kitna time lagega', '1000 sqft ghar banane me cement kitna lagega'])(
  'but not what is named: %s',
  (question) => {
    expect(subjectOf(readQuestion(question))).not.toBe('cost');
  },
);
