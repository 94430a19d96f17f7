import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { messages as bengali } from '#web/shared/i18n/messages/bn/papers.ts';
import { messages as english } from '#web/shared/i18n/messages/en/papers.ts';
import { messages as hindi } from '#web/shared/i18n/messages/hi/papers.ts';
import { messages as marathi } from '#web/shared/i18n/messages/mr/papers.ts';
import { messages as tamil } from '#web/shared/i18n/messages/ta/papers.ts';
import { messages as telugu } from '#web/shared/i18n/messages/te/papers.ts';

const hashOf = (sentences: unknown): string =>
  createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 16);

// An agreement that was signed names its clauses by the number of their catalogue alone.
test('The clauses of a catalogue are never edited: other words are the next catalogue', () => {
  expect([hashOf(english.clauses[1]), hashOf(hindi.clauses[1])]).toEqual([
    '640380bdb41f5d45',
    '58d9a5aab830a250',
  ]);
});

// A draft is read when it is signed, as a whole language is: what a reader corrects in it is the next catalogue too.
test.each([
  ['mr', marathi, 'f65d67365dbf5281'],
  ['bn', bengali, '7f1346ffad2ca31b'],
  ['te', telugu, 'daf2feee34bde3e9'],
  ['ta', tamil, 'c9d257ba8a137d60'],
])('The clauses in %s are never edited either', (_, { clauses }, hash) => {
  expect(hashOf(clauses[1])).toBe(hash);
});

test('Each clause has a name and short sentences, as many in every language', () => {
  const all = [english, hindi, marathi, bengali, telugu, tamil].flatMap(({ clauses }) => clauses[1]);
  const long = all
    .flatMap(({ text }) => text.split(/[.।] ?/))
    .filter((sentence) => sentence.split(' ').length > 16);
  expect(long).toEqual([]);
  for (const { clauses } of [hindi, marathi, bengali, telugu, tamil])
    expect(clauses[1].map(({ title }) => title === '')).toEqual(
      english.clauses[1].map(({ title }) => title === ''),
    );
});
