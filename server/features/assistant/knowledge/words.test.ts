import { describe, expect, it, test } from 'vitest';
import { everyday, meanings } from '#content/meanings.ts';
import { articles } from './articles.ts';
import { hinglishOf, languageOf } from './language.ts';
import { readTerms } from './lexicon.ts';
import { tradeOf } from './trades/trades.ts';

const meaningsOf = (text: string) => readTerms(text).map(({ meaning, words }) => meaning ?? words.join(' '));

describe('The lexicon gives one meaning to', () => {
  it.each([
    [':damp', 'damp', 'dampness', 'seelan', 'silan', 'सीलन', 'नमी'],
    [':roof', 'roof', 'chhat', 'chat', 'छत', 'छतों'],
    [':slab', 'slab', 'lenter', 'lantar', 'लेंटर'],
    [':steel', 'steel', 'sariya', 'saria', 'सरिया', 'सरिए', 'bars'],
    [':sand', 'sand', 'ret', 'reti', 'baalu', 'बालू', 'रेत'],
    [':brick', 'bricks', 'eent', 'int', 'ईंट', 'ईंटें'],
    [':crack', 'cracks', 'cracking', 'darar', 'daraar', 'दरारें'],
    [':cure', 'curing', 'tarai', 'taraai', 'तराई'],
    [':wall', 'walls', 'deewar', 'diwar', 'deewaron', 'दीवारों'],
    [':worker', 'labourer', 'mazdoor', 'majdur', 'मज़दूर', 'मजदूरों'],
    [':wage', 'wages', 'mazdoori', 'dihadi', 'मज़दूरी'],
    [':contractor', 'contractor', 'thekedar', 'ठेकेदार'],
    [':plan', 'naksha', 'naksa', 'नक्शा', 'drawing'],
  ])('%s', (meaning, ...words) => {
    expect(words.map((word) => meaningsOf(word))).toEqual(words.map(() => [meaning]));
  });
});

test('Words that only sound alike are kept apart', () => {
  expect(meaningsOf('the wall door')).toEqual([':wall', ':door']);
  expect(meaningsOf('घर दूर वाला')).toEqual([':house', ':distance']);
  expect(meaningsOf('it')).toEqual([]);
  expect(meaningsOf('बाढ़')).toEqual([':flood']);
});

test('Every everyday meaning is a row of the lexicon, and no word stands in two rows', () => {
  const names = meanings.map((row) => row.split(', ')[0]);
  for (const name of everyday.split(' ')) expect(names).toContain(name);
  const words = meanings.flatMap((row) => [...new Set(row.split(', '))]);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('Question words and helping verbs mean nothing by themselves, in all three ways of writing', () => {
  for (const text of ['how should I do this', 'कैसे करना चाहिए', 'kaise karna chahiye kya kare'])
    expect(meaningsOf(text)).toEqual([]);
});

describe('A question is in the language of its small words', () => {
  it.each([
    ['How many days should a slab be cured?', 'en'],
    ['roof leak', 'en'],
    ['M20 ratio', 'en'],
    ['thekedar ran away with my money', 'en'],
    ['slab ki tarai kitne din', 'hinglish'],
    ['M20 ka ratio kya hai', 'hinglish'],
    ['mistri chahiye', 'hinglish'],
    ['seelan', 'hinglish'],
    ['स्लैब की तराई', 'hi'],
    ['M20 कंक्रीट ratio', 'hi'],
    ['', 'en'],
  ])('%s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});

describe('Hindi in Latin letters is spelled as people type it', () => {
  it.each([
    ['कंक्रीट की तराई कितने दिन', 'Concrete ki tarai kitne din'],
    ['दीवार में सीलन है। पानी रोकिए।', 'Deewar mein seelan hai. Paani rokiye.'],
    ['बड़ी लकड़ी की खिड़की', 'Badi lakdi ki khidki'],
    ['काम के बाद ठीक से आना', 'Kaam ke baad theek se aana'],
    ['M20 में 8 बोरी सीमेंट', 'M20 mein 8 bori cement'],
  ])('%s', (hindi, latin) => {
    expect(hinglishOf(hindi)).toBe(latin);
  });

  it('and leaves no Devanagari of any article', () => {
    for (const { hi } of articles)
      expect(hinglishOf(`${hi.title} ${hi.text}`)).not.toMatch(/[\u0900-\u097f]/);
  });
});

describe('A trade leads to a category of the marketplace', () => {
  it.each([
    ['mason', 'worker', 'Construction', true],
    ['राजमिस्त्री', 'worker', 'Construction', true],
    ['tile mistri chahiye', 'worker', 'Tiles', true],
    ['bijli ka mistri', 'contractor', 'electrician contract', true],
    ['electricians near me', 'contractor', 'electrician contract', true],
    ['बढ़ई', 'contractor', 'furniture contract', true],
    ['rang saaz', 'contractor', 'color contract', true],
    ['मज़दूरों की टोली', 'groupWorker', 'Construction Labour', true],
    ['mistri ka thekedar', 'contractor', 'Construction Contract', true],
    ['naksha banane wala', 'engineer', 'Architectural', true],
    ['structural engineer', 'engineer', 'Structural', true],
    ['JCB kiraye par', 'provider', null, false],
    ['मुझे प्लंबर चाहिए', 'worker', 'Other', false],
    ['plumber ki team', 'groupWorker', 'Other Group Works', false],
    ['sariya bandhne wala', 'worker', 'Construction', false],
    ['welder', 'worker', 'Other', false],
  ])('%s', (text, kind, category, exact) => {
    expect(tradeOf(text)).toMatchObject({ kind, category, exact });
  });

  it('and what is no trade to none', () => {
    for (const text of ['cricket', 'curing', '']) expect(tradeOf(text)).toBeNull();
  });
});

describe('A message that says nothing of its language is in that of the questions before', () => {
  it.each([
    ['M25', ['छत में सीमेंट कितना'], 'hi'],
    ['Pune', ['mistri chahiye', '900'], 'hinglish'],
    ['900', ['how many bricks for a wall'], 'en'],
    ['how much for plaster', ['छत में सीमेंट कितना'], 'en'],
    ['12 mm', [], 'en'],
  ])('%s after %j', (text, before, language) => {
    expect(languageOf(text, before)).toBe(language);
  });
});
