import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages as papers } from '#web/shared/i18n/messages/hi/papers.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8').normalize('NFC');
const inFolder = (folder: string, end: string): string[] =>
  readdirSync(new URL(folder, root)).flatMap((name) => (name.endsWith(end) ? [folder + name] : []));

const catalogues = inFolder('web/shared/i18n/messages/hi/', '.ts');
const sentences = [
  ...catalogues,
  'content/categories/hi.ts',
  'content/public-pages/hi.ts',
  ...inFolder('server/platform/mail/texts/', '.hi.ts'),
  'server/platform/mail/sms/sms-texts.ts',
  'server/features/assistant/answering/sentences.ts',
  'server/features/assistant/tools/base/listing-sentences.ts',
];

type Row = { english: string[]; hindi: string[]; not: string[] };
/** The formatter takes two stars around letters for emphasis, and writes it with dashes below the line. */
const cells = (cell = ''): string[] =>
  cell.split(',').flatMap((word) => word.trim().replace(/^_(.+)_$/, '*$1*') || []);
const rows: Row[] = read('content/words.hi.md')
  .split('\n')
  .filter((line) => /^\|(?! English| ---)/.test(line))
  .map((line) => line.split('|').slice(1))
  .map(([english, hindi, not]) => ({ english: cells(english), hindi: cells(hindi), not: cells(not) }));

/** A whole word or several; `*` stands for any letters. A hyphen makes another word: ई-मेल is not मेल. */
function pattern(word: string): RegExp {
  const letters = word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[\\p{L}\\p{M}]*');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])${letters}(?![\\p{L}\\p{M}\\p{N}-])`, 'u');
}
const avoided = rows.flatMap(({ not, hindi }) =>
  not.map((word) => ({ word, hindi, pattern: pattern(word) })),
);

/** Clauses that people signed are never edited, whatever word is chosen later. */
const signed = Object.values(papers.clauses)
  .flat()
  .flatMap(({ title, text }) =>
    [`title: '${title}'`, `text: '${text}'`].map((line) => line.normalize('NFC')),
  );

/** Lines that say something in Hindi, without what only the code reads. */
const hindiLines = (path: string): string[] =>
  read(path)
    .split('\n')
    .filter((line) => /\p{Script=Devanagari}/u.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
    .filter((line) => !signed.some((clause) => line.includes(clause)));

describe('The words of the Hindi edition', () => {
  test('are read from their table', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ english, hindi }) => english.length === 0 || hindi.length === 0)).toEqual([]);
    expect(catalogues.length).toBeGreaterThan(25);
  });

  test.each(sentences)('%s uses no word that the table avoids', (path) => {
    const found = hindiLines(path).flatMap((line) =>
      avoided.flatMap(({ word, hindi, pattern }) =>
        pattern.test(line) ? [`${word} (say: ${hindi.join(', ')}) in ${line.trim()}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  test.each(catalogues)('%s says each notion of the table with its word', async (path) => {
    const load = async (file: string) => stringsOf(await import(new URL(file, root).href));
    const hindi = new Map(await load(path));
    const otherwise = (await load(path.replace('/hi/', '/en/'))).flatMap(([place, english]) => {
      const row = rows.find((row) =>
        row.english.some((name) => name.toLowerCase() === english.toLowerCase()),
      );
      const said = hindi.get(place);
      const isOther = row && said !== undefined && !row.hindi.includes(said);
      return isOther && !place.startsWith('.messages.clauses.') ? [`${place}: ${english}, ${said}`] : [];
    });
    expect(otherwise).toEqual([]);
  });
});

/** The sentences without gaps of a catalogue, by their places. */
function stringsOf(messages: unknown, place = ''): [string, string][] {
  if (typeof messages === 'string') return [[place, messages.normalize('NFC')]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, part]) => stringsOf(part, `${place}.${name}`));
}
