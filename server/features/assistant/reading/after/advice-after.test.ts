import { describe, expect, test } from 'vitest';
import { adviceAfter, bookingAfter } from './advice-after.ts';

describe('A booking that was told of is what is to be changed', () => {
  test.each([
    ['booked a mason for monday thru neev', 'my function got postponed, can i shift it to next week'],
    ['नींव से मिस्त्री बुक किया है', 'अब उसे रद्द करना है'],
  ])('%s: %s', (before, asked) => {
    expect(bookingAfter(asked, [before, 'thank you'])).toBe('neev-booking');
  });

  test('but not where none was told of', () => {
    expect(bookingAfter('can i shift it to next week', ['need a mason'])).toBeUndefined();
  });
});

describe('What mends a trouble is asked of the trouble that was told', () => {
  test.each([
    ['chhat wali paani ki tanki leak ho rahi hai', 'thik kaise hogi', 'water-tank-care'],
    ['टंकी लीक हो रही है', 'ठीक कैसे होगी', 'water-tank-care'],
    ['black mould on my bedroom wall', 'will painting over it fix it?', 'mould-condensation'],
    ['kamre ki deewar pe fafund hai', 'sirf paint kar dene se chali jayegi?', 'mould-condensation'],
    [
      'deewar pe safed papdi jam rahi',
      'upar se paint kar du to theek ho jayega?',
      /efflorescence|paint-defects|damp-walls|rising-damp/,
    ],
    ['कमरे की दीवार पर फफूंद है', 'ऊपर से पेंट कर दूँ तो ठीक हो जाएगा?', 'mould-condensation'],
    ['black mould on my bedroom wall', 'if I paint over it will it go?', 'mould-condensation'],
    ['slab me honeycomb aa gaya', 'kaise theek kare', 'honeycomb'],
  ])('%s: %s', (before, asked, article) => {
    expect(adviceAfter(asked, [before])).toMatch(article);
  });
});

describe('What is told of a trouble after it was named chooses among its causes', () => {
  test.each([
    ['wall is damp in my bedroom', 'it starts at the floor and goes up to knee height', 'rising-damp'],
    ['my bedroom wall is damp', 'its the wall behind the bathroom', 'bathroom-seepage'],
    ['दीवार में सीलन है', 'सिर्फ नीचे दो फुट तक', 'rising-damp'],
    ['छत टपक रही है', 'ढलाई को अभी दो साल ही हुए हैं', 'roof-leak'],
    ['ceiling is leaking', 'upstairs is the toilet of my neighbour', 'bathroom-seepage'],
    ['deewar me darar hai', 'naya plaster hai do mahine pehle hua', 'cracks-plaster'],
  ])('%s: %s', (before, told, article) => {
    expect(adviceAfter(told, [before])).toBe(article);
  });

  test.each([
    ['deewar me seelan hai', 'thekedar advance mang raha hai'],
    ['wall is damp in my bedroom', 'how do I clean the overhead tank'],
    ['छत टपक रही है', 'दीमक भी लग गई है'],
    ['which cement is good', 'the bags are in the sun'],
  ])('another matter stands by itself: %s: %s', (before, told) => {
    expect(adviceAfter(told, [before])).toBeUndefined();
  });
});

describe('What is only added to a question of advice goes on from it', () => {
  test.each([
    ['after how many days do you open slab shuttering', 'and beams?', 'shuttering-removal'],
    ['column ka shuttering kab khole', 'aur slab ka?', 'shuttering-removal'],
    ['how long to cure slab', 'and columns?', 'curing-columns-walls'],
    ['for how many days should we pour water on new roof', 'and on plaster?', 'curing-columns-walls'],
    ['bricks kaise check kare', 'aur cement?', 'cement-check'],
    ['how many days to cure slab', 'and the plastered walls, same days?', 'curing-columns-walls'],
    ['नई दीवार की तराई कितने दिन करें', 'और गर्मी में?', 'curing-columns-walls'],
    ['foundation kitni gehri ho', 'kali mitti me?', 'black-cotton-soil'],
  ])('%s: %s', (before, said, article) => {
    expect(adviceAfter(said, [before])).toBe(article);
  });
});

describe('Whether it is cheaper or better is asked of what was compared', () => {
  test.each([
    ['which is better aac block or red brick', 'is it cheaper also', 'aac-blocks'],
    ['aac block ya lal eent kaun acchi', 'sasti bhi hai kya', 'aac-blocks'],
    ['एएसी ब्लॉक अच्छा या लाल ईंट', 'सस्ता भी है क्या', 'aac-blocks'],
  ])('%s: %s', (before, said, article) => {
    expect(adviceAfter(said, [before])).toBe(article);
  });
});

describe('What to do, or whether it will do, is asked of what was told', () => {
  test.each([
    ['mistri advance leke bhag gaya', 'ab kya karu', 'advance-fraud'],
    ['सरिया बाहर पड़े पड़े जंग खा गया', 'हल्का सा ही है लगा दूँ क्या', 'steel-rust'],
    ['sariya me halka jang', 'chalega kya', 'steel-rust'],
    ['rods turned brown in the rain', 'is it still ok to use', 'steel-rust'],
    ['दीमक लग गई', 'अब क्या करूँ', 'termites-existing'],
    ['there is honeycomb in my column', 'what should i do', 'honeycomb'],
  ])('%s: %s', (before, said, article) => {
    expect(adviceAfter(said, [before])).toBe(article);
  });

  test('but not of thanks', () => expect(adviceAfter('what should i do', ['thank you'])).toBeUndefined());
});

test.each([
  ['ret ka rate', 'isme mitti mili hai ki nahi kaise pata chale', 'sand-silt-test'],
  ['thekedar chahiye nashik', 'rakhne se pehle kya kya check karu', 'choosing-contractor'],
  ['need a contractor in Pune', 'what should I check before hiring', 'choosing-contractor'],
  ['पेंटर चाहिए जयपुर', 'रखने से पहले क्या देखूँ', 'choosing-contractor'],
])('What was priced or looked for is what is asked about next: %s: %s', (before, said, article) => {
  expect(adviceAfter(said, [before])).toBe(article);
});

test.each([
  ['borewell karwana hai kya dhyan rakhe', 'kitne feet tak jana padta hai', 'borewell'],
  ['aac block acha ya laal eent', 'plaster bhi kam lagta hai kya usme', 'aac-blocks'],
  ['chhat bahut garam hoti hai', 'isme sabse sasta upay kya hai', 'roof-insulation'],
  ['bathroom se neeche seepage aa raha', 'saari tile todni padegi kya', 'bathroom-seepage'],
  ['छत की तराई कितने दिन करें', 'गर्मी में भी इतने ही दिन?', 'curing-slab'],
  ['छत के लिए सीमेंट कौन सा अच्छा', '43 और 53 में फर्क क्या है', 'cement-types'],
  ['there is seepage below my bathroom', 'do I have to break all the tiles', 'bathroom-seepage'],
])('What is surely no other matter is asked of the one before: %s: %s', (before, said, article) => {
  expect(adviceAfter(said, [before])).toBe(article);
});

test.each([
  ['chhat ki tarai kitne din', 'kal match kaun jeeta'],
  ['borewell kitna gahra', 'aaj ka mausam kaisa hai'],
  ['RCC slab M25 material qty', 'After how many days to deshutter it?'],
])('What is about something else stands by itself: %s: %s', (before, said) => {
  expect(adviceAfter(said, [before])).toBeUndefined();
});

test.each([
  ['the top floor is like an oven in may, what can I do on the roof', 'which is the cheapest of these'],
  ['chhat bahut garam hoti hai kya karu', 'inme se sabse sasta kaun sa'],
  ['छत बहुत गर्म होती है क्या करें', 'इनमें सबसे सस्ता कौन सा है'],
])('Which of the ways is best is asked of the article that told them: %s: %s', (before, said) => {
  expect(adviceAfter(said, [before])).toBe('roof-insulation');
});

test('What says hardly anything by itself is of the trouble before, and a whole question is not', () => {
  expect(adviceAfter('दवा कितनी बार करनी होगी', ['दीमक लग गई'])).toBe('anti-termite');
  expect(adviceAfter('ghar banane ka sahi mausam kaunsa hai', ['deemak'])).toBeUndefined();
});
