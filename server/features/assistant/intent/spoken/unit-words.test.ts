import { describe, expect, it, test } from 'vitest';
import { states } from '#domain/estimate/calculators/convert.ts';
import type { Unit } from '#domain/estimate/calculators/units.ts';
import { amountOf, countOf, measuresIn, metresOf } from './measures.ts';
import { kindOf } from './size.ts';
import { tidy } from './spoken-numbers.ts';
import { beginsUnit, stateIn, unitAt } from './unit-words.ts';

const sizesIn = (text: string) =>
  measuresIn(text).measures.map(({ sizes }) => sizes.map(({ value, unit }) => [value, unit]));
const only = (text: string) => {
  const { measures } = measuresIn(text);
  expect(measures, text).toHaveLength(1);
  const [measure] = measures;
  if (!measure) throw new Error(text);
  return measure;
};

/** As people write them: English, Hinglish, Hindi. */
const written: [Unit, string][] = [
  ['mm', 'mm|millimetre|मिमी|एमएम|मिलीमीटर'],
  ['cm', 'cm|centimeter|सेमी|सेंटीमीटर'],
  ['m', 'm|mtr|metre|meters|मीटर'],
  ['km', 'km|kilometre|किलोमीटर'],
  ['inch', 'in|inch|inches|"|इंच|इन्च'],
  ['ft', "ft|feet|foot|fit|fut|'|फुट|फीट|फ़ुट|फ़ीट"],
  ['yard', 'yard|yards|yd'],
  ['m2', 'sqm|sq m|sq. m.|square metres|varg meter|वर्ग मीटर|वर्गमीटर|m²'],
  ['sqft', 'sqft|sft|sq ft|sq. ft.|sq.ft|square feet|varg fut|वर्ग फुट|वर्ग फ़ुट|स्क्वायर फीट|ft²'],
  ['sqinch', 'sq inch|square inches|वर्ग इंच'],
  ['gaj', 'gaj|gaz|sq yard|sq. yd.|square yards|गज|गज़|वर्ग गज'],
  ['guntha', 'guntha|gunta|गुंठा|गुंठे'],
  ['cent', 'cent|cents|decimal|dismil|सेंट|डिसमिल'],
  ['acre', 'acre|acres|ekad|एकड़'],
  ['hectare', 'hectare|hectares|हेक्टेयर'],
  ['marla', 'marla|मरला'],
  ['kanal', 'kanal|कनाल'],
  ['bigha', 'bigha|beegha|बीघा|बीघे'],
  ['biswa', 'biswa|बिस्वा'],
  ['katha', 'katha|kattha|cottah|कट्ठा'],
  ['m3', 'm3|cum|cu m|cu. m.|cubic metre|cubic meters|ghan meter|घन मीटर|क्यूबिक मीटर|m³'],
  ['cft', 'cft|cuft|cu ft|cubic feet|ghan fut|घन फुट|घन फीट|ft³'],
  ['brass', 'brass|ब्रास'],
  ['litre', 'l|ltr|litre|liters|लीटर'],
  ['gallon', 'gallon|gallons|गैलन'],
  ['kg', 'kg|kgs|kilo|kilogram|किलो|किलोग्राम'],
  ['quintal', 'quintal|kuntal|क्विंटल|कुंतल'],
  ['tonne', 'ton|tons|tonne|टन'],
  ['bag', 'bag|bags|bori|katte|बोरी|बोरियाँ|कट्टा|बैग'],
];

describe('A unit is known by every name that people give it', () => {
  it.each(written)('%s', (unit, names) => {
    for (const name of names.split('|')) {
      // With and without a space, in Western and in Devanagari digits.
      for (const text of [`7 ${name}`, `7${name}`, `७ ${name}`, `kul 7 ${name} hai`]) {
        expect(only(text).sizes, text).toEqual([{ value: 7, unit }]);
      }
    }
  });

  test('two words go before one, and half of them begins a unit', () => {
    expect(unitAt(['sq', 'ft'], 0)).toEqual({ unit: 'sqft', length: 2 });
    expect(unitAt(['sq', 'ft'], 1)).toEqual({ unit: 'ft', length: 1 });
    expect(unitAt(['ft'], 0)).toEqual({ unit: 'ft', length: 1 });
    expect(unitAt(['sq'], 0)).toBeUndefined();
    expect(unitAt(['ft'], 1)).toBeUndefined();
    for (const word of ['sq', 'varg', 'वर्ग', 'cubic', 'घन', 'फुट']) expect(beginsUnit(word), word).toBe(true);
    for (const word of ['bricks', 'sand', '', 'squares']) expect(beginsUnit(word), word).toBe(false);
  });
});

describe('A state is known by its name in both scripts', () => {
  it.each([
    ['uttar pradesh', 'UP', 'Uttar Pradesh', 'उत्तर प्रदेश', 'यूपी'],
    ['madhya pradesh', 'MP', 'Madhya Pradesh', 'मध्य प्रदेश'],
    ['west bengal', 'WB', 'West Bengal', 'Bengal', 'बंगाल'],
    ['haryana', 'Haryana', 'Hariyana', 'हरियाणा'],
    ['chhattisgarh', 'Chhattisgarh', 'Chattisgarh', 'छत्तीसगढ़'],
    ['bihar', 'Bihar', 'बिहार'],
    ['assam', 'Assam', 'असम'],
    ['punjab', 'Punjab', 'पंजाब'],
    ['himachal', 'Himachal', 'हिमाचल'],
    ['uttarakhand', 'Uttarakhand', 'उत्तराखंड'],
    ['gujarat', 'Gujarat', 'गुजरात'],
    ['rajasthan', 'Rajasthan', 'राजस्थान'],
  ])('%s', (state, ...names) => {
    for (const name of names) expect(stateIn(tidy(`1 bigha ${name} me`)), name).toBe(state);
  });

  test('every state that has a size of its own has a name, and a part of a word is none', () => {
    for (const state of states) expect(stateIn(state), state).toBe(state);
    for (const text of ['cupboard', 'kitna up-down', 'lamp', 'goa']) {
      const found = stateIn(text.replace('up-down', 'updown'));
      expect(found, text).toBeUndefined();
    }
  });
});

describe('Sizes are read with what stands beside them', () => {
  test('a chain takes its unit from the number that has one', () => {
    expect(sizesIn('10 x 12 ft')).toEqual([
      [
        [10, 'ft'],
        [12, 'ft'],
      ],
    ]);
    expect(sizesIn('10 ft by 12')).toEqual([
      [
        [10, 'ft'],
        [12, 'ft'],
      ],
    ]);
    expect(sizesIn('10 ft x 3 m')).toEqual([
      [
        [10, 'ft'],
        [3, 'm'],
      ],
    ]);
    expect(sizesIn('10 x 12')).toEqual([
      [
        [10, undefined],
        [12, undefined],
      ],
    ]);
  });

  it.each([
    ['10 x 12 sq ft', 'ft'],
    ['3 x 4 sq m', 'm'],
    ['10 x 12 x 4 cft', 'ft'],
    ['2 x 2 x 1 cubic metre', 'm'],
    ['20 x 30 gaj', 'yard'],
  ])('sides of "%s" are in %s, not in squares', (text, unit) => {
    for (const size of only(text).sizes) expect(size.unit).toBe(unit);
  });

  test('feet with inches are one size, feet and a thickness in inches are two', () => {
    expect(sizesIn('5 ft 6 inch')).toEqual([[[5.5, 'ft']]]);
    expect(sizesIn('10\'6"')).toEqual([[[10.5, 'ft']]]);
    expect(sizesIn('१० फुट ३ इंच')).toEqual([[[10.25, 'ft']]]);
    expect(sizesIn('10 ft 9 inch thick')).toEqual([[[10, 'ft']], [[9, 'inch']]]);
    expect(sizesIn('10 ft 9 inch ki moti')).toEqual([[[10, 'ft']], [[9, 'inch']]]);
    expect(sizesIn('10 ft 9 inch wall')).toEqual([[[10, 'ft']], [[9, 'inch']]]);
    // Twelve inches would be a foot more.
    expect(sizesIn('10 ft 18 inch')).toEqual([[[10, 'ft']], [[18, 'inch']]]);
  });

  it.each([
    ['length 20 ft', 'length', '20 ft long', '20 फुट लंबी'],
    ['height 10 ft', 'height', '10 ft unchi', 'ऊंचाई 10 फुट'],
    ['width 5 m', 'width', '5 m chaudi', 'चौड़ाई 5 मीटर'],
    ['thickness 9 inch', 'thickness', '9 inch moti', 'मोटाई 9 इंच'],
  ])('a name before or after belongs to its number: %s', (before, label, ...others) => {
    for (const text of [before, ...others]) expect(only(text).label, text).toBe(label);
  });

  test('a name belongs to one number only', () => {
    const labels = measuresIn('20 ft long 10 ft high 9 inch thick').measures.map(({ label }) => label);
    expect(labels).toEqual(['length', 'height', 'thickness']);
    expect(measuresIn('height 10 width 5').measures.map(({ label }) => label)).toEqual(['height', 'width']);
  });

  test('what is counted is not measured', () => {
    const { measures } = measuresIn('3 rooms 12x14 with 1000 bricks for 5 log');
    expect(countOf(measures, 'room')).toBe(3);
    expect(countOf(measures, 'brick')).toBe(1000);
    expect(countOf(measures, 'people')).toBe(5);
    expect(countOf(measures, 'tile')).toBeUndefined();
    expect(countOf(measuresIn('तीन कमरे').measures, 'room')).toBe(3);
    expect(countOf(measuresIn('family of 6').measures, 'people')).toBe(6);
  });

  it.each(['10 %', '10%', '10 percent', '१० प्रतिशत', '10 pratishat'])('%s is a share', (text) => {
    expect(only(text).percent).toBe(true);
    expect(only('10 ft').percent).toBe(false);
  });
});

describe('A size becomes metres, square metres, cubic metres or kilograms', () => {
  it.each([
    [{ value: 10, unit: 'ft' }, undefined, 3.048],
    [{ value: 9, unit: 'inch' }, undefined, 0.2286],
    [{ value: 5, unit: undefined }, undefined, 1.524],
    [{ value: 5, unit: undefined }, 'm', 5],
    [{ value: 2, unit: undefined }, 'mm', 0.002],
    [{ value: 4, unit: 'yard' }, undefined, 3.6576],
  ] as const)('%o in %s', (size, usual, metres) => {
    expect(metresOf(size, usual)).toBe(metres);
  });

  it.each([
    ['500 sq ft', 'area', 46.45152],
    ['100 gaj', 'area', 83.612736],
    ['1 brass', 'volume', 2.831685],
    ['1 unit of sand', 'volume', 2.831685],
    ['2000 litre', 'volume', 2],
    ['3 quintal', 'mass', 300],
    ['1.5 ton', 'mass', 1500],
  ] as const)('%s', (text, kind, amount) => {
    const { measures } = measuresIn(text);
    expect(amountOf(measures, kind)).toBe(amount);
    for (const other of ['area', 'volume', 'mass'] as const)
      if (other !== kind) expect(amountOf(measures, other)).toBeUndefined();
  });

  test('bags are bags and no weight, and a chain is no area', () => {
    expect(amountOf(measuresIn('20 bags').measures, 'mass')).toBeUndefined();
    expect(amountOf(measuresIn('10 x 12 sq ft').measures, 'area')).toBeUndefined();
    expect(kindOf({ value: 1, unit: 'bag' })).toBe('mass');
    expect(kindOf({ value: 1, unit: undefined })).toBeUndefined();
  });
});
