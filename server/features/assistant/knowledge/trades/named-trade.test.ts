import { describe, expect, test } from 'vitest';
import { rentsTool, tradeIn } from './named-trade.ts';

describe('A trade is told by its work, also where another is asked to do it', () => {
  test.each([
    ['पुताईवाला', 'color contract'],
    ['putaiwala chahiye', 'color contract'],
    ['बिजलीवाला', 'electrician contract'],
    ['nalwala', 'Other'],
    ['who cuts overgrown hedges', 'Gardening'],
    ['झाड़ियाँ काटने वाला', 'Gardening'],
    ['who paints gates', 'color contract'],
    ['fire noc consultant for my 40 bed nursing home', 'Fire Protection'],
    ['board is after us for effluent treatment, which engineer can design it', 'Environmental'],
    ['पुराने घर का सारा सामान नए मकान में पहुँचाना है, कोई ले जाने वाला मिलेगा', 'Shifting'],
    ['गेट बनानेवाला', 'Other'],
    ['somebody qualified who will check my beam and column drawing', 'Structural'],
    ['कोई जानकार चाहिए जो मेरे बीम कॉलम की ड्राइंग जांच दे', 'Structural'],
    ['mera column beam ka drawing check karne wala', 'Structural'],
    ['छत से पानी टपक रहा है, कौन ठीक करेगा', 'Rennovation Contract'],
    ['two guys to move my furniture and fridge to a new house', 'Shifting'],
    ['मुझे अपना घर का सामान दूसरे मकान में शिफ्ट करना है, उठाने वाले आदमी चाहिए', 'Shifting'],
    ['ghar ka saara saman dusre flat me le jana hai, log milenge', 'Shifting'],
    ['want a wooden wardrobe made at home, whom should I contact', 'furniture contract'],
    ['lakdi ki almari banwani hai', 'furniture contract'],
    ['लकड़ी का बेड बनवाना है, किसको बुलाएं', 'furniture contract'],
    ['our house walls have to be coloured, give contacts of people', 'color contract'],
    ['get the rooms repainted', 'color contract'],
    ['ghar me rang rogan karwana hai', 'color contract'],
    ['दीवारों पर रंग करवाना है', 'color contract'],
    ['old flat to be renovated, which contractor does it', 'Rennovation Contract'],
    ['पुराने मकान का रेनोवेशन करवाना है', 'Rennovation Contract'],
    ['pani ki pipe ka kaam karne vala', 'Other'],
    ['flush ki tanki kharab ho gayi theek karne wala', 'Other'],
    ['बाथरूम की पाइप लाइन लीक है, कौन आएगा ठीक करने', 'Other'],
    ['someone to fix a dripping shower', 'Other'],
    ['पंखा नहीं चल रहा, किसको बुलाऊं', 'electrician contract'],
    ['switch jal gaya hai koi bhej do', 'electrician contract'],
    ['need 10 people to unload a truck', 'Loading'],
    ['धुलाई-सफाई करने वाले लोग', 'Cleaning'],
    ['office ki saaf safai ke liye 2 log', 'Cleaning'],
    ['हमारी सोसाइटी की सीढ़ियाँ और पार्किंग साफ करवानी हैं', 'Cleaning'],
    ['society ki parking saaf karani hai', 'Cleaning'],
    ['need the stairs of our society cleaned', 'Cleaning'],
    ['somebody to move my 2bhk stuff from koramangala to whitefield', 'Shifting'],
    ['3 bhk flat shift karwana hai', 'Shifting'],
    ['फ्लैट का सामान शिफ्ट करवाना है', 'Shifting'],
    ['map of house to be drawn, who does this', 'Architectural'],
    ['contractor for full construction of 2 floor house', 'Construction Contract'],
    ['रीवा में वेल्डर', 'Other'],
    ['some men to carry almirah bed fridge', 'Shifting'],
    ['almirah fridge uthane wale aadmi', 'Shifting'],
    ['अलमारी फ्रिज उठाने वाले आदमी', 'Shifting'],
    ['men to carry bricks to the roof', 'Loading'],
    ['ठेकेदार जो नींव से लेकर रंगाई तक पूरा मकान बना दे', 'Construction Contract'],
    ['neev se putai tak sab kare aisa thekedar', 'Construction Contract'],
    ['contractor who does everything from foundation to painting', 'Construction Contract'],
    ['पूरे घर की पुताई का ठेकेदार', 'color contract'],
    ['shift almirah from ground to second floor, 3 men', 'Shifting'],
    ['geyser se current lag raha hai kisko dikhau', 'electrician contract'],
    ['गीज़र से करंट लग रहा है किसे बुलाऊँ', 'electrician contract'],
    ['main line sparking kisko bulau', 'electrician contract'],
    ['मीटर से चिंगारी निकल रही है किसे बुलाऊँ', 'electrician contract'],
    ['माल उतारने को 8 बंदे चाहिए', 'Loading'],
    ['two rooms to be painted in my flat, who all are available?', 'color contract'],
    ['main theka leti hu, mujhe 6 tile mistri chahiye', 'Tiles'],
    ['I am a contractor, need 5 masons', 'Construction'],
    ['मैं ठेकेदार हूँ, 4 पेंटर चाहिए', 'color contract'],
  ])('%s', (text, category) => expect(tradeIn(text)).toMatchObject({ category }));

  test.each(['kaun sa paint lagega', 'कौन सा पेंट लगेगा', 'which colour for a small room'])(
    'nobody is spoken of in: %s',
    (text) => expect(tradeIn(text)).toBeUndefined(),
  );
});

describe('A crew is meant by any word for one', () => {
  test.each([
    ['मार्बल टाइल लगाने वालों की टीम', 'Tiles | Marbel'],
    ['लोडिंग अनलोडिंग का ग्रुप', 'Loading | Unloading'],
    ['सफाई करने वालों का ग्रुप', 'Cleaing Group'],
    ['कारखाने के मजदूरों का पूरा जत्था', 'Factory Group'],
    ['mazdooron ka jattha', 'Construction Labour'],
    ['slab dhalne ke liye 15 logo ki toli', 'Construction Labour'],
  ])('%s', (text, category) => expect(tradeIn(text)).toMatchObject({ kind: 'groupWorker', category }));

  test('"जाता" sounds like "जत्था" and is none', () => expect(tradeIn('भट्टी बन जाता है')).toBeUndefined());
});

describe('An engineer is told by the discipline, with a slip of the pen, too', () => {
  test.each([
    ['electrical engineer for load design of a small factory', 'Electrical'],
    ['enviromental engineer', 'Environmental'],
    ['stuctural injiniyar', 'Structural'],
    ['mechnical engineer', 'Mechanical'],
    ['electrical ingineer factory ka load nikalna hai', 'Electrical'],
    ['इलेक्ट्रीकल इंजीनियर', 'Electrical'],
    ['STP design ke liye engineer', 'Environmental'],
    ['aag bujhane ke system ka engineer', 'Fire Protection'],
  ])('%s', (text, category) => expect(tradeIn(text)).toMatchObject({ kind: 'engineer', category }));
});

describe('What is rented is a tool', () => {
  test.each([
    ['bhade par lambi seedhi chahiye', 'Ladder'],
    ['एक सीढ़ी भी किराये पर', 'Ladder'],
    ['मसाला ढोने वाले तसले भाड़े पर', 'Iron pan'],
    ['मुझे घन किराए पर चाहिए', 'Sledge helmet'],
    ['marble katne ki machine kiraye par', 'Tile cutter'],
  ])('%s', (text, category) => {
    expect(tradeIn(text)).toMatchObject({ kind: 'product', category });
    expect(rentsTool(text)).toBe(true);
  });

  test('a staircase that is built is no ladder', () => {
    expect(tradeIn('seedhi banane wala')?.kind).not.toBe('product');
    expect(rentsTool('how many steps in a seedhi of 10 ft')).toBe(false);
  });
});

describe('A job is told without the name of the trade', () => {
  test.each([
    ['get me one raj mistri, i am making my house', 'Construction'],
    ['घर बना रहा हूँ एक मिस्त्री चाहिए', 'Construction'],
    ['deewar banane wala', 'Construction'],
    ['3 kadiya chahiye', 'Construction'],
    ['अहमदाबाद में कड़िया चाहिए', 'Construction'],
    ['क्वार्टर की मरम्मत के लिए राजमिस्त्री चाहिए', 'Construction'],
    ['ghar ki repair ke liye raj mistri', 'Construction'],
    ['ghar ki marammat karne wala', 'Rennovation Contract'],
    ['ट्रक से सीमेंट उतरवाना है पाँच आदमी लगेंगे', 'Loading'],
    ['balu truck se khali karwana hai 4 labour', 'Loading'],
    ['who can move our household stuff, 4 helpers', 'Shifting'],
    ['गड्ढा खोदने वाले दो मजदूर', 'Construction'],
    ['जो हमारे घर में टाइलें लगा दे ऐसा कारीगर', 'Tiles'],
    ['tayal mistri', 'Tiles'],
    ['gaadi khali karne ke liye 4 aadmi', 'Loading'],
    ['someone to clean the flat after painting', 'Cleaning'],
    ['malwa uthane wala', 'Cleaning'],
    ['we are changing our house, need men', 'Shifting'],
    ['picker packer chahiye', 'Warehouse'],
    ['fectory me kaam karne wale', 'Factory'],
    ['ped katne wala', 'Gardening'],
    ['toilet jam ho gaya koi aayega', 'Other'],
    ['AC repair wala', 'Other'],
    ['एसी ठीक करने वाला', 'Other'],
    ['fridge repair wala', 'Other'],
    ['दीमक मारने वाला', 'Other'],
    ['sheesha lagane wala', 'Other'],
    ['window grill wala', 'Other'],
    ['cctv lagane wala', 'electrician contract'],
    ['light nahi aa rahi ghar me, kisko bulau', 'electrician contract'],
    ['एमसीबी गिर जाती है, कौन आकर ठिक करेगा', 'electrician contract'],
    ['ghar rangwana hai', 'color contract'],
    ['चूना करने वाला', 'color contract'],
    ['khidki banane wala', 'furniture contract'],
    ['chhat tapak rahi hai theek karne wala', 'Rennovation Contract'],
    ['सीलन ठीक करने वाला', 'Rennovation Contract'],
    ['नक्शा नवीस', 'Architectural'],
    ['someone to design beams and columns', 'Structural'],
    ['zameen napne wala', 'Civil'],
    ['mech engineer', 'Mechanical'],
    ['civil enginier', 'Civil'],
    ['electrical engr', 'Electrical'],
  ])('%s', (text, category) => expect(tradeIn(text)).toMatchObject({ category }));

  test.each([
    ['tell me who can fix the fan', 'electrician contract'],
    ['AAC block ki chinai wala', 'Construction'],
    ['काम दूर है, पंखा ठीक करने वाला', 'electrician contract'],
  ])('not by a word that only sounds like one: %s', (text, category) =>
    expect(tradeIn(text)).toMatchObject({ category }),
  );

  test('our house is no hammer, and a bag no garden', () => {
    expect(tradeIn('हमारा मकान')).toBeUndefined();
    expect(tradeIn('hamara ghar')).toBeUndefined();
    expect(tradeIn('दौड़-भाग करने वाला')).toBeUndefined();
    expect(tradeIn('get the building plan sanctioned')).toBeUndefined();
  });
});

test.each(['सरिया काटने की मशीन किराये पर', 'welding machine bhada', 'water pump on rent'])(
  'A machine that is rented is one, whatever it does: %s',
  (text) => expect(tradeIn(text)).toMatchObject({ kind: 'product' }),
);

describe('A tool is known by the names that people give it', () => {
  test.each([
    ['gaiti chahiye bhaade par', 'Pick axe'],
    ['कुदाली भाड़े पर', 'Pick axe'],
    ['digging tool on rent', 'Pick axe'],
    ['मिट्टी कूटने की मशीन किराए पर', 'Rammer'],
    ['durmus kiraye par', 'Rammer'],
    ['big hammer on rent', 'Sledge helmet'],
    ['हथौड़ी किराये पर', 'Hammer'],
    ['hard hats on rent', 'Helmet'],
    ['tasale kiraye par', 'Iron pan'],
    ['laddar on rent', 'Ladder'],
    ['tile cutar kiraye par', 'Tile cutter'],
    ['level rod on rent', 'Boning rod'],
  ])('%s', (text, category) => expect(tradeIn(text)).toMatchObject({ kind: 'product', category }));
});
