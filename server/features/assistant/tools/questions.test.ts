import { describe, expect, it, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { materialsIn } from '../intent/read-price.ts';
import { articles } from '../knowledge/articles.ts';
import { readHouseQuestion } from '../reading/house-question.ts';
import { readListingQuestion } from '../reading/search-question.ts';
import { askFor, calculate, calculatorTool } from './base/calculator-tool.ts';
import { type Asker, forModel, type Locale } from './base/tool.ts';
import { houseTool } from './house-tool.ts';
import { howToJoin, howToPlan } from './how-to.ts';
import { adviceOn, findArticle, knowledgeTool } from './knowledge-tool.ts';
import { priceOf, pricesTool } from './prices-tool.ts';

const asker = (locale: Locale): Asker => ({
  caller: { userId: 'u', admin: false },
  locale,
  rates: shippedRates,
});
const devanagari = /\p{Script=Devanagari}/u;

describe('A calculation is answered with its formula', () => {
  test('in each of the three ways of writing', async () => {
    const question = 'bricks for a wall 10 ft long 10 ft high 9 inch thick';
    // 3.048² × 0.2286 ÷ (0.24 × 0.12 × 0.085) × 1.05 = 910.9
    for (const [locale, says] of [
      ['en', '**Bricks**\n- Bricks: **911 pieces**'],
      ['hi', '**ईंटें**\n- ईंटें: **911 नग**'],
      ['hinglish', '**Eent**\n- Eent: **911 nag**'],
    ] as const) {
      const { text } = await calculatorTool.run({ question }, asker(locale));
      expect(text.startsWith(says), text).toBe(true);
      expect(text).toContain('= 911');
    }
    expect((await calculatorTool.run({ question }, asker('hinglish'))).text).toContain('Yeh maankar: ');
  });

  test('leads to who does the work, and a house’s cost to its plan', async () => {
    const to = async (question: string) =>
      (await calculatorTool.run({ question }, asker('en'))).links.map(({ path }) => path);
    expect(await to('paint for 500 sq ft')).toEqual(['/contractors?category=color+contract']);
    expect(await to('2x2 tiles for 200 sq ft')).toEqual(['/workersPage?category=Tiles']);
    expect(await to('cost of 1500 sqft house')).toEqual(['/mapForm']);
    expect(await to('1 acre in sq ft')).toEqual([]);
  });

  test('asks for what it lacks, and says when it understood nothing', async () => {
    const lacking = await calculatorTool.run({ question: 'How many bricks do I need' }, asker('en'));
    expect(lacking).toEqual({
      text: '**Bricks**: I can calculate this. Please tell me: Area.',
      links: [],
      incomplete: true,
    });
    expect((await calculatorTool.run({ question: 'hello' }, asker('hi'))).text).toMatch(devanagari);
    const both = await calculatorTool.run(
      { question: 'how many bricks for a wall 20 ft by 10 ft 9 inch thick and how many days' },
      asker('en'),
    );
    expect(both.text).toMatch(/Bricks[\s\S]*Labour/);
    expect(calculate({ calculator: 'bricks', inputs: {}, missing: ['area'] }, asker('en'))).toBeUndefined();
    expect(askFor({ calculator: 'tank', inputs: {}, missing: ['length', 'width'] }, 'hi').text).toContain(
      'लंबाई, चौड़ाई.',
    );
    expect(() =>
      calculate({ calculator: 'bricks', inputs: { area: -1 }, missing: [] }, asker('en')),
    ).toThrow();
    expect(() => forModel(calculatorTool).run({ question: 'x'.repeat(501) }, asker('en'))).toThrow();
  });

  test.each([
    ['column', 'en', '**RCC column**'],
    ['beam', 'hi', '**RCC बीम**'],
    ['slab', 'hinglish', '**RCC slab (chhat)**'],
  ] as const)('of reinforced concrete is headed by what is made of it: %s', (member, locale, heading) => {
    const sum = calculate({ calculator: 'slab', inputs: { volume: 1, member }, missing: [] }, asker(locale));
    expect(sum?.text.split('\n')[0]).toBe(heading);
  });
});

describe('A house on columns', () => {
  test('is told by its floors of rooms, and that the car stands below', async () => {
    const house = readHouseQuestion('20x30 plot, 2 floors, 2bhk: what does the house cost');
    if (!house) throw new Error('not read');
    for (const [locale, says] of [
      ['en', '2 floors on columns, the car below'],
      ['hi', '2 मंज़िल (खंभों पर, नीचे गाड़ी)'],
      ['hinglish', '2 manzil (khambhon par, neeche gaadi)'],
    ] as const)
      expect((await houseTool.run(house, asker(locale))).text).toContain(says);
  });
});

describe('A search is read', () => {
  test.each([
    ['paint karne wala 500 rupaye me', { maxPrice: 500 }],
    ['500 रुपये में पेंटर', { maxPrice: 500 }],
    ['electrician ka ek din ka kya rate hai', { rates: true }],
    ['एक दिन का मिस्त्री का रेट', { rates: true }],
  ])('%s', (question, input) => {
    const asked = readListingQuestion(question);
    expect(asked).toMatchObject({ sure: true, input });
  });
});

describe('A question for a whole house is read', () => {
  it.each([
    ['40x60 plot, 2 floors, 3bhk: what does the house cost', { landSize: '40x60', rooms: '3BHK', floors: 2 }],
    ['cost of a 30 x 40 ft house', { landSize: '30 x 40 ft', rooms: '4BHK', floors: 2 }],
    ['200 gaj plot me ghar banane ka kharcha', { landSize: '200 gaj' }],
    ['३०x४० के प्लॉट पर तीन मंज़िल मकान का खर्च', { landSize: '30x40', floors: 3 }],
    ['2400 sq ft plot house budget single storey', { landSize: '2400 sq ft', floors: 1 }],
    ['40x60 plot house g+3 luxury cost', { floors: 4, finish: 'best' }],
    ['40x60 zameen par sasta makan kitna lagega', { finish: 'basic' }],
    ['40x60 plot house cost without parking in the hills', { parking: 'No', areaType: 'Hill' }],
    ['40x60 plot house plan near river', { areaType: 'Near by River' }],
    ['40x60 plot house plan', defaultAnswers],
  ])('%s', (question, answers) => {
    expect(readHouseQuestion(question)).toMatchObject(answers);
  });

  it.each([
    'bricks for a wall 40x60 of my house how many',
    'how much paint for a 12x14 house',
    'what does a house cost',
    '40x60',
    'cost of 1500 sq ft house',
    '1x1 plot house cost',
    'I have a 40x60 plot',
  ])('but not where none is asked for: %s', (question) => {
    expect(readHouseQuestion(question)).toBeUndefined();
  });

  test('and answered with rooms, materials, a range and both pages', async () => {
    const { text, links } = await houseTool.run({ ...defaultAnswers, landSize: '30x50' }, asker('en'));
    expect(text).toMatch(/plot of \*\*30 x 50 ft\*\*: 2 floors, \d bedrooms, [\d,]+ sq ft built-up/);
    const [low = 0, high = 0] = (/₹(\d+)-(\d+) lakh/.exec(text)?.slice(1) ?? []).map(Number);
    expect(low).toBeLessThan(high);
    expect(text).toMatch(/Cement: about [\d,]+ bags\n- Steel|Steel: about/);
    expect(links.map(({ path }) => path)).toEqual(['/ThreedmapHouse?land=30x50', '/mapForm?land=30x50']);
    const usual = await houseTool.run(defaultAnswers, asker('hi'));
    expect(usual.links.map(({ path }) => path)).toEqual(['/ThreedmapHouse', '/mapForm']);
    expect((await houseTool.run({ ...defaultAnswers, floors: 1 }, asker('en'))).text).toContain('1 floor,');
    const none = await houseTool.run({ ...defaultAnswers, landSize: '2x2' }, asker('hinglish'));
    expect(none.text).toContain('ghar nahi bana sakta');
    expect(none.links).toHaveLength(1);
  });
});

describe('A question for people is read', () => {
  it.each([
    [
      'masons near 411001 under 800',
      { kind: 'worker', category: 'Construction', place: '411001', maxPrice: 800 },
    ],
    ['४११००१ के पास ८०० से कम मिस्त्री', { place: '411001', maxPrice: 800 }],
    ['painters under 2k', { maxPrice: 2000 }],
    ['mistri 1,200 rupaye tak', { maxPrice: 1200 }],
    ['plumber in Indore with 5 years experience', { place: 'Indore', minExperience: 5 }],
    ['10 साल अनुभव वाला राजमिस्त्री चाहिए', { minExperience: 10 }],
    ['verified electrician available today', { verified: true, available: true }],
    ['sabse sasta badhai', { cheapest: true }],
    ['mistri ki dihadi', { rates: true }],
    ['ठेकेदार पुणे में', { kind: 'contractor', place: 'Pune' }],
  ])('%s', (question, input) => {
    const asked = readListingQuestion(question);
    expect(asked?.input).toMatchObject(input);
    expect(asked?.sure).toBe(true);
  });

  test('a PIN code is no price, and small or absent sums are none', () => {
    expect(readListingQuestion('masons under 411001')?.input.maxPrice).toBeUndefined();
    expect(readListingQuestion('masons under 20')?.input.maxPrice).toBeUndefined();
    expect(readListingQuestion('masons with 20 years')?.input.minExperience).toBeUndefined();
  });

  test('a trade that is only mentioned is not surely looked for, and what names none is not at all', () => {
    expect(readListingQuestion('the mason told me that my slab has a crack')?.sure).toBe(false);
    expect(readListingQuestion('how is the weather in Pune')).toBeUndefined();
  });
});

describe('Who wants a plan and has not said of what land is led to the form', () => {
  test.each([
    'ghar ka naksha banwana hai',
    'मुझे घर का नक्शा चाहिए',
    'I need a plan for my house',
    'make me a 3d design of house',
  ])('%s', (question) =>
    expect(howToPlan(question, 'en')?.links.map(({ path }) => path)).toEqual(['/mapForm']),
  );

  test.each([
    'naksha pass karana jaruri hai kya ghar ke liye',
    'which architect makes house plans',
    'is it a good plan to buy an old house',
    'where are my saved house plans',
  ])('but not: %s', (question) => expect(howToPlan(question, 'en')).toBeUndefined());
});

describe('Who wants to be found is told how', () => {
  it.each([
    ["I'm a contractor in Pune with about 20 men, how do I get listed here", '/'],
    ['main thekedar hu, 15 aadmi hain, kaise jodu', '/'],
    ['mai plumber hu mujhe bhi apna naam dalna hai isme kaam ke liye', undefined],
    ['मैं पेंटर हूँ मुझे भी अपना नाम इसमें डालना है', undefined],
    ['i am an electrician and want my name in this app', undefined],
    ['where to list my crane', undefined],
    ['mera JCB hai isko yahan kaise daalu', undefined],
    ['how do I register as a mason', '/labourForm'],
    ['mera bhai contractor hai vo bhi jud skta hai?', '/contractorForm'],
    ['mujhe kaam chahiye mistri hu', '/labourForm'],
    ['contractor registration on neev', '/contractorForm'],
    ['मैं इंजीनियर हूँ, पंजीकरण कैसे करूँ', '/contractorForm|/engineerForm'],
    ['join with my crew', '/groupOfWorkerForm'],
    ['मेरे पास 20 मजदूरों की टोली है नीव पर कैसे डालूं कि लोग बुलाएं', '/groupOfWorkerForm'],
    ['i have a crew of 12 masons, how do i put them on neev', '/groupOfWorkerForm'],
    ['hamari 8 mistri ki team hai app par kaise jode', '/groupOfWorkerForm'],
    ['I run a team of 10 painters, how can customers find us here', '/groupOfWorkerForm'],
    ['mere paas jcb hai neev par kiraye ke liye kaise daalu', '/rentalProviderForm'],
    ['I lay tiles since 12 years, where do i put my name so people call me for work', undefined],
    ['list my tools for rent as a provider', '/rentalProviderForm'],
    ['काम चाहिए', undefined],
    ['small contractor with 8 men, how to put my name in your app', '/contractorForm'],
    ['i have two ladders lying idle at home, can i give them for rent', '/rentalProviderForm'],
    ['how to rent out my tile cutter', '/rentalProviderForm'],
    ['mere paas mixer machine hai, kiraye pe chalana hai', '/rentalProviderForm'],
    ['मेरे पास सीढ़ी है, किराए पर लगानी है', '/rentalProviderForm'],
    ['unka naam aapke app pe kaise likhwau, papa tile mistri hai', '/labourForm'],
    ['papa plaster ka kaam krte h neev pe unki id kaise banegi kaam milne ke liye', undefined],
    ['नींव पर पापा की आईडी कैसे बनेगी', undefined],
    ['me painter hu apna naam kese dalu isme', undefined],
    ['hum tile lagate hai, yahan apna naam jodna hai', undefined],
    ['मेरे पापा बढ़ई हैं उनका नाम कैसे जोड़ें', undefined],
    ['my brother paints houses, how can he put his name here', undefined],
    ['मेरे भाई का नाम ऐप पर कैसे जोड़ूँ', undefined],
    ['मोला काम कइसे मिलही', undefined],
    ['i am mason, how do i get more customers', '/labourForm'],
    ['painter hu kolkata se, kaam dhund raha hu, register kaise kare', undefined],
    ['hamara 15 auraton ka group hai raipur me hume yaha site ka kaam milega kya', '/groupOfWorkerForm'],
    ['हम दस लोग हैं, रायपुर में काम मिलेगा क्या', undefined],
    ['मैं बढ़ई हूँ, काम ढूंढ रहा हूँ लखनऊ में', undefined],
    ['my husband is a mason, he needs work in nagpur', '/labourForm'],
    ['आपके यहां नया काम पाने के लिए नाम कैसे लिखाऊं', undefined],
  ])('%s', (question, form) => {
    const paths = howToJoin(question, 'en')?.links.map(({ path }) => path) ?? [];
    expect(paths.at(-1)).toBe('/roleSelectionPage');
    expect(paths).toHaveLength(form ? 2 : 1);
    if (form)
      expect(
        form.split('|').some((one) => paths[0]?.startsWith(one)),
        paths[0],
      ).toBe(true);
  });

  it.each([
    ['mere paas mixer hai kiraye par dena hai', '/rentalProviderForm'],
    ['I have a JCB to give on rent', '/rentalProviderForm'],
    ['मेरे पास जेसीबी है', '/rentalProviderForm'],
    ['hamari toli khali hai', '/groupOfWorkerForm'],
    ['I am a contractor looking for projects', '/contractorForm'],
    ['I am an architect looking for clients', '/engineerForm'],
    ['main painting ka kaam karta hu', undefined],
    ['আমার কাছে মিক্সার আছে ভাড়া দিতে চাই', '/rentalProviderForm'],
    ['నా దగ్గర జేసీబీ ఉంది', '/rentalProviderForm'],
    ['வாடகைக்கு மிக்சர் இருக்கு வாடகைக்கு தரேன்', '/rentalProviderForm'],
  ])('and so is who offers something, as the reader of home hears it: %s', (question, form) => {
    const found = howToJoin(question, 'en');
    expect(found?.links[0]?.path).toBe(form ?? '/roleSelectionPage');
    expect(found?.text.includes('rental provider')).toBe(form === '/rentalProviderForm');
  });

  it.each([
    'మా 12 ఏళ్ల అబ్బాయి కూడా మట్టి మోస్తాడు పని ఇప్పించండి',
    'मजूरी माँगी तो मालिक ने डंडे से मारा और कोठरी में बंद कर दिया',
    'mason chahiye',
    'apne mistri ko neev par rating kaise dalu',
    'main mistri hu eent kaise jodu',
    'I have a ladder, how high may it stand',
    'mere ghar par mistri kaise lau neev se',
    'mere paas 20 log ki toli chahiye neev par kaise dhundu',
    'he needs work done on the roof',
    'मिस्त्री मिलेगा क्या',
    'koi registered engineer hai aapke paas',
    'any registered contractor in Pune',
    'how to register a land deed',
    'join two bars',
    'तीन मिस्त्री चाहिए जुड़ाई के लिए',
    'seedhi kiraye par dene wala koi hai',
    'can you give me a tile cutter on rent',
    'I want to take a ladder on rent',
    'makan kiraye par dena hai, paint karwana hai',
    'hello',
  ])('and who asks something else is not: %s', (question) =>
    expect(howToJoin(question, 'en')).toBeUndefined(),
  );
});

describe('Prices come from the dated file', () => {
  it.each([
    ['what is the price of cement', ['cement']],
    ['sariya ka rate kya hai', ['steel']],
    ['ईंट का दाम', ['bricks']],
    ['ret aur gitti ka bhav', ['sand', 'aggregate']],
    ['cost of tiles and paint', ['tiles', 'paint']],
    ['रेत कितने की है', ['sand']],
    ['how to store cement', []],
    ['price of gold', []],
    ['painter rate', []],
  ])('%s', (question, keys) => {
    expect(materialsIn(question).map(({ key }) => key)).toEqual(keys);
  });

  test('of so much of it, too', () => {
    const [asked] = materialsIn('100 किलो सरिया की लागत');
    expect(asked).toEqual({ key: 'steel', amount: 100 });
    expect(materialsIn('1 ton steel ki lagat kitni')).toEqual([{ key: 'steel', amount: 1000 }]);
    expect(materialsIn('cost of 1000 bricks')).toEqual([{ key: 'bricks', amount: 1000 }]);
    const { rate } = shippedRates.rates.steel;
    expect(priceOf(asked ? [asked] : [], asker('hi')).text).toContain(
      `100 किलो: करीब **₹${rate * 100}`.replace(/(\d)(\d{3})$/, '$1,$2'),
    );
  });

  test('with unit, range and date in each way of writing', async () => {
    const { rate, low, high } = shippedRates.rates.cement;
    expect(priceOf([{ key: 'cement' }], asker('en')).text.split('\n')[0]).toBe(
      `- Cement: about **₹${rate}** for a bag of 50 kg (₹${low}-₹${high})`,
    );
    for (const locale of ['en', 'hi', 'hinglish'] as const) {
      const { text } = await pricesTool.run({ materials: ['bricks', 'steel'] }, asker(locale));
      expect(text.match(/^- /gm)).toHaveLength(2);
      expect(text).toContain('₹8.5');
      expect(text).toContain(shippedRates.date);
      expect(devanagari.test(text)).toBe(locale === 'hi');
    }
    expect(() => forModel(pricesTool).run({ materials: [] }, asker('en'))).toThrow();
    expect(() => forModel(pricesTool).run({ materials: ['gold'] }, asker('en'))).toThrow();
  });
});

describe('Advice comes from the articles', () => {
  test('in the script of the question, with the article’s own page', () => {
    for (const [locale, hindi] of [
      ['en', false],
      ['hi', true],
      ['hinglish', false],
    ] as const) {
      const finding = adviceOn('slab ki tarai kitne din karni chahiye', locale);
      expect(finding?.links[0]?.path).toBe('/aiChat?article=curing-slab');
      expect(devanagari.test(finding?.text ?? '')).toBe(hindi);
    }
  });

  test('what is only near is said to be only near, or not said at all', () => {
    expect(adviceOn('How many days should I cure a roof slab?', 'en', true)).toBeDefined();
    expect(adviceOn('What is the cricket score today?', 'en')).toBeUndefined();
    const unsure = [
      'lime on terrace',
      'bamboo roof on wood',
      'glass wall crane',
      'marble stone door lime',
    ].find((question) => adviceOn(question, 'en') && !adviceOn(question, 'en', true));
    expect(unsure).toBeDefined();
    expect(adviceOn(unsure ?? '', 'en')?.text).toMatch(/^I am not sure I understood you/);
  });

  test('a model gets the two nearest, or is told that there is nothing', async () => {
    const first = await knowledgeTool.run({ question: 'can a 15 year old work on site' }, asker('en'));
    expect(first.links[0]?.path).toBe('/aiChat?article=child-labour');
    const two = await knowledgeTool.run({ question: 'roof leak in the rain' }, asker('en'));
    expect(two.links.filter(({ path }) => path.startsWith('/aiChat?article='))).toHaveLength(2);
    expect(await knowledgeTool.run({ question: 'cricket score' }, asker('en'))).toEqual({
      text: 'The knowledge base has nothing on this.',
      links: [],
    });
  });

  test('every article is found by its name in both languages, and no other name finds one', () => {
    for (const { id, en, hi, sources } of articles) {
      expect(findArticle(id, 'en')).toEqual({ ...en, sources });
      expect(findArticle(id, 'hi')).toEqual({ ...hi, sources });
    }
    expect(adviceOn('what is RERA', 'en')?.text).toMatch(/\nSource: Real Estate .* Act, 2016\.$/);
    expect(adviceOn('RERA kya hai', 'hinglish')?.text).toContain('\nSrot: ');
    for (const id of ['', '__proto__', 'curing-slab ']) expect(findArticle(id, 'en')).toBeUndefined();
  });
});
