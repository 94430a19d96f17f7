import { describe, expect, test } from 'vitest';
import { makeTools } from '../tools/tools.ts';
import { answerOf, ramesh } from './answer-in-test.ts';
import { makeBuiltIn } from './built-in.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [ramesh], total: 1 })).skills);

const answer = (text: string) => answerOf(builtIn, text);

describe('One question that looks like two has one answer', () => {
  test.each([
    [
      '600 sqft tile lagani hai, 5 din me kaam pura chahiye, iske liye kitne tile mistri rakhne padenge',
      /^\*\*Mazdoori ke din/,
      /Tile:|Ramesh/,
    ],
    ['2800 वर्ग फुट पेंट छह दिन में पूरा करवाना है, कितने पेंटर लगाने पड़ेंगे', /^\*\*मज़दूरी के दिन/, /लीटर/],
    [
      'i want the tiler to do my hall, 180 sqft of floor, how many man days and what labour charge',
      /^\*\*Labour days/,
      /Ramesh/,
    ],
    [
      'Hello, all four walls are plastered. Hall is 16 by 14 feet and 10 feet high, 12 mm and 1:4 mix. How many bags?',
      /600 sq ft/,
      /896 sq ft/,
    ],
    ['weight of 20 bars 10mm and 50 bars 8mm, both 12 m long', /148.1[\s\S]*237/, /IS 1786/],
    ['when do we pay the contractor, at which stage', /[Pp]ay.*stage/, /Wages not paid/],
    ['हैदराबाद वाले मकान की बाहरी दीवार 3500 वर्ग फुट है, दो कोट में कितने लीटर पेंट आएगा', /85.35/, /Ramesh/],
    ['25x40 फुट जमीन पर एक मंजिल वाले मकान का प्लान बना के दिखाओ', /25 x 40/, /Ramesh/],
    ['vitrified or ceramic tile for floor', /^\*\*Choosing tiles/, /Please tell me/],
    [
      'I booked a mason for 3 days on Neev but now I need him 5 days. How to change it',
      /^\*\*Changing or cancelling/,
      /Ramesh/,
    ],
    [
      'mere paas 6 nasaini aur helmet pade hai kiraye pe dena hai yaha kaise daalu',
      /^Machine ya auzaar kiraye par dene ke liye/,
      /Ramesh/,
    ],
    [
      'Building cost of 1500 sqft single floor house with best quality finishing, just a rough idea for my bank',
      /^\*\*Cost of building/,
      /foundation/,
    ],
    ['naya ghar plan karna hai, kaha se shuru karu plan kaise bane', /^Neev turant/, /barish/],
  ])('%s', async (question, one, other) => {
    const { said } = await answer(question);
    expect(said).toMatch(one);
    expect(said).not.toMatch(other);
  });
});

test.each([
  ['3000 लीटर की टंकी कितनी बड़ी बनेगी और उसकी सफ़ाई कैसे करते हैं?', /पानी की टंकी[\s\S]*सफ़ाई/],
  [
    'How many 600x600 mm tiles for a 200 sq ft floor, and who can come to lay them in Nashik?',
    /Tiles[\s\S]*near Nashik/,
  ],
  [
    'kamra 10 ft x 12 ft, height 10 ft hai. deewaro ke plaster me kitna cement lgega aur phir deewaro ko paint karne me kitne litre, ceiling chhod ke',
    /Plaster[\s\S]*Paint/,
  ],
  [
    'how many bricks for a 20 ft long 10 ft high wall and for how many days should i keep it wet afterwards',
    /Bricks[\s\S]*Curing columns, walls and plaster/,
  ],
  [
    'how much steel for 900 sqft slab n what is steel going for these days',
    /RCC slab[\s\S]*836\.1[\s\S]*Steel bars: about/,
  ],
  [
    'cement ka rate kya hai aur 1500 sqft ghar me total kitni bori lag jayegi',
    /Cement: kareeb[\s\S]*555 bori/,
  ],
  ['paint ka daam n 400 sqft deewar me kitna lagega', /Paint: kareeb[\s\S]*7\.8 litre/],
  ['what is the rate of paint and how much for a wall of 400 sq ft', /Paint: about[\s\S]*7\.8 litres/],
  ['टाइल का रेट क्या है और 200 वर्ग फुट फर्श में कितनी लगेंगी', /टाइल: करीब[\s\S]*56 नग/],
  ['सरिया का भाव क्या चल रहा है और 10 एमएम के 40 सरियों का वज़न कितना होगा', /प्रति किलो[\s\S]*296\.3/],
  [
    'architect ka number do Mumbai ka aur ye bhi ki architect aur structural engineer me fark kya hai',
    /Mumbai ke paas[\s\S]*kaun kya karta/,
  ],
  ['need an electrician and a carpenter in indore', /electricians near Indore[\s\S]*carpenters near Indore/],
  ['प्लंबर भी चाहिए और पेंटर भी, जयपुर में', /जयपुर के पास प्लंबर[\s\S]*जयपुर के पास पेंटर/],
  [
    'helmet kiraye pe milega guwahati? aur majdur gir jaye to muavja kaun dega',
    /Guwahati ke paas helmet[\s\S]*durghatna/,
  ],
  [
    'How long to cure the slab, and when can I strike the shuttering?',
    /Curing[\s\S]*When to remove shuttering/,
  ],
  [
    'मजदूरी नहीं मिली कहां शिकायत करूं और आपके यहां नया काम पाने के लिए नाम कैसे लिखाऊं',
    /मज़दूरी नहीं मिली[\s\S]*अपना काम चुनिए/,
  ],
  ['200 gaj matlab kitna sqft, aur itne me ghar banane ka kharcha kitna', /1,800 sq ft[\s\S]*200 sq yd/],
  [
    'sump 10 foot lamba 8 chauda 6 foot gehra kitne litre ka hua aur usko saaf kaise karte hain',
    /Paani ki tanki[\s\S]*Tanki ka risav aur safai/,
  ],
  [
    'how much cement for plastering 500 sqft and for how many days should i water it after',
    /6 bags[\s\S]*Curing columns, walls and plaster/,
  ],
  [
    'when can the shuttering of roof be taken off, and till when do we keep watering it?',
    /When to remove shuttering[\s\S]*Curing/,
  ],
  [
    '40 fut lambi 7 fut unchi diwar, eet kitni aur chinai ki majduri kitni padegi',
    /2,567[\s\S]*Mazdoori ke din/,
  ],
  ['1) weight of 20 bars of 10 mm x 12 m  2) minimum lap length in columns?', /148.1[\s\S]*Lapping/],
])('What the second question calls it is what the first one was about: %s', async (question, both) => {
  expect((await answer(question)).said).toMatch(both);
});

test.each([
  [
    'sadhe char inch ki diwar 14ft lambi 10ft unchi eent kitni aur masala kis ratio me banaye',
    /^\*\*Eent\*\*[\s\S]*Masale ka anupat/,
  ],
  ['wall 20x10 how many bricks and which mortar ratio', /^\*\*Bricks\*\*[\s\S]*[Mm]ortar/],
  ['20x10 की दीवार में ईंट कितनी और मसाला किस अनुपात में', /^\*\*ईंटें\*\*[\s\S]*मसाले का अनुपात/],
])('How many, and in which ratio, are a sum and advice: %s', async (question, both) => {
  expect((await answer(question)).said).toMatch(both);
});

test.each(['chhat dhalai mazdoor', 'slab casting labour', 'lenter dalne wale'])(
  'Who names only those who do it looks for them, and no sum is begun: %s',
  async (question) => expect((await answer(question)).said).toContain('Ramesh'),
);

test('What a house costs is told for its town, and a town without prices of its own is named', async () => {
  const likely = (text: string) => Number(/Likely: \*\*₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
  const { said: patna } = await answer('cost of a 1000 sq ft house in Patna');
  const { said: mumbai } = await answerOf(builtIn, 'and in Mumbai?', [
    { role: 'user', text: 'cost of a 1000 sq ft house in Patna' },
    { role: 'assistant', text: patna },
  ]);
  expect(patna).toContain('Prices as in: Patna');
  expect(mumbai).toContain('Prices as in: Mumbai');
  expect(likely(mumbai)).toBeGreaterThan(likely(patna) * 1.2);
  const { said: ujjain } = await answer('cost of a 1000 sq ft house in Ujjain');
  expect(ujjain).toMatch(/(?:Prices as in|No prices of its own for): \S/);
});

/** What is said to the last message of a talk. */
const talk = (...said: string[]) =>
  answerOf(
    builtIn,
    said.at(-1) ?? '',
    said.slice(0, -1).map((text) => ({ role: 'user', text })),
  ).then((answered) => answered.said);

describe('A talk goes on', () => {
  test.each([
    ['how many tiles 12x10 room 2x2', 'rubbish why so many', /^\*\*Tiles/],
    ['1000 वर्ग फुट मकान का खर्च', 'क्यों इतना', /^\*\*दाम और मज़दूरी अलग क्यों/],
    ['வீடு 800 சதுர அடி செலவு', 'ஏன்', /\n\*\*Why prices/],
    ['দেওয়াল ভিজে থাকে', 'কেন হয়', /\n\*\*Damp in walls/],
  ])('"Why" asks of what was told: %s, %s', async (before, said, tells) =>
    expect(await talk(before, said)).toMatch(tells),
  );

  test.each([
    ['chhat tapak rahi hai', '600 sqft hai kitna kharcha', /₹31,/],
    ['the roof leaks', 'it is 600 sqft what will it cost', 'and for 1200', /₹62,/],
    ['सीलन का इलाज', 'क्यों होती है', 'खर्चा 200 फुट का', /₹10,/],
    ['my roof leaks', 'it is 600 sqft what will it cost', 'anything cheaper', /^\*\*Leaking roof/],
  ])('A repair is the subject behind its price: %s, %s', async (...talks) => {
    const said = talks.filter((one) => typeof one === 'string');
    expect(await talk(...said)).toMatch(talks.at(-1) ?? '');
  });

  test.each([
    ['1000 sqft house cost in Pune', 'only labour'],
    ['1000 वर्ग फुट मकान का खर्च', 'सिर्फ मजदूरी कितनी'],
    ['1000 sqft ghar ka kharcha', 'sirf majduri kitni'],
  ])('Labour alone is of the house before: %s, %s', async (before, said) =>
    expect(await talk(before, said)).toContain('2,60,000'),
  );

  test.each([
    ['paint for 800 sqft wall', 'how many days', 'find them for me', /painters/],
    ['पेंट 800 वर्ग फुट', 'कितने दिन', 'इनको ढूँढ दो', /पेंटर|पुताई/],
    ['सीलन का इलाज', 'कोई ढूँढ दो', /^नींव पर अभी/],
  ])('Who does it is found: %s, %s', async (...talks) => {
    const said = talks.filter((one) => typeof one === 'string');
    expect(await talk(...said)).toMatch(talks.at(-1) ?? '');
  });

  test.each([
    ['mason chahiye', 'salem', 'hajri kitni', '2 log 4 din', '₹7,600'],
    ['electrician in pune', 'wages?', '2 people 6 days', '₹11,400'],
    ['गवंडी पाहिजे', 'कोल्हापूर', 'रोजचा दर किती असतो', 'दोघे पाच दिवस', '₹9,500'],
    ['मिस्त्री चाहिए सीतापुर में', 'दिहाड़ी क्या दूँ', 'दो लोग चार दिन', '₹7,600'],
    ['electrician rate per day in jaipur', 'and carpenter', '3 of them for 8 days', '₹22,800'],
    ['கொத்தனார் வேணும்', 'சேலம்', 'ஒரு நாள் கூலி', '₹600-₹1,200'],
    ['painter chahiye', 'bhilai', 'pehle rate bata', '₹600-₹900'],
  ])('What a day of them costs, and then so many days: %s, %s, %s', async (...talks) =>
    expect(await talk(...talks.slice(0, -1))).toContain(talks.at(-1)),
  );
  test('but without a rate so many people are a request', async () =>
    expect(await talk('carpenter pune', '2 people 3 days')).toMatch(/^You need/));

  test.each([
    ['1000 वर्ग फुट मकान का खर्च', 'फक्त मजुरी'],
    ['1000 சதுர அடி வீடு கட்ட செலவு', 'லேபர் மட்டும்'],
    ['1000 sqft ఇల్లు ఖర్చు', 'లేబర్ మాత్రమే?'],
    ['1000 sqft বাড়ি খরচ', 'শুধু লেবার'],
  ])('So is labour alone in other languages: %s, %s', async (before, said) =>
    expect(await talk(before, said)).toContain('2,60,000'),
  );

  test.each([
    ['how long to cure the slab', 'in short please', 'Curing'],
    ['छत की तराई कितने दिन', 'दो लाइन में बता दो', 'और छोटा करके बताओ', 'तराई'],
    ['দেওয়াল ভিজে থাকে', 'একটু ছোট করে বলো', 'Damp'],
    ['plaster material for 50 sq m wall', 'make it shorter', 'Plaster'],
  ])('A shorter answer is the beginning of the one before: %s, %s', async (...talks) => {
    const long = await talk(talks[0] ?? '');
    const short = await talk(...talks.slice(0, -1));
    expect(short).toContain(talks.at(-1));
    expect(short.length).toBeLessThan(long.length * 0.8);
  });

  test.each([
    ['my roof leaks', 'it is 600 sqft what will it cost', 'is that not too much', /^\*\*Why prices/],
    ['flooring in granite, what will it cost', 'too costly, something cheaper', /^\*\*Marble, granite/],
    ['cement ka rate', 'mehnga nahi hai?', /^\*\*Daam aur/],
    ['1200 சதுர அடி வீடு கட்ட செலவு', 'ரொம்ப ஜாஸ்தியா இருக்கே', /\n\*\*Why prices/],
    ['1000 वर्ग फुट मकान का खर्च', 'इतना पैसा मेरे पास नहीं है', /बचत/],
    ['800 sqft বাড়ি করতে কত লাগবে', 'একটু কমানো যায় না', /saving/],
    ['30x40 plot ka naksha 2 manzil', 'itna budget nahi hai', /bachat/],
    ['1000 sqft house cost in Pune', 'too high. basic only', /^\*\*Cost of building/],
    ['1000 sqft house cost', 'find them for me', /building contractors/],
    ['पंद्रह सौ ईंट का दाम', 'और दो हज़ार की', /17,000/],
    ['cement price of 20 bags', 'and 30', /11,100/],
  ])('Too much, less, more of it, and who does it, of what has a price: %s, %s', async (...talks) => {
    const said = talks.filter((one) => typeof one === 'string');
    expect(await talk(...said)).toMatch(talks.at(-1) ?? '');
  });

  test('A count of what was priced, and the price of what was counted', async () => {
    expect(await talk('cement ka rate', '50 bori ka')).toContain('₹18,500');
    expect(await talk('bricks for 15 x 10 ft wall 9 inch', 'cost of these bricks')).toContain(
      'Price of the material',
    );
  });

  test.each(['you are useless', 'your answers are wrong', 'tum kisi kaam ke nahi ho', 'तुम किसी काम के नहीं'])(
    'Who scolds is told that one is sorry: %s',
    async (said) => expect(await talk('cement ka rate', said)).toMatch(/^(?:Sorry|Maaf|माफ़)/),
  );
});

test.each([
  ['10 foot ka lohe ka gate banwana h kitna lagega', '₹45,000'],
  ['रेलिंग लगवानी है कितना लगेगा', '₹549'],
  ['labour only for bathroom tiles per sqft, Coimbatore', '₹15-₹17'],
  ['सिर्फ मजदूरी पेंट की वर्ग फुट के हिसाब से', '₹8-₹30'],
  ['plaster karwana hai cement kitna lagega 500 sqft', '6 bori'],
  ['दहा बाय दहाची खोली बांधायला किती पैसे', 'खर्च'],
])('What a work takes is its price, without a word for it: %s', async (said, tells) =>
  expect(await talk(said)).toContain(tells),
);

test.each([
  ['1000 sqft house how much in nagpur', '1,000 sq ft'],
  ['ghar banana hai 1500 sqft kanpur', '1,500 sq ft'],
  ['800 சதுர அடி வீடு கட்ட எவ்வளவு', '800 சதுர அடி'],
  ['paint 800 foot deewar', '800 sq ft'],
  ['1000 फुट की छत में सरिया कितना लगेगा', '1,000'],
  ['500 foot plaster me cement', '500 sq ft'],
])(
  'A house of so much land is asked the price of, and feet of a surface are square: %s',
  async (said, area) => expect(await talk(said)).toContain(area),
);
test('but a wall to be built is as long as one says', async () => {
  expect(await talk('bricks for boundary wall 400 foot long 5 ft high 9 inch')).toContain('2,000 sq ft');
});
