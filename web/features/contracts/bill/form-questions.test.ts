import { expect, test } from 'vitest';
import { repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { messages } from '#web/shared/i18n/messages/en/bill.ts';
import { answersOf, inOtherMeasure, isWithin, questionsOf } from './form-questions.ts';

test('a length is asked in feet or metres, and answered in metres', () => {
  const questions = questionsOf('bathroom', true);
  expect(questions.find(({ name }) => name === 'length')).toMatchObject({ unit: 'm', low: 3, usual: 7.9 });
  expect(answersOf(questions, { length: '10' }, true)).toMatchObject({ length: 3.048, oldOff: 1 });
  expect(answersOf(questionsOf('bathroom', false), { length: '3' }, false)).toMatchObject({ length: 3 });
});

test('an answer out of range, or no number, counts as the usual one', () => {
  const questions = questionsOf('bathroom', false);
  for (const length of ['100', '0', 'long', ''])
    expect(answersOf(questions, { length }, false)).toMatchObject({ length: 2.4 });
  const [first] = questions;
  expect(first && isWithin('6', first)).toBe(true);
});

test('an answer is read as numbers are everywhere: groups, digits of Hindi, never two ways', () => {
  const questions = questionsOf('painting', true);
  const walls = questions.find(({ name }) => name === 'outside');
  const read = (outside: string) => [
    walls && isWithin(outside, walls),
    answersOf(questions, { outside }, true),
  ];
  expect(read('1,250')).toEqual(read('1250'));
  expect(read('१२५०')).toEqual(read('1250'));
  expect(read('1250')).toMatchObject([true, { outside: 116.129 }]);
  for (const outside of ['12,5', '2.5.1']) expect(read(outside)[0]).toBe(false);
  expect(inOtherMeasure(questions, { outside: '1,250' }, false)).toEqual({ outside: '116.129' });
});

test('what was typed goes over into the other measure', () => {
  const questions = questionsOf('boundaryWall', true);
  expect(inOtherMeasure(questions, { length: '100', gate: 'x' }, false)).toEqual({
    length: '30.48',
    gate: 'x',
  });
});

test('every question of every form has its words', () => {
  const words: Record<string, string> = messages.inputs;
  for (const { inputs } of Object.values(repairForms))
    for (const name of Object.keys(inputs)) expect(words[name], name).toBeTruthy();
});
