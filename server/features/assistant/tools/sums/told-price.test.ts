import { describe, expect, test } from 'vitest';
import { answerOf, ramesh } from '../../answering/answer-in-test.ts';
import { makeBuiltIn } from '../../answering/built-in.ts';
import { makeTools } from '../tools.ts';

const builtIn = makeBuiltIn(makeTools(async () => ({ listings: [ramesh], total: 1 })).skills);
/** What is answered to the last of the messages of one talk, which stand divided by "//". */
async function told(talk: string): Promise<string> {
  const say = talk.split(' // ');
  const before = say.slice(0, -1).map((text) => ({ role: 'user' as const, text }));
  return (await answerOf(builtIn, say.at(-1) ?? '', before)).said;
}

describe('A price and an amount that were told in one talk are reckoned', () => {
  test.each([
    ['சிமெண்ட் 40 மூட்டை, ஒரு மூட்டை 410 ரூபாய் // மொத்தம் எவ்வளவு', '₹16,400'],
    ['சிமெண்ட் 40 மூட்டை, ஒரு மூட்டை 410 ரூபாய் // மொத்தம் எவ்வளவு // இன்னும் பத்து மூட்டை சேர்த்தா', '₹20,500'],
    ['600 foot tile lagwani hai 28 rupay foot majduri // 25 pe maan gaya', '₹15,000'],
    [
      '600 foot tile lagwani hai 25 rupay foot majduri // tile 48 rupay foot // to majduri aur tile total',
      '₹43,800',
    ],
    ['50 bori 380 ke hisab se // gadi ka bhada 20 rupay bori alag hai vo bhi jodo', '₹20,000'],
    ['marble 220 sq ft at 180 per sqft // fitting 40 per sqft also add', '₹48,400'],
    ['hall 14x18 gypsum ceiling karwana // 75 ka rate bola usne, total', '₹18,900'],
    ['bore dried up // 500 ft at 95 a foot', '₹47,500'],
    ['ok door polish // 1500 a door, 5 doors', '₹7,500'],
    ['किचन की पाइप लाइन डलवानी है // अठारह पॉइंट साढ़े पाँच सौ से', '₹9,900'],
    ['चार दरवाज़े लगवाने हैं // एक साढ़े छह हज़ार, चारों का कितना', '₹26,000'],
    ['गाडीसाठी शेड करायचंय १२ बाय १८ // २८० रुपये फुटानं एकूण', '₹60,480'],
    ['కాంట్రాక్టర్ చదరపు అడుగుకి 1750 అడుగుతున్నాడు // 1300 sft కి మొత్తం', '₹22,75,000'],
    ['plot is 25 ft front and 50 ft deep // rate is 9000 per sq yard, plot cost', '₹12,50,000'],
    ['kolkata te 2 katha 8 chhatak jomi // rate 6 lakh katha, total dam', '₹15,00,000'],
    [
      'kolkata te 2 katha 8 chhatak jomi koto sq ft // rate 6 lakh katha, total dam // ar jodi 5.5 lakh hoy',
      '₹13,75,000',
    ],
    ['plaster for room 15 by 12 height 10 // leave out two doors of 3x7 // 22 rs a foot total', '₹10,956'],
    ['plot 30 by 40 // 2000 per sqft total // if it is 1900', '₹22,80,000'],
    [
      'plot ka size 30x50 hai // aur square meter // rate 14000 gaj ka bol raha hai, plot kitne ka',
      '₹23,33,333',
    ],
    ['दोघे गवंडी ८५० ने आणि तीन बिगारी ५५० ने // ४ दिवसांचे किती', '₹13,400'],
    ['பெயிண்டர் சதுர அடிக்கு 15 ரூபா கேக்கறார் // 1100 சதுர அடிக்கு எவ்ளோ', '₹16,500'],
  ])('%s', async (talk, sum) => {
    expect(await told(talk)).toContain(`**${sum}**`);
  });

  test.each([
    [
      'a number that nobody calls a price',
      'concrete for 20 footings 4x4 ft // make it 1.5 feet deep // my engineer said 80',
    ],
    ['another size of a bar', '16 एमएम सरिया एक मीटर का वज़न // और 20 का // ऐसे 10 टुकड़े 12 मीटर वाले'],
    [
      'a brick’s price times a thickness',
      'wall 20x8 ft 9 inch bricks // 1 brick 9 rs total // 4 inch wall how many bricks',
    ],
    ['whether a price is fair', 'slab 20x30 // is 45 per sqft ok for tiles'],
    ['a sum of its own', 'painting 14 rs sqft // 20x30 slab 5 inch cement'],
  ])('but not of %s: %s', async (_, talk) => {
    expect(await told(talk)).not.toMatch(/By the numbers that you told|आपके बताए अंकों से/);
  });
});

describe('The sides that were told have an area, a way around and a volume', () => {
  test.each([
    ['chhat 22x30 pe waterproofing // kitna foot bana', '660 sq ft'],
    ['godown roof 12 m by 8 m // in sft', '1,033.3 sq ft'],
    ['room 12x14 // area in sq m', '15.61 m²'],
    ['my plot is 30x50 // how many gaj', '166.7 sq yd'],
    ['plot is 25 ft front and 50 ft deep // area in sq yards', '138.9 sq yd'],
    ['plot ka size 30x50 hai // gaj me kitna hua', '166.7 sq yd'],
    ['কলকাতায় ৩ কাঠা জমি দেখছি // কত বর্গফুট', '2,160 বর্গফুট'],
    ['kamra 14 foot lamba 18 foot chauda // kitna foot bana', '252 sq ft'],
    ['sump inside 8 by 5, depth 6 ft // capacity in litres // what about 5 ft depth', '5,663 l'],
    ['गाडीसाठी शेड करायचंय १२ बाय १८ // किती फूट झालं', '216 sq ft'],
    ['प्लॉट 40 बाई 60 की दीवार // कुल लंबाई कितनी बैठी', '200 ft'],
    ['মাটির নিচে ৬ বাই ৫ বাই ৫ ফুট হলে কত লিটার', '4,248 l'],
  ])('%s', async (talk, size) => {
    expect(await told(talk)).toContain(`**${size}`);
  });
});

describe('Who does it is looked for by what the talk is about', () => {
  test.each([
    [
      'sump for 5 people how big // bricks for that // who can do it in Nagpur',
      /masons and labourers near Nagpur/,
    ],
    ['chhat 22x30 pe waterproofing // chemical wala 45 rs foot, kul // indore me kaun karta h', /Indore/],
    ['चार दरवाज़े लगवाने हैं // फ्लश डोर एक कितने का // लगाएगा कौन', /बढ़ई/],
  ])('%s', async (talk, found) => {
    expect(await told(talk)).toMatch(found);
  });

  test('but nobody is where it is asked who sees a number', async () => {
    expect(await told('how do I post a job here // who will see my number')).not.toContain('Ramesh');
  });
});

describe('What people take for the work is asked of the work that was told', () => {
  test.each([
    ['घराला बाहेरून रंग द्यायचा // भिंत अठराशे फूट, लिटर किती // मजुरी किती', /पुताई.*सिर्फ़ मज़दूरी/],
    ['hall 14x18 gypsum ceiling // bijli ke point kitne rakhu // point ki majduri', /₹220-₹310/],
    ['लखनऊ में पेंटर कितना लेता है // प्रति वर्ग फुट बताओ // 900 फुट का कितना हुआ', /900 वर्ग फुट: \*\*₹7,200/],
    ['गच्ची गळतेय काय करू // ८०० फुटाला किती खर्च येईल', /वॉटरप्रूफ़िंग/],
    ['செங்கல் விலை என்ன // 1000 செங்கல் எவ்வளவு ஆகும்', /₹8,500/],
  ])('%s', async (talk, found) => {
    expect(await told(talk)).toMatch(found);
  });
});

test.each([
  'how do I post a job here // is that free',
  'நான் கொத்தனார், வேலை வேணும், எப்படி பதிவு செய்வது // காசு கட்டணுமா',
])('Whether it is free is asked of Neev behind its help: %s', async (talk) =>
  expect(await told(talk)).toContain('What Neev costs'),
);

test('A welder is looked for as one, and where nobody says so those who may do it are told', async () => {
  const asked: unknown[] = [];
  const nobody = makeBuiltIn(
    makeTools(async (_, { trade, mayDo }) => {
      asked.push({ trade, mayDo });
      return mayDo ? { listings: [ramesh], total: 1 } : { listings: [], total: 0 };
    }).skills,
  );
  const { said } = await answerOf(nobody, 'welder in Trichy');
  expect(asked.slice(0, 2)).toEqual([{ trade: 'welder' }, { mayDo: 'welder' }]);
  expect(said).toMatch(/I found no welders near Tiruchirappalli\. These do other works and may do it/);
});
