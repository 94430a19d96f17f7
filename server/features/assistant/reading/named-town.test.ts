import { describe, expect, test } from 'vitest';
import { townIn } from './named-town.ts';

describe('A town is found where it is one', () => {
  test.each([
    ['plumber near gaya', 'Gaya'],
    ['electrical engineer, vapi, for load design', 'Vapi'],
    ['lucknow k gomti nagar me safai wali', 'Lucknow'],
    ['lucknow ke indira nagar me plumber', 'Lucknow'],
    ['plumber in vijay nagar, indore', 'Indore'],
    ['पुणे, राज मिस्त्री', 'Pune'],
    ['mason at andheri', 'Mumbai'],
    ['godown helpers wanted bhiwandi 3 persons', 'Bhiwandi'],
    ['factory me packing ke liye vapi, 500 per day', 'Vapi'],
    ['मिस्त्री चाहिए भिवंडी 3 लोग', 'Bhiwandi'],
    ['पेंटर रायपुर म', 'Raipur'],
    ['बलिया के पास दो राजमिस्त्री', 'Ballia'],
    ['balia ke paas mistri', 'Ballia'],
    ['painter at kolar road bhopal', 'Bhopal'],
    ['लोहे का गेट बनवाना है वेल्डिंग वाला बाराबंकी', 'Barabanki'],
    ['welder near gonda', 'Gonda'],
    ['rae bareli me mistri', 'Rae Bareli'],
    ['painter in north delhi', 'Delhi'],
    ['lucknow aliganj me plumber', 'Lucknow'],
    ['plumber in aliganj, lucknow', 'Lucknow'],
    ['plumber chahiye aliganj me', 'Aliganj'],
    ['हम्माल मिल जाएंगे क्या उज्जैन मंडी के पास', 'Ujjain'],
    ['sabzi mandi ke paas palledar chahiye kanpur', 'Kanpur'],
    ['mistri chahiye mandi himachal', 'Mandi'],
    ['slab casting on saturday dewas want a gang of 12', 'Dewas'],
  ])('%s', (text, place) => expect(townIn(text)).toBe(place));
});

describe('Words that are also names of towns are no towns', () => {
  test.each([
    'माल में पानी ज़्यादा है',
    'plaster ke baad me tarai',
    'dhalai me kitna cement',
    'बाद में तराई',
    'raat me dhalai kar sakte hai',
    'tanki kitni badi',
    'बात में दम है',
    'nagar me plumber',
    'kaam ho gaya',
    'in our new house',
    'चौखट और पल्ले बनवाने हैं',
    'जुड़ाई 6 दिन में पूरी करनी है',
    '600 गुणा 600 एमएम की टाइल',
    'how can this leakage be found and stopped',
    '2 benders, 800 kg steel',
  ])('%s', (text) => expect(townIn(text)).toBeUndefined());
});

describe('A town is found as people write it', () => {
  test.each([
    ['plumber in banglore', 'Bengaluru'],
    ['plumber hydrabad me', 'Hyderabad'],
    ['ahmdabad, painter', 'Ahmedabad'],
    ['painter gurgoan', 'Gurugram'],
    ['painter in ilahabad', 'Prayagraj'],
    ['mali banaras mein', 'Varanasi'],
    ['mason at vijaywada', 'Vijayawada'],
    ['बंगलौर में पेंटर', 'Bengaluru'],
    ['गाजियाबाद मे बिजली वाला', 'Ghaziabad'],
    ['satna m mistri', 'Satna'],
    ['कोटा स्टोन लगाने वाला, अजमेर', 'Ajmer'],
  ])('%s', (text, place) => expect(townIn(text)).toBe(place));

  test.each(['कल से अँधेरे में बैठे हैं', 'andhere me kaam', 'plaster in winter', 'painter near market'])(
    'none in: %s',
    (text) => expect(townIn(text)).toBeUndefined(),
  );
});

test.each([
  ['electrician khammam below 900 a day', 'Khammam'],
  ['wiring wala barmer 1000 rupay se kam me', 'Barmer'],
  ['mixer machine satna bhada', 'Satna'],
  ['mistri vapi 700 tak', 'Vapi'],
  ['नसैनी चाहिए दो दिन के लिए बलिया वाले बताएं', 'Ballia'],
  ['helmet chahiye 10 ballia', 'Ballia'],
  ['टाइल कटर नीमच', 'Neemuch'],
  ['switch board is sparking. gonda up', 'Gonda'],
  ['mason needed, ballia, u.p.', 'Ballia'],
  ['mazdoor 5 vapi 600 wale', 'Vapi'],
  ['wall 8 guna 10', undefined],
  ['pura makan dena hai satna koi thekedar', 'Satna'],
  ['balli kiraye par chahiye', undefined],
  ['sidhi rent pe chahiye', undefined],
])('A town needs no word beside it where only one can be meant: %s', (text, town) => {
  expect(townIn(text)).toBe(town);
});

test.each([
  'eent dhone me laga hai',
  'agar main khud karun',
  'ताकि मैं आज ऑर्डर कर सकूँ',
  'mason for thursday',
  'सही में करना है',
])('A word of any sentence is no town, though one is called so: %s', (text) => {
  expect(townIn(text)).toBeUndefined();
});

test.each([
  ['jorhat side site hai par log guwahati se hi le lenge, mistri 5 chahiye', 'Guwahati'],
  ['site nagpur me, mazdoor bhopal se bulane hain', 'Bhopal'],
])('The people looked for come from the town that is said for them: %s', (text, town) => {
  expect(townIn(text)).toBe(town);
});

test.each([
  ['plumber chahiye ashok nagar me', undefined],
  ['electrician in gandhi nagar', undefined],
  ['ashok nagar ranchi me plumber chahiye', 'Ranchi'],
])('A quarter that many towns have is none of them: %s', (text, town) => {
  expect(townIn(text)).toBe(town);
});
