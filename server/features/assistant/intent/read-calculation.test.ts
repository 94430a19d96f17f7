import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MissingInputs } from '#domain/estimate/calculators/calculator.ts';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { readCalculation, readCalculations } from './read-calculation.ts';

const ft = (feet: number) => feet * 0.3048;
const inch = (inches: number) => inches * 0.0254;
const sqft = (feet: number) => feet * 0.09290304;
const cft = (feet: number) => feet * 0.028316846592;

type Row = [
  question: string,
  calculator: string,
  inputs: Record<string, string | number | boolean>,
  missing?: string,
];

const inEnglish: Row[] = [
  [
    'How many bricks for a 10x12 ft wall 9 inch thick',
    'bricks',
    { length: ft(10), height: ft(12), thickness: inch(9) },
  ],
  ['How many bricks are needed for a wall of 100 sq ft?', 'bricks', { area: sqft(100) }],
  [
    'bricks required for 4.5 inch wall, 20 ft long and 8 ft high',
    'bricks',
    { thickness: inch(4.5), length: ft(20), height: ft(8) },
  ],
  ["bricks for 10' x 12' wall", 'bricks', { length: ft(10), height: ft(12) }],
  ['how many bricks in 5 cubic metre', 'bricks', { volume: 5 }],
  [
    'How many AAC blocks for 500 sqft wall 8" thick',
    'bricks',
    { area: sqft(500), thickness: inch(8), brick: 'block' },
  ],
  ['1000 bricks how much wall', 'bricks', { pieces: 1000 }],
  ['how much cement for 2,000 bricks', 'bricks', { pieces: 2000 }],
  ['How many bricks do I need', 'bricks', {}, 'area'],
  [
    'cement and sand for a brick wall 3m x 2.5m, 230 mm thick, 1:5 mortar',
    'bricks',
    { length: 3, height: 2.5, thickness: 0.23, mix: '1:5' },
  ],
  ['what quantity of cement for 1 cubic metre of 1:4 mortar', 'mortar', { volume: 1, mix: '1:4' }],
  ['bricks for 10x12 wall thickness 9', 'bricks', { length: ft(10), height: ft(12), thickness: inch(9) }],
  ['M20 concrete for 5 cubic metre', 'concrete', { volume: 5, mix: 'M20' }],
  ['how much cement in 1 m3 of M15', 'concrete', { volume: 1, mix: 'M15' }],
  [
    'How much cement, sand and aggregate for 100 cft concrete 1:2:4',
    'concrete',
    { volume: cft(100), mix: 'M15' },
  ],
  [
    'PCC 10x12 ft 4 inch thick how much cement',
    'concrete',
    { length: ft(10), width: ft(12), thickness: inch(4) },
  ],
  ['concrete for 20 x 15 x 0.5 ft', 'concrete', { length: ft(20), width: ft(15), thickness: ft(0.5) }],
  ['how much concrete from 10 bags of cement', 'concrete', { bags: 10 }],
  ['1 brass concrete how many cement bags', 'concrete', { volume: cft(100) }],
  ['cement for 1000 sq ft slab 5 inch thick', 'slab', { area: sqft(1000), thickness: inch(5) }],
  ['How much steel for a 20x30 slab', 'slab', { length: ft(20), width: ft(30) }],
  ['steel required for 10 cubic metre RCC', 'slab', { volume: 10 }],
  [
    'concrete for 6 columns 9x12 inch height 10 ft',
    'slab',
    { volume: inch(9) * inch(12) * ft(10), count: 6, member: 'column' },
  ],
  ['slab 1,200 sqft quantity of material', 'slab', { area: sqft(1200) }],
  ['plaster for 500 sqft how much cement', 'plaster', { area: sqft(500) }],
  ['How many bags of cement for plastering a 12x10 ft wall', 'plaster', { length: ft(12), height: ft(10) }],
  ['plaster both sides of a 10 x 10 wall', 'plaster', { length: ft(10), height: ft(10), sides: 2 }],
  ['15 mm plaster 1:6 for 100 sq m cement bags', 'plaster', { area: 100, thickness: 0.015, mix: '1:6' }],
  ['how much plaster with 20 bags', 'plaster', { bags: 20 }],
  ['plaster quantity for room 12x14x10', 'plaster', { length: ft(12), width: ft(14), height: ft(10) }],
  [
    'how much paint for 3 rooms 12x14 height 10',
    'paint',
    { length: ft(12), width: ft(14), height: ft(10), count: 3 },
  ],
  ['how much paint for a room 12 x 14', 'paint', { length: ft(12), width: ft(14) }, 'height'],
  ['paint needed for 1500 sq ft 3 coats', 'paint', { area: sqft(1500), coats: 3 }],
  ['exterior paint for 2000 sqft how many litres', 'paint', { area: sqft(2000), surface: 'outer' }],
  [
    'paint required for two rooms 10x12x10 walls only',
    'paint',
    { length: ft(10), width: ft(12), height: ft(10), count: 2, ceiling: false },
  ],
  [
    'How many 2x2 tiles for 10x12 room',
    'tiles',
    { length: ft(10), width: ft(12), tileLength: ft(2), tileWidth: ft(2) },
  ],
  ['tiles for 120 sq ft, 600x600 mm', 'tiles', { area: sqft(120), tileLength: 0.6, tileWidth: 0.6 }],
  [
    'wall tiles 12x18 for bathroom 5x8',
    'tiles',
    { length: ft(5), width: ft(8), tileLength: inch(12), tileWidth: inch(18) },
  ],
  ['tiles for a bathroom 5 by 7 feet', 'tiles', { length: ft(5), width: ft(7) }],
  [
    '12x18 inch tiles for 80 sqft with 10% waste',
    'tiles',
    { area: sqft(80), tileLength: inch(12), tileWidth: inch(18), waste: 0.1 },
  ],
  ['how many tiles required', 'tiles', {}, 'area'],
  ['steel weight 12mm 40 feet 10 rods', 'steel', { diameter: 12, length: ft(40), count: 10 }],
  ['weight of 16 mm bar 12 m', 'steel', { diameter: 16, length: 12 }],
  ['what is the weight of 10mm steel rod', 'steel', { diameter: 10 }, 'length'],
  ['how many 8mm rods in 1 tonne', 'steel', { diameter: 8, weight: 1000 }],
  ['water tank for a family of 5', 'tank', { people: 5 }],
  ['what size of water tank for 6 persons', 'tank', { people: 6 }],
  ['how many litres in a tank 5x4x3 ft', 'tank', { length: ft(5), width: ft(4), height: ft(3) }],
  ['underground sump of 10000 litres size', 'tank', { litres: 10_000 }],
  ['capacity of round tank diameter 4 ft height 5 ft', 'tank', { diameter: ft(4), height: ft(5) }],
  ['how many steps for 11 ft height', 'stairs', { height: ft(11) }],
  ['stairs for 3.2 m floor to floor height', 'stairs', { height: 3.2 }],
  ['staircase calculation 10\'6" height with 6 inch riser', 'stairs', { height: ft(10.5), riser: inch(6) }],
  ['How many steps are needed', 'stairs', {}, 'height'],
  [
    'how many masons needed for 1000 sqft plaster in 5 days',
    'labour',
    { work: 'plaster', area: sqft(1000), days: 5 },
  ],
  [
    'how long will 2 masons take to plaster 500 sqft',
    'labour',
    { work: 'plaster', area: sqft(500), workers: 2 },
  ],
  ['labour for 300 sq ft tiles', 'labour', { work: 'tiles', area: sqft(300) }],
  ['how many days to paint 1500 sqft', 'labour', { work: 'paint', area: sqft(1500) }],
  ['labourers for digging 20 cubic metre', 'labour', { work: 'digging', volume: 20 }],
  ['cost of 1500 sqft house', 'cost', { area: sqft(1500) }],
  ['what will it cost to build a house of 1,200 sq ft, 2 floors', 'cost', { area: sqft(1200), floors: 2 }],
  ['premium house construction cost 2000 sq ft', 'cost', { area: sqft(2000), finish: 'best' }],
  ['construction rate for 1000 sq ft G+1 house', 'cost', { area: sqft(1000), floors: 2 }],
  ['how many cement bags for a 1000 sq ft house', 'materials', { area: sqft(1000) }],
  ['material for 1500 sq ft house, 2 floors', 'materials', { area: sqft(1500), floors: 2 }],
  ['construction cost per sq ft', 'cost', {}, 'area'],
  ['how many painters for 3000 sqft in 4 days', 'labour', { work: 'paint', area: sqft(3000), days: 4 }],
  ['how many bags of cement in 1 cubic metre', 'concrete', { volume: 1 }],
  ['how many bricks in 1 sq ft wall', 'bricks', { area: sqft(1) }],
  ['cost of building a 30x40 house', 'cost', { length: ft(30), width: ft(40) }],
  ['1 acre in sq ft', 'conversion', { value: 1, from: 'acre', to: 'sqft' }],
  ['how many sq ft in 200 sq yards', 'conversion', { value: 200, from: 'gaj', to: 'sqft' }],
  ['convert 5 cent to square feet', 'conversion', { value: 5, from: 'cent', to: 'sqft' }],
  ['10 feet to mm', 'conversion', { value: 10, from: 'ft', to: 'mm' }],
  ['2.5 hectares in acres', 'conversion', { value: 2.5, from: 'hectare', to: 'acre' }],
  ['1 brass how many cft', 'conversion', { value: 1, from: 'brass', to: 'cft' }],
  ['one cubic metre how many litres', 'conversion', { value: 1, from: 'm3', to: 'litre' }],
  ['how many kg in a quintal', 'conversion', { value: 1, from: 'kg', to: 'quintal' }],
  ['1 bigha in sq ft', 'conversion', { value: 1, from: 'bigha', to: 'sqft' }, 'state'],
  ['2 bigha in acre in Rajasthan', 'conversion', { value: 2, from: 'bigha', to: 'acre', state: 'rajasthan' }],
  ['5 marla to sq ft in Punjab', 'conversion', { value: 5, from: 'marla', to: 'sqft', state: 'punjab' }],
];

const inHinglish: Row[] = [
  [
    '10 feet by 12 feet room ki tiles kitni lagengi 2x2',
    'tiles',
    { length: ft(10), width: ft(12), tileLength: ft(2), tileWidth: ft(2) },
  ],
  ['1000 sq ft chhat me kitna cement sariya lagega', 'slab', { area: sqft(1000) }],
  ['2000 litre tank ka size', 'tank', { litres: 2000 }],
  ['200 gaj kitne sq ft hote hain', 'conversion', { value: 200, from: 'gaj', to: 'sqft' }],
  ['20 bags cement me kitna plaster', 'plaster', { bags: 20 }],
  ['seedhi kitni banegi 10 feet height', 'stairs', { height: ft(10) }],
  ['kitne mistri lagenge 500 sqft plaster', 'labour', { work: 'plaster', area: sqft(500) }],
  ['10 x 12 ki deewar me kitni eent lagegi', 'bricks', { length: ft(10), height: ft(12) }],
  [
    'das by barah foot ki diwar 9 inch moti kitni int lagegi',
    'bricks',
    { length: ft(10), height: ft(12), thickness: inch(9) },
  ],
  ['100 sq ft deewar me kitni eent', 'bricks', { area: sqft(100) }],
  ['do hazar eent me kitna cement lagega', 'bricks', { pieces: 2000 }],
  ['kitni eent chahiye', 'bricks', {}, 'area'],
  [
    '4 inch ki deewar 10 ft lambi 8 ft unchi kitni eent',
    'bricks',
    { thickness: inch(4), length: ft(10), height: ft(8) },
  ],
  ['20 ft x 30 ft chhat ki dhalai me kitna cement', 'slab', { length: ft(20), width: ft(30) }],
  ['1200 sqft lanter me kitna sariya lagega', 'slab', { area: sqft(1200) }],
  ['dedh lakh sq ft slab ka cement kitna', 'slab', { area: sqft(150_000) }],
  ['ek cubic meter M20 concrete me kitni bori cement', 'concrete', { volume: 1, mix: 'M20' }],
  ['10 bori cement se kitna concrete banega', 'concrete', { bags: 10 }],
  ['100 cft dhalai me kitna cement ret gitti', 'concrete', { volume: cft(100) }],
  ['1 brass concrete me kitna cement lagta hai', 'concrete', { volume: cft(100) }],
  ['500 sqft plaster me kitna cement aur ret lagega', 'plaster', { area: sqft(500) }],
  ['10x10 kamre ke plaster me kitni bori cement', 'plaster', { length: ft(10), width: ft(10) }, 'height'],
  ['dono taraf plaster 10x12 deewar kitna cement', 'plaster', { length: ft(10), height: ft(12), sides: 2 }],
  [
    'do kamre das by barah unchai das kitna paint lagega',
    'paint',
    { length: ft(10), width: ft(12), height: ft(10), count: 2 },
  ],
  ['1000 sq ft me kitna paint lagega', 'paint', { area: sqft(1000) }],
  ['bahar ki deewar 800 sqft ka paint kitne litre', 'paint', { area: sqft(800), surface: 'outer' }],
  [
    '12x12 hall me 4x2 ki kitni tiles',
    'tiles',
    { length: ft(12), width: ft(12), tileLength: ft(4), tileWidth: ft(2) },
  ],
  ['150 sqft me 2x2 tiles kitni lagegi', 'tiles', { area: sqft(150), tileLength: ft(2), tileWidth: ft(2) }],
  ['bathroom 6x8 ki tile kitni lagegi', 'tiles', { length: ft(6), width: ft(8) }],
  ['12mm sariya 40 foot ka vajan kitna', 'steel', { diameter: 12, length: ft(40) }],
  ['ek ton me 10mm ke kitne sariye', 'steel', { diameter: 10, weight: 1000 }],
  ['5 logo ke liye kitne litre ki tanki chahiye', 'tank', { people: 5 }],
  ['6 x 5 x 4 foot ki tanki me kitna pani aayega', 'tank', { length: ft(6), width: ft(5), height: ft(4) }],
  ['ghar me 8 log hai pani ki tanki kitni badi', 'tank', { people: 8 }],
  ['11 foot unchai ke liye kitni seedhiyan', 'stairs', { height: ft(11) }],
  ['zeena kitne step ka hoga 12 ft height', 'stairs', { height: ft(12) }],
  ['kitni seedhi banegi', 'stairs', {}, 'height'],
  [
    '2 mistri 500 sqft plaster kitne din me karenge',
    'labour',
    { work: 'plaster', area: sqft(500), workers: 2 },
  ],
  ['300 sqft tiles lagane me kitne mistri', 'labour', { work: 'tiles', area: sqft(300) }],
  ['10 cum chinai me kitne mazdoor lagenge', 'labour', { work: 'brickwork', volume: 10 }],
  ['1500 sqft ghar banane ka kharcha', 'cost', { area: sqft(1500) }],
  ['do manzil makan 1000 sq ft ki lagat kitni', 'cost', { area: sqft(1000), floors: 2 }],
  ['25x50 makan banane me kitna kharch aayega', 'cost', { length: ft(25), width: ft(50) }],
  [
    '1 bigha me kitne gaj UP me',
    'conversion',
    { value: 1, from: 'bigha', to: 'gaj', state: 'uttar pradesh' },
  ],
  ['ek katha kitna sq ft bihar', 'conversion', { value: 1, from: 'katha', to: 'sqft', state: 'bihar' }],
  ['1 bori cement kitne kg', 'conversion', { value: 1, from: 'bag', to: 'kg' }],
  ['dhai acre kitne hectare', 'conversion', { value: 2.5, from: 'acre', to: 'hectare' }],
  ['ek gaj me kitne foot', 'conversion', { value: 1, from: 'gaj', to: 'sqft' }],
  ['1000 eent lagane me kitne mistri', 'labour', { work: 'brickwork', pieces: 1000 }],
  ['10/12 room me kitni tile', 'tiles', { length: ft(10), width: ft(12) }],
  ['bhai 20 by 40 ka ghar banana hai kitna paisa lagega', 'cost', { length: ft(20), width: ft(40) }],
  ['1000 sqft ghar me kitna cement sariya eent lagega', 'materials', { area: sqft(1000) }],
  [
    '12 foot by 15 foot ka room hai, plaster ke liye cement?',
    'plaster',
    { length: ft(12), width: ft(15) },
    'height',
  ],
  ['3000 eent ki deewar banane me kitne din lagenge', 'labour', { work: 'brickwork', pieces: 3000 }],
  ['3000 eent ki deewar banane me kitne din lagenge', 'labour', { work: 'brickwork', pieces: 3000 }],
  ['1 guntha me kitne square feet', 'conversion', { value: 1, from: 'guntha', to: 'sqft' }],
];

const inHindi: Row[] = [
  ['१० x १२ फुट की दीवार में कितनी ईंट', 'bricks', { length: ft(10), height: ft(12) }],
  [
    '10 फुट लंबी 8 फुट ऊंची 9 इंच मोटी दीवार में कितनी ईंटें लगेंगी',
    'bricks',
    { length: ft(10), height: ft(8), thickness: inch(9) },
  ],
  ['१०० वर्ग फुट दीवार में कितनी ईंटें लगेंगी?', 'bricks', { area: sqft(100) }],
  ['दो हज़ार ईंटों में कितना सीमेंट लगेगा', 'bricks', { pieces: 2000 }],
  ['१००० वर्ग फुट छत में कितना सीमेंट और सरिया लगेगा', 'slab', { area: sqft(1000) }],
  ['20 गुणा 30 फुट की छत में कितना सरिया', 'slab', { length: ft(20), width: ft(30) }],
  ['5 घन मीटर M20 कंक्रीट में कितना सीमेंट', 'concrete', { volume: 5, mix: 'M20' }],
  ['दस बोरी सीमेंट में कितना कंक्रीट बनेगा', 'concrete', { bags: 10 }],
  ['५०० वर्ग फुट प्लास्टर में कितनी बोरी सीमेंट', 'plaster', { area: sqft(500) }],
  ['बीस बोरी सीमेंट में कितना प्लास्टर', 'plaster', { bags: 20 }],
  ['दोनों तरफ प्लास्टर 10 x 12 फुट दीवार कितना सीमेंट', 'plaster', { length: ft(10), height: ft(12), sides: 2 }],
  [
    'तीन कमरे 12x14 ऊंचाई 10 कितना पेंट लगेगा',
    'paint',
    { length: ft(12), width: ft(14), height: ft(10), count: 3 },
  ],
  ['1500 वर्ग फुट के लिए कितने लीटर पेंट', 'paint', { area: sqft(1500) }],
  [
    '10 x 12 फुट कमरे में 2x2 की कितनी टाइलें लगेंगी',
    'tiles',
    { length: ft(10), width: ft(12), tileLength: ft(2), tileWidth: ft(2) },
  ],
  ['१५० वर्ग फुट में कितनी टाइल', 'tiles', { area: sqft(150) }],
  ['12 मिमी सरिया 40 फुट का वजन कितना', 'steel', { diameter: 12, length: ft(40) }],
  ['पाँच लोगों के लिए कितने लीटर की टंकी चाहिए', 'tank', { people: 5 }],
  ['2000 लीटर टंकी का साइज', 'tank', { litres: 2000 }],
  ['10 फुट ऊंचाई में कितनी सीढ़ियाँ बनेंगी', 'stairs', { height: ft(10) }],
  ['साढ़े दस फुट ऊँचाई पर कितनी सीढ़ी', 'stairs', { height: ft(10.5) }],
  ['500 वर्ग फुट प्लास्टर में कितने मिस्त्री लगेंगे', 'labour', { work: 'plaster', area: sqft(500) }],
  ['1500 वर्ग फुट मकान बनाने का खर्च', 'cost', { area: sqft(1500) }],
  ['दो मंज़िल घर 1000 वर्ग फुट की लागत', 'cost', { area: sqft(1000), floors: 2 }],
  ['२०० गज में कितने वर्ग फुट', 'conversion', { value: 200, from: 'gaj', to: 'sqft' }],
  ['एक एकड़ में कितने बीघा राजस्थान', 'conversion', { value: 1, from: 'acre', to: 'bigha', state: 'rajasthan' }],
  ['डेढ़ गुंठा कितने वर्ग मीटर', 'conversion', { value: 1.5, from: 'guntha', to: 'm2' }],
  ['1 क्विंटल में कितने किलो', 'conversion', { value: 1, from: 'quintal', to: 'kg' }],
  ['एक घन मीटर में कितने लीटर', 'conversion', { value: 1, from: 'm3', to: 'litre' }],
];

const all = [...inEnglish, ...inHinglish, ...inHindi];

describe.each([
  ['English', inEnglish],
  ['Hinglish', inHinglish],
  ['Hindi', inHindi],
])('Questions in %s are read', (_, rows) => {
  it.each(rows)('%s', (question, calculator, inputs, missing) => {
    const asked = readCalculation(question);
    expect(asked?.calculator).toBe(calculator);
    expect(Object.keys(asked?.inputs ?? {}).sort()).toEqual(Object.keys(inputs).sort());
    for (const [key, value] of Object.entries(inputs))
      if (typeof value === 'number') expect(asked?.inputs[key], key).toBeCloseTo(value, 4);
      else expect(asked?.inputs[key], key).toBe(value);
    expect(asked?.missing).toEqual(missing ? [missing] : []);
  });
});

test('what was read, with what is usual, is what its calculator takes', () => {
  for (const [question] of all) {
    const asked = readCalculation(question);
    if (!asked) throw new Error(question);
    const { usual } = calculators[asked.calculator];
    if (asked.missing.some((key) => key !== 'state' && usual[key] === undefined)) continue;
    expect(
      calculators[asked.calculator].run(asked.inputs, shippedRates).result.length,
      question,
    ).toBeGreaterThan(0);
  }
});

test('there are enough of them', () => expect(all.length).toBeGreaterThanOrEqual(120));

test('whatever words and numbers meet, nothing breaks, and what is read can be worked out or asked for', () => {
  const words = [...new Set(all.flatMap(([question]) => question.split(' ')))];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { minLength: 2, maxLength: 10 }), (some) => {
      const asked = readCalculation(some.join(' '));
      if (!asked) return;
      const calculator = calculators[asked.calculator];
      expect(asked.missing).toEqual(calculator.missing(asked.inputs));
      try {
        expect(
          calculator.run(asked.inputs, shippedRates).steps.every(({ formula }) => !formula.includes('NaN')),
        ).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(MissingInputs);
      }
    }),
    { numRuns: 1500 },
  );
});

describe('Sizes said in words are read', () => {
  const rows: Row[] = [
    [
      '2 मीटर लंबी, 1.5 मीटर चौड़ी और 1 मीटर गहरी टंकी में कितना पानी आएगा',
      'tank',
      { length: 2, width: 1.5, height: 1 },
    ],
    [
      'tank of two metres length, one metre width and one and a half metre depth',
      'tank',
      { length: 2, width: 1, height: 1.5 },
    ],
    ['round tank 2 metres across and 2 metres high, how much water', 'tank', { diameter: 2, height: 2 }],
    ['paune teen meter kitne feet', 'conversion', { value: 2.75, from: 'm', to: 'ft' }],
    ['sawa do meter kitne feet', 'conversion', { value: 2.25, from: 'm', to: 'ft' }],
    ['300 sqft aadha inch plaster ka cement', 'plaster', { area: sqft(300), thickness: inch(0.5) }],
    [
      'stair design 3 metre height tread 10 inch riser 7 inch',
      'stairs',
      { height: 3, riser: inch(7), tread: inch(10) },
    ],
    [
      'paint for a wall 25 ft long 9 ft high with one door 3x7',
      'paint',
      { length: ft(25), height: ft(9), openings: sqft(21) },
    ],
    ['how many bricks for a wall', 'bricks', {}, 'area'],
    ['800 sqft plaster ki majduri kitni', 'labour', { work: 'plaster', area: sqft(800) }],
  ];
  it.each(rows)('%s', (question, calculator, inputs) => {
    const read = readCalculation(question);
    expect(read?.calculator).toBe(calculator);
    expect(Object.keys(read?.inputs ?? {}).sort()).toEqual(Object.keys(inputs).sort());
    for (const [key, value] of Object.entries(inputs))
      expect(read?.inputs[key], key).toEqual(typeof value === 'number' ? expect.closeTo(value, 4) : value);
  });
});

test.each([
  ['20 foot lambi 10 foot unchi 9 inch deewar kitni eent aur kitne din', 'bricks', 'labour'],
  ['500 sqft plaster 12mm kitna cement aur kitne din', 'plaster', 'labour'],
  ['how many days to paint 1500 sqft', 'labour'],
])('Two questions in one sentence are both read, one alone: %s', (question, ...calculators) => {
  expect(readCalculations(question).map(({ calculator }) => calculator)).toEqual(calculators);
});
