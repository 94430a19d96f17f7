import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentencesOf, textsIn, wordsOf } from './data/sentences.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const inFolder = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, root)).flatMap((name) => (name.endsWith(end) ? [folder + name] : []));

const files = [
  ...inFolder('web/shared/i18n/messages/en/', '.ts'),
  ...inFolder('server/platform/mail/texts/', '.en.ts'),
  'content/public-pages/en.ts',
  'contract/problems.ts',
];
const mostWords = 14;
const articles = inFolder('content/articles/', '').flatMap((topic) => inFolder(`${topic}/`, '.md'));
/** What an article says in English, its title first. */
const english = (article: string): string =>
  `${/^title: (.*)$/m.exec(article)?.[1]}\n${/^## English\n([^#]*)/m.exec(article)?.[1]}`;

const page = read('content/words.en.md');
const cells = (cell = ''): string[] => cell.split(',').flatMap((word) => word.trim() || []);
const rows = page
  .split('\n')
  .filter((line) => /^\|(?! What | ---)/.test(line))
  .map((line) => line.split('|').slice(1));
const avoided = rows.flatMap(([, say = '', not]) => cells(not).map((word) => ({ word, say: say.trim() })));
const kept = new Set(page.split('\n').flatMap((line) => /^- (How .*)$/.exec(line)?.[1] ?? []));

/** A whole word or several, in small or large letters; `*` stands for any letters. */
function uses(sentence: string, word: string): boolean {
  const letters = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').test(sentence);
}

/** What is wrong with a sentence, if anything. */
function faultsOf(sentence: string): string[] {
  const long = wordsOf(sentence) > mostWords && !kept.has(sentence);
  const begins = /^who\b.*\.$/i.test(sentence);
  return [
    ...(long ? [`${wordsOf(sentence)} words`] : []),
    ...(begins ? ['begins with “who” and asks nothing'] : []),
    ...avoided.flatMap(({ word, say }) => (uses(sentence, word) ? [`${word} (say: ${say})`] : [])),
  ];
}

describe('The words of the English edition', () => {
  test('are read from their page', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(kept.size).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(30);
  });

  test.each([
    ['The other side is told.', ['the other side', 'is told']],
    ['Who agrees first is booked at once.', ['begins with “who”']],
    ['Without a line nothing goes.', ['a line']],
    ['Whom do you ask?', ['whom']],
    ['One two three four five six seven eight nine ten eleven twelve thirteen {} fifteen.', ['15 words']],
    ['Who do you ask?', []],
    ['We told Ramesh. Enter sends, Shift + Enter makes a new line.', []],
  ])('%s has the faults that it has', (sentence, faults) => {
    const found = faultsOf(sentence);
    expect(found).toHaveLength(faults.length);
    for (const [place, fault] of faults.entries()) expect(found[place]).toContain(fault);
  });

  test.each(articles.filter((path) => /\/neev-/.test(path)))('%s speaks of Neev as its pages do', (path) => {
    const [, ...text] = sentencesOf(english(read(path)));
    expect(text.length).toBeGreaterThan(5);
    expect(text.flatMap((sentence) => faultsOf(sentence).map((fault) => `${fault}: ${sentence}`))).toEqual(
      [],
    );
  });

  test.each(articles)('%s has no word that a second-language reader stumbles over', (path) => {
    // "Realtime" is where somebody replaced "live" everywhere; walls have sides, wires are lines.
    const hard = [
      'whom',
      'whoever',
      'those who',
      'hence',
      'thereof',
      'mend*',
      'anew',
      'realtime',
      'over night',
    ];
    expect(hard.filter((word) => uses(english(read(path)), word))).toEqual([]);
  });

  test.each(files)('%s says it so that a second-language reader takes it in at once', (path) => {
    const wrong = textsIn(path, read(path)).flatMap(({ text, line }) =>
      sentencesOf(text).flatMap((sentence) =>
        faultsOf(sentence).map((fault) => `line ${line}, ${fault}: ${sentence}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
