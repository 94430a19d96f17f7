import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { readArticles } from './articles.ts';

const sound = `---
title: Dry walls
title-hi: सूखी दीवार
trades:
  - Construction
keywords:
  - 'dry: "wall"'
  - sukhi deewar
asked:
  - how do i keep a wall dry
sources:
  - Wall Act | 1996, in force since 2025 | https://labour.gov.in
  - IS 1, walls | 2016
---

## English

One line
and its rest.

Another paragraph.

## हिन्दी

एक बात।
`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'articles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const article = {
  id: 'dry-walls',
  topic: 'walls',
  en: { title: 'Dry walls', text: 'One line and its rest.\n\nAnother paragraph.' },
  hi: { title: 'सूखी दीवार', text: 'एक बात।' },
  keywords: ['dry: "wall"', 'sukhi deewar'],
  asked: ['how do i keep a wall dry'],
  trades: ['Construction'],
  sources: [
    { title: 'Wall Act', date: '1996, in force since 2025', url: 'https://labour.gov.in' },
    { title: 'IS 1, walls', date: '2016' },
  ],
};

describe('An article is a file that people can write', () => {
  test('with its details above and both texts below', () => {
    write('walls/dry-walls.md', sound);
    expect(readArticles(folder)).toEqual([article]);
  });

  test('on any computer, with the files that it leaves beside', () => {
    write('walls/dry-walls.md', `\ufeff${sound.replaceAll('\n', '\r\n')}`);
    write('walls/.DS_Store', '');
    expect(readArticles(folder)).toEqual([article]);
  });

  test('and need name nobody who does the work', () => {
    write('walls/dry-walls.md', sound.replace('trades:\n  - Construction\n', ''));
    const { trades: _, ...others } = article;
    expect(readArticles(folder)).toEqual([others]);
  });
});

describe('An article that is not as it should be is refused, with its file and what to do', () => {
  it.each<[what: string, was: string, is: string, says: string]>([
    [
      'no details',
      '---\ntitle: Dry',
      'title: Dry',
      'does not begin with its details between two lines of "---"',
    ],
    [
      'empty details',
      sound.slice(4, sound.indexOf('---\n', 4)),
      '\n',
      'lacks a title: add the line "title: …"',
    ],
    ['no English title', 'title: Dry walls\n', '', 'lacks a title: add the line "title: …"'],
    ['no Hindi title', 'title-hi: सूखी दीवार', 'title-hi:', 'lacks a title: add the line "title-hi: …"'],
    [
      'no keywords',
      `keywords:\n  - 'dry: "wall"'\n  - sukhi deewar\n`,
      '',
      'lacks keywords: add "keywords:"',
    ],
    ['empty keywords', `  - 'dry: "wall"'\n  - sukhi deewar\n`, '', 'lacks keywords: add "keywords:"'],
    ['keywords in one line', 'keywords:', 'keywords: dry\ntrades:', 'has "trades" twice: keep one'],
    [
      'trades in one line',
      'trades:\n  - Construction',
      'trades: Tiles',
      'has "trades" in one line: put each below',
    ],
    ['a title twice', 'title-hi', 'title', 'has "title" twice: keep one'],
    ['a misspelled detail', 'trades:', 'trade:', 'has "trade", which no article has: it may be one of title'],
    ['an unknown category', '- Construction', '- Wizards', 'names the trade "Wizards", which is no category'],
    [
      'a line of neither kind',
      '  - sukhi deewar',
      '  sukhi deewar',
      'has the line "sukhi deewar", which is neither',
    ],
    [
      'an item of no list',
      'title: Dry walls',
      'title: Dry walls\n  - dry',
      'has the line "- dry", which is neither',
    ],
    [
      'a colon outside quotation marks',
      'title: Dry walls',
      'title: Walls: dry ones',
      'has the line "title: Walls: dry ones", which is neither "key: value" nor "- item"; a text with a colon or a #',
    ],
    [
      'a colon in an item',
      '- sukhi deewar',
      '- deewar: sukhi',
      'has the line "- deewar: sukhi", which is neither',
    ],
    [
      'a # outside quotation marks',
      '- sukhi deewar',
      '- deewar #4',
      'has the line "- deewar #4", which is neither',
    ],
    ['an item of nothing', '- sukhi deewar', '-', 'has an item without a text below "keywords:": fill it in'],
    ['an item of # alone', '- sukhi deewar', '- #4', 'has the line "- #4", which is neither'],
    [
      'a text over several lines',
      'title: Dry walls',
      'title: |\n  Dry\n  walls',
      'has the line "Dry", which is neither',
    ],
    [
      'a list in one line',
      '- sukhi deewar',
      '- [sukhi, deewar]',
      'has the line "- [sukhi, deewar]", which is neither',
    ],
    ['no English text', '## English', '', 'has text above its first heading'],
    ['no Hindi text', 'एक बात।', ' ', 'lacks a language: add its text below a line "## हिन्दी"'],
    ['no Hindi heading', '## हिन्दी', '', 'lacks a language: add its text below a line "## हिन्दी"'],
    ['a language twice', '## हिन्दी', '## English', 'has the heading "English" twice: keep one'],
    ['another language', '## हिन्दी', '## தமிழ்\n\nஒன்று\n\n## हिन्दी', 'has the heading "தமிழ்"'],
  ])('%s', (_, was, is, says) => {
    expect(sound).toContain(was);
    write('walls/dry-walls.md', sound.replace(was, is));
    expect(() => readArticles(folder)).toThrow(`content/articles/walls/dry-walls.md ${says}`);
  });

  test('in one line, whatever is wrong', () => {
    write('walls/dry-walls.md', '');
    expect(() => readArticles(folder)).toThrow(/^[^\n]+$/);
  });

  test('the same name in two topics', () => {
    write('ground/dry-walls.md', sound);
    write('walls/dry-walls.md', sound);
    expect(() => readArticles(folder)).toThrow(
      'walls/dry-walls.md has the name of content/articles/ground/dry-walls.md: rename one',
    );
  });

  it.each([
    ['walls/Dry Walls.md', 'is no name of an article'],
    ['walls/dry-walls.txt', 'is no name of an article'],
    ['roofs/dry-walls.md', 'content/articles/roofs is no topic: move it into one of ground'],
    ['dry-walls.md', 'content/articles/dry-walls.md is no topic'],
  ])('a name or a place that is none: %s', (path, says) => {
    write(path, sound);
    expect(() => readArticles(folder)).toThrow(says);
  });
});

// docs/rules.md#assistant-8
test.each([
  ['Wall Act', /write it as "title \| year \| https:\/\/…"/],
  ['Wall Act | lately', /write it as/],
  ["'| 2016'", /write it as/],
  ['Wall Act | 2016 | https://a.in | more', /write it as/],
  ['Wall Act | 2016 | http://a.in', /does not begin with https:\/\//],
  ['Wall Act | 2016 | labour.gov.in', /does not begin with https:\/\//],
])('A source that is not whole is refused with what to write: %s', (line, says) => {
  write('walls/dry-walls.md', sound.replace('IS 1, walls | 2016', line));
  expect(() => readArticles(folder)).toThrow(says);
});

test('An article without sources has none', () => {
  write('walls/dry-walls.md', sound.replace(/sources:\n(?: {2}- .*\n)+---/, '---'));
  expect(readArticles(folder)[0]?.sources).toEqual([]);
});
