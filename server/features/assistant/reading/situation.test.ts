import { describe, expect, test } from 'vitest';
import { situations } from '#content/situations.ts';
import { articles } from '../knowledge/articles.ts';
import { articleForSituation } from './situation.ts';

describe('A trade named in a question about advice is answered by advice', () => {
  test.each([
    ['mistri ko advance kitna dena chahiye', 'advance-fraud'],
    ['majdoori card ka form bharna hai jisse bachcho ki padhai ka paisa milta hai', 'bocw-registration'],
    ['लेबर कार्ड कैसे बनता है, बच्चों की पढ़ाई के लिए', 'bocw-registration'],
    ['parents may not climb stairs later, how much space to leave for a lift', 'lift-home'],
    ['सीढ़ी के पास लिफ्ट के लिए कितनी जगह छोड़ें', 'lift-home'],
    ['people next door called police because of dust and work at night', 'neighbour-nuisance'],
    ['padosi ne shikayat ki raat ko kaam aur shor ki', 'neighbour-nuisance'],
    ['is soil testing really needed or engineer is just making money', 'soil-test'],
    ['architect bol raha mitti ki janch karao, zaruri hai kya', 'soil-test'],
    ['इंजीनियर कह रहा मिट्टी जांच करवाओ, जरूरी है क्या', 'soil-test'],
    ['ek kamra banana hai, sarkar se koi paisa mil sakta hai kya', 'home-loan-insurance'],
    ['एक कमरा बनाना है, सरकार से कोई पैसा मिल सकता है क्या', 'home-loan-insurance'],
    ['any government money to build 2 rooms', 'home-loan-insurance'],
    ['अब ऊपर और बनाना है नींव सहेगी कि नहीं कैसे पता चले', 'adding-floor'],
    ['will the old foundation carry one more floor', 'adding-floor'],
    ['upar ek kamra banana hai, neev sah legi kya', 'adding-floor'],
    ['सरकार ने मजदूर की रोज की कम से कम कितनी मजदूरी रखी है', 'minimum-wage'],
    ['sarkar ne mazdoor ki dihadi kitni tay ki hai', 'minimum-wage'],
    ['what daily wage has the government fixed for a labourer', 'minimum-wage'],
    ['guwahati bhukamp wala area hai to ghar me kya alag karna padega', 'earthquake-zones'],
    ['what should be different in a house in an earthquake area', 'earthquake-zones'],
    ['dubai me baith ke ghar banwa raha hu, kaise pata chale kaam sahi ho raha', 'site-supervision'],
    ['मैं विदेश में हूँ, घर बन रहा है, निगरानी कैसे करूँ', 'site-supervision'],
    ['majdur gir jaye to muavja kaun dega', 'worker-accident'],
    ['who pays compensation if a labourer falls', 'worker-accident'],
    ['मिस्त्री को एडवांस कितना देना चाहिए', 'advance-fraud'],
    ['मज़दूर ने पैसे लेकर काम अधूरा छोड़ दिया', 'advance-fraud'],
    ['the contractor ran away with my money', 'advance-fraud'],
    ['malik meri majduri nahi de raha', 'unpaid-wages'],
    ['mason left the work halfway', 'advance-fraud'],
    ['diwar pe safed namak nikal aata hai, paint bhi ukhad jata hai', 'efflorescence'],
    ['salt comes out of the wall and the paint is peeling', 'efflorescence'],
    ['दीवार से सफ़ेद नमक निकलता है और पेंट उखड़ जाता है', 'efflorescence'],
    ['wall paint is peeling', 'paint-defects'],
    ['मिस्त्री काम छोड़कर भाग गया', 'advance-fraud'],
    ['can I remove a beam in my hall', 'renovation'],
    ['kya rasoi aur hall ke beech ki deewar tod sakte hain', 'renovation'],
    ['बिल्डर ने मकान समय पर नहीं दिया', 'rera'],
    ['minimum gap between two buildings', 'setbacks-far'],
    ['does Neev charge a commission', 'neev-hire'],
    ['नींव पर पैसे लगते हैं क्या', 'neev-hire'],
    ['can a 15 year old work on site', 'child-labour'],
    ['how much percent of cost is labour and material', 'cost-shares'],
    ['cement barsat me kaise rakhe', 'cement-storage'],
    ['how do I cancel a booking', 'neev-booking'],
    ['मेरी बुकिंग कैसे रद्द करूँ', 'neev-booking'],
    ['do you take commission', 'neev-hire'],
    ['gst on construction of house', 'gst-building'],
    ['is PF needed for daily workers', 'pf-esi'],
    ['प्लास्टर में सीमेंट और रेत का अनुपात क्या रखें', 'mortar-mixes'],
    ['सरिया कितने एमएम का लगाएं कॉलम में', 'column-beam-size'],
    ['column me kitna sariya lagega', 'column-beam-size'],
    ['can I build 3 floors without permission', 'building-permission'],
    ['1 trolley ret me kitne cft', 'sand-measure'],
    ['how many days to finish a 1000 sqft house', 'stages-time'],
    ['OTP not coming', 'neev-account'],
    ['can I use Neev without internet', 'neev-account'],
    ['is my Aadhaar number safe here', 'neev-privacy'],
    ['how to give a rating to a worker', 'neev-reviews'],
    ['how do I post a job', 'neev-request'],
    ['apna rate kaise badlu', 'neev-request'],
    ['best time to build a house', 'season-to-build'],
    ['how to remove old paint', 'paint-defects'],
    ['पानी की टंकी लीक कर रही है', 'water-tank-care'],
    ['how deep should I dig for a ground+1 house in murum', 'foundation-depth'],
    ['do manzil makan ki neev kitni gehri khodu', 'foundation-depth'],
    ['दो मंज़िल मकान के लिए नींव कितनी गहरी खोदें', 'foundation-depth'],
  ])('%s', (question, article) => expect(articleForSituation(question)).toBe(article));

  test.each([
    'masons in Pune under 800',
    'नींव में कितना पैसा लगेगा',
    'wall 10 ft long 8 ft high bricks',
    'painter chahiye',
    '20 bags of cement cost',
    'tank for 8 people',
  ])('and %s is none', (question) => expect(articleForSituation(question)).toBeUndefined());

  test('every situation has its article', () => {
    const known = new Set(articles.map(({ id }) => id));
    expect(situations.filter(({ article }) => !known.has(article))).toEqual([]);
  });
});

test.each([
  ['I booked a mason for 3 days on Neev but now I need him 5 days. How to change it', 'neev-booking'],
  ['I had fixed a mason through this website, how am I to cancel it?', 'neev-booking'],
  ['I am holding 5% of the bill of my contractor. When should I release?', 'retention-defects'],
  ['something came up on saturday, want to cancel the plumber i booked here', 'neev-booking'],
  ['electrician book kiya tha, ab cancel karna hai', 'neev-booking'],
  ['मैंने जो मिस्त्री बुक किया है उसे रद्द करना है', 'neev-booking'],
  ['i booked a flat and the builder is delaying, can i cancel', 'rera'],
  ['padosi ne meri zameen me 1 foot andar deewar khadi kar di kya karu', 'neighbour-nuisance'],
  ['पड़ोसी ने हमारी ज़मीन में दो फुट दीवार बना ली क्या करें', 'neighbour-nuisance'],
  ['neighbour has built his wall 1 foot inside my plot, what can i do', 'neighbour-nuisance'],
  ['himachal me raat ko pala padta hai abhi dhalai kar sakte hai kya', 'cold-weather-concrete'],
  ['रात को पाला पड़ता है, ढलाई कर सकते हैं क्या', 'cold-weather-concrete'],
  ['can we cast the slab when it freezes at night', 'cold-weather-concrete'],
  ['अच्छा बारिश में ढलाई कर सकते हैं या रुकें', 'monsoon-building'],
  ['barish me slab daal sakte hain kya', 'monsoon-building'],
  ['can we cast concrete in the rain', 'monsoon-building'],
  ['नीव पर अपना आधार दिया था, वह और लोग भी देख पाते हैं क्या', 'neev-privacy'],
  ['खेत में बोर करवाना है, किन बातों का ध्यान रखूँ', 'borewell'],
  ['thekedar 14 saal ke ladke ko eent dhone me laga raha hai', 'child-labour'],
])('A situation that is told in other words has its article: %s', (question, article) => {
  expect(articleForSituation(question)).toBe(article);
});
