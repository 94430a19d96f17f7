import { expect, test } from 'vitest';
import { readCalculation } from './read-calculation.ts';

const ft = (feet: number) => feet * 0.3048;
const inch = (inches: number) => inches * 0.0254;
const sqft = (feet: number) => feet * 0.09290304;

type Row = [question: string, calculator: string, inputs: Record<string, string | number | boolean>];

test.each<Row>([
  [
    '900 sqft plaster, 2 masons, by when it gets over',
    'labour',
    { work: 'plaster', area: sqft(900), workers: 2 },
  ],
  [
    'do taraf plaster, deewar 30 ft lambi 10 ft unchi',
    'plaster',
    { length: ft(30), height: ft(10), sides: 2 },
  ],
  [
    '12 कमरे, हर कमरा 14 फुट x 12 फुट, 2 फुट x 2 फुट की टाइलें, कितनी',
    'tiles',
    { length: ft(14), width: ft(12), count: 12, tileLength: ft(2), tileWidth: ft(2) },
  ],
  [
    'कमरा 10x12 फुट, ऊँचाई 9 फुट, छत छोड़कर दीवारें रंगनी हैं, कितना पेंट',
    'paint',
    { length: ft(10), width: ft(12), height: ft(9), ceiling: false },
  ],
  ['2 manzil ka ghar, har manzil 800 sqft, achhi finishing, kharcha', 'cost', { area: sqft(800), floors: 2 }],
  [
    'RCC beam 5 nos, 18 ft long, 230 mm wide, 450 mm deep, concrete and steel quantity',
    'slab',
    { member: 'beam', length: ft(18), width: 0.23, thickness: 0.45, count: 5 },
  ],
  [
    'my room is 14 by 12 feet and 10 feet high, all four walls 9 inch brickwork, total bricks',
    'bricks',
    { length: ft(14), width: ft(12), height: ft(10), thickness: inch(9) },
  ],
  [
    'bedroom 12*11, 10 ft ceiling, painting two coats how many litres',
    'paint',
    { length: ft(12), width: ft(11), height: ft(10), coats: 2 },
  ],
  [
    'सीढ़ी की चढ़ाई 10 फुट, पैड़ी 7 इंच ऊंची 10 इंच चौड़ी, कितनी पैड़ियां',
    'stairs',
    { height: ft(10), riser: inch(7), tread: inch(10) },
  ],
  [
    'how much time for laying tiles in 620 sqft by 2 tile fitters',
    'labour',
    { work: 'tiles', area: sqft(620), workers: 2 },
  ],
  [
    'boundary 200 running foot, height 5 ft, 9 inch wall, bricks',
    'bricks',
    { length: ft(200), height: ft(5), thickness: inch(9) },
  ],
  [
    'how many lakhs for constructing a house of 1000 sq ft in the hills near Manali',
    'cost',
    { area: sqft(1000), areaType: 'Hill' },
  ],
  ['8 mm ki rod 300 meter ring ke liye, kilo me kitni', 'steel', { diameter: 8, length: 300 }],
  [
    'स्लैब 900 स्क्वेयर फिट, मोटाई साढ़े चार इंच, सरिया कितना आएगा',
    'slab',
    { area: sqft(900), thickness: inch(4.5) },
  ],
  [
    'PCC M10 under footings: 9 nos pits, each 1.5 m x 1.5 m, 100 mm thick',
    'concrete',
    { length: 1.5, width: 1.5, thickness: 0.1, mix: 'M10', count: 9 },
  ],
  ['8 mm ka 500 kg sariya me kitni rod aati hai 12 metre wali', 'steel', { diameter: 8, weight: 500 }],
  [
    'Eight isolated footings, each 5 ft by 5 ft and 15 inch deep, cement',
    'slab',
    { member: 'footing', volume: 0.884901, count: 8 },
  ],
  ['we are six in the family, 3 days storage, what tank', 'tank', { people: 6, days: 3 }],
  [
    'AAC block wall 200 thk, L 18.5 m, H 3.1 m, number of blocks',
    'bricks',
    { brick: 'block', length: 18.5, height: 3.1, thickness: 0.2 },
  ],
  ['bricks of 200x100x70 mm for 12 cum', 'bricks', { brick: '200x100x70', volume: 12 }],
  ['12 cum masonry with 9 x 4.5 x 3 inch bricks, how many', 'bricks', { brick: 'traditional', volume: 12 }],
  ['AAC block 600x200x100 for 18 cum, nos reqd', 'bricks', { brick: '600x200x100', volume: 18 }],
  ['AAC block masonry 18 cum, blk 600x200x200, nos reqd', 'bricks', { brick: '600x200x200', volume: 18 }],
  ['plaster of a 10 sqm wall in CM 1:4, cement', 'plaster', { area: 10, mix: '1:4' }],
  ['18 bags cement, how much concrete in m fifteen', 'concrete', { bags: 18, mix: 'M15' }],
  [
    'kamra 12x14, 10 foot height, 2 coat paint, ktne litre',
    'paint',
    { length: ft(12), width: ft(14), height: ft(10), coats: 2 },
  ],
  [
    '120 bachche, har bachche ka 100 litre roz, ek din ka store, tanki kitni badi',
    'tank',
    { people: 120, demand: 100, days: 1 },
  ],
  ['tank for 40 persons at 90 litres per head', 'tank', { people: 40, demand: 90 }],
  ['6 लोग हैं, एक आदमी को 150 लीटर, टंकी कितनी बड़ी', 'tank', { people: 6, demand: 150 }],
  ['tank of 1000 litre for 5 people', 'tank', { litres: 1000 }],
  [
    'chhat pe gol tanki hai 5 ft diameter 6 ft height, kitne litre paani',
    'tank',
    { diameter: ft(5), height: ft(6) },
  ],
  [
    'stairs: height 11 feet, riser 6 inch aur chaudai 4 foot. kitni paidiyan',
    'stairs',
    { height: ft(11), riser: inch(6), width: ft(4) },
  ],
  [
    '600 sqft tile 3 din me, kitne tile mistri lagane padenge',
    'labour',
    { work: 'tiles', area: sqft(600), days: 3 },
  ],
  [
    '800 kilo sariya bandhna h chhat ka, 2 fitter h. time kitna',
    'labour',
    { work: 'steel', weight: 800, workers: 2 },
  ],
  ['एक चार के अनुपात में 30 cft गारा, सीमेंट बालू कितना', 'mortar', { volume: 30 * 0.028316846592, mix: '1:4' }],
  ['900 वर्ग फीट एक मंज़िल पर, ऐसी दो मंज़िलें। बनाने में कितने रुपये लगेंगे', 'cost', { area: sqft(900), floors: 2 }],
  [
    'constructing a floor of 1050 sq ft, basic finishing. What amount should I keep aside?',
    'cost',
    { area: sqft(1050), finish: 'basic' },
  ],
  ['wt of 12mm 12 m long 40 nos', 'steel', { diameter: 12, length: 12, count: 40 }],
  ['punjab me 7 marle kitne gaj', 'conversion', { value: 7, from: 'marla', to: 'gaj', state: 'punjab' }],
])('Sizes are read by the part that they are of: %s', (question, calculator, inputs) => {
  const asked = readCalculation(question);
  expect(asked?.calculator).toBe(calculator);
  for (const [key, value] of Object.entries(inputs)) {
    const said = asked?.inputs[key];
    if (typeof value === 'number') expect(said, key).toBeCloseTo(value, 3);
    else expect(said, key).toBe(value);
  }
  expect(Object.keys(asked?.inputs ?? {}).sort()).toEqual(Object.keys(inputs).sort());
});

test.each([
  'plot 40 by 60 foot ka h charo taraf 5 foot unchi boundary 9 inch ki, int kitni lagegi',
  'boundary wall around 40x60 plot 5 ft high 9 inch bricks',
  '40 x 60 फुट के प्लॉट के चारों तरफ 5 फुट ऊंची दीवार में कितनी ईंट',
])('A wall round land goes along all its sides: %s', (text) => {
  const inputs = readCalculation(text)?.inputs;
  expect([inputs?.length, inputs?.width, inputs?.height]).toEqual([12.192, 18.288, 1.524]);
});

test.each([
  '12 बाई 15 फुट के कमरे का फर्श 3 इंच मोटा ढालना है सीमेंट बालू गिट्टी कितनी मंगवाऊं',
  '12 by 15 ft kamre ka farsh 3 inch mota dhalna hai cement balu gitti kitni mangau',
])('What is to be cast is concrete, whatever it is cast in: %s', (text) => {
  expect(readCalculation(text)).toMatchObject({ calculator: 'concrete', missing: [] });
});
