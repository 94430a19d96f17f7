import { expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { houseTool } from '../tools/house-tool.ts';
import { readHouseQuestion } from './house-question.ts';

// docs/rules.md#house-5
test.each([
  ['2 katha plot in Bihar, 3bhk, how much will the house cost', '2 katha, Bihar'],
  ['bihar me 2 katha zameen par ghar ka kharcha', '2 katha, Bihar'],
  ['बिहार में २ कट्ठा ज़मीन पर घर बनाने में कितना खर्च', '2 कट्ठा, Bihar'],
  ['5 marla plot par ghar ka naksha', '5 marla'],
])('A house on land in a local unit is read with its state: %s', (question, landSize) => {
  expect(readHouseQuestion(question)?.landSize).toBe(landSize);
});

test.each([
  ['20 फीट गुणा 40 फीट के प्लॉट का हाउस प्लान चाहिए, दो फ्लोर', /20.*40/, 2],
  ['20 guna 40 plot ka naksa', /20.*40/, 2],
  ['show me a house for a 30 by 50 plot, ground plus one', /30.*50/, 2],
  ['samne 40 fut aur andar 50 fut ki zameen, ek manjil ka ghar plan kar do', /40.*50/, 1],
  ['30 phut x 40 phut makan ka naksha, 2 manzil', /30.*40/, 2],
  ['हमार जमीन 35 फीट बाई 45 फीट बा, एगो तल्ला के घर के नक्सा देखाईं', /35.*45/, 1],
  ['30 फीट × 45 फीट का डुप्लेक्स (दो फ्लोर) डिज़ाइन करवाना है', /30.*45/, 2],
  ['makaan ka map chahiye, zamin 36 foot aage se aur 50 foot lambai, 3 floor', /36.*50/, 3],
  ['मकान का नक्शा, ज़मीन 36 फुट सामने और 50 फुट लंबाई', /36.*50/, 2],
  ['G+2 building plan, frontage 40 feet depth 60 feet', /40.*60/, 3],
  ['सामने 40 फुट गहराई 60 फुट, जी प्लस टू का नक्शा', /40.*60/, 3],
  ['front 25 feet, depth 50 feet, two floor house plan', /25.*50/, 2],
  ['प्लॉट 30x40 जी प्लस टू प्लान बताओ', /30.*40/, 3],
  ['30x40 plot jee plus one ka naksha', /30.*40/, 2],
  ['30x40 plot G plus 3 plan', /30.*40/, 4],
  ['bees by chalis ka plot g plus two plan dikhao', /20.*40/, 3],
  ['ज़मीन आगे से 30 फुट और पीछे तक 60 फुट है सिर्फ़ नीचे का घर बनाना है नक्शा बना दीजिए', /30.*60/, 1],
  [
    'zameen aage se 25 foot aur peeche tak 50 foot hai sirf neeche ka ghar, kamre kaise niklenge naksha',
    /25.*50/,
    1,
  ],
  ['make house map, land 25 feet front and 45 feet deep, ground plus two floors', /25.*45/, 3],
])('Land and floors are read as people say them: %s', (question, land, floors) => {
  expect(readHouseQuestion(question)?.landSize).toMatch(land);
  expect(readHouseQuestion(question)?.floors).toBe(floors);
});

test.each([
  ['en', '2 katha plot, 3bhk, how much will the house cost', /In which state is the plot/],
  ['hi', '2 कट्ठा ज़मीन पर घर बनाने में कितना खर्च', /किस राज्य में/],
  ['hinglish', '2 katha zameen par ghar ka kharcha', /kis rajya mein/],
] as const)('Where the state is not said, it is asked for (%s)', async (locale, question, asks) => {
  const house = readHouseQuestion(question);
  if (!house) throw new Error('not read');
  const { text, links } = await houseTool.run(house, {
    locale,
    caller: { userId: 'u', admin: false },
    rates: shippedRates,
  });
  expect(text).toMatch(asks);
  expect(links).toHaveLength(1);
});

test.each([
  'ghar 30 ft x 45 ft ek hi manzil ka banega, total cement eent sariya kitna lagega',
  'our plot is in the hills and we want to put up 1000 sq ft house, total construction cost?',
])('The material of a house, and the cost of a built area, are sums and no plan: %s', (question) => {
  expect(readHouseQuestion(question)).toBeUndefined();
});

test.each([
  '20x20 makan 2 manzil ka kharcha',
  '15 x 20 ft house 3 floors cost',
  '20x25 का दो मंज़िल मकान कितने में बनेगा',
])('Floors that have no room for a stair are not drawn, and their cost is a sum: %s', (question) =>
  expect(readHouseQuestion(question)).toBeUndefined(),
);
test.each([
  '20x20 plot 2 manzil ka kharcha',
  '30x40 makan 2 manzil ka kharcha',
  '20x30 makan 2 manzil ka kharcha',
  '20x20 makan ka kharcha ek manzil',
])('a plot is drawn, and so is a house that has room: %s', (question) =>
  expect(readHouseQuestion(question)).toBeDefined(),
);

test('A finish is heard in a house as it is in a sum', () => {
  expect(readHouseQuestion('40x60 plot par badhiya ghar ka kharcha')).toMatchObject({ finish: 'best' });
  const middling = 'cost of a house on 40x60, good finish, not best';
  expect(readHouseQuestion(middling)).toMatchObject({ finish: 'good' });
});

test.each([
  ['i want G+2 on 25 by 50 site, can u draw', '25 by 50', 3],
  ['24x40 me sirf ground floor banana hai design dikhao', '24x40', 1],
  ['40x50 फीट जमीन है सिर्फ ग्राउंड फ्लोर का प्लान दिखाइए', '40x50 फीट', 1],
  ['प्लॉट लंबाई 50 फुट चौड़ाई 30 फुट दो मंजिल नक्शा', '30 x 50 ft', 2],
  ['length 12 m width 9 m plot, 2 floor plan', '9 x 12 m', 2],
])('A house is read by its land and floors, in whatever words: %s', (question, landSize, floors) => {
  expect(readHouseQuestion(question)).toMatchObject({ landSize, floors });
});

test.each([
  'how many lakhs for constructing 30 ft by 45 ft built up, two floors',
  'dukan ke upar ek manzil daal raha hu, lenter 35 foot by 16 foot ka, kitna maal lagega',
])('Floors and a size that are to be neither drawn nor seen are no house: %s', (question) => {
  expect(readHouseQuestion(question)).toBeUndefined();
});

test.each([
  'plot me aage 10 foot peeche 5 foot chhodna zaruri hai kya ghar banane me',
  'घर बनाने में आगे 10 फुट और पीछे 5 फुट छोड़ना चाहिए क्या, नक्शा पास होगा',
])('What is left open before and behind a house is not its land: %s', (question) => {
  expect(readHouseQuestion(question)).toBeUndefined();
});
