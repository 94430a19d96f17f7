import { describe, expect, test } from 'vitest';
import { adviceAfter } from './advice-after.ts';
import { asksOfTrouble, isOwn, isOwnQuestion, namesSubject } from './asks-of-it.ts';
import { followUp } from './follow-up.ts';

describe('What is asked of a trouble keeps its article, though another is likelier by itself', () => {
  test.each([
    ['roof leaking every monsoon what to do', 'is it needed to break the old plaster on it?', 'roof-leak'],
    ['there are cracks in my plaster', 'is it better to fill now or wait', 'cracks-plaster'],
    ['wall paint is bubbling', 'is it because of water?', 'paint-defects'],
    ['termites in my door frame', 'will it spread?', 'termites-existing'],
    ['my overhead tank leaks', 'how much would it roughly be to repair it', 'water-tank-care'],
    ['white powder on brick wall', 'is it harmful to the house?', 'efflorescence'],
    ['chhat tapak rahi hai', 'purana plaster todna padega kya uska', 'roof-leak'],
    ['deewar me seelan hai', 'paint abhi karwa lu ya ruku', 'damp-walls'],
    ['deewar me seelan hai', 'putty se ruk jayegi kya', 'damp-walls'],
    ['plaster me darar aa gayi', 'abhi bhar du ya baad me', 'cracks-plaster'],
    ['tanki se pani ris raha hai', 'kitna kharcha aayega thik karne me', 'water-tank-care'],
    ['दीवार में सीलन', 'पुट्टी अभी करवा लूं क्या', 'damp-walls'],
    ['टंकी लीक कर रही है', 'नई लगवानी पड़ेगी क्या', 'water-tank-care'],
    ['दीवार पर सफेद पपड़ी', 'क्या यह खतरनाक है', 'efflorescence'],
  ])('%s // %s', (before, said, article) => expect(adviceAfter(said, [before])).toBe(article));
});

describe('What is best or cheapest, and names nothing, is asked of what was told', () => {
  test.each([
    ['chhat bahut garam hoti hai kya kare', 'sabse sasta kya padega'],
    ['room is very hot under the roof', 'what would be cheapest'],
    ['छत बहुत गर्म होती है', 'सबसे सस्ता क्या पड़ेगा'],
  ])('%s // %s', (before, said) => expect(adviceAfter(said, [before])).toBe('roof-insulation'));
});

test.each([
  ['termites in door', 'what is the minimum wage in maharashtra'],
  ['termites in door', 'is a lift possible in a 3 floor house'],
  ['damp wall', 'how deep should the foundation be'],
  ['upvc khidki lagwau ya lakdi ki', 'purane darwaze me deemak lag gayi uska kya karu'],
  ['लकड़ी की खिड़की या यूपीवीसी', 'पुराने दरवाज़े में दीमक लग गई उसका क्या करूं'],
  ['सीलन', 'सरिया कौन सा अच्छा है'],
])('What is surely about another subject stands by itself: %s // %s', (before, said) => {
  expect(asksOfTrouble(said)).toBe(false);
  expect(adviceAfter(said, [before])).toBeUndefined();
});

describe('A question of advice is no wish about the people looked for', () => {
  test.each([
    ['plumber in pune', 'what does verified mean here'],
    ['need masons in nashik', 'what if the contractor does not pay wages'],
    ['plumber hu kaam chahiye kaise jude', 'verified ka matlab kya hota hai'],
    ['mistri chahiye pune me', 'mazdoori na de to kahan shikayat kare'],
    ['painter indore', 'putty konsi achi hoti hai'],
    ['मेरे पास दस मजदूरों की टोली है कैसे जुड़ें', 'और कोई मजदूरी न दे तो क्या करें'],
    ['पेंटर इंदौर', 'कौन सी पुट्टी अच्छी है'],
    ['मिस्त्री चाहिए पुणे में', 'वेरिफाइड का क्या मतलब है'],
  ])('%s // %s', (before, said) => {
    expect(isOwnQuestion(said)).toBe(true);
    expect(followUp(said, [before])).toBeUndefined();
  });

  test.each([
    ['mason in pune', 'only verified ones'],
    ['plumber pune', 'which of them is verified'],
    ['plumber pune', 'kaun sa verified hai'],
    ['mistri pune', 'koi verified hai kya'],
    ['मिस्त्री पुणे', 'कौन वेरिफाइड है'],
    ['mason in pune', 'how much do they charge'],
  ])('but a wish of them is one: %s // %s', (before, said) => {
    expect(isOwnQuestion(said)).toBe(false);
    expect(followUp(said, [before])?.about).toBe('people');
  });
});

test.each([
  ['paint abhi karwa lu', true],
  ['abhi bhar du ya baad me', false],
  ['sabse sasta kya padega', false],
  ['will it spread?', false],
])('A verb of doing names nothing of building: %s', (said, names) => expect(namesSubject(said)).toBe(names));

test.each([
  ['sabse sasta kya padega', false],
  ['purane darwaze me deemak lag gayi uska kya karu', true],
  ['verified ka matlab kya hota hai', true],
])('What is likest an article, and names nothing, is no own question: %s', (said, own) =>
  expect(isOwn(said)).toBe(own),
);

describe('What asks for an article of its own changes nothing of the sum, price or house before it', () => {
  test.each([
    ['How much cement for 1000 sq ft plaster?', 'mistri ko advance kitna dena chahiye'],
    ['30x40 ka naksha', 'Can old ground floor made in 1998 take one more storey above it'],
    ['how much cement for a slab of 600 sqft', 'contractor wants half of the money before he starts'],
    ['cement ka rate', 'beam me ring kitni duri pe lagaye'],
    ['दो मिस्त्री चाहिए पुणे में', 'thekedar se agreement me kya likhwaye'],
  ])('%s // %s', (before, said) => expect(followUp(said, [before])).toBeUndefined());

  test.each([
    ['kitni eent lagegi meri deewar me', '50 ft lambi hai, 8 ft unchi'],
    ['30x40 ka naksha', 'sirf ek manzil'],
    [
      'parapet 40 ft lambi 3 ft unchi, 4.5 inch, eent kitni lagegi',
      'plaster karna ho dono side to cement balu kitna',
    ],
  ])('but what measures goes on: %s // %s', (before, said) => expect(followUp(said, [before])).toBeDefined());
});

describe('What has nothing to do with building looks for nobody, also after a search', () => {
  test.each([
    ['latur me ghar banane ka thekedar', 'kal indore me match hai kya, toss kitne baje hoga'],
    ['delhi me floor ka thekedar dikhao', 'kal ujjain me barish hogi kya'],
  ])('%s // %s', (before, said) => expect(followUp(said, [before])).toBeUndefined());

  test.each([
    ['लखनऊ में राजमिस्त्री चाहिए', 'कानपुर में कोई है क्या'],
    ['लखनऊ में प्लंबर दिखाओ', 'कानपुर में भी देख लो कोई'],
  ])('but another town does: %s // %s', (before, said) =>
    expect(followUp(said, [before])).toMatchObject({ input: { place: 'Kanpur' } }),
  );
});

describe('A whole sum stands by itself, whatever was spoken of', () => {
  test.each([
    ['white powder coming on wall again and again after painting', '5.5 cents in sq ft'],
    ['bathroom drain smells', 'wt of 16mm rod 12 m, 35 nos'],
    ['प्लास्टर में दरार आ गई', '25 बाई 45 का मकान का नक्शा बनाओ'],
    ['almari ke piche deewar pe kala fungus ho gya', 'eent ka rate btao'],
    ['mistri ko advance kitna dena chahiye', 'chandrayaan kab launch hua'],
  ])('%s // %s', (before, said) => expect(adviceAfter(said, [before])).toBeUndefined());

  test('Three storeys and a budget // If 3 masons do the plaster how many days for 1800 sqft', () =>
    expect(
      followUp('If 3 masons do the plaster how many days for 1800 sqft', [
        'Three storey on 24x40 plot total budget ?',
      ]),
    ).toBeUndefined());
});
