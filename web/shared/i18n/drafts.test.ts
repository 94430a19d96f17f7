import { describe, expect, test } from 'vitest';
import { catalogues } from './catalogues.ts';
import { type DraftArea, draftAreas, drafts } from './drafts.ts';
import type { DraftLanguage } from './languages.ts';

type Sentence = string | ((...given: never[]) => string);

/** Every sentence of an area by its place: `dashboard.kinds.worker`. */
function sentencesOf(messages: unknown, place: string): [string, Sentence][] {
  if (typeof messages === 'string' || typeof messages === 'function') return [[place, messages as Sentence]];
  if (typeof messages !== 'object' || messages === null) throw new Error(`no sentence at ${place}`);
  return Object.entries(messages).flatMap(([name, part]) => sentencesOf(part, `${place}.${name}`));
}

const compared = (figure: number): unknown[] => [
  { line: 'Plaster', name: 'Asha', each: figure, unit: 'kg', all: figure },
];

const wage = (figure: number): unknown[] => [{ amount: figure, since: figure, skill: figure }];

/** What fills the gaps of a sentence that does not take figures alone. */
const filled: Record<string, (figure: number) => unknown[]> = {
  'requests.say.several': (figure) => [figure, String(figure), 'Mason'],
  'hiring.howMany': (figure) => [figure, figure, 'worker'],
  'hiring.pay.minimum': wage,
  'hiring.pay.belowMinimum': wage,
  'hiring.pay.central': wage,
  'house.askMessage': (figure) => [{ house: figure, place: figure }],
  'house.setBackFacts.figures': (figure) => [{ front: figure, rear: figure, left: figure, right: figure }],
  'compare.more': compared,
  'compare.less': compared,
  'claim-letter.text': (figure) => [{ name: 'Asha', sum: figure, days: figure, link: 'https://a.in' }],
  'compare.ahead': (figure) => [{ sum: figure, percent: figure, stage: 'Slab' }],
};

/** What a sentence says when its gaps are filled. @param where area and place: `hiring.pay.zone` */
function said(where: string, sentence: Sentence, figure: number): string {
  if (typeof sentence === 'string') return sentence;
  const given = filled[where]?.(figure) ?? Array.from({ length: sentence.length }, () => figure);
  return String(sentence(...(given as never[])));
}

const scripts: Record<DraftLanguage, string> = {
  mr: 'Devanagari',
  bn: 'Bengali',
  te: 'Telugu',
  ta: 'Tamil',
};

/** Stand in the middle of another sentence and bring the space before them. */
const openEnds = new Set(['hiring.pay.of', 'claim-letter.overtime']);

/** Shown marked as Hindi in every language. */
const hindi = new Set(['account.quoteAgain', 'owed.letterIn.hi']);

const offered = Object.keys(drafts) as DraftLanguage[];
const pairs = offered.flatMap((language) => draftAreas.map((area) => [language, area] as const));

async function wordsOf(language: DraftLanguage, area: DraftArea) {
  const draft = drafts[language];
  if (!draft) throw new Error(`no words in ${language}`);
  const { catalogue } = await draft();
  const { messages } = await catalogue[area]();
  const english = (await catalogues[area].en()).messages;
  return { drafted: sentencesOf(messages, area), english: sentencesOf(english, area) };
}

test('Languages beside English and Hindi are offered', () => {
  expect(offered).toEqual(expect.arrayContaining(['bn', 'te', 'ta']));
});

describe.each(pairs)('The words in %s of %s', (language, area) => {
  test('are the same sentences as in English', async () => {
    const { drafted, english } = await wordsOf(language, area);
    const places = (sentences: [string, Sentence][]) => sentences.map(([place]) => place).sort();
    expect(places(drafted)).toEqual(places(english));
  });

  test('are sentences for 0, 1 and 2, with no gap left open', async () => {
    const { drafted } = await wordsOf(language, area);
    const open = drafted.flatMap(([place, sentence]) =>
      [0, 1, 2]
        .map((figure) => [place, said(place, sentence, figure)])
        .filter(([, text = '']) => text === '' || /undefined|NaN|\[object|\$\{/.test(text)),
    );
    expect(open).toEqual([]);
  });

  test('have no white space at their ends', async () => {
    const { drafted } = await wordsOf(language, area);
    const ragged = drafted
      .filter(([place, sentence]) => said(place, sentence, 7) !== said(place, sentence, 7).trim())
      .map(([place]) => place);
    expect(ragged.filter((place) => !openEnds.has(place))).toEqual([]);
  });

  test('have Latin digits', async () => {
    const { drafted } = await wordsOf(language, area);
    const others = drafted
      .map(([place, sentence]) => [place, said(place, sentence, 7)])
      .filter(([, text = '']) => /(?![0-9])\p{Nd}/u.test(text));
    expect(others).toEqual([]);
  });

  test('are written in its script, with Latin for what has no other', async () => {
    const foreign = new RegExp(
      `(?!\\p{Script=${scripts[language]}}|\\p{Script=Latin}|[\\u0964\\u0965\\u200c\\u200d])[\\p{L}\\p{M}]`,
      'u',
    );
    const { drafted } = await wordsOf(language, area);
    const strange = drafted
      .filter(([place]) => !hindi.has(place))
      .map(([place, sentence]) => [place, said(place, sentence, 7)])
      .filter(([, text = '']) => foreign.test(text));
    expect(strange).toEqual([]);
  });

  test('are at most 1.6 times as long as the English', async () => {
    const { drafted, english } = await wordsOf(language, area);
    const englishOf = new Map(english);
    const long = drafted.flatMap(([place, sentence]) => {
      const first = said(place, englishOf.get(place) ?? '', 7);
      const text = said(place, sentence, 7);
      const isLong = first.length > 20 && text.length > 1.6 * first.length;
      return isLong ? [[place, first, text]] : [];
    });
    expect(long).toEqual([]);
  });
});
