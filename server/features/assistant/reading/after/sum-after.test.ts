import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

const sumOf = (before: string, said: string) => {
  const topic = followUp(said, [before]);
  return topic?.about === 'sum' ? topic.asked : undefined;
};

test.each([
  ['wall is 24 ft by 9 ft, bricks?', 'and cement to plaster the same wall both sides', 'plaster'],
  ['12 फुट लंबी 10 फुट ऊँची दीवार में कितनी ईंट लगेगी', 'और इसी दीवार का एक तरफ़ का प्लास्टर?', 'plaster'],
])(
  'Another work of the same wall takes its sides, though nobody says how many: %s, %s',
  (before, said, work) => {
    expect(sumOf(before, said)).toMatchObject({
      calculator: work,
      inputs: { length: expect.any(Number), height: expect.any(Number) },
      missing: [],
    });
  },
);

test.each([
  ['दस बाई बारह का कमरा ऊंचाई दस फुट पेंट कितना', 'छत छोड़ के बताओ'],
  ['10x12 ka kamra 10 foot uncha paint kitna lagega', 'chhat chhod ke batao'],
  ['room 10x12 ft, 10 ft high, how much paint', 'without the ceiling'],
])('A roof that is left out is no slab: %s, %s', (before, said) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'paint', inputs: { ceiling: false } });
});

test.each([
  ['4 mistri 5 din ka kitna hoga', 'mistri nahi helper', { trade: 'helper', workers: 4, days: 5 }],
  ['4 मिस्त्री 5 दिन का कितना होगा', 'मिस्त्री नहीं हेल्पर', { trade: 'helper', workers: 4, days: 5 }],
  ['4 masons 5 days how much to pay', 'not masons, helpers', { trade: 'helper', workers: 4, days: 5 }],
  [
    '2 mistri 3 mazdoor 4 din kitna hoga',
    'mistri nahi painter',
    { trade: 'painter', workers: 2, otherTrade: 'helper', others: 3 },
  ],
  [
    '2 mistri 3 mazdoor 4 din kitna hoga',
    'mazdoor nahi painter',
    { trade: 'mason', workers: 2, otherTrade: 'painter', others: 3 },
  ],
])('Others than were said come in their place: %s, %s', (before, said, inputs) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'pay', inputs });
});

test.each([
  ['bathroom 8 x 5 foot, 1 foot ki tile kitni lagegi', 'aur 2 foot wali le lu to', 2],
  ['tiles for a floor of 12 x 10 ft', 'and if they are 2 foot ones', 2],
  ['फर्श 10x8 फुट कितनी टाइल', '1 फुट वाली हो तो', 1],
])('Another tile is no other floor: %s, %s', (before, said, feet) => {
  const asked = sumOf(before, said);
  expect(asked?.calculator).toBe('tiles');
  expect(asked?.inputs.length).toBeGreaterThan(2);
  expect(asked?.inputs.tileLength).toBeCloseTo(feet * 0.3048);
  expect(asked?.inputs.tileWidth).toBeCloseTo(feet * 0.3048);
});

test('A house in feet is built larger in feet', () => {
  expect(sumOf('1200 फुट का मकान कितने का बनेगा', 'अगर 1500 फुट कर दूं तो')?.inputs.area).toBeCloseTo(139.355, 2);
});

test('What is wrong with the same wall is no sum', () => {
  expect(sumOf('wall is 24 ft by 9 ft, bricks?', 'is deewar ka plaster jhad raha hai')).toBeUndefined();
});

test('A house on that much land has the land that was turned into another unit', () => {
  const asked = sumOf('200 gaj matlab kitna sqft', 'itne me ghar banane ka kharcha kitna');
  expect(asked).toMatchObject({ calculator: 'cost' });
  expect(asked?.inputs.area).toBeCloseTo(167.225, 2);
});

test('Land in a unit that differs by state has the size of the state that was named', () => {
  expect(
    sumOf('2 bigha bihar me kitna sqft', 'itne me ghar banane ka kharcha kitna')?.inputs.area,
  ).toBeGreaterThan(4000);
  expect(sumOf('2 bigha kitna sqft', 'itne me ghar banane ka kharcha kitna')?.inputs.area).toBeUndefined();
});

test('Of a weight there are no sides to go on with', () => {
  expect(sumOf('2 quintal kitna kilo', 'itne me ghar banane ka kharcha kitna')?.inputs.area).toBeUndefined();
});

test.each([
  ['12 एमएम सरिया 40 फुट के 50 नग का वजन', 'और 10 एमएम के 80', { diameter: 10, count: 80 }],
  ['weight of 50 bars of 12 mm, 40 ft long', 'and 80 of 10 mm', { diameter: 10, count: 80 }],
  ['12 mm sariya 40 foot ke 50 nag ka wajan', 'aur 16 mm ke 30', { diameter: 16, count: 30 }],
])('Other bars take the number that is said with them: %s, %s', (before, said, inputs) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'steel', inputs });
});

test.each([
  ['ek mistri 2 helper 15 din ka hisab', 'mistri 900 leta hai aur helper 550', 900, 550],
  ['1 mason 2 helpers for 15 days how much', 'mason takes 900', 900, undefined],
  ['1 मिस्त्री 2 हेल्पर 15 दिन का हिसाब', 'मिस्त्री 900 हेल्पर 550', 900, 550],
])('What each of a crew takes may be told after their number: %s, %s', (before, said, dayRate, otherRate) => {
  const asked = sumOf(before, said);
  expect(asked).toMatchObject({ calculator: 'pay', inputs: { workers: 1, others: 2, days: 15, dayRate } });
  expect(asked?.inputs.otherRate).toBe(otherRate);
});

test.each([
  [
    '200 ft boundary 6 ft high eent kitni lagegi',
    '6 din me khatam karni hai kitne mistri lagau',
    'brickwork',
  ],
  [
    'wall 30 ft by 10 ft, how many bricks?',
    'it has to be finished in 3 days so how many masons should I take',
    'brickwork',
  ],
])('How many finish the work in so many days is asked of its sizes: %s, %s', (before, said, work) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'labour', inputs: { work }, missing: [] });
});

test.each([
  ['list of material for a 1200 sqft house please', 'and what would the whole house cost roughly', undefined],
  ['1200 वर्ग फुट घर में क्या क्या सामान कितना लगेगा', 'कुल खर्चा कितना आ जाएगा', undefined],
  ['1200 sqft ghar ka material batao', 'paisa kitna lagega total, best quality me', 'best'],
  ['1200 sqft house material', 'total budget?', undefined],
])('What a house costs is asked behind what goes into it: %s: %s', (before, said, finish) => {
  const asked = sumOf(before, said);
  expect(asked).toMatchObject({ calculator: 'cost', ...(finish && { inputs: { finish } }) });
  expect(asked?.inputs.area).toBeCloseTo(111.484, 2);
});
test('but the labour of it is another question', () => {
  expect(sumOf('1000 sqft house material', 'and what would labour cost')).toBeUndefined();
});

test.each([
  ['1000 sqft ghar ka kharcha', 'saman kya kya lagega'],
  ['cost of a 1000 sqft house', 'and the material list'],
])('What goes into a house is asked behind its cost: %s: %s', (before, said) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'materials' });
});

test.each([
  ['12 बाई 15 के हॉल में 2 फुट की टाइल कितनी', 'लगवाने की मजदूरी कितनी होगी', 'tiles'],
  ['500 sqft plaster cement', 'karwane ki majduri', 'plaster'],
  ['20 ft by 10 ft wall bricks', 'what would the labour charge be', 'brickwork'],
])('The wages of a work are those of the sizes before: %s: %s', (before, said, work) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'labour', inputs: { work }, missing: [] });
});
test('but what a mason takes a day is told of masons', () => {
  expect(sumOf('20x10 ft deewar eent', 'mistri ki dihadi kitni hai')).toBeUndefined();
});

test.each([
  ['parapet 40 ft lambi 3 ft unchi eent kitni', 'plaster karna ho dono side to cement balu kitna', 'plaster'],
  ['20 फुट लंबी 10 फुट ऊंची दीवार की ईंट', 'दोनों तरफ प्लास्टर करना हो तो सीमेंट रेत कितना लगेगा', 'plaster'],
  [
    'bricks for a wall 20 ft by 10 ft',
    'when it is up I will plaster it on both sides, how much cement',
    'plaster',
  ],
])('A longer question of another work takes the sides, too: %s: %s', (before, said, calculator) => {
  expect(sumOf(before, said)).toMatchObject({ calculator, inputs: { sides: 2 }, missing: [] });
});

test.each([
  ['12 बाई 15 फुट का कमरा है, पेंट कितना लगेगा', 'और छत भी जोड़ के?'],
  ['12x15 room paint kitna', 'chhat samet batao'],
  ['paint for room 12x15 ft', 'ceiling too'],
  ['12x14 कमरे में पेंट', 'सीलिंग के साथ'],
])('nor is one that is painted, too: %s, %s', (before, said) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'paint', inputs: { ceiling: true } });
});

test.each([
  ['chhat dhalai mazdoor', 'kitne log lagenge'],
  ['छत ढलाई मजदूर', 'कितने लोग लगेंगे'],
  ['slab casting labour', 'how many people needed'],
])('How many people a work takes is asked of its size: %s, %s', (before, said) => {
  const work = { work: 'concrete' };
  expect(sumOf(before, said)).toEqual({ calculator: 'labour', inputs: work, missing: ['area'] });
  expect(followUp('1000 sqft', [before, said])).toMatchObject({
    asked: { calculator: 'labour', inputs: work, missing: [] },
  });
});

test.each([
  ['1000 sqft ghar banane me kitna lagega', 'aur material kitna?'],
  ['1000 वर्ग फुट घर बनाने में कितना लगेगा', 'और सीमेंट?'],
])('What a house takes beside its cost is counted for the same area: %s, %s', (before, said) => {
  expect(sumOf(before, said)).toMatchObject({ calculator: 'materials', missing: [] });
});
