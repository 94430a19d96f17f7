import { describe, expect, test } from 'vitest';
import { readListingQuestion, readListingQuestions } from './search-question.ts';

const inputOf = (question: string) => readListingQuestion(question)?.input;

describe('A search keeps its trade, place, price and how many are needed', () => {
  test.each([
    ['find me 3 painters in Jaipur', { category: 'color contract', place: 'Jaipur', people: 3 }],
    ['2 painters, 1500, lucknow', { category: 'color contract', place: 'Lucknow', people: 2 }],
    ['सूरत में 4 पुताई वाले चाहिए', { category: 'color contract', place: 'Surat', people: 4 }],
    ['loading unloading labour 5 persons Kanpur', { place: 'Kanpur', people: 5 }],
    ['labourers in Coimbatore for 700 a day', { place: 'Coimbatore', maxPrice: 700 }],
    ['नोएडा में अलमारी बनाने वाला', { category: 'furniture contract', place: 'Noida' }],
    ['दिल्ली में फ्लोर का ठेकेदार दिखाओ', { kind: 'contractor', category: 'Floor Contract', place: 'Delhi' }],
    ['rent a concrete mixer in Jaipur', { kind: 'product', place: 'Jaipur' }],
    ['मिक्सर मशीन किराये पर चाहिए पुणे', { kind: 'product', place: 'Pune' }],
    ['jcb on rent in Bhopal', { kind: 'product', place: 'Bhopal' }],
    ['mixer kiraye par chahiye nagpur', { kind: 'product', place: 'Nagpur' }],
    ['टाइल्स लगाने वाला मिस्त्री चाहिए इंदौर में', { kind: 'worker', category: 'Tiles', place: 'Indore' }],
    ['aadmi chahiye ghar ki safai malba uthane ke liye', { kind: 'worker', category: 'Cleaning' }],
    ['बिजली का काम कौन करेगा', { category: 'electrician contract' }],
    ['mahila mistri chahiye Bhopal me', { place: 'Bhopal', woman: true }],
    ['gardening contract Delhi', { kind: 'contractor', category: 'Gardening Contract', place: 'Delhi' }],
  ])('%s', (question, input) => expect(inputOf(question)).toMatchObject(input));

  test('years, floors and bricks are no people', () => {
    expect(inputOf('mason with 5 years experience in Pune')?.people).toBeUndefined();
    expect(inputOf('painter for 2 floors in Pune')?.people).toBeUndefined();
  });
});

describe('Somebody is looked for only where the words say so', () => {
  test.each([
    'painter chahiye',
    'need a mason',
    'मिस्त्री चाहिए',
    'plumber near me',
    'हमें मैकेनिकल इंजीनियर की तलाश है',
    'BIM modeller for revit work of a hospital project',
    'pankha kharab hai, kisi electrician ko bhejo',
  ])('%s', (question) => expect(readListingQuestion(question)?.sure).toBe(true));

  test.each([
    'mistri ko kitna paisa dena chahiye',
    'मिस्त्री को कितना पैसा देना चाहिए',
    'the painter wants more money than we agreed',
    'supervisor says no need of helmet inside the building',
    'the labour of our contractor did poor work all over the house and left',
  ])('not in: %s', (question) => expect(readListingQuestion(question)?.sure).not.toBe(true));
});

describe('What people say of price, number and place is read in words, too', () => {
  test.each([
    ['painter chahiye bareilly me 700 se jyada na le', { maxPrice: 700, place: 'Bareilly' }],
    ['electrician not above 900 rs in Tiruppur', { maxPrice: 900, place: 'Tiruppur' }],
    ['sadhe paanch sau rupay tak ka mazdur patna me', { maxPrice: 550, place: 'Patna' }],
    ['हज़ार रुपये दिहाड़ी तक का बढ़ई सोनीपत में', { maxPrice: 1000, place: 'Sonipat' }],
    ['गैंती चाहिए, भाड़ा पचास रुपये से कम', { maxPrice: 50 }],
    ['karkhane me kaam karne wale bees log ludhiana me', { people: 20, place: 'Ludhiana' }],
    ['5 boys for house shifting in Noida', { people: 5, place: 'Noida' }],
    ['sariya bandhne wale chaar karigar raipur', { people: 4, place: 'Raipur' }],
    ['who does kota stone flooring in bhilwara', { place: 'Bhilwara' }],
    ['majduro ki puri toli chahiye siwan me', { place: 'Siwan' }],
    ['plumber in Andheri', { place: 'Mumbai' }],
    ['mason at solapur', { place: 'Solapur North' }],
    ['tile lagane walon ki team bhejo 5 jane, kota', { people: 5, place: 'Kota' }],
    ['सूरत की फ़ैक्ट्री में काम के लिए पाँच लेबर', { people: 5, place: 'Surat' }],
    ['सूरत की फ़ैक्ट्री के लिए पाँच लेबर, ६०० रुपये के अंदर', { people: 5, maxPrice: 600, place: 'Surat' }],
    ['mazdoor chahiye 700 roz me patna', { maxPrice: 700, place: 'Patna' }],
    ['dihadi mazdoor 500 wale chahiye rohtak', { maxPrice: 500, place: 'Rohtak' }],
    ['सीढ़ी चाहिए किराये पर 80 रुपये रोज पर', { maxPrice: 80 }],
    ['plumber nashik 800', { maxPrice: 800, place: 'Nashik' }],
    ['पेंटर इंदौर 900', { maxPrice: 900, place: 'Indore' }],
    ['1000 electrician jaipur', { maxPrice: 1000, place: 'Jaipur' }],
    ['mason pune 500 sqft', { maxPrice: undefined, place: 'Pune' }],
    ['2 painters, 150, lucknow', { maxPrice: undefined, people: 2 }],
    ['जयपुर मं रंगाई पुताई वाळो चाहिजे', { category: 'color contract', place: 'Jaipur' }],
  ])('%s', (question, input) => expect(readListingQuestion(question)?.input).toMatchObject(input));
});

describe('The people that a text looks for are told by the work, whatever the words for people', () => {
  test.each([
    ['team for cleaning flat after construction work, Thane', 'groupWorker', 'Cleaing Group'],
    ['contractor for renovating old bathroom, Panvel', 'contractor', 'Rennovation Contract'],
    ['modular kitchen maker gurugram', 'contractor', 'furniture contract'],
    ['column beam ka design karne wala injiniyar varanasi', 'engineer', 'Structural'],
    ['tile katne wali machine kiraye pe thane', 'product', 'Tile cutter'],
    ['लेंटर डालने वाली टोली चाहिए गोरखपुर', 'groupWorker', 'Construction Labour'],
    ['बोनिंग रॉड किराये पर', 'product', 'Boning rod'],
    ['15 mazdooron ki toli chahiye nali khodne ko', 'groupWorker', 'Construction Labour'],
    ['बिजली का इंजीनियर चाहिए नागपुर में', 'engineer', 'Electrical'],
    ['bijli ka engineer batao nagpur me, electrician nahi', 'engineer', 'Electrical'],
  ])('%s', (question, kind, category) =>
    expect(readListingQuestion(question)?.input).toMatchObject({ kind, category }),
  );
});

const tradesOf = (question: string) => readListingQuestions(question).map(({ input }) => input.category);

test.each([
  ['somebody to shift our furniture to the new house, we are in indore', 'Shifting', 'Indore'],
  ['move the furniture to our new flat in pune', 'Shifting', 'Pune'],
  ['स्ट्रक्चर इंजीनियर चेन्नई', 'Structural', 'Chennai'],
])(
  'Who carries furniture is no carpenter, and a discipline is said in two ways: %s',
  (question, category, place) => {
    expect(readListingQuestion(question)?.input).toMatchObject({ category, place });
  },
);

describe('Of two trades in one sentence both are looked for, in the town of the whole', () => {
  test.each([
    ['plumber and also an electrician in Kanpur', 'Other', 'electrician contract', 'Kanpur'],
    ['कानपुर में एक प्लंबर चाहिए साथ में बिजली मिस्त्री भी', 'Other', 'electrician contract', 'Kanpur'],
    ['kanpur me plumber aur electrician dono chahiye', 'Other', 'electrician contract', 'Kanpur'],
    ['ladder & tile cutter on rent in Jodhpur', 'Ladder', 'Tile cutter', 'Jodhpur'],
    ['patna me seedhi aur helmet kiraye pe dedo', 'Ladder', 'Helmet', 'Patna'],
    ['पटना में सीढ़ी और हथौड़ा किराए पर चाहिए', 'Ladder', 'Hammer', 'Patna'],
    ['architect and structural engineer both, in Vijayawada', 'Architectural', 'Structural', 'Vijayawada'],
  ])('%s', (question, one, other, place) => {
    expect(tradesOf(question)).toEqual([one, other]);
    for (const { input } of readListingQuestions(question)) expect(input.place).toBe(place);
  });

  test('each with its own number', () => {
    const asked = readListingQuestions('2 plumbers and 3 painters in Kanpur');
    expect(asked.map(({ input }) => input.people)).toEqual([2, 3]);
  });

  test('not where two words name one trade, or one is not wanted', () => {
    expect(tradesOf('packers and movers in Pune')).toEqual(['Shifting']);
    expect(tradesOf('loading and unloading labour in Pune')).toEqual(['Loading']);
    expect(tradesOf('painter nahi, carpenter chahiye Pune me')).toEqual(['furniture contract']);
    expect(tradesOf('not a plumber, an electrician in Pune')).toEqual(['electrician contract']);
    expect(tradesOf('architect nahi chahiye, structural engineer bhopal')).toEqual(['Structural']);
    expect(readListingQuestions('how strong is M20 and M25')).toEqual([]);
  });
});

describe('A work and a town say enough, where nothing is asked of either', () => {
  test.each([
    ['gypsum ceiling work in Ghaziabad', 'Rennovation Contract', 'Ghaziabad'],
    ['false ceiling in Pune', 'Rennovation Contract', 'Pune'],
    ['tile work in Jaipur', 'Tiles', 'Jaipur'],
    ['plaster work in Kanpur', 'Construction', 'Kanpur'],
    ['pune me wiring ka kaam', 'electrician contract', 'Pune'],
    ['पुणे में वायरिंग का काम', 'electrician contract', 'Pune'],
    ['रंगाई पुताई जयपुर', 'color contract', 'Jaipur'],
    ['ghar shift karna hai noida se', 'Shifting', 'Noida'],
    ['टाइलें लगवानी हैं अजमेर में', 'Tiles', 'Ajmer'],
    ['water tank cleaning in Pune', 'Cleaning', 'Pune'],
    ['modular kitchen in Indore', 'furniture contract', 'Indore'],
    ['shift my furniture to new flat in Thane', 'Shifting', 'Thane'],
    ['debris removal in Thane', 'Cleaning', 'Thane'],
    ['welding work in Rewa', 'Other', 'Rewa'],
    ['land survey in Pune', 'Civil', 'Pune'],
  ])('%s', (question, category, place) =>
    expect(readListingQuestion(question)).toMatchObject({ sure: true, input: { category, place } }),
  );

  test.each([
    'cement rate in Pune',
    'how to do waterproofing in Mumbai',
    'tile price in Nagpur',
    'almirah in Kolkata',
    'in satara then',
    'plastering in hot weather',
  ])('not in: %s', (question) => expect(readListingQuestion(question)?.sure).not.toBe(true));
});

describe('A text that only names people wants them', () => {
  test.each([
    'neev khodne wale mazdoor',
    'saman chadhane wale 3 log',
    'karkhane me kaam karne wale',
    'fire noc ke liye engineer',
    'नींव खोदने वाले मज़दूर',
    'structural engr reqd, RCC frame design',
    'safai ke liye 10 logo ka group arrange karo',
    'I am in search of a gardener',
    'painter ka intezam karo',
    'plumber ki zarurat hai',
    'नसैनी चाहिए दो दिन के लिए',
    'nasaini chahiye kal subah',
    'सफाई करानी है चार लोग भेज दीजिए',
  ])('%s', (question) => expect(readListingQuestion(question)?.sure).toBe(true));

  test.each([
    'क्रशर वाली एम-सैंड से चिनाई करा लें?',
    'is helmet required for workers',
    'isme kitne percent mazdoori me jata hai',
    '5 mistri 3 din',
  ])('not in: %s', (question) => expect(readListingQuestion(question)?.sure).not.toBe(true));
});

test.each([
  ['Need a plumber in Nagpur, 2 men should be enough', { category: 'Other', people: 2 }],
  ['tile lagwani hai Kanpur me, 3 mistri kafi honge', { category: 'Tiles', people: 3 }],
  ['घर शिफ्ट करना है पुणे में, 4 आदमी काफी रहेंगे', { category: 'Shifting', people: 4 }],
  ['roof casting in Ujjain, want a gang of 10', { category: 'Construction Labour', people: 10 }],
])('How many of them are enough is no search of its own: %s', (question, input) => {
  expect(readListingQuestions(question)).toMatchObject([{ input }]);
  expect(readListingQuestions(question)).toHaveLength(1);
});

test.each([
  ['rewa me 2 mistri 700 roz', { people: 2, maxPrice: 700, place: 'Rewa' }],
  ['रीवा में 2 मिस्त्री 700 रोज', { people: 2, maxPrice: 700 }],
  ['2 masons pune 900', { people: 2, maxPrice: 900, place: 'Pune' }],
  ['कंक्रीट मिक्सर एक दिन के लिए चाहिए बहराइच', { kind: 'product', place: 'Bahraich' }],
  ['jcb chahiye damoh', { kind: 'product', place: 'Damoh' }],
  ['crane needed raipur', { kind: 'product', place: 'Raipur' }],
  ['jcb indore me', { kind: 'product', place: 'Indore' }],
  ['generator in surat', { kind: 'product', place: 'Surat' }],
  ['इंदौर में जेसीबी', { kind: 'product', place: 'Indore' }],
])('In few words a price, a count and a machine are told: %s', (question, input) => {
  expect(readListingQuestion(question)?.input).toMatchObject(input);
});

test('The same words are read once, however often one answer asks which people they look for', () => {
  expect(readListingQuestion('two masons in Satara')).toBe(readListingQuestion('two masons in Satara'));
});

test.each([
  ['chhat dhalwani hai nashik me', { category: 'Construction', place: 'Nashik' }],
  ['छत ढलवानी है पटना में', { category: 'Construction', place: 'Patna' }],
  ['slab dalwana hai lucknow me', { category: 'Construction', place: 'Lucknow' }],
  ['need to get slab cast in Indore', { category: 'Construction', place: 'Indore' }],
  ['get tiles laid in Pune', { category: 'Tiles', place: 'Pune' }],
])('Who has something cast or laid in a town looks for those who do it: %s', (question, input) => {
  expect(readListingQuestion(question)).toMatchObject({ sure: true, input });
});
