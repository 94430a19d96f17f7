import { describe, expect, test } from 'vitest';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { payAsked } from './inputs/read-pay.ts';
import { readCalculations } from './read-calculation.ts';

describe('What a crew is paid for its days is a sum', () => {
  test.each([
    ['5 painters for 10 days at 800 how much', 40_000],
    ['3 tile layers at 950 each for 6 days, total', 17_100],
    ['2 brick layers at 900 for 5 days, total', 9000],
    ['8 मजदूर 6 दिन 500 रुपये रोज कुल कितना', 24_000],
    ['2 mistri 3 mazdoor 5 din ka kharcha mistri 900 mazdoor 500', 16_500],
    ['what do 3 masons at ₹900 a day cost for 12 days', 32_400],
    ['4 labour 7 din 600 rs ke hisaab se kitna paisa', 16_800],
    ['total wages 10 workers 26 days 550/day', 143_000],
    ['4 masons and 6 helpers, 10 days, 900 rs and 600 rs a day respectively, total', 72_000],
    ['mistri ka 900 aur labour ka 500 roz, do mistri teen labour chaar din, kul kitna', 13_200],
    ['a plumber asks 1000 a day, there are 2 of them for 5 days, how much in total', 10_000],
    ['tile wale 3 bande 1000 rupay roz wale 4 din kaam kiye to total kitna dena hai', 12_000],
    ['पुताई वाले 2 आदमी 5 दिन 800 रुपये रोज़ कुल कितना देना', 8000],
    ['2 wiring wale 4 din 900 roz kitna dena hai', 7200],
    ['बढ़ई चार जने तीन दिन रोज के 1000, हिसाब कर दो', 12_000],
  ])('%s: %i rupees', (question, sum) => {
    const [asked] = readCalculations(question);
    expect(asked?.calculator).toBe('pay');
    const { result, assumptions } = calculators.pay.run(asked?.inputs ?? {}, shippedRates);
    expect(result.at(-1)).toEqual({ key: 'wages', amount: sum, unit: 'rupee' });
    expect(assumptions).toEqual([]);
  });

  test('at Neev’s own rates, which it tells, where nobody says one', () => {
    const inputs = payAsked('2 राजमिस्त्री और 4 मजदूर 10 दिन काम करें तो कितना पैसा लगेगा');
    expect(inputs).toEqual({ trade: 'mason', workers: 2, otherTrade: 'helper', others: 4, days: 10 });
    const { result, assumptions } = calculators.pay.run(inputs ?? {}, shippedRates);
    expect(result.map(({ key }) => key)).toEqual(['mason', 'helper', 'wages']);
    expect(assumptions.map(({ key }) => key)).toEqual(['ratesOf']);
  });

  test.each([
    '3 painters for 5 days in Pune',
    '10 masons for 3 days under 900 near Indore',
    'how many days for 2 masons to plaster 500 sq ft',
    '8 log do din ka paani tanki kitne litre',
    '5 painters at 800',
    '2 painters 3 masons 4 plumbers 5 days total',
  ])('but not: %s', (question) => expect(payAsked(question)).toBeUndefined());
});

describe('The cost of a work is its material and its wages', () => {
  test.each([
    ['What is the cost of plastering 1200 sq ft of wall?', 'plaster'],
    ['500 sqft tiles lagane ka kharcha kitna', 'tiles'],
    ['20x10 ft deewar banane me kitna kharcha', 'bricks'],
  ])('%s', (question, calculator) => {
    const asked = readCalculations(question);
    expect(asked.map((one) => one.calculator)).toEqual([calculator, 'labour']);
    expect(asked[0]?.priced).toBe(true);
  });

  test('of a thing that is bought it is its price, and no sum', () => {
    expect(readCalculations('cost of 1000 bricks')).toEqual([]);
    expect(readCalculations('100 किलो सरिया की लागत')).toEqual([]);
  });

  test('of rooms it is that of 150 sq ft each', () => {
    const [asked] = readCalculations('2 kamre banane ka kharcha');
    expect(asked).toMatchObject({ calculator: 'cost', inputs: { area: 27.87 } });
  });
});

test('inches behind the second side of a slab are its thickness', () => {
  const [asked] = readCalculations('cement for a slab 20x30 ft 5 inch');
  expect(asked?.inputs).toMatchObject({ length: 6.096, width: 9.144, thickness: 0.127 });
});
