import { expect, test } from 'vitest';
import { answerOf, ramesh } from '../answering/answer-in-test.ts';
import { makeBuiltIn } from '../answering/built-in.ts';
import { makeTools } from './tools.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [ramesh], total: 1 })).skills);
/** What is answered to the last of these messages of one talk. */
async function told(...say: string[]): Promise<string> {
  const before = say.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return (await answerOf(builtIn, say.at(-1) ?? '', before)).said;
}

test.each([
  ['precast compound wall cost per sq ft', '₹80-₹120'],
  ['barbed wire fencing cost per running foot', '₹115-₹130'],
  ['paver block laying rate per sq ft', '₹75-₹90'],
  ['granite flooring cost per sq ft', '₹120-₹220'],
  ['marble flooring rate per sqft with laying', '₹140-₹300'],
  ['kota stone ka rate kya hai', '₹40-₹80'],
  ['wooden flooring ka kharcha per sq ft', '₹90-₹275'],
  ['epoxy flooring cost per sqft', '₹40-₹150'],
  ['texture paint ka rate per sq ft', '₹80-₹200'],
  ['wallpaper lagwane ka kharcha', '₹60-₹210'],
  ['pvc panel wall cost per sq ft', '₹125-₹145'],
  ['price of flush door', '₹2,800-₹8,500'],
  ['teak wood main door price', '₹8,000-₹25,000'],
  ['upvc window price', '₹400-₹900'],
  ['aluminium window rate per sq ft', '₹450-₹950'],
  ['window grill rate', '₹250-₹280'],
  ['gate fabrication rate per kg', '₹100-₹110'],
  ['wardrobe cost per sq ft', '₹1,040-₹1,550'],
  ['tv unit banwane me kitna lagega', '₹1,040-₹1,550'],
  ['godown shed cost per sq ft', '₹900-₹1,500'],
  ['casing pipe rate per foot for borewell', '₹100-₹300'],
  ['submersible pump lagwane ka kharcha', '₹20,000-₹60,000'],
  ['complete borewell cost with pump', '₹1,50,000-₹2,50,000'],
  ['electrical wiring per point rate', '₹700-₹1,000'],
  ['rewiring cost of a flat', '₹50-₹220'],
  ['ac fitting charges', '₹2,500-₹3,200'],
  ['septic tank cleaning charges', '₹3,000-₹5,000'],
  ['house demolition cost per sq ft', '₹80-₹120'],
  ['wall breaking charges per sq ft', '₹20-₹30'],
  ['malba hatane ka kharcha ek trip', '₹300-₹500'],
  ['ready mix concrete rate per cubic meter', '₹4,600-₹4,700'],
  ['mitti bharai ka rate trolley', '₹600'],
  ['water tanker price 5000 litre', '₹500-₹1,500'],
  ['tractor trolley rate per hour', '₹550-₹600'],
  ['architect fees per sq ft', '₹30-₹60'],
  ['structural design charges per sq ft', '₹10-₹35'],
  ['soil test ka kharcha', '₹5,000-₹20,000'],
  ['naksha pass karwane ka kharcha', '₹5,000-₹50,000'],
  ['home lift cost', '₹10,00,000-₹30,00,000'],
  ['solar water heater price 200 litre', '₹25,000-₹42,000'],
  ['rain water harvesting pit cost', '₹9,000-₹30,000'],
  ['pest control charges for 2bhk', '₹2,000-₹5,000'],
  ['termite treatment cost 3bhk', '₹10,000-₹20,000'],
  ['inverter battery price', '₹10,500-₹18,500'],
  ['bathroom plumbing work cost', '₹24,440-₹27,700'],
])('The price of a work is told with its source: %s', async (question, price) => {
  expect(await told(question)).toContain(price);
});

test.each([
  ['लिफ़्ट लगवाने का खर्च', '₹10,00,000'],
  ['अलमारी बनवाने का रेट प्रति वर्ग फुट', '₹1,040'],
  ['दीमक के इलाज का खर्च', '₹10,000'],
  ['पेवर ब्लॉक लगाने का खर्च', '₹75'],
  ['कंटीले तार की फेंसिंग का खर्च प्रति फुट', '₹115'],
  ['ग्रिल का रेट', '₹250'],
])('The price of a work is told in Hindi: %s', async (question, price) => {
  expect(await told(question)).toContain(price);
});

test.each([
  ['फरशीसाठी ग्रॅनाइट बसवायला प्रति चौरस फूट दर किती', '₹120'],
  ['কাঁটাতারের বেড়া দিতে প্রতি ফুটে কত খরচ', '₹115'],
  ['లిఫ్ట్ ఖర్చు ఎంత', '₹10,00,000'],
  ['அலமாரி செய்ய சதுர அடிக்கு எவ்வளவு செலவு', '₹1,040'],
  ['முள்வேலி அமைக்க அடிக்கு எவ்வளவு செலவு', '₹115'],
  ['ఇనుప గ్రిల్ ధర ఎంత', '₹250'],
])('The price of a work is told in other languages: %s', async (question, price) => {
  expect(await told(question)).toContain(price);
});

test.each([
  [['10x8 upvc window cost'], '80 sq ft: **₹32,000-₹72,000**'],
  [['80 ft barbed fence cost'], '80 running foot: **₹9,200-₹10,400**'],
  [['wardrobe 7 feet high 6 feet wide cost'], '42 sq ft: **₹43,680-₹65,100**'],
  [['14 foot railing kitne me banegi'], '14'],
  [['paver block laying rate per sq ft', '20x30'], '600 sq ft: **₹45,000-₹54,000**'],
  [['upvc window ka rate', '10x8'], '80'],
  [['casing pipe rate per foot', '120 foot'], '120 running foot: **₹12,000-₹36,000**'],
  [['casing pipe rate per foot', '120 foot', '200 foot'], '200 running foot: **₹20,000-₹60,000**'],
])('The sum of so much of a work is told: %j', async (say, sum) => {
  expect(await told(...say)).toContain(sum);
});

test('How many of a thing is no price, though its price was told before', async () => {
  expect(await told('paver block laying rate per sq ft', 'how many for 20x30')).not.toContain('₹45,000');
});

test('What people alone ask stands beside the price with material', async () => {
  expect(await told('paver block laying labour rate')).toContain('Labour alone: usually **₹10-₹16**');
});

test.each([
  'how many paver blocks for 200 sq ft',
  'how to lay paver blocks',
  'how is epoxy flooring done',
  'gst rate on granite flooring',
  'mosquito mesh window price',
  'vinyl flooring cost per sq ft',
  'I would be grateful for an architect in Bhopal',
  '1200 sqft ghar ka kharcha bata do aur ye bhi ki lohe ki grill kaisi ho',
])('No price is told where none is asked or known: %s', async (question) => {
  expect(await told(question)).not.toMatch(/usually \*\*₹/);
});
