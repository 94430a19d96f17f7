import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { meanings } from '#content/meanings.ts';
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { articles } from './articles.ts';
import { hinglishOf, languageOf } from './language.ts';
import { isOfTheTrade, readTerms } from './lexicon.ts';
import { knowledge } from './search.ts';
import { tradeOf } from './trades/trades.ts';

const meaningsOf = (text: string) => readTerms(text).map(({ meaning }) => meaning);

describe('Every row of the lexicon', () => {
  const rows = meanings.map((row) => row.split(', '));

  test('has one meaning for its words, in whatever case and keyboard they are typed', () => {
    const strayed = rows.flatMap(([first = '', ...others]) =>
      [first, ...others].filter((word) =>
        [word, word.toUpperCase(), word.normalize('NFD')].some(
          (typed) => meaningsOf(typed).join(' ') !== `:${first}`,
        ),
      ),
    );
    // The floor area ratio typed in small letters is "far", and so a distance.
    expect(strayed).toEqual(['FAR']);
  });

  it.each([
    ['roof leaks', 'छत से पानी टपकना', 'chhat'],
    ['steel', 'सरिया', 'sariya'],
    ['foundation', 'नींव', 'neev'],
    ['sand', 'रेत', 'baalu'],
  ])('leads from all three ways of writing to one: %s', (english, hindi, hinglish) => {
    const first = meaningsOf(hinglish)[0];
    expect(first).toMatch(/^:/);
    expect(meaningsOf(english)).toContain(first);
    expect(meaningsOf(hindi)).toContain(first);
  });

  test('is of the trade unless it is everyday talk', () => {
    for (const name of [':cement', ':brick', ':slab']) expect(isOfTheTrade(name), name).toBe(true);
    expect(isOfTheTrade('cricket')).toBe(false);
  });

  test('and a word that nobody knows stays a word', () => {
    expect(readTerms('zyxwvut cement')).toMatchObject([{ meaning: null }, { meaning: ':cement' }]);
    expect(readTerms('ॱ')).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { words } of readTerms(text)) for (const word of words) expect(word).not.toBe('');
      }),
    );
  });
});

describe('The way of writing is known by its small words', () => {
  it.each([
    ['yeh deewar kitni moti hai', 'hinglish'],
    ['Mujhe mistri chahiye', 'hinglish'],
    ['SLAB KI TARAI', 'hinglish'],
    ['is the wall thick', 'en'],
    ['ghar in the village with a well', 'en'],
    ['1 2 3', 'en'],
    ['क', 'hi'],
    ['wall की', 'hi'],
    // As many of the one as of the other: English.
    ['the ghar', 'en'],
  ])('%s', (text, way) => {
    expect(languageOf(text)).toBe(way);
  });

  test('an article’s English is English, its Hindi is Hindi, and that in Latin letters Hinglish', () => {
    for (const { id, en, hi } of articles) {
      expect(languageOf(en.text), id).toBe('en');
      expect(languageOf(hi.text), id).toBe('hi');
      expect(languageOf(hinglishOf(hi.text)), id).toBe('hinglish');
    }
  });

  test('Latin letters, numbers and signs are left as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9 ,()%:-]{0,40}$/), (text) => {
        expect(hinglishOf(text)).toBe(text);
      }),
    );
    expect(hinglishOf('1:4, IS 456, 20 mm')).toBe('1:4, IS 456, 20 mm');
  });
});

describe('A trade', () => {
  it.each<[trade: string, kind: string, category: string | null, ...names: string[]]>([
    ['painter', 'contractor', 'color contract', 'पेंटर', 'rang saaz', 'putai wala'],
    ['plumber', 'worker', 'Other', 'प्लंबर', 'nal ka mistri', 'plumbers'],
    ['tile layer', 'worker', 'Tiles', 'टाइल लगाने वाला', 'marble mistri', 'tilers'],
    ['gardener', 'worker', 'Gardening', 'माली', 'mali', 'gardeners'],
    ['loader', 'worker', 'Loading', 'पल्लेदार', 'hamal', 'coolie'],
    ['cleaner', 'worker', 'Cleaning', 'सफ़ाई वाला', 'safai karmi'],
    ['machine owner', 'provider', null, 'जेसीबी', 'crane', 'concrete mixer'],
    ['architect', 'engineer', 'Architectural', 'आर्किटेक्ट', 'naksha wala'],
    ['labourer', 'worker', 'Construction', 'मज़दूर', 'मजदूरों', 'majdoor', 'beldar'],
    ['contractor', 'contractor', 'Construction Contract', 'ठेकेदार', 'thekedar', 'builder'],
  ])('%s is known by all its names', (trade, kind, category, ...names) => {
    for (const name of names)
      expect(tradeOf(`mujhe ${name} chahiye`), name).toMatchObject({ trade, kind, category });
  });

  test('says more than "contractor" or "mistri" beside it', () => {
    expect(tradeOf('painter ka thekedar')?.trade).toBe('painter');
    expect(tradeOf('mistri aur painter')?.trade).toBe('painter');
    expect(tradeOf('mistri aur mazdoor')?.trade).toMatch(/mason|labourer/);
  });

  it.each([
    ['mali ki toli', 'groupWorker', 'Gardening Group'],
    ['gardening contractor', 'contractor', 'Gardening Contract'],
    ['tile team', 'groupWorker', null],
    ['tile mistri ki team', 'groupWorker', 'Tiles | Marbel'],
    ['electrician engineer', 'engineer', 'Electrical'],
    // Nobody has a crew of architects: the nearest is one of them.
    ['architect ki team', 'engineer', 'Architectural'],
  ])('with a word for its kind is looked for there: %s', (text, kind, category) => {
    if (category === null) expect(tradeOf(text)).toBeNull();
    else expect(tradeOf(text)).toMatchObject({ kind, category });
  });

  test('leads to a category that the marketplace has, of that kind', () => {
    const known: Record<string, readonly string[]> = {
      worker: workerCategories,
      groupWorker: groupTypes,
      contractor: contractorTypes,
      engineer: engineerTypes,
    };
    for (const name of [
      'welder',
      'mason',
      'pest control',
      'driver',
      'bim',
      'hvac',
      'fire engineer',
      'movers',
    ])
      for (const kind of ['', ' toli', ' thekedar', ' engineer']) {
        const found = tradeOf(name + kind);
        expect(known[found?.kind ?? ''], name + kind).toContain(found?.category);
      }
  });
});

describe('The search', () => {
  const { find } = knowledge();

  test('gives five articles at most, the best first, none twice', () => {
    for (const { article } of find('cement concrete brick wall plaster')) expect(articles).toContain(article);
    for (const question of ['roof leak', 'दीवार', 'sariya', 'how much cement for plaster']) {
      const found = find(question);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.map(({ score }) => score)).toEqual(
        found.map(({ score }) => score).toSorted((a, b) => b - a),
      );
      expect(new Set(found.map(({ article }) => article.id)).size).toBe(found.length);
    }
  });

  test('finds every article by its own title, in either language, among the five', () => {
    const missed = articles.flatMap(({ id, en, hi }) =>
      [en.title, hi.title].filter((title) => !find(title).some(({ article }) => article.id === id)),
    );
    expect(missed).toEqual([]);
  });

  test('forgives a slip of the pen in a long word, and is as sure in capitals', () => {
    expect(find('eflorescence on bricks')[0]?.article.id).toBe('efflorescence');
    expect(find('ROOF LEAK')).toEqual(find('roof leak'));
    expect(find('')).toEqual([]);
    expect(find('?!।')).toEqual([]);
  });
});
