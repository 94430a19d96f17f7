import { describe, expect, test } from 'vitest';
import { readCalculation, readCalculations } from './read-calculation.ts';

const feet = (value: number) => expect.closeTo(value * 0.3048, 3);

describe('What is round is read by its width and its height', () => {
  test.each([
    'tank length 10 ft width 8 ft height 5 ft, litres and sand as well',
    'well shaped tank length 10 ft width 8 ft height 5 ft litres',
  ])('but a tank with a length is not round: %s', (question) =>
    expect(readCalculation(question)?.inputs).toMatchObject({ length: feet(10), width: feet(8) }),
  );
  test.each([
    ['my well is round 12 feet across and has 20 feet of water, how many litres is that', 12, 20],
    ['गोल कुआँ है आठ फुट चौड़ा पच्चीस फुट पानी भरा है कितने लीटर हुआ', 8, 25],
    ['gol tanki hai 4 foot chaudi 5 foot unchi kitne litre ki hogi', 4, 5],
    ['round tank 4 ft x 5 ft how many litres', 4, 5],
    ['gol tank radius 3 ft height 5 ft kitne litre', 6, 5],
  ])('%s', (question, diameter, height) =>
    expect(readCalculations(question)).toMatchObject([
      { calculator: 'tank', inputs: { diameter: feet(diameter), height: feet(height) }, missing: [] },
    ]),
  );
});

test.each([
  ['we are seven in the house, how big tank should i buy', { people: 7 }],
  ['80 bacche hai hostel me, do din ka pani rakhna h to tank kitna bada', { people: 80, days: 2 }],
  ['family of 6, tank size', { people: 6 }],
  ['hum paanch hain, tanki kitni badi le', { people: 5 }],
])('Who lives there is counted, by whatever word: %s', (question, inputs) =>
  expect(readCalculation(question)).toMatchObject({ calculator: 'tank', inputs }),
);

test.each([
  ['how many steps if floor to floor is ten and half feet', 10.5],
  ['जीने में कितने पायदान आएंगे ऊंचाई 11 फुट है', 11],
])('Steps are asked for by a floor’s height: %s', (question, height) =>
  expect(readCalculation(question)).toMatchObject({ calculator: 'stairs', inputs: { height: feet(height) } }),
);

describe('Pay is a sum', () => {
  test.each([
    ['helper 550 per day, four of them, 12 days. total?', 'helper', 4, 550, 12],
    ['mai helper hu 26 din kaam kiya 480 roj kitna paisa bana mera', 'helper', 1, 480, 26],
    ['i worked 18 days at 650 a day, how much will i get', 'helper', 1, 650, 18],
    ['i am a painter worked 15 days at 700 per day total', 'painter', 1, 700, 15],
    ['मैंने मिस्त्री का काम 20 दिन किया 800 रोज़, कितना पैसा बना', 'mason', 1, 800, 20],
  ])('of those who come, or of the one who asks: %s', (question, trade, workers, dayRate, days) =>
    expect(readCalculation(question)).toMatchObject({
      calculator: 'pay',
      inputs: { trade, workers, dayRate, days },
    }),
  );
  test('but not where it was not paid', () =>
    expect(
      readCalculation('maine 15 din kaam kiya 500 roj, hisab nahi kiya, paise nahi mile, kya karu'),
    ).toBeUndefined());
});

describe('Tiles', () => {
  test('have the size that is said of them after their verb', () => {
    expect(
      readCalculation('how many tiles for bathroom floor 8 by 6 feet, tile is 1 foot by 1 foot'),
    ).toMatchObject({ inputs: { length: feet(8), width: feet(6), tileLength: feet(1), tileWidth: feet(1) } });
    expect(readCalculation('tile is 1 foot by 1 foot, how many tiles')?.missing).not.toEqual([]);
  });
  test.each([
    ['bathroom ka farsh 8 x 5 foot hai 1 foot ki tile kitni lagegi', 1],
    ['बाथरूम का फर्श 8 x 5 फुट, 2 फुट वाली टाइल कितनी लगेगी', 2],
    ['how many 2 ft tiles for a floor of 8 x 5 ft', 2],
  ])('are square where one side is said: %s', (question, side) =>
    expect(readCalculation(question)?.inputs).toMatchObject({
      length: feet(8),
      tileLength: feet(side),
      tileWidth: feet(side),
    }),
  );
  test('and go as high as is said, which is no side of theirs', () =>
    expect(
      readCalculation('bathroom 8x5 ft, tile 3 foot tak lagani hai kitni lagegi')?.inputs.tileLength,
    ).toBeUndefined());
  test('are for every wall of the kind, though one is measured', () =>
    expect(
      readCalculation(
        'bathroom ki ek deewar 8 foot x 7 foot, aisi 4 deewar, tile 1x1.5 foot wali. kitni tile',
      ),
    ).toMatchObject({ inputs: { count: 4, length: feet(8), tileWidth: feet(1.5) } }));
});

test('Plaster is plaster, however it is spelled', () =>
  expect(readCalculation('wall 20 ft long 9 ft high to be plasterd both sides, cement bags?')).toMatchObject({
    calculator: 'plaster',
    inputs: { length: feet(20), height: feet(9), sides: 2 },
  }));

test.each([
  'wall 20 ft x 10 ft plaster front and back how much cement',
  '20x10 ft wall plaster donon baju cement',
  'दीवार 20x10 फुट आगे पीछे प्लास्टर सीमेंट कितना लगेगा',
  '20 फुट लंबी 10 फुट ऊंची दीवार दोनों बाजू प्लास्टर कितना सीमेंट',
])('A wall has two sides, whatever they are called: %s', (question) =>
  expect(readCalculation(question)).toMatchObject({ calculator: 'plaster', inputs: { sides: 2 } }),
);

test.each(['30x10 ft wall triple coat paint kitna lagega', 'दीवार 30x10 फुट ट्रिपल कोट पेंट कितना'])(
  'A triple coat is three of them: %s',
  (question) => expect(readCalculation(question)).toMatchObject({ inputs: { coats: 3 } }),
);

test.each([
  ['There are seven of us at home and water comes every second day, what tank for two days?', 7, 2],
  ['five of us live here, tank size for 3 days of water?', 5, 3],
])('So many of us are people who drink: %s', (question, people, days) =>
  expect(readCalculation(question)).toMatchObject({ calculator: 'tank', inputs: { people, days } }),
);

test('A ground of land is a unit, and the ground floor none', () => {
  expect(readCalculation('one ground is how many square feet, asking for a plot in chennai')).toMatchObject({
    calculator: 'conversion',
    inputs: { value: 1, from: 'ground', to: 'sqft' },
  });
  expect(readCalculation('1 ground floor house 800 sq ft')?.calculator).not.toBe('conversion');
});

test.each(["a civil engineer who can see the site while I'm away", "what's the way, they don't work"])(
  'What is left out of a word is no foot: %s',
  (question) => expect(readCalculations(question)).toEqual([]),
);

describe('Who asks how much of a thing, and no more, is asked for its sizes', () => {
  test.each([
    ['पेंट कितना लगेगा', 'paint'],
    ['plaster karwana hai ghar ka cement kitni bori lagegi', 'plaster'],
    ['mujhe plaster karwana hai cement ki kitni bori lagegi', 'plaster'],
    ['sariye ka wajan nikalna hai', 'steel'],
    ['calculate the weight of steel', 'steel'],
    ['ईंट कितनी लगेंगी बताओ जरा', 'bricks'],
    ['bhaiya eent kitni lagegi', 'bricks'],
    ['tiles kitni chahiye batao', 'tiles'],
    ['plaster me cement kitna lagega mere ghar me', 'plaster'],
    ['how many tiles?', 'tiles'],
    ['kitni eent batao', 'bricks'],
    ['टाइल्स कितनी आएंगी', 'tiles'],
    ['cement kitna lagega', 'materials'],
    ['रेत कितनी लगेगी', 'materials'],
    ['मेरे घर की पुताई में कितने लीटर पेंट आएगा', 'paint'],
    ['ghar ki putai me kitna rang lagega', 'paint'],
    ['how many litres of paint for my whole house', 'paint'],
    ['farsh me tile kitni lagegi', 'tiles'],
    ['फर्श पर कितनी टाइल आएगी', 'tiles'],
  ])('%s', (question, calculator) => {
    const asked = readCalculation(question);
    expect(asked?.calculator).toBe(calculator);
    expect(asked?.missing).not.toEqual([]);
  });
  test.each(['plaster me cement kitna dalna hai', 'eent kitne ki hai', 'tiles kaise lagaye'])(
    'but not who asks for a rule, a price or a way: %s',
    (question) => expect(readCalculation(question)).toBeUndefined(),
  );
});
