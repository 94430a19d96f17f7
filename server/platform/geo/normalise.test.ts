import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTypes, workerCategories } from '#contract/marketplace/categories.ts';
import { tradeWords } from '#server/features/marketplace/search/trade-words.rules.ts';
import { normalise, normaliseCity } from './normalise.ts';

describe('Devanagari and Latin spellings meet', () => {
  it.each([
    ['Indore', 'इंदौर', 'indor', 'INDORE'],
    ['Pune', 'पुणे', 'PUNE'],
    ['Thane', 'ठाणे'],
    ['More', 'मोरे'],
    ['stone', 'स्टोन'],
    ['Lakshmi', 'Laxmi', 'लक्ष्मी'],
    ['Choudhary', 'Chaudhari', 'Chowdhury', 'चौधरी'],
    ['Mumbai', 'मुंबई'],
    ['Ujjain', 'उज्जैन'],
    ['Gurpreet', 'Gurprit', 'गुरप्रीत'],
    ['Sunita', 'Suneeta', 'सुनीता'],
    ['Yadav', 'यादव'],
    ['Sheikh', 'Shaikh', 'शेख'],
    ['Ramesh', 'रमेश'],
    ['majdoor', 'mazdur', 'मज़दूर', 'मजदूर'],
    ['raj mistri', 'Raj Mistry', 'राज मिस्त्री'],
    ['Lucknow', 'लखनऊ'],
    ['Gurgaon', 'गुड़गाँव'],
    ['Vishwakarma', 'विश्वकर्मा'],
    ['Chandra', 'चन्द्र', 'चंद्र'],
    ['Wasim Zakir', 'वसीम ज़ाकिर'],
  ])('in %s and %s', (first, ...others) => {
    for (const other of others) expect(normalise(other)).toBe(normalise(first));
  });

  it('case, accents, punctuation and white space do not count', () => {
    expect(normalise('  Sūrat,\tGUJARĀT. ')).toBe(normalise('surat gujarat'));
  });

  it('digits stay as they are, Western or Devanagari', () => {
    expect(normalise('452001')).toBe('452001');
    expect(normalise('४५२००१')).toBe('452001');
  });

  it('a city whose last e is heard is not how a name begins', () => {
    for (const name of ['Poonam', 'Punit']) expect(normalise(name).startsWith(normalise('Pune'))).toBe(false);
  });

  it('different names stay different', () => {
    const names = [
      'Ramesh',
      'Rajesh',
      'Rakesh',
      'Mahesh',
      'Dinesh',
      'Suresh',
      'Mukesh',
      'Umesh',
      'Ganesh',
      'Naresh',
    ];
    expect(new Set(names.map(normalise)).size).toBe(names.length);
  });
});

describe('folding twice changes nothing', () => {
  const latin = fc.string({ unit: fc.constantFrom(...'abcdefghiklmnopqrstuvwxyz  -é0'), maxLength: 24 });
  const hindi = fc.string({
    unit: fc.constantFrom(...'कखगचछजटडतदनपबमयरलवशसहअआइईउऊएऐओाीुूेैोौ्ंँ़ a1'),
    maxLength: 24,
  });
  it.each([
    ['Latin letters', latin],
    ['Devanagari letters', hindi],
    ['any text', fc.string({ unit: 'grapheme', maxLength: 24 })],
    ['any binary text', fc.string({ unit: 'binary', maxLength: 24 })],
  ])('for %s', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
        expect(normaliseCity(normaliseCity(text))).toBe(normaliseCity(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the same city', () => {
  it('is the same in both scripts and by its former name', () => {
    for (const name of ['bengaluru', 'BANGALORE', 'बेंगलुरु', 'Beṅgaḷūru']) {
      expect(normaliseCity(name)).toBe(normaliseCity('Bengaluru'));
    }
  });

  it('is the whole name, and Chittur is not Chittoor', () => {
    expect(normaliseCity('Pun')).not.toBe(normaliseCity('Pune'));
    expect(normaliseCity('Navi Mumbai')).not.toBe(normaliseCity('Mumbai'));
    expect(normaliseCity('Chittur')).not.toBe(normaliseCity('Chittoor'));
  });
});

describe('words of the trade', () => {
  const searched = (category: string) => ` ${normalise(`${category} ${tradeWords(category)}`)} `;

  it.each([
    ['mistri', 'Construction'],
    ['राजमिस्त्री', 'Construction Labour'],
    ['thekedar', 'Construction Contract'],
    ['painter', 'color contract'],
    ['बढ़ई', 'furniture contract'],
    ['bijli', 'electrician contract'],
    ['naksha', 'Architectural'],
    ['माली', 'Gardening'],
    ['हथौड़ा', 'Hammer'],
    ['seedhi', 'Ladder'],
  ])('%s finds %s', (word, category) => {
    expect(searched(category)).toContain(` ${normalise(word)} `);
  });

  it('every category has some, and an unknown one none', () => {
    for (const category of [...workerCategories, ...productTypes]) expect(tradeWords(category)).not.toBe('');
    expect(tradeWords('constructor')).toBe('');
  });
});
