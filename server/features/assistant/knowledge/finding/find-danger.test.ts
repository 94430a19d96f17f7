import { expect, test } from 'vitest';
import { articles } from '../articles.ts';
import { dangerByWords, dangers } from '../dangers.ts';
import { dangerFinder } from '../find-danger.ts';
import { findDanger } from './told-danger.ts';

/** As people write in a hurry: English, Hindi in two ways, Marathi, Bengali, Telugu, Tamil. */
const told: Record<string, readonly string[]> = {
  earthquake: ['bhukamp aa raha hai', 'earthquake now what do I do', 'भूकंप आ रहा है', 'భూకంపం వస్తోంది'],
  swallowed: ['worker drank thinner', 'bacche ne kerosene pi liya', 'बच्चे ने तेज़ाब पी लिया'],
  'gas-leak': [
    'there is a gas smell in my kitchen what do i do',
    'LPG cylinder leaking plz help',
    'rasoi me gas ki badbu aa rahi hai',
    'gas leek ho rahi h kya karu',
    'सिलेंडर से गैस रिस रही है',
    'घरात गॅसचा वास येतोय काय करू',
    'রান্নাঘরে গ্যাসের গন্ধ পাচ্ছি',
    'వంటగదిలో గ్యాస్ వాసన వస్తోంది',
    'சமையலறையில் கேஸ் வாசனை வருகிறது',
    'hissing sound from cylinder regulator',
    'khudai me gas pipe fut gaya',
  ],
  shock: [
    'my electrician got a shock and is lying on the floor',
    'mazdoor ko karant lag gaya',
    'bhai ko current laga hai chipak gaya hai',
    'मज़दूर को बिजली का झटका लगा बेहोश है',
    'कामगाराला करंट लागला',
    'মিস্ত্রির কারেন্ট লেগেছে',
    'కార్మికుడికి కరెంట్ షాక్ కొట్టింది',
    'தொழிலாளிக்கு கரண்ட் அடித்து விட்டது',
  ],
  'live-wire': [
    'a wire has fallen on the road after the storm, electric',
    'bijli ka taar toot kar gira hai',
    'नंगा तार लटक रहा है',
    'open live wires near the water on site',
    'विजेची तार तुटून पडली आहे',
    'বিদ্যুতের তার ছিঁড়ে পড়েছে',
    'కరెంట్ తీగ తెగి పడింది',
    'மின் கம்பி அறுந்து கிடக்கிறது',
  ],
  tingle: [
    'tap gives shocks when the geyser is on',
    'nal chhune se current lagta hai',
    'washing machine me halka jhatka aata hai',
    'दीवार में करंट आ रहा है',
    'గోడ తాకితే షాక్ వస్తోంది',
  ],
  sparks: [
    'sparks coming from the switchboard',
    'switch board se chingari nikal rahi hai',
    'burning smell from the meter box',
    'बोर्ड से जलने की बदबू आ रही है',
    'rain water is dripping on the switchboard',
  ],
  'overhead-line': [
    'can we lift rods near the 11kv line over the plot',
    'chhat ke upar se high tension line jati hai slab dalna hai',
    'crane is working close to electric wires',
  ],
  sewer: [
    'need somebody to go in and clean the septic tank',
    'sewer saaf karne ke liye aadmi chahiye andar utarna hoga',
    'मैनहोल में उतरकर सफाई करनी है',
    'septic tank me utara tha labour bahar nahi aa raha behosh hai',
    'সেপটিক ট্যাঙ্কে নেমে পরিষ্কার করতে হবে',
    'సెప్టిక్ ట్యాంక్\u200cలోకి దిగి శుభ్రం చేయాలి',
    'செப்டிக் டேங்கில் இறங்கி சுத்தம் செய்ய ஆள் வேண்டும்',
    'cleaning a sewer by going in, rate?',
  ],
  well: ['a child has fallen into the borewell', 'kuan saaf karne utra mazdoor behosh ho gaya'],
  trench: [
    'we are digging a 10 feet deep trench without support, men inside',
    '8 foot gehre gadde me mazdoor kaam kar rahe hain safe hai',
    'gaddhe ki mitti dhas rahi hai',
    'खाई की मिट्टी गिर रही है अंदर आदमी हैं',
  ],
  buried: [
    'soil collapsed and two men are buried',
    'mitti gir gayi mazdoor dab gaya',
    'दीवार गिर गई नीचे लोग दबे हैं',
    'छत गिर गई मज़दूर दब गए',
  ],
  cracks: [
    'ceiling is collapsing on us',
    'the wall is collapsing',
    'the roof is falling down',
    'deewar gir rahi hai',
    'chhat gir rahi hai',
    'दीवार गिर रही है',
    'सीलिंग गिर रही है',
    'भिंत पडते आहे',
    'দেয়াল ভেঙে পড়ছে',
    'గోడ కూలిపోతోంది',
    'గోడ పడిపోతోంది',
    'சுவர் இடிந்து விழுகிறது',
    'the crack in the wall is getting wider every day',
    'deewar ki darar badhti ja rahi hai',
    'boundary wall is leaning over the road',
    'कॉलम में दरार बढ़ रही है',
    'దీవాల గోడ పగుళ్లు పెరుగుతున్నాయి',
  ],
  cutting: [
    'can I break the 4 inch wall between two rooms',
    'beam me hole karna hai pipe ke liye drill',
    'remove one pillar to make hall bigger',
    'मैं बीच की दीवार तोड़ सकता हूँ क्या',
    'plumber wants to cut the column for the drain pipe',
    'can i cut steel bars of slab for duct',
  ],
  props: [
    'can we remove slab shuttering after 3 days',
    'balli jaldi nikal rahe hain 2 din me',
    'शटरिंग कल खोल दें क्या',
    '5 दिन में सेंटरिंग खोल सकते हैं',
  ],
  load: [
    'want to keep 1000 litre tank in the middle of the slab',
    '2000 litre sintex chhat ke beech me rakh du',
    'stacked all bricks on the new slab',
    'छत पर रेत का ढेर लगा दिया',
  ],
  fallen: [
    'a worker fell from the second floor',
    'mistri machan se gir gaya hil nahi raha',
    'आदमी छत से गिर गया खून निकल रहा है',
    'కూలీ పైనుంచి పడిపోయాడు',
    'மாடியில் இருந்து தொழிலாளி விழுந்து விட்டார்',
  ],
  'no-rail': [
    'painter working on outside wall on rope, no belt',
    'bina belt ke machan pe kaam kar rahe hai',
    'ऊँचाई पर बिना बेल्ट काम करना ठीक है',
  ],
  scaffold: ['the bamboo scaffold is shaking and loose', 'मचान की बल्ली ढीली है'],
  'sheet-roof': ['can he walk on the cement sheet roof to fix leak'],
  hoist: ['workers ride on the material lift', 'hoist rope is frayed'],
  fire: ['fire at the site', 'site pe aag lag gayi', 'गोदाम में आग लगी है', 'సైట్\u200cలో మంటలు'],
  'hot-work': ['welding next to gas cylinder ok?', 'thinner ke paas welding chal rahi hai'],
  fumes: [
    'generator is running inside the basement',
    'can I run a genset in a closed room at night',
    'band kamre me angithi jala ke sona',
    'paint ki smell se chakkar aa raha hai',
    'बंद कमरे में जनरेटर चला रहे हैं',
  ],
  dust: ['cutting granite dry, so much dust', 'tile katne se khansi aur saans ki dikkat'],
  asbestos: ['how to cut old asbestos sheet'],
  heat: [
    'worker is dizzy in the sun and not sweating',
    'dhoop me kaam karte karte chakkar aa gaya',
    'లేబర్\u200cకి ఎండ దెబ్బ తగిలి స్పృహ తప్పింది',
  ],
  eye: [
    'lime went into my eye',
    'aankh me chuna chala gaya',
    'डोळ्यात सिमेंट गेले',
    'চোখে চুন পড়েছে',
    'கண்ணில் சுண்ணாம்பு விழுந்தது',
  ],
  'cement-burn': ['my feet are burning from wet concrete', 'tezab se haath jal gaya'],
  'acid-mix': ['mixed acid and bleach to clean tiles'],
  bleeding: [
    'grinder cut his hand, blood not stopping',
    'ungli kat gayi cutter se',
    'उँगली कट गई खून बंद नहीं हो रहा',
  ],
  machine: ['hand stuck in the mixer', 'हाथ मिक्सर में फँस गया'],
  nail: ['nail went through my foot', 'pair me keel ghus gayi'],
  snake: ['snake bit a worker at site', 'साँप ने काट लिया'],
  unconscious: ['worker is unconscious', 'seene me dard ho raha hai', 'मिस्त्री बेहोश हो गया'],
  drowning: ['child fell into the water tank', 'बच्चा गड्ढे में डूब गया'],
  'child-labour': [
    'a 12 year old boy is carrying bricks at the site',
    '14 saal ka ladka kaam pe rakh sakta hu',
    'बच्चे काम कर रहे हैं साइट पर',
    'মিস্ত্রির সঙ্গে বাচ্চা কাজ করছে',
    'can I hire my nephew of 15 years for carrying sand, 15 year old',
  ],
  bonded: [
    "contractor has locked our phones and papers and won't let us leave",
    'thekedar ghar nahi jane de raha',
    'मालिक ने आधार रख लिया है',
    'kaam chhodna hai par thekedar advance ke badle jaane nahi deta',
  ],
  violence: ['thekedar ne mujhe maara', 'contractor threatened to kill me', 'मालिक मारता है'],
  harassment: ['supervisor touches me wrongly', 'mistri mahila ko chhedta hai chhedchhad'],
  suicide: [
    'I want to die, no money',
    'karza itna hai ki mar jana chahta hu',
    'मैं जीना नहीं चाहता',
    'ఆత్మహత్య చేసుకోవాలని ఉంది',
    'தற்கொலை செய்து கொள்ள தோன்றுகிறது',
  ],
  storm: ['lightning is striking, should we keep working on the roof'],
  demolition: ['breaking the wall from bottom, people below'],
};

test.each(Object.entries(told))('Each message that tells of %s finds it', (key, messages) => {
  expect(messages.map((text) => [text, findDanger(text)?.danger.key])).toEqual(
    messages.map((text) => [text, key]),
  );
});

test('Every danger is told of by a message here', () => {
  expect(dangers.map(({ key }) => key).filter((key) => !told[key])).toEqual([]);
});

test('Ordinary questions about gas, walls, tanks, wires and children are no dangers', () => {
  const ordinary = [
    'gas pipeline fitting cost for kitchen',
    'kitchen me gas pipe line ka kharcha',
    'how much for painting a wall of 10 by 12 feet',
    'deewar me kitni eent lagegi',
    'what size of water tank for 5 people',
    'chhat ki tanki kitne litre ki le',
    'which wire for ac, 4 sqmm or 2.5',
    'switch board kitni unchai par lagaye',
    'need 3 masons and 5 helpers from Monday',
    'septic tank size for 8 people',
    'सेप्टिक टैंक का साइज़ क्या हो',
    'foundation depth for two floors',
    'neev ka gaddha kitna gehra ho',
    'chhat ki shuttering kitne din me kholni chahiye',
    'stair railing height for children',
    'scaffolding on rent near 411001',
    'I want to hire a crane for two days',
    'sheet roof price per sq ft',
    'false ceiling light points',
    'painter ka rate kya hai',
    'ghar ka naksha 30 by 40',
    'dhalai ke aage kya kaam hota hai',
  ];
  expect(ordinary.filter((text) => findDanger(text)?.surely)).toEqual([]);
});

test('What names no danger by its word is learnt', () => {
  const told = [
    'whenever he holds the shower handle his fingers go numb',
    'raju bhai tanki me gaya tha saaf karne awaz nahi de raha',
    'ছেলেটা ট্যাংকে নেমেছে, ডাকলে সাড়া দিচ্ছে না',
  ];
  expect(told.filter((text) => dangerByWords(text))).toEqual([]);
  expect(told.filter((text) => !findDanger(text))).toEqual([]);
});

test('A danger that is told inside a long message is found, and a message of 2,000 signs takes no time', () => {
  const story = 'we are building a small house near the market and everything goes well so far. '.repeat(5);
  expect(findDanger(`${story}my helper does not wake up any more. what is the price of sand?`)).toBeDefined();
  expect(findDanger('brick wall price. '.repeat(110))).toBeUndefined();
  expect(findDanger('tile layers\nunder 2000')).toBeUndefined();
});

test('Where it is not clear which danger it is, what holds in all is said, with the two likeliest', () => {
  const unclear = [
    'something is wrong with him',
    'usko kuch ho gaya hai jaldi batao kya kare',
    'people are inside help',
  ]
    .map((text) => findDanger(text))
    .filter((found) => found?.danger.key === 'unclear');
  expect(unclear.length).toBeGreaterThan(0);
  for (const found of unclear) expect(found?.perhaps.length).toBe(2);
});

test('Few of the questions that articles answer are taken for a danger', () => {
  const asked = articles.flatMap((article) => article.asked);
  expect(asked.filter((text) => findDanger(text)?.surely).length / asked.length).toBeLessThan(0.04);
});

test('Each danger has a source, and a number to call in its first line in every language', () => {
  for (const { key, call, sources, text } of dangers) {
    expect([key, sources.length > 0, /^\d{3,5}$/.test(call)]).toEqual([key, true, true]);
    for (const [first = ''] of Object.values(text)) expect(first).toMatch(/(?<!\d)(1\d{2}|1\d{3,4})(?!\d)/);
    expect([text.en.length, text.hi.length]).toEqual([3, 3]);
  }
});

test('A message is read in time that grows with its length alone', () => {
  const table = [{ key: 'a', signs: [[['gas'], ['leak']]] }];
  const find = dangerFinder(table);
  expect(find(`${'\u0966'.repeat(900)} ${'.'.repeat(900)} gas leak`)?.key).toBe('a');
  expect(find('no'.repeat(1000))).toBeUndefined();
});
