import { expect, test } from 'vitest';
import { howToPlan } from './how-to.ts';

test.each([
  'naksha',
  'नक्शा चाहिए',
  'ghar ka naksha',
  'floor plan please',
  'house plan',
  'mujhe ghar ka naksha dekhna h',
  'घर का नक्शा देखना है',
])('Who names a plan and nothing besides is led to the form: %s', (question) =>
  expect(howToPlan(question, 'en')?.links.map(({ path }) => path)).toEqual(['/mapForm']),
);

test.each([
  'naksha paas kaise hota hai',
  'naksha kaun banata hai',
  'survey naksha kya hai',
  'ghar ka naksha banane wala chahiye',
  'घर का नक्शा बनाने वाला आदमी चाहिए',
])('but not who asks something of it: %s', (question) => expect(howToPlan(question, 'en')).toBeUndefined());
