import { describe, expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

const topicOf = (...said: string[]) => followUp(said.at(-1) ?? '', said.slice(0, -1));

describe('A follow-up keeps the sum or the search and changes one thing', () => {
  test.each([
    [['tank for 5 people', 'and for 8?'], { people: 8 }],
    [['5 logo ke liye tanki', 'aur 8 ke liye?'], { people: 8 }],
    [['800 sqft deewar ka paint', '3 coat karein to'], { coats: 3 }],
    [['12 mm sariya 12 meter ka wazan', 'for 20 bars'], { diameter: 12, count: 20 }],
  ] as const)('%j', (said, inputs) => {
    expect(topicOf(...said)).toMatchObject({ about: 'sum', asked: { inputs } });
  });

  test.each([
    [['1200 वर्ग फुट घर में सीमेंट सरिया ईंट कितना लगेगा', 'नहीं नहीं 1400 है'], { area: 1400 * 0.09290304 }],
    [['how much cement for 1200 sqft house', 'sorry it is 1400'], { area: 1400 * 0.09290304 }],
    [['100 gaj ghar ka kharcha', '150 kar do'], { area: 150 * 0.83612736 }],
    [['1000 litre ki underground tanki kitni lambi chaudi hogi', '2000 ki kar do'], { litres: 2000 }],
    [['800 sqft deewar ka paint do coat', 'nahi 900'], { area: 900 * 0.09290304, coats: 2 }],
    [['800 sqft deewar ka paint do coat', 'do nahi teen'], { area: 800 * 0.09290304, coats: 3 }],
  ] as const)('a number alone is in the unit of what it corrects: %j', (said, inputs) => {
    const topic = topicOf(...said);
    if (topic?.about !== 'sum') throw new Error('no sum');
    for (const [key, value] of Object.entries(inputs)) expect(topic.asked.inputs[key]).toBeCloseTo(value);
  });

  test.each([
    [['वाराणसी में दो राजमिस्त्री चाहिए', 'दो नहीं चार'], { place: 'Varanasi', people: 4 }],
    [['varanasi me 2 mistri chahiye', 'do nahi chaar'], { place: 'Varanasi', people: 4 }],
    [['need 2 masons in varanasi', 'not two but four'], { place: 'Varanasi', people: 4 }],
    [['agra me 2 mistri chahiye', 'agra nahi mathura'], { place: 'Mathura', people: 2 }],
    [['आगरा में 6 मजदूर चाहिए', 'आगरा नहीं मथुरा'], { place: 'Mathura', people: 6 }],
    [['thane me 2 mistri chahiye', 'thane nahi navi mumbai'], { place: 'Navi Mumbai', people: 2 }],
    [['need a plumber in Agra', 'plumber nahi electrician'], { category: 'electrician contract' }],
  ] as const)('of two that are said the one is meant that is not denied: %j', (said, input) => {
    expect(topicOf(...said)).toMatchObject({ about: 'people', input });
  });

  test('columns are so many as were said last, and no more', () =>
    expect(
      topicOf('concrete for columns 1 ft by 1 ft, 10 ft high, 8 nos', '12 nos, forgot the porch'),
    ).toMatchObject({ about: 'sum', asked: { inputs: { volume: 0.283168, count: 12 } } }));

  test.each([
    ['1000 sqft makan ka kharcha', 'sasti finishing me batao'],
    ['हजार वर्ग फुट का मकान कितने में बनेगा', 'सस्ती वाली फिनिशिंग में बताओ'],
    ['cost of a 1000 sqft house', 'and with cheaper finishing'],
  ])('cheap finishing is the basic one: %s // %s', (first, next) =>
    expect(topicOf(first, next)).toMatchObject({ about: 'sum', asked: { inputs: { finish: 'basic' } } }),
  );

  test.each([
    [
      ['noida me 2 mistri 3 helper chahiye', '5 din ka kitna lagega inka'],
      { trade: 'mason', workers: 2, otherTrade: 'helper', others: 3, days: 5 },
    ],
    [['4 painters in Pune', 'how much for 6 days'], { trade: 'painter', workers: 4, days: 6 }],
    [['4 painters in Pune', 'not 4, 5', 'how much for 6 days'], { trade: 'painter', workers: 5, days: 6 }],
    [['पटना में 3 मिस्त्री चाहिए', '4 दिन का कितना देना होगा'], { trade: 'mason', workers: 3, days: 4 }],
  ] as const)('so many days of those who were looked for are paid: %j', (said, inputs) =>
    expect(topicOf(...said)).toMatchObject({ about: 'sum', asked: { calculator: 'pay', inputs } }),
  );

  test('days that only tell how long count nobody', () => {
    const said = ['पटना में 3 मिस्त्री चाहिए', '4 दिन के लिए चाहिए'];
    expect(topicOf(...said)).not.toMatchObject({ input: { people: 4 } });
    expect(topicOf('2 mistri bhejo Pune', '2 din baad kitne baje aayenge')?.about).not.toBe('sum');
  });

  test.each([
    [
      'farsh ki tile ukhad rahi hai ek kone se',
      '500 sqft nayi lagwau to 2 mistri ko kitne din lagenge',
      'tiles',
    ],
    ['plaster jhad raha hai', '300 sqft naya karwau to kitne din lagenge', 'plaster'],
  ])('the days of a work are those of what was spoken of: %s // %s', (first, next, work) =>
    expect(topicOf(first, next)).toMatchObject({
      about: 'sum',
      asked: { calculator: 'labour', inputs: { work } },
    }),
  );

  test('a house that is told piece by piece is one house', () => {
    const said = ['ghar ka plan chahiye', '30x60', 'sirf ek floor'];
    expect(topicOf(...said.slice(0, 2))).toMatchObject({ about: 'house', input: { landSize: '30x60' } });
    expect(topicOf(...said)).toMatchObject({ about: 'house', input: { landSize: '30x60', floors: 1 } });
  });

  test('another thickness leaves the wall as long and as high as it was', () => {
    const topic = topicOf('20 foot lambi 10 foot unchi 9 inch deewar ki eent', 'aur 4.5 inch ke liye?');
    if (topic?.about !== 'sum') throw new Error('no sum');
    expect(topic.asked.inputs.length).toBeCloseTo(6.096);
    expect(topic.asked.inputs.thickness).toBeCloseTo(0.1143);
  });

  test.each([
    [['आठ मजदूर चाहिए बाड़मेर', 'छह सौ दिहाड़ी से ज्यादा नहीं'], { people: 8, maxPrice: 600 }],
    [['8 mazdoor chahiye Barmer', 'saat sau tak wale'], { people: 8, maxPrice: 700 }],
    [['need 8 labourers in Barmer', 'not above six hundred'], { people: 8, maxPrice: 600 }],
    [['8 mazdoor chahiye Barmer', 'saat kar do'], { people: 7 }],
    [['mason in pune under 800', 'no, 900'], { place: 'Pune', maxPrice: 900 }],
    [['pune me mistri 800 tak', '900 kar do'], { place: 'Pune', maxPrice: 900 }],
    [['पुणे में मिस्त्री 800 तक', '800 नहीं 900'], { place: 'Pune', maxPrice: 900 }],
  ] as const)('what is paid counts nobody: %j', (said, input) => {
    expect(topicOf(...said)).toMatchObject({ about: 'people', input });
  });

  test('another trade keeps the place, a price the trade and the place, over several questions', () => {
    const said = ['masons in Pune', 'and plumbers?', 'under 900'];
    expect(topicOf(...said.slice(0, 2))).toMatchObject({
      about: 'people',
      input: { category: 'Other', place: 'Pune' },
    });
    expect(topicOf(...said)).toMatchObject({
      about: 'people',
      input: { category: 'Other', place: 'Pune', maxPrice: 900 },
    });
  });

  test('another material keeps that its price is asked', () =>
    expect(topicOf('cement ka rate', 'aur sariya ka?')).toEqual({
      about: 'price',
      asked: [{ key: 'steel' }],
    }));

  test('labour, cost and another material are those of the same work', () => {
    const wall = '20 ft long 10 ft high 9 inch wall bricks';
    expect(topicOf(wall, 'and how many days?')).toMatchObject({
      asked: { calculator: 'labour', inputs: { work: 'brickwork', length: 6.096, height: 3.048 } },
    });
    expect(topicOf(wall, 'kitna kharcha?')).toMatchObject({ asked: { calculator: 'bricks', priced: true } });
    expect(topicOf(wall, 'aur cement?')).toMatchObject({ asked: { calculator: 'bricks' } });
  });

  test.each([
    ['12 mm sariya 12 meter ka wazan', 'aur 16 ka?', { diameter: 16, length: 12 }],
    ['टंकी 5 फुट लंबी 4 फुट चौड़ी 4 फुट ऊंची', 'ऊंचाई 5 फुट कर दें तो', { height: 1.524 }],
    ['1 bigha me kitne sqft rajasthan me', 'aur punjab me?', { state: 'punjab' }],
    ['2 acre kitne hectare', 'aur 5 acre?', { value: 5, to: 'hectare' }],
  ])('%s // %s', (first, next, inputs) =>
    expect(topicOf(first, next)).toMatchObject({ about: 'sum', asked: { inputs } }),
  );

  test('another trade without a place is looked for in the same town', () =>
    expect(topicOf('ladder on rent in Thane', 'actually i want tile cutter')).toMatchObject({
      about: 'people',
      input: { kind: 'product', category: 'Tile cutter', place: 'Thane' },
    }));

  test.each([
    [
      'bricks for a wall 20 ft by 10 ft 9 inch',
      'and two masons will finish it in how many days',
      { workers: 2, length: 6.096 },
    ],
    ['paint for 2000 sqft walls', 'How many days if 2 painters are doing it?', { work: 'paint', workers: 2 }],
    ['800 वर्ग फुट प्लास्टर 2 मिस्त्री कितने दिन में करेंगे', 'चार लगा दूं फिर?', { workers: 4 }],
    ['900 sqft deewar ka paint do coat', 'ek coat me kaam chala lu to kitne litre', { coats: 1 }],
    ['टंकी 3 बाई 2 बाई 1.5 फुट कितने लीटर की', 'अरे फुट नहीं, मीटर में नाप है', { length: 3, width: 2 }],
    ['6 logo ke liye tanki', '3 din ka stock rakhna ho to', { people: 6, days: 3 }],
    [
      'plaster of a wall 30 ft long 10 ft high',
      'aur paint kitne litre lagega',
      { length: 9.144, height: 3.048 },
    ],
    ['प्लास्टर में सीमेंट कितना लगेगा', 'दीवार 30 फुट लंबी है 9 फुट ऊंची', { length: 9.144 }],
    [
      '2x2 ft tiles for a floor of 18 ft by 12 ft',
      'My son prefers the larger ones of 800 x 800 mm, what would be the number in that case',
      { tileLength: 0.8, length: 5.4864 },
    ],
    ['1:4 के मसाले से 700 वर्ग फुट पलस्तर का सामान', 'धन्यवाद। यदि एक छह का मसाला रखें तब?', { mix: '1:6' }],
    ['slab 10 m x 7 m, 150 mm', 'Do the same with M25', { mix: 'M25', thickness: 0.15 }],
    ['10 helper 4 din ki dihadi', 'sirf 7 helper', { workers: 7, days: 4 }],
    ['16mm ki 10 rod 12 m wazan', 'aur rod 25 kar do', { diameter: 16, count: 25 }],
    ['2000 sqft house cost', 'party has less budget, tell it in a basic finish', { finish: 'basic' }],
    ['cost of a 1600 sqft house', 'and how much cement and steel in it', { area: 148.6449 }],
    [
      'tiles for a hall of 14 by 12 feet',
      'tile size 2 feet by 2 feet',
      { length: 4.2672, tileLength: 0.6096 },
    ],
    ['14x12 ft hall me kitni tile', 'tile 2x2 ft ki', { width: 3.6576, tileWidth: 0.6096 }],
    [
      '3 masons for 5 days at 900 per day total?',
      '2 helpers also, 600 each',
      { trade: 'mason', workers: 3, dayRate: 900, days: 5, otherTrade: 'helper', others: 2, otherRate: 600 },
    ],
    ['3 मिस्त्री 5 दिन 900 रुपये रोज, कुल कितना', '2 मज़दूर भी', { workers: 3, otherTrade: 'helper', others: 2 }],
    [
      '3 mistri 900 aur 2 mazdoor 600, 5 din, total',
      'mazdoor 4 kar do',
      { workers: 3, others: 4, otherRate: 600 },
    ],
    ['wall plaster 40 ft x 10 ft', 'ठीक है, इसकी मजदूरी कितनी लगेगी', { work: 'plaster', length: 12.192 }],
  ])('the same work said otherwise: %s // %s', (first, next, inputs) => {
    const topic = topicOf(first, next);
    if (topic?.about !== 'sum') throw new Error('no sum');
    for (const [key, value] of Object.entries(inputs)) {
      if (typeof value === 'number') expect(topic.asked.inputs[key], key).toBeCloseTo(value, 3);
      else expect(topic.asked.inputs[key], key).toBe(value);
    }
  });

  test('a size that no wall has changes nothing', () =>
    expect(topicOf('bricks for a wall 10 ft by 10 ft 9 inch', 'and 90000000 ft high?')).toBeUndefined());

  test('what was not meant is dropped, and who does the work is known', () => {
    expect(topicOf('architect, Bhopal', 'not architect, I meant structural engineer')).toMatchObject({
      input: { category: 'Structural', place: 'Bhopal' },
    });
    expect(topicOf('20 ft by 10 ft wall bricks', 'who can build it in Nashik?')).toMatchObject({
      about: 'people',
      input: { category: 'Construction', place: 'Nashik' },
    });
    expect(topicOf('2x2 ft tile for 200 sqft', 'लगाने वाला मिस्त्री चाहिए भोपाल में')).toMatchObject({
      about: 'people',
      input: { category: 'Tiles', place: 'Bhopal' },
    });
  });

  test.each([
    ['ranchi me 4 mistri chahiye', '4 nahi 7 kar do'],
    ['रांची में 4 मिस्त्री चाहिए', 'सात कर दो'],
    ['4 masons in ranchi', 'make it 7'],
    ['4 masons in ranchi', 'not 4, 7'],
  ])('another number of people are looked for: %s // %s', (first, next) =>
    expect(topicOf(first, next)).toMatchObject({
      about: 'people',
      input: { category: 'Construction', place: 'Ranchi', people: 7 },
    }),
  );

  test.each([
    ['architect in Nagpur', 'what fees do they normally take?'],
    ['nagpur me architect', 'ye kitna lete hai'],
    ['नागपुर में आर्किटेक्ट', 'ये कितना लेते हैं?'],
  ])('what they take is asked of the same people: %s // %s', (first, next) =>
    expect(topicOf(first, next)).toMatchObject({
      about: 'people',
      input: { category: 'Architectural', place: 'Nagpur', rates: true },
    }),
  );

  test('people that are counted are no amount of land', () =>
    expect(topicOf('2 acre kitne sqft', 'chaar log hain')).toBeUndefined());

  test('another town, or the same one said so, is looked in for the trade', () => {
    expect(topicOf('jaipur me plumber dikhao', 'yahan to koi dhang ka nahi, ajmer me dekho')).toMatchObject({
      input: { category: 'Other', place: 'Ajmer' },
    });
    expect(
      topicOf('I need a plumber in Kolhapur', 'thank you, an electrician as well, same city'),
    ).toMatchObject({
      input: { category: 'electrician contract', place: 'Kolhapur' },
    });
  });

  test.each([
    ['900 sqft slab 5 inch cement', 'once it is poured, how many days do we keep it wet'],
    ['100 sqft 9 inch diwar ki eent', 'ek baat aur, eent pehchane kaise'],
    ['RCC slab M25, 8.5 cum, material', 'After how many days to deshutter it?'],
    ['40 फुट लंबी 5 फुट ऊँची 9 इंच दीवार में ईंट', 'अच्छा और आज ईंट का भाव क्या चल रहा है'],
  ])('another matter stands by itself: %s // %s', (first, next) =>
    expect(topicOf(first, next)).toBeUndefined(),
  );

  test('a house loses its car, or is finished otherwise', () => {
    expect(topicOf('house on 30x40 plot', 'without parking')).toMatchObject({ input: { parking: 'No' } });
    expect(topicOf('house on 30x40 plot', 'luxury finish')).toMatchObject({ input: { finish: 'best' } });
  });

  test('another unit keeps what is turned into it', () =>
    expect(topicOf('100 gaj kitne sqft', 'and in sq metre?')).toMatchObject({
      about: 'sum',
      asked: { calculator: 'conversion', inputs: { value: 100, from: 'gaj', to: 'm2' } },
    }));

  test('another number of floors keeps the plot', () =>
    expect(topicOf('house on 30x40 plot', 'aur teen manzil ka?')).toMatchObject({
      about: 'house',
      input: { landSize: '30x40', floors: 3 },
    }));

  test.each(['ek hi manzil kar do', 'एक ही मंज़िल कर दो'])('or takes them away: %s', (next) =>
    expect(topicOf('house on 30x40 plot', next)).toMatchObject({ about: 'house', input: { floors: 1 } }),
  );

  test('a question that stands by itself, or after nothing, goes on from nothing', () => {
    expect(topicOf('and for 8?')).toBeUndefined();
    expect(topicOf('masons in Pune', 'how long must a slab be cured before it is loaded?')).toBeUndefined();
    expect(topicOf('tank for 5 people', 'bricks for a wall 10 ft long 10 ft high 9 inch')).toBeUndefined();
  });
});

describe('What is found or drawn is narrowed in more words', () => {
  test.each([
    ['can you show only those under 900 a day', { maxPrice: 900 }],
    ['please show me only the verified ones who can come', { verified: true }],
    ['क्या आप मुझे सिर्फ 900 से कम वाले मिस्त्री दिखा सकते हो', { maxPrice: 900 }],
  ])('people: %s', (said, input) => {
    expect(topicOf('I need a mason', 'Lucknow', said)).toMatchObject({
      about: 'people',
      input: { category: 'Construction', place: 'Lucknow', ...input },
    });
  });

  test.each([
    ['single floor only please we are two old people', { floors: 1 }],
    ['sirf ek manzil rakho, hum do hi log hain yahan', { floors: 1 }],
    ['3bhk please, we have two children and parents', { rooms: '3BHK' }],
  ])('a house: %s', (said, input) => {
    expect(topicOf('show me a plan for 30x40 plot', said)).toMatchObject({
      about: 'house',
      input: { landSize: '30x40', ...input },
    });
  });
});

describe('A sum is told over several messages', () => {
  test.each([
    [
      ['sariye ka wajan nikalna hai', '12 mm ka', '30 piece 12 meter ke'],
      'steel',
      { diameter: 12, count: 30 },
    ],
    [
      ['weight of steel bars', '12 mm', '30 pieces of 12 m'],
      'steel',
      { diameter: 12, length: 12, count: 30 },
    ],
    [['plaster calculation', '12 m long wall', '3 m high both sides'], 'plaster', { height: 3, sides: 2 }],
  ] as const)('%j', (said, calculator, inputs) => {
    expect(topicOf(...said)).toMatchObject({ about: 'sum', asked: { calculator, inputs, missing: [] } });
  });

  test('and says what it still lacks', () =>
    expect(topicOf('slab ka cement nikalna hai', '5 inch mota')).toMatchObject({
      asked: { calculator: 'slab', missing: ['area'] },
    }));
});

describe('Another unit is turned into the same one', () => {
  test.each([
    ['एक एकड़ में कितने वर्ग फुट होते हैं', 'और एक हेक्टेयर में?', { value: 1, from: 'hectare', to: 'sqft' }],
    ['1 acre in sq ft', 'and two hectares?', { value: 2, from: 'hectare', to: 'sqft' }],
    ['20 ft in metres', 'and 30 metres?', { value: 30, from: 'm', to: 'ft' }],
    ['1 gaj me kitne sq ft', 'aur 100 gaj?', { value: 100, from: 'gaj', to: 'sqft' }],
  ])('%s: %s', (before, said, inputs) => {
    expect(topicOf(before, said)).toMatchObject({ about: 'sum', asked: { inputs } });
  });
});

describe('Who mends what was told is looked for', () => {
  test.each([
    ['दीवार में नीचे से सीलन चढ़ रही है', 'इसको ठीक करने वाला कोई दिल्ली में है क्या', 'Rennovation Contract'],
    ['tiles are coming off', 'who can fix them in Delhi', 'Tiles'],
    ['wall has cracks', 'anyone to fill them in Delhi', 'Rennovation Contract'],
    ['chhat leak ho rahi hai', 'isko kaun theek karega delhi me', 'Rennovation Contract'],
    ['दीवार में सीलन क्यों आती है', 'दिल्ली में ठीक करने वाला ठेकेदार कौन है', 'Rennovation Contract'],
    ['switch se current lag raha hai', 'koi theek karne wala hai delhi me', 'electrician contract'],
  ])('%s: %s', (before, said, category) => {
    expect(topicOf(before, said)).toMatchObject({ about: 'people', input: { category, place: 'Delhi' } });
  });

  test.each([
    [
      'the wall behind my bathroom is always wet, paint coming off',
      'ok who can fix this in Delhi',
      'Rennovation Contract',
    ],
    ['छत से पानी टपक रहा है बारिश में', 'ये काम दिल्ली में कौन करेगा', 'Rennovation Contract'],
    ['kitchen ke liye marble ya granite kya thik rahega', 'iska mistri batao delhi me', 'Floor Contract'],
    ['kharab tile hai', 'koi mistri batao iske liye delhi me', 'Tiles'],
    ['tiles for 400 sqft floor', 'ok need someone to lay them, Delhi', 'Tiles'],
  ])('and who does what was asked about: %s: %s', (before, said, category) => {
    expect(topicOf(before, said)).toMatchObject({ about: 'people', input: { category, place: 'Delhi' } });
  });

  test.each([
    ['cracks in my wall', 'who will pay for this'],
    ['M20 ka ratio kya hai', 'ye kaun sa cement hai'],
  ])('but nobody for: %s: %s', (before, said) => expect(topicOf(before, said)).toBeUndefined());

  test.each(['how do i fix it', 'what is the cost to fix it', 'kaise theek kare'])(
    'but not a question of how, or for how much: %s',
    (said) => expect(topicOf('wall is damp', said)).toBeUndefined(),
  );
});
