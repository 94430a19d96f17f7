import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { measuresIn } from './measures.ts';
import { isCross, tidy, tokensOf } from './spoken-numbers.ts';
import { beginsUnit } from './unit-words.ts';

const things = new Set(['bricks', 'eent', 'ईंट', 'kamre', 'कमरे']);
const countable = (word: string) => beginsUnit(word) || things.has(word);
const tokens = (text: string) => tokensOf(text, countable);

describe('A number that is spelled before what can be counted is read', () => {
  it.each([
    ['one', 'ek', 'एक', 1],
    ['two', 'do', 'दो', 2],
    ['three', 'teen', 'तीन', 3],
    ['four', 'chaar', 'चार', 4],
    ['five', 'paanch', 'पाँच', 5],
    ['six', 'chhah', 'छह', 6],
    ['seven', 'saat', 'सात', 7],
    ['eight', 'aath', 'आठ', 8],
    ['nine', 'nau', 'नौ', 9],
    ['ten', 'das', 'दस', 10],
    ['eleven', 'gyarah', 'ग्यारह', 11],
    ['twelve', 'barah', 'बारह', 12],
    ['fifteen', 'pandrah', 'पंद्रह', 15],
    ['eighteen', 'atharah', 'अठारह', 18],
    ['twenty', 'bees', 'बीस', 20],
    ['thirty', 'tees', 'तीस', 30],
    ['fifty', 'pachas', 'पचास', 50],
    ['ninety', 'nabbe', 'नब्बे', 90],
    ['half', 'aadha', 'आधा', 0.5],
  ])('%s, %s, %s', (english, hinglish, hindi, value) => {
    expect(tokens(`${english} feet`)).toEqual([String(value), 'feet']);
    expect(tokens(`${hinglish} eent`)).toEqual([String(value), 'eent']);
    expect(tokens(`${hindi} कमरे`)).toEqual([String(value), 'कमरे']);
  });

  it.each([
    ['do hazar eent', '2000'],
    ['teen lakh eent', '300000'],
    ['ek crore eent', '10000000'],
    ['paanch sau eent', '500'],
    ['dhai hazar eent', '2500'],
    ['dedh lakh eent', '150000'],
    ['sadhe teen hazar eent', '3500'],
    ['sadhe teen feet', '3.5'],
    ['do hazar paanch sau eent', '2500'],
    ['ek lakh bees hazar eent', '120000'],
    ['two hundred fifty bricks', '250'],
    ['5 hazar eent', '5000'],
    ['1.5 lakh bricks', '150000'],
    ['2k bricks', '2000'],
    ['do lakh paanch hazar teen sau das eent', '205310'],
    ['two hundred fifty thousand bricks', '250000'],
    ['एक लाख बीस हज़ार ईंट', '120000'],
    ['ten lakh crore bricks', '10000000000000'],
    ['दो हज़ार ईंट', '2000'],
    ['साढ़े तीन सौ ईंट', '350'],
    ['डेढ़ लाख ईंट', '150000'],
    ['ढाई फुट', '2.5'],
  ])('%s is %s', (text, value) => {
    expect(tokens(text)[0]).toBe(value);
    expect(tokens(text)).toHaveLength(2);
  });

  it('but no verb, adverb or shop is taken for one', () => {
    expect(tokens('dila do mistri')).toEqual(['dila', 'do', 'mistri']);
    expect(tokens('so what')).toEqual(['so', 'what']);
    expect(tokens('one of them')).toEqual(['one', 'of', 'them']);
    expect(tokens('5 so eent')).toEqual(['500', 'eent']);
    expect(tokens('5 so what')).toEqual(['5', 'so', 'what']);
  });

  it('and after a cross it is a side', () => {
    expect(tokens('10 by barah')).toEqual(['10', 'by', '12']);
    for (const cross of ['x', 'by', 'into', 'गुणा', 'बाय', 'bai']) expect(isCross(cross), cross).toBe(true);
    for (const none of ['and', 'buy', '', undefined]) expect(isCross(none)).toBe(false);
  });
});

describe('What is typed is tidied', () => {
  it.each([
    ['१२ फुट', '12 फुट'],
    ['०१२३४५६७८९', '0123456789'],
    ['1,00,000 bricks', '100000 bricks'],
    ['5½ ft', '5.5 ft'],
    ['¾ inch', '0.75 inch'],
    ['2 ¼ m', '2.25 m'],
    ['4 1/2 inch', '4.5 inch'],
    ['10×12', '10 x 12'],
    ['10*12', '10 x 12'],
    ['10x12', '10 x 12'],
    ['10/12 room', '10 x 12 room'],
    ['12/10/2026', '12/10/2026'],
    ['1/2', '0.5'],
    ['3/8 inch', '0.375 inch'],
    ['12/5/2026', '12/5/2026'],
    ['four and half inch', 'sadhe four inch'],
    ['एम15', 'm15'],
    ['10ft x12ft', '10 ft x 12 ft'],
    ['10ftx12ft', '10 ft x 12 ft'],
    ['3mx4m', '3 m x 4 m'],
    ['5’6”', '5\'6"'],
    ["10'' pipe", '10" pipe'],
    ['100 sq. ft.', '100 sq ft'],
    ['M-20', 'm20'],
    ['M 20', 'm20'],
    ['ft²', 'ft2'],
    ['m³', 'm3'],
    ['12-mm', '12 mm'],
    ['two-storey', 'two storey'],
    ['क्या है?', 'क्या है'],
    ['है।', 'है'],
    ['  many   spaces\n here ', 'many spaces here'],
  ])('%s', (typed, text) => {
    expect(tidy(typed)).toBe(text);
  });

  test('letters with a dot below are one, however the keyboard makes them', () => {
    expect(tidy('डेढ़ लाख'.normalize('NFD'))).toBe(tidy('डेढ़ लाख'.normalize('NFC')));
    expect(tokens('साढ़े तीन फुट'.normalize('NFD'))[0]).toBe('3.5');
  });

  test('a letter of five hundred signs is read, of what is longer its beginning', () => {
    expect(tidy('a'.repeat(2000))).toHaveLength(500);
  });

  test('numbers keep their value, and nobody’s text breaks it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (value) => {
        expect(tidy(value.toLocaleString('en-IN'))).toBe(String(value));
        const devanagari = String(value).replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '');
        expect(tokens(`${devanagari} feet`)).toEqual([String(value), 'feet']);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        for (const token of tokens(text)) expect(token).not.toMatch(/\s{2}|^$|NaN|undefined/);
      }),
    );
  });

  test('a grade, a kind of steel and a mix keep their digits together', () => {
    expect(tokens('M20 concrete')).toEqual(['m20', 'concrete']);
    expect(tokens('M7.5')).toEqual(['m7.5']);
    expect(tokens('1:1.5:3 mix')).toEqual(['1:1.5:3', 'mix']);
    expect(tokens('1 : 4 mortar')).toEqual(['1 : 4', 'mortar']);
    expect(tokens('10% waste')).toEqual(['10', '%', 'waste']);
  });
});

test.each([
  ['hundred and twenty feet', ['120', 'feet']],
  ['two hundred and fifty bags', ['250', 'bags']],
  ['सौ गज', ['100', 'गज']],
  ['हजार फुट', ['1000', 'फुट']],
  ['10 feet and two walls', ['10', 'feet', 'and', '2', 'walls']],
  ['paanch so mistri', ['500', 'mistri']],
  ['so painter will come', ['so', 'painter', 'will', 'come']],
])('A hundred may stand alone, and be joined to the rest: %s', (text, words) => {
  expect(measuresIn(text).tokens).toEqual(words);
});

test('"Kar do" asks for something to be done, and counts nothing', () => {
  expect(measuresIn('6 feet kar do wall').measures).toHaveLength(1);
  expect(measuresIn('हिसाब कर दो दीवार').measures).toEqual([]);
});
