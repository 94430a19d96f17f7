import { describe, expect, test } from 'vitest';
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { tell } from '#domain/estimate/calculators/tell.ts';
import { estimateOf, lakhs } from '#domain/estimate/cost.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { readCalculation } from '../intent/read-calculation.ts';
import { languageOf } from '../knowledge/language.ts';
import { makeTools } from '../tools/tools.ts';
import { answerOf, ramesh } from './answer-in-test.ts';
import type { EarlierTurn } from './answerer.ts';
import { makeBuiltIn } from './built-in.ts';

let asked: [string, ProductFilter][] = [];
let nobodyUnder = 0;
const tools = makeTools(async (kind, filter) => {
  asked.push([kind, filter]);
  const none = filter.maxPrice !== undefined && filter.maxPrice < nobodyUnder;
  return none ? { listings: [], total: 0 } : { listings: [ramesh], total: 1 };
});
const builtIn = makeBuiltIn(tools.skills);

function answer(text: string, history: EarlierTurn[] = []) {
  asked = [];
  return answerOf(builtIn, text, history);
}

test.each([
  ['two painters and a carpenter in Indore', /Indore[\s\S]*Indore/],
  ['दो पेंटर और एक बढ़ई इंदौर में', /इंदौर[\s\S]*इंदौर/],
  ['2 masons and 5 helpers in Bhopal', /Bhopal[\s\S]*Bhopal/],
])('A place said once is meant for both halves: %s', async (question, both) => {
  expect((await answer(question)).said).toMatch(both);
});

const saidBefore = (text: string): EarlierTurn[] => [{ role: 'user', text }];

test.each([
  ['1100 sqft house in Nagpur, normal finish. total?', /Cost of building/],
  ['1000 sqft ghar kanpur normal', /Makaan ka kharcha/],
  ['लखनऊ में 1200 फुट का मकान कितने में', /निर्माण का खर्च/],
])('A house of an area with nothing else asked is asked for its cost: %s', async (question, told) => {
  expect((await answer(question)).said).toMatch(told);
});

test.each([
  ['6 labour 4 days at 650 each. total??', '15,600'],
  ['3 बढ़ई, 950 रोज़, 9 दिन काम किया। कुल मज़दूरी?', '25,650'],
  ['helper 550 per day, four of them, 12 days. total?', '26,400'],
  [
    '5 masons and 8 helpers worked 12 days, 900 rs and 600 rs per day respectively. total payment?',
    '1,11,600',
  ],
  ['2 mistri 5 din 900 roz aur 3 helper 5 din 600 roz total kitna hua', '18,000'],
])('The pay of all who are told is reckoned: %s', async (question, total) => {
  expect((await answer(question)).said).toContain(total);
});

test.each(['who will win ipl this year', 'can u book train ticket to patna for 2'])(
  'What is about another matter is not answered by what was spoken of: %s',
  async (question) => {
    const { said } = await answer(question, saidBefore('damp patch on my bedroom wall behind bathroom'));
    expect(said).not.toContain('Damp in walls');
  },
);

test.each([
  ['contractor quote is 2100 per sqft with material in indore', 'too much?', /₹2,100 is fair[\s\S]*Indore/],
  ['tiles lagane ka 40 rs foot bola', 'zyada hai kya', /₹40 aam se zyada/],
  ['राजमिस्त्री 1100 मांग रहा है', 'ज्यादा है क्या', /₹1,100 ठीक है/],
])('A price that was told before is weighed: %s, %s', async (before, question, told) => {
  expect((await answer(question, saidBefore(before))).said).toMatch(told);
});

test('A question that names nothing and is answered by none is of what was spoken of', async () => {
  const { said } = await answer(
    'how will i know what it is',
    saidBefore('damp patch on my bedroom wall behind bathroom'),
  );
  expect(said).toContain('Damp in walls');
});

test.each([
  'moving to a new flat, want 4 boys and a rope in Thane',
  'need 3 boys to carry sofa and fridge to third floor, Nagpur',
])('Words that only tell more of the people looked for are no second search: %s', async (question) => {
  const { said } = await answer(question);
  expect(said.match(/On Neev now/g)).toHaveLength(1);
});

test.each([
  [
    'construction cost of 1200 sqft house? what papers does municipality ask for permission?',
    /Cost of building[\s\S]*Building permission/,
  ],
  ['bricks for 20 ft x 10 ft wall of 9 inch, and also get me a mason in Satara', /Bricks[\s\S]*Satara/],
  [
    'slab 22 x 30 feet five inch, what material; and when do we remove the shuttering',
    /RCC slab[\s\S]*shuttering/,
  ],
  [
    '20 mm ka sariya 12 meter ke 30 nag kitne kilo, ek baat aur, sariye par zang ho to chalega kya',
    /888.9[\s\S]*Sariye par zang/i,
  ],
  [
    'total for 3 masons 7 days @ 800 per day and what does the law say on minimum wages',
    /16,800[\s\S]*[Mm]inimum/,
  ],
  [
    '1600 sqft ghar ka total kharcha kya, aur poore ghar ka cement steel kitna',
    /Makaan ka kharcha[\s\S]*Ghar ka saamaan/,
  ],
  [
    '1200 sqft plaster 3 mistri kitne din me karenge aur cement ki bori kitni lagegi',
    /Mazdoori ke din[\s\S]*Plaster/,
  ],
  [
    'My wall is 30 ft long, 8 ft high and 9 inch thick. How many bricks for it, and how many bags for plastering one face of it 12 mm in 1:4?',
    /Bricks[\s\S]*Plaster/,
  ],
  [
    'How many bricks for a 9 inch wall of 20 ft length and 10 ft height, and who can build it in Nashik?',
    /1,822[\s\S]*masons and labourers near Nashik/,
  ],
  [
    'Please arrange a plumber in Pune. And one more thing, how often the overhead tank should be cleaned?',
    /near Pune[\s\S]*water tanks/,
  ],
  [
    'kota me plumber chahiye aur ye bhi batao ki pani ke liye CPVC pipe le ya PVC',
    /Kota ke paas[\s\S]*kaun se pipe/,
  ],
  [
    'thekedar ko kis stage pe kitna paisa du, aur ghar banne me total kitna time lagta hai',
    /charan se bhugtan[\s\S]*charan aur samay/,
  ],
  ['1) weight of 30 bars of 12mm 12m long 2) is light rust on them ok?', /320 kg[\s\S]*Rust on steel/],
  [
    'cement for 500 sqft plaster 12mm 1:4 and how many days should plaster be watered?',
    /Plaster[\s\S]*Curing columns, walls/,
  ],
  ['2 एकड़ में कितने वर्ग फुट? साथ में बताइए कि गीज़र कितने लीटर का लूँ, चार लोग हैं', /87,120[\s\S]*गीज़र/],
  ['इंदौर में पेंटर भेजिए। और यह भी बताइए कि बाहर की दीवार पर कौन सा पेंट सही है', /इंदौर के पास[\s\S]*बाहरी दीवार/],
  [
    '15x20 ft floor me 2x2 ft tile kitni lagegi? aur tile khokhli na ho uske liye lagate time kya dhyan rakhe',
    /Tile: \*\*81 nag[\s\S]*khokhli/,
  ],
])('Two questions of different kinds have two answers: %s', async (question, both) => {
  expect((await answer(question)).said).toMatch(both);
});

test('Somebody who is only spoken of beside a question is not looked for', async () => {
  const { said } = await answer(
    'How many days before we take out props below the slab? thekedar is in hurry',
  );
  expect(said).toMatch(/shuttering/i);
  expect(said).not.toMatch(/Ramesh/);
});

test.each([
  ['15 m3 of concrete in one day, how many labourers', /Labour days/],
  ['pit of 20 ft long 15 ft wide 4 ft deep, wages for the digging?', /Labour days/],
  [
    'showroom ka 600 sqft floor 3 din me tile karke dena hai. kitne tile mistri lagane padenge',
    /Mazdoori ke din[\s\S]*\*\*3 log/,
  ],
  ['3 mistri 800 wale aur 5 mazdoor 550 wale das din, total kitna', /51,500/],
])('What only the whole says is one question: %s', async (question, sum) => {
  const { said } = await answer(question);
  expect(said).toMatch(sum);
  expect(said).not.toMatch(/Ramesh|Concrete:/);
});

test.each([
  ['the same hundred times', 'mason in Pune and '.repeat(100)],
  [
    'ten trades',
    'mason, plumber, electrician, painter, carpenter, tile mistri, welder, mover, gardener and architect in Pune',
  ],
])('A message has a few searches and no more: %s', async (_, question) => {
  await answer(question);
  expect(asked.length).toBeLessThanOrEqual(4);
});

describe('People and tools: kind, category, place, price', () => {
  test.each<[string, string, ProductFilter]>([
    ['masons near 411001 under 800', 'worker', { category: 'Construction', near: '411001', maxPrice: 800 }],
    ['I need 3 plumbers in Pune', 'worker', { category: 'Other', city: 'Pune' }],
    [
      'cheapest electrician in Mumbai',
      'contractor',
      { category: 'electrician contract', city: 'Mumbai', sort: 'price' },
    ],
    [
      'verified architect in Bengaluru',
      'engineer',
      { category: 'Architectural', city: 'Bengaluru', verified: true },
    ],
    [
      'mason with 5 years experience in Jaipur',
      'worker',
      { category: 'Construction', city: 'Jaipur', sort: 'experience' },
    ],
    ['group of masons in Lucknow', 'groupWorker', { category: 'Construction Labour', city: 'Lucknow' }],
    ['tile cutter on rent near 110 001', 'product', { category: 'Tile cutter', near: '110001' }],
    ['structural engineer hyderabad', 'engineer', { category: 'Structural', city: 'Hyderabad' }],
    ['tile contractor in Surat', 'contractor', { category: 'Floor Contract', city: 'Surat' }],
    ['show me painters below ₹1,200 a day', 'contractor', { category: 'color contract', maxPrice: 1200 }],
    [
      'carpenters available today near 600001',
      'contractor',
      { category: 'furniture contract', near: '600001', available: true },
    ],
    [
      'painter chahiye Indore me 900 se kam',
      'contractor',
      { category: 'color contract', city: 'Indore', maxPrice: 900 },
    ],
    ['mazdoor chahiye 5 log 600 tak', 'worker', { category: 'Construction', maxPrice: 600 }],
    ['hathoda kiraye par chahiye', 'product', { category: 'Hammer' }],
    [
      'thekedar ghar banane ke liye Bhopal',
      'contractor',
      { category: 'Construction Contract', city: 'Bhopal' },
    ],
    [
      '2 electrician dila do 560001 ke paas',
      'contractor',
      { category: 'electrician contract', near: '560001' },
    ],
    ['411001 के पास 800 तक के मिस्त्री', 'worker', { category: 'Construction', near: '411001', maxPrice: 800 }],
    ['दिल्ली में बढ़ई चाहिए', 'contractor', { category: 'furniture contract', city: 'Delhi' }],
    ['पुणे में सस्ता प्लंबर दिखाओ', 'worker', { category: 'Other', city: 'Pune', sort: 'price' }],
    ['माली चाहिए ४११००१', 'worker', { category: 'Gardening', near: '411001' }],
  ])('%s', async (question, kind, filter) => {
    const { said, links } = await answer(question);
    expect(asked[0]).toMatchObject([kind, filter]);
    expect(said).toContain('“Ramesh Kumar”');
    expect(said).toContain('₹700');
    expect(links).toContain(
      kind === 'product' ? '/productDashboard?id=r1' : `/profileDashbord?role=${kind}&id=r1`,
    );
  });

  test('who asks what a trade charges hears from what to what', async () => {
    const { said } = await answer('mistri ki dihadi kitni hai');
    expect(asked.map(([, { sort }]) => sort)).toEqual([undefined, 'price', '-price']);
    expect(said).toContain('Yeh roz ke ₹700 lete hain.');
  });

  test('where nobody is so cheap, that is said, and the cheapest are shown', async () => {
    nobodyUnder = 500;
    const { said, links } = await answer('masons near 411001 under 300');
    nobodyUnder = 0;
    expect(said).toContain(
      'I found no masons and labourers near 411001 for at most ₹300 a day. These are the cheapest:',
    );
    expect(links[0]).toBe('/workersPage?category=Construction&near=411001&radiusKm=50&sort=price');
  });

  test('a PIN that is nowhere is said to be unknown', async () => {
    expect((await answer('masons near 899999')).said).toContain('I do not know a place called 899999');
  });
});

describe('Calculations: the calculator’s own numbers, with the formula', () => {
  test.each([
    'How many bricks for a wall 20 ft long, 10 ft high, 9 inches thick?',
    'How much cement for a 60 ft wall, 5 ft high, 9 inches thick?',
    'cement for 1000 sq ft slab 5 inch thick',
    'M25 concrete 3 cubic meter cement sand aggregate',
    'plaster 500 sq ft 12mm thick 1:4',
    'how much paint for 4 walls 12 ft x 10 ft',
    '2x2 tiles for 200 sq ft room',
    'water tank size for 5 people',
    'stairs for 10 ft height',
    'how many labour days for 1000 sq ft plaster',
    'convert 2 acre to sq ft',
    '2000 sq ft house construction cost',
    '20 ft lambi 10 ft oonchi 9 inch moti deewar me kitni eent lagegi',
    '12mm sariya 50 meter ka weight kitna hai',
    '10x12 ke kamre me kitna paint lagega',
    '20 फुट लंबी, 10 फुट ऊँची, 9 इंच मोटी दीवार में कितनी ईंटें लगेंगी?',
    '100 गज कितने वर्ग फुट होते हैं',
    '1500 वर्ग फुट घर बनाने का खर्च',
    'M20 कंक्रीट 2 घन मीटर के लिए सीमेंट',
  ])('%s', async (question) => {
    const { said } = await answer(question);
    const read = readCalculation(question);
    if (!read) throw new Error('not read');
    const language = languageOf(question);
    const { result, steps } = tell(calculators[read.calculator].run(read.inputs, shippedRates), language);
    for (const line of result) expect(said.replaceAll('**', '')).toContain(line);
    for (const line of steps) expect(said).toContain(line);
    expect(said).toContain(language === 'hi' ? 'सूत्र' : 'Formula');
  });

  test('what a house costs is the house model’s figure, with a link to its plan', async () => {
    const made = makePlan(defaultAnswers);
    if (!made.ok) throw new Error('no plan');
    const { low, high } = estimateOf(made.plan, shippedRates);
    for (const question of [
      'what does a two-storey house on a 40x60 plot cost?',
      '40x60 के प्लॉट पर दो मंज़िला घर का खर्च कितना होगा?',
      '40x60 plot par 2 manzil ghar ka kharcha',
    ]) {
      const { said, links } = await answer(question);
      expect(said).toContain(`${lakhs(low)}-${lakhs(high)}`);
      expect(links).toEqual(['/ThreedmapHouse', '/mapForm']);
    }
    expect((await answer('30x40 plot par 3 manzil ghar ka kharcha')).links[0]).toBe(
      '/ThreedmapHouse?land=30x40&floors=3',
    );
  });
});

describe('Advice: from the article that it links to', () => {
  test.each([
    ['How many days must concrete be cured?', 'curing-slab', '14 days'],
    ['what is the right time to remove shuttering of slab', 'shuttering-removal', 'IS 456'],
    ['do I need permission to build a house', 'building-permission', 'sanctioned plan'],
    ['minimum wage for construction workers', 'minimum-wage', 'minimum wage'],
    ['black cotton soil foundation', 'black-cotton-soil', 'swells'],
    ['which cement is best OPC or PPC', 'cement-types', 'PPC'],
    ['chhat tapak rahi hai barish me', 'roof-leak', 'chhat'],
    ['deemak se kaise bachein', 'anti-termite', 'neev'],
    ['M20 ka ratio kya hai', 'concrete-mixes', '1:1.5:3'],
    ['thekedar ka agreement kaise banaye', 'written-agreement', 'gawahon'],
    ['नींव कितनी गहरी होनी चाहिए', 'foundation-depth', 'मीटर'],
    ['छत में सीलन आ रही है क्या करूं', 'roof-leak', 'छत'],
    ['मजदूर को चोट लगे तो क्या करें', 'worker-accident', '108'],
    ['builder flat in pune is delayed by 2 years, where does RERA help?', 'rera', 'RERA'],
    ['नोएडा में बिल्डर ने फ्लैट देने में 3 साल की देर कर दी, क्या करें', 'rera', 'RERA'],
  ])('%s', async (question, article, words) => {
    const { said, links } = await answer(question);
    expect(links[0]).toBe(`/aiChat?article=${article}`);
    expect(said).toContain(words);
    expect(tools.findArticle(article, 'hi')?.title).toMatch(/\p{Script=Devanagari}/u);
  });

  test.each([
    ['what is the price of cement bag today', `₹${shippedRates.rates.cement.rate}`, shippedRates.date],
    ['sariya ka rate kya hai', `₹${shippedRates.rates.steel.rate}`, shippedRates.date],
    ['How do I register as a worker on Neev?', 'Register', 'admin'],
  ])('%s', async (question, ...words) => {
    const { said } = await answer(question);
    for (const word of words) expect(said).toContain(word);
  });
});

describe('It says when it does not know, and what it can do, in the language of the question', () => {
  test.each([
    ['what is the capital of France?', 'I do not know that.'],
    ['write me a poem about love', 'I do not know that.'],
    ['meri shaadi kab hogi', 'Yeh mujhe nahi pata.'],
    ['प्रधानमंत्री कौन है', 'यह मुझे नहीं पता।'],
    ['namaste', 'Namaste! Nirmaan'],
    ['नमस्ते', 'नमस्ते!'],
    ['hello', 'Namaste! Ask me'],
    ['thank you', 'You are welcome'],
    ['who are you?', 'I am the assistant of Neev'],
    ['tum kaun ho', 'Main Neev ka sahayak hoon'],
  ])('%s', async (question, words) => expect((await answer(question)).said).toMatch(new RegExp(`^${words}`)));
});

describe('A conversation', () => {
  test('two questions in one message have two answers', async () => {
    const { said, links } = await answer(
      'cement for 1000 sq ft slab 5 inch thick and masons near 411001 under 800',
    );
    expect(said).toMatch(/RCC slab[\s\S]+On Neev now, masons/);
    expect(links).toContain('/profileDashbord?role=worker&id=r1');
  });

  test('a line may say more of the one before it', async () => {
    await answer('tile layers\nunder 2000');
    expect(asked.at(-1)).toMatchObject(['worker', { category: 'Tiles', maxPrice: 2000 }]);
  });

  test('every answer is in the language of its own question', async () => {
    const before: EarlierTurn[] = [{ role: 'user', text: 'masons in Pune' }];
    expect((await answer('कंक्रीट की तराई कितने दिन करें?', before)).said).toMatch(/^\*\*कंक्रीट की तराई/);
  });

  test('a short question goes on from the one before', async () => {
    const before: EarlierTurn[] = [{ role: 'user', text: 'masons in Pune' }];
    await answer('and under 600?', before);
    expect(asked.at(-1)).toMatchObject(['worker', { city: 'Pune', maxPrice: 600 }]);
  });

  test('a short question about something else does not go on from the one before', async () => {
    const before: EarlierTurn[] = [{ role: 'user', text: 'masons in Pune' }];
    expect((await answer('who won the cricket match?', before)).said).toMatch(/do not know/);
  });
});
