import { expect, test } from 'vitest';
import { readCalculation, readCalculations } from './read-calculation.ts';
import { materialsIn } from './read-price.ts';

const sqft = (feet: number) => feet * 0.09290304;
const ft = (feet: number) => feet * 0.3048;
const read = (question: string) => readCalculation(question);

test.each([
  'plaster on both the sides',
  'plaster on each side',
  'andar aur bahar plaster',
  'plaster inside and outside',
])('Both sides of a wall are said in many ways: %s', (work) => {
  expect(read(`wall 30 ft x 10 ft, ${work}, cement how much`)?.inputs).toMatchObject({ sides: 2 });
});

test.each([
  'dont count the ceiling',
  'do not include ceiling',
  'minus ceiling',
  'ceiling ke bina',
  'ceiling mat gino',
  'सीलिंग हटाकर',
  'without the ceiling',
  'छत के बिना',
  'बिना छत',
  'chhat ko hata ke',
])('A ceiling that is left out is said in many ways: %s', (left) => {
  expect(read(`room 14 by 11 ft, height 10 ft, how many litres of paint, ${left}`)?.inputs).toMatchObject({
    ceiling: false,
  });
});

test('What the cost and the material of a house are is two sums', () => {
  expect(
    readCalculations('1600 sqft ghar: total construction cost kya, aur ghar ka cement steel brick qty kya'),
  ).toMatchObject([
    { calculator: 'cost', inputs: { area: expect.closeTo(sqft(1600), 2) } },
    { calculator: 'materials', inputs: { area: expect.closeTo(sqft(1600), 2) } },
  ]);
});

test.each([
  ['नदी के पास 1100 वर्ग फुट का मकान कितने का बनेगा', { areaType: 'Near by River' }],
  ['pahadi ilake me 1300 sqft ghar ka kharcha, finishing achhi wali', { areaType: 'Hill' }],
  ['cost of a 1000 sq ft house in the desert', { areaType: 'Desert' }],
  ['upar ek manzil aur, 1000 sqft ghar ka kharcha', { floors: 2 }],
  ['both floors 900 sq ft each, what will the house cost', { floors: 2 }],
  ['दोनों मंज़िल 900 वर्ग फुट की, घर का कुल खर्च', { floors: 2 }],
])('The cost of a house is by its ground and its floors: %s', (question, inputs) => {
  expect(read(question)).toMatchObject({ calculator: 'cost', inputs });
});

test.each([
  'आजकल एक ईंट कितने की पड़ रही है',
  'ek eent kitne ki padti hai',
  'ek bori cement kitne ki mil rahi hai',
])('What one of a thing is to be had for is its price and no sum: %s', (question) => {
  expect(readCalculations(question)).toEqual([]);
  expect(materialsIn(question)).toHaveLength(1);
});

test('"Of what size" is no price', () => {
  expect(materialsIn('कॉलम के सरिये का गुटका कितने का लगाएँ')).toEqual([]);
});

test.each([
  [
    'The housewarming is near! 3200 sq ft of painting in 6 days, how many painters',
    { work: 'paint', days: 6 },
  ],
  [
    'bar bending of 2200 kg steel over in eight days, fitters required?',
    { work: 'steel', weight: 2200, days: 8 },
  ],
])('Who does a work in so many days is its labour, whatever is said beside it: %s', (question, inputs) => {
  expect(read(question)).toMatchObject({ calculator: 'labour', inputs });
});

test.each([
  ['two quintal of ten mm saria how many rods when truck comes', 'steel', { diameter: 10, weight: 200 }],
  [
    'roof casting 28 ft x 34 ft thickness 5 inch M25, cement and steel that should be ready',
    'slab',
    { length: ft(28) },
  ],
  ['how many bags for 4 inch thick 200 sqft floor in M15', 'concrete', { mix: 'M15' }],
])('Words of other questions that stand in a sum leave it one: %s', (question, calculator, inputs) => {
  expect(read(question)).toMatchObject({ calculator, inputs: expect.objectContaining(round(inputs)) });
});
const round = (inputs: Record<string, string | number>) =>
  Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [
      key,
      typeof value === 'number' ? expect.closeTo(value, 3) : value,
    ]),
  );

test('Of two small sizes of a step the larger is what one treads on', () => {
  expect(
    read('floor se floor 3.3 meter, ek step 6 inch ka, chalne ki jagah 11 inch, kitni sidhiya')?.inputs,
  ).toMatchObject({ riser: 0.1524, tread: 0.2794 });
});

test('How much a tank holds is asked for its sizes', () => {
  expect(read('हिसाब लगाकर बताओ मेरी टंकी में कितने लीटर आएगा')).toMatchObject({ calculator: 'tank', inputs: {} });
});

test('The same words are worked out once, however often one answer reads them', () => {
  const question = 'how many bricks for a wall 21 ft x 11 ft';
  expect(readCalculations(question)).toBe(readCalculations(question));
});

test.each([
  'bedroom 12 by 11 height 9.5 ft, colour kitne litre lagega',
  'बेडरूम बारह बाय ग्यारह हाइट साढ़े नौ फुट कलर कितने लीटर आएगा डबल कोट',
  'bedroom 12 by 11 ft, height 9.5 ft, how many litres of colour',
])('Colour with an amount is paint: %s', (question) => {
  const { calculator, inputs } = read(question) ?? {};
  expect(calculator).toBe('paint');
  expect(inputs?.length).toBeCloseTo(ft(12));
  expect(inputs?.width).toBeCloseTo(ft(11));
  expect(inputs?.height).toBeCloseTo(ft(9.5));
});

test.each([
  'pit of 10 by 10 feet and 6 feet deep has to be dug in 2 days how many labourers',
  'pit 10 x 10 ft, 6 ft deep, must be dug in 2 days, how many labourers',
])('What has to be dug is digging: %s', (question) => {
  const { calculator, inputs } = read(question) ?? {};
  expect(calculator).toBe('labour');
  expect(inputs).toMatchObject({ work: 'digging', days: 2 });
  expect(inputs?.thickness).toBeCloseTo(ft(6));
});

test.each([
  'एक हज़ार वर्गफुट ऊपर का तल्ला बनाने में ईंटा सीमेंट छड़ बालू सब कितना गिरेगा',
  '1000 sqft upar ka floor banane me eent cement sariya ret kitna lagega',
])('What a storey is built of is the material of a house: %s', (question) => {
  expect(read(question)?.calculator).toBe('materials');
  expect(read(question)?.inputs.area).toBeCloseTo(sqft(1000));
});

test.each([
  '900 स्क्वायर फीट का साधारण मकान कितने में खड़ा हो जाएगा',
  '900 sqft ka simple makan kitne me khada ho jayega',
])('A house that stands is built: %s', (question) => {
  expect(read(question)).toMatchObject({ calculator: 'cost', inputs: { finish: 'basic' } });
});

test.each([
  ['२ ब्रास रेती मतलब कितने घनफुट', { value: 2, from: 'brass', to: 'cft' }],
  ['500 घनफीट रेत कितने ब्रास', { value: 500, from: 'cft', to: 'brass' }],
  ['2 ton sariya kitne kilo', { value: 2, from: 'tonne', to: 'kg' }],
])('An amount of a material is turned into another unit: %s', (question, inputs) => {
  expect(read(question)).toMatchObject({ calculator: 'conversion', inputs });
});

test.each([
  ['नीचे ऊपर दोनों तल 900-900 वर्ग फुट के बनेंगे, कुल कितना ख़र्चा आएगा', 1800],
  ['niche 900 aur upar 600 sqft ka ghar, total kharcha kitna aayega', 1500],
  ['ground floor 1000 sq ft, first floor 800 sq ft, what will the house cost', 1800],
  ['पंद्रह सौ फुट का मकान सबसे बढ़िया फिनिशिंग के साथ कितने में बन जाएगा', 1500],
  ['1200 foot ka makan kitne me banega', 1200],
  ['what does a 1500 ft house cost', 1500],
])('A house is as large as its storeys, and in feet people mean square ones: %s', (question, feet) => {
  expect(readCalculations(question)).toMatchObject([
    { calculator: 'cost', inputs: { area: expect.closeTo(sqft(feet), 2) } },
  ]);
  expect(read(question)?.inputs.floors).toBeUndefined();
});

test.each(['ghar road se 500 foot door hai, banane ka kharcha', 'ghar me 300 foot boring ka kharcha'])(
  'How far it is, or how deep one bores, is no area of a house: %s',
  (question) => {
    expect(read(question)?.inputs.area).toBeUndefined();
  },
);

test.each([
  '1500 sqft ghar me total kitni bori lag jayegi',
  'how many bags for a house of 1500 sq ft',
  '1500 वर्ग फुट के घर में कितने कट्टे लगेंगे',
])('Bags of a house are of cement: %s', (question) => {
  expect(read(question)).toMatchObject({
    calculator: 'materials',
    inputs: { area: expect.closeTo(sqft(1500), 2) },
  });
});

test.each([
  ['10 एमएम के 40 सरियों का वज़न कितना होगा', { calculator: 'steel', inputs: { count: 40 } }],
  ['10 mm ke 40 sariyon ka wajan kitna', { calculator: 'steel', inputs: { count: 40 } }],
  ['9 x 12 इंच के 6 खंभों का कंक्रीट, ऊँचाई 10 फुट', { calculator: 'slab', inputs: { member: 'column' } }],
])('Things are counted in the form that Hindi counts them in: %s', (question, sum) => {
  expect(read(question)).toMatchObject(sum);
});

test.each([
  'padosi ne meri zameen me 1 foot andar deewar khadi kar di kya karu',
  'deewar 1 foot tedhi khadi hai',
])('A wall that stands asks for no sum: %s', (question) => expect(readCalculations(question)).toEqual([]));

test('"These days" counts none', () => {
  expect(
    readCalculations('what is steel going for these days, how much for 900 sqft slab')[0]?.calculator,
  ).not.toBe('labour');
});

test.each([
  ['PCC under footings 1.5 m x 1.5 m, 75 mm thick, nine of them, 1:4:8, bags of cement?', { count: 9 }],
  ['footing 4x4x1 ft, aise 9, kitna cement', { count: 9 }],
  ['फुटिंग 4x4x1 फुट, ऐसे नौ, कितना सीमेंट', { count: 9 }],
  ['walls 10 x 10 ft 9 inch, four of them, bricks?', { count: 4 }],
  ['600 AAC blocks are left over, how much 8 inch wall can I raise', { pieces: 600, brick: 'block' }],
  ['मेरे पास 400 एएसी ब्लॉक हैं, 6 इंच की दीवार कितनी बनेगी', { pieces: 400, brick: 'block' }],
])('How many there are is told in many ways: %s', (question, inputs) => {
  expect(read(question)?.inputs).toMatchObject(inputs);
});

test.each([
  '200 kg of 10mm rod, supplier is not picking the phone. how many full lengths should i count',
  '200 kg 10 mm sariya, supplier ka phone band hai, kitne pure danda honge',
])('Bars of a weight are counted, also where somebody cannot be reached: %s', (question) => {
  expect(read(question)).toMatchObject({ calculator: 'steel', inputs: { diameter: 10, weight: 200 } });
});

test.each(['stairs after 5 years', '5 साल बाद सीढ़ी'])('Years are no height: %s', (question) => {
  expect(read(question)?.inputs ?? {}).not.toHaveProperty('height');
});
