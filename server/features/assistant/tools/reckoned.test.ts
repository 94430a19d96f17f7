import { describe, expect, test } from 'vitest';
import { answerOf, ramesh } from '../answering/answer-in-test.ts';
import { makeBuiltIn } from '../answering/built-in.ts';
import { makeTools } from './tools.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [ramesh], total: 1 })).skills);
/** What is answered to the last of these messages of one talk. */
async function told(...say: string[]): Promise<string> {
  const before = say.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return (await answerOf(builtIn, say.at(-1) ?? '', before)).said;
}

describe('The minimum wage', () => {
  test.each([
    ['minimum wage for unskilled labour in Delhi', '₹710'],
    ['haryana me beldar ki sarkari dihadi kitni hai', '₹585'],
    ['यूपी में मज़दूर की न्यूनतम मज़दूरी कितनी है', '₹423'],
    ['মহারাষ্ট্রে রাজমিস্ত্রির ন্যূনতম মজুরি কত', '₹882'],
    ['తెలంగాణలో కూలీ కనీస వేతనం ఎంత', '₹490'],
    ['minimum wage for a carpenter, 411001', '₹882'],
  ])('of the state that is named is told: %s', async (question, amount) => {
    expect(await told(question)).toContain(amount);
  });

  test('goes on with another state or another skill', async () => {
    const begun = ['minimum wage mason Delhi', 'no i meant helper'];
    expect(await told(...begun)).toMatch(/Delhi[\s\S]*Unskilled[\s\S]*Skilled \(mason/);
    expect(await told(...begun, 'and in Haryana?')).toContain('Haryana');
  });

  test('is that of an article where no state is named', async () => {
    expect(await told('minimum wage')).toContain('Minimum wages, hours and overtime');
  });
});

describe('The price of a work', () => {
  test.each([
    [
      'plastering labour rate per sq ft',
      /Plaster, labour alone: usually \*\*₹15-₹20\*\* a sq ft \(newhousebudget\.com, 2025\)/,
    ],
    ['tile laying labour charge for 200 sq ft', /200 sq ft: \*\*₹3,000-₹3,400\*\*/],
    ['what is the borewell drilling rate per foot', /\*\*₹80-₹250\*\* a running foot/],
    ['rough cost to renovate one bathroom', /\*\*₹60,000-₹1,20,000\*\* in all/],
    ['waterproofing cost for 1200 sq ft terrace', /1,200 sq ft: about \*\*₹62,431\*\*/],
    ['septic tank ka kharcha', /75,000/],
    ['पुताई का रेट प्रति वर्ग फुट', /सिर्फ़ मज़दूरी/],
  ])('is told by its unit, and for so much of it: %s', async (question, price) => {
    expect(await told(question)).toMatch(price);
  });

  test('of a trouble that was told before is told for its size', async () => {
    expect(await told('छत टपक रही है', '500 वर्ग फुट है, कितना खर्चा')).toContain('₹26,013');
  });

  test('is not taken for that of a material, nor for the people of a place', async () => {
    expect(await told('what is the rate of paint')).toMatch(/Paint: about/);
    expect(await told('painter rate per day in Pune')).toContain('On Neev now');
  });
});

describe('Money for a house', () => {
  test.each([
    ['I have 15 lakh, how big a house can I build', /\*\*760 sq ft\*\*/],
    ['20 लाख में कितना बड़ा घर बन सकता है', /₹20 लाख[\s\S]*\*\*1,010 वर्ग फुट\*\*/],
    ['kya 8 lakh me 500 sqft ka ghar ban jayega', /₹9\.9 lakh[\s\S]*kam padenge/],
    ['How much for 2 bhk in lucknow', /2 bedrooms[\s\S]*Lucknow[\s\S]*₹17 lakh/],
  ])('tells how much it builds: %s', async (question, area) => {
    expect(await told(question)).toMatch(area);
  });
});

describe('Totals', () => {
  test.each([
    [['volume of footing 4x4x1.5 ft, 9 nos'], '**216** cubic feet'],
    [['8 फुट लम्बी 6 फुट चौड़ी 5 फुट गहरी टंकी में कितना लीटर'], '6,796'],
    [['4 मिस्त्री 850 रुपये और 6 मजदूर 500 रुपये, 7 दिन का कुल'], '₹44,800'],
    [['मिस्त्री की दिहाड़ी कितनी है', 'और बेलदार की', 'दोनों को 5 दिन रखूँ तो कुल'], '₹7,750'],
    [['12 by 15 kamre me 1x1 tile kitni', 'lagane ka kharcha 25 rs foot se'], '₹4,500'],
    [
      ['bricks for a wall 40 ft long 6 ft high 9 inch', 'one brick he is giving 9 rs. bricks total'],
      '₹19,683',
    ],
    [
      ['25 by 30 ki chhat 4.5 inch slab me kitna cement', 'aur gitti', 'gitti 45 rupay foot, kitne ki'],
      '₹11,163',
    ],
    [['चार इंच की दीवार दो सौ वर्ग फुट ईंट', 'ईंट नौ रुपये की एक है तो कितना हुआ'], '₹7,893'],
    [['16mm ki 12 rod ka wajan', 'aur 10 mm ki 20', 'dono ka milake'], '375.7'],
    [['river sand rate 300 cft', 'and 20mm jelly 200 cft', 'total of both'], '₹25,500'],
    [['any painter near pune', 'i need 3 of them, 6 days work', 'what will it cost me'], '₹15,300'],
    [['noida me bijli mistri chahiye', '5 din ke liye kitna lega'], '₹4,750'],
    [['how many sqft in 150 gaj', 'and 3 guntha?', 'how many 30x40 plots come in that'], '(2)'],
  ])('are reckoned over a talk: %j', async (say, total) => {
    expect(await told(...say)).toContain(total);
  });
});

test('A machine on rent is looked for by its own name', async () => {
  expect(await told('concrete mixer on rent near me')).toContain('Concrete mixer');
  expect(await told('शटरिंग का सामान किराये पर चाहिए')).toContain('शटरिंग');
});

describe('Whether a price is fair', () => {
  test.each([
    ['is 900 too much for a plumber', '₹900 is fair'],
    ['is 1500 too much for a plumber', '₹1,500 is more than usual'],
    ['plasterer 12 rs per sqft is it fair', '₹12 is less than usual'],
  ])('is said first: %s', async (question, verdict) => {
    expect((await told(question)).startsWith(verdict)).toBe(true);
  });
});

test.each([
  [['painter rate per day in Surat', 'pune'], /^Usual pay in Pune, Painter/],
  [['15 lakh me kitna bada ghar', 'nahi, 20 lakh'], /^\*\*₹20 lakh\*\*/],
])('A short message stands for the whole question: %s', async (say, answer) => {
  expect(await told(...say)).toMatch(answer);
});

test('The answer before is said again in the language that is asked for', async () => {
  expect(await told('minimum wage for helper in Delhi', 'in hindi please')).toContain('दिल्ली में न्यूनतम मज़दूरी');
});

test('What has no figure says so', async () => {
  expect(await told('glass partition cost for an office')).toMatch(/^Neev has no figure for this price/);
});

describe('Two prices are compared', () => {
  const shops =
    'one shop gives cement 365 a bag with free delivery. second shop 350 but 900 rs for transport. i need 50 bags, which is cheaper';
  test.each([
    [[shops], '**The first** is cheaper by **₹150**'],
    [[shops, 'and if i take 80 bags'], '**The second** is cheaper by **₹300**'],
    [[shops, 'and if i take 80 bags', 'how much i save'], '**₹300**'],
    [['ek mistri 700 roz 10 din me karega, dusra 900 roz 7 din me. kaun sasta padega'], '**₹700**'],
    [
      ['jcb is 1300 per hour and needs 6 hours, or 5 labour for 4 days at 600 each. which is cheaper'],
      '**₹4,200**',
    ],
    [['पहली दुकान सरिया 62 रुपये किलो, दूसरी 59 रुपये पर 1200 भाड़ा, 400 किलो चाहिए, कौन सस्ती'], 'दोनों बराबर'],
  ])('with what comes on top, and again for another amount: %j', async (talk, verdict) => {
    expect(await told(...talk)).toContain(verdict);
  });
});

describe('The sum before goes on', () => {
  const wall = [
    'compound wall 60 feet long 5 feet high 9 inch brick, how many bricks',
    'one brick costs 9 rs here',
  ];
  test.each([
    ['plus two gates of 18000 each, total now', '**₹60,597**'],
    ['add 18% gst', '**₹29,024**'],
    ['10% discount', '**₹22,137**'],
    ['divide it between 3 brothers', '**₹8,199**'],
    ['5000 pehle de diya, kitna baki', '**₹19,597**'],
  ])('with what comes on top of it, or off it: %s', async (said, amount) => {
    expect(await told(...wall, said)).toContain(amount);
  });

  test.each([
    [['how many cement bags for 100 sqft slab 5 inch', 'and how much sand', 'in brass?'], '**0.184 brass**'],
    [['slab 600 sqft 5 inch, steel kitna', 'quintal me batao'], '**5.66 q**'],
    [['20x30 slab 5 inch gitti kitni', 'ton me?'], '**9.37 t**'],
    [['20 brass ret', 'cft me kitna'], '**2,000 cft**'],
    [['मेरा प्लॉट 30 बाई 40', 'गज में?'], '**133.3 sq yd**'],
    [['paint for a wall of 400 sq ft, two coats', 'primer?'], '**3.72 l**'],
  ])('in another unit, or a part of it: %j', async (talk, amount) => {
    expect(await told(...talk)).toContain(amount);
  });

  test.each([
    [['hall 16x20 tiles 2x4 ft', 'hall is 16 x 24 actually, how many tiles then'], '**53 pieces**'],
    [
      ['12x14 ke kamre me 2x2 tile kitni lagegi', 'do kamre ke lie', 'tile 45 rs foot h, total kitne ki'],
      '₹15,120',
    ],
    [['1 ton steel rate kya hai', '3 ton'], '₹2,16,000'],
    [['cement bori kya bhav chal rhi', 'nagpur me?'], '₹370'],
    [['jcb ka kiraya kitna hai', '10 ghante'], '**₹7,000-₹15,000**'],
    [['2 masons and 3 helpers wanted in Madurai from monday', 'total for 5 days?'], '**₹18,500**'],
  ])('with what was not said again: %j', async (talk, amount) => {
    expect(await told(...talk)).toContain(amount);
  });
});

describe('Who writes in a language of the south or in Bengali', () => {
  test.each([
    ['ఒక గజం అంటే ఎన్ని చదరపు అడుగులు', 'అంటే: **9 చదరపు అడుగులు**'],
    ['১২ ফুট বাই ১০ ফুট ছাদ ৫ ইঞ্চি ঢালাই, সিমেন্ট কত ব্যাগ', 'সিমেন্ট: **12 বস্তা'],
    ['10 அடி நீளம் 10 அடி உயரம் 9 இன்ச் தடிமன் சுவருக்கு எத்தனை செங்கல் வேணும்', 'செங்கல்: **911'],
  ])('reads the words of a sum in it: %s', async (question, line) => {
    expect(await told(question)).toContain(line);
  });

  test('is told in it where the rest is there in English alone', async () => {
    const said = await told('ছাদ ঢালাইয়ের পরে কত দিন জল দিয়ে ভিজিয়ে রাখতে হয়');
    expect(said).toMatch(/^এটা আমার কাছে শুধু ইংরেজিতে আছে:\n\*\*Curing/);
  });
});
