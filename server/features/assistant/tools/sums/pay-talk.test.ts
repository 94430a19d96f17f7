import { describe, expect, test } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';
import { asHindi } from '../../knowledge/as-hindi.ts';
import { payTalk } from './pay-talk.ts';

/** The sums that are told to the last message of a talk, whose messages stand divided by "//". */
const sums = (talk: string): string[] => {
  const typed = talk.split(' // ');
  const said = typed.map((one) => asHindi(one, typed));
  const text =
    payTalk(said.at(-1) ?? '', said.slice(0, -1), { locale: 'en', rates: shippedRates })?.text ?? '';
  return [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, amount = '']) => amount);
};

describe('A talk about people who are paid by the day is reckoned, message by message', () => {
  test.each([
    ['5 masons at 900 and 7 helpers at 600 // for 4 days', '₹34,800'],
    ['masons 2 at 950 // 1 helper also 600', '₹2,500'],
    ['3 masons for 5 days at 900 // 2 helpers also, 600 each', '₹19,500'],
    ['masons 2 at 950 // 1 helper also 600 // 9 days total // no 8 days', '₹20,000'],
    ['kal se 3 painter chahiye 4 din jabalpur // rate kya h unka // 850 pe karlo, 3 log 4 din', '₹10,200'],
    ['মিস্ত্রি ৮০০ দুজন, হেলপার ৫০০ তিনজন // ৪ দিন', '₹12,400'],
    ['पाच गवंडी आणि सहा मजूर, गवंडी ९०० आणि मजूर ५०० // तीन दिवस', '₹22,500'],
    ['mason 900 a day // came monday to friday // how much', '₹4,500'],
    ['mason 800 per day // 1 week monday to saturday // total', '₹4,800'],
    ['mason 800 per day // he came mon, tue and thu // total?', '₹2,400'],
    ['राजमिस्त्री 900 रोज // सोमवार से शुक्रवार तक आया // कितना हुआ', '₹4,500'],
    ['plumber 750 per day // worked from 3rd to 8th // how much to pay', '₹4,500'],
    ['4 mistri 6 lebar plastar ke // ek din ka apna kharcha, mistri 800 lebar 500', '₹6,200'],
  ])('who comes at what rate for how long: %s', (talk, total) => {
    expect(sums(talk).at(-1)).toBe(total);
  });

  test.each([
    [
      'ramu mistri 900 roz, kallu helper 500 roz // dono 6 din aaye, total // kallu 2 din nahi aaya',
      '₹7,400',
    ],
    ['Salim is a mason at 900 a day, Irfan (helper) 500 // both came 6 days // gave Salim 2000', '₹6,400'],
    ['महेश पेंटर 700 रोज, सोनू हेल्पर 450 रोज // दोनों 4 दिन आए // सोनू का अकेले कितना हुआ', '₹1,800'],
  ])('who has a name is the one of that trade: %s', (talk, total) => {
    expect(sums(talk).at(-1)).toBe(total);
  });

  test('two of one trade keep their names, and nobody is taken for the other', () => {
    expect(sums('Salim mason 900, Irfan mason 700 // both came 6 days // Irfan was absent 2 days')).toEqual(
      [],
    );
  });

  test.each([
    ['4 labour, 450 450 500 aur 600 wale // sab 5 din aaye, total', '₹10,000'],
    ['I have 2 masons, 700 and 850 a day // both worked 4 days // the 850 one was absent 1 day', '₹5,350'],
  ])('each of them has a rate of his own: %s', (talk, total) => {
    expect(sums(talk).at(-1)).toBe(total);
  });

  test.each([
    [
      'Bablu does our granite polishing, 950 a day // he did 11 days so far // sorry 12, he came on sunday too',
      '₹11,400',
    ],
    [
      'guddu shuttering karta hai 850 roj pe // is mahine 23 din aaye // arre nahi 21 din, 2 din gaon gaya tha',
      '₹17,850',
    ],
    [
      'सुतार गणपतला रोज १००० देतो // त्याने १४ दिवस काम केलं, किती झाले // नाही १३ दिवसच, एक दिवस सुट्टी होती',
      '₹13,000',
    ],
  ])('days that are taken back are those that count: %s', (talk, total) => {
    expect(sums(talk).at(-1)).toBe(total);
  });

  test('two rates of one trade are not mixed where it is not said whose day it was', () => {
    expect(sums('2 masons, 700 and 850 a day // both worked 4 days // one mason was absent 1 day')).toEqual(
      [],
    );
  });

  test('the date of a payment is none of its numbers', () => {
    expect(
      sums('carpenter 1000 a day // he came 7 days, total // gave him 3000 on 14th, what is left'),
    ).toEqual(['₹7,000', '₹4,000']);
  });

  test('a crew that is told and nothing asked of it is told what its day costs', () => {
    expect(sums('mason 950 a day, helper 600 a day')).toEqual(['₹1,550']);
    expect(sums('mason 950 a day, helper 600 a day chahiye')).toEqual([]);
  });

  test.each([
    ['mason 900 a day, worked 10 days, total? // plus 2 nights at 1200 a night', ['₹11,400']],
    [
      'mason 900 a day, worked 10 days, total? // plus 2 nights at 1200 a night // i gave him 2000 three times, what is left',
      ['₹11,400', '₹5,400'],
    ],
    [
      '18 din 650 roz helper, kitna banta hai // 3 raat kaam kiya 1000 ek raat ka, wo bhi jodo // 4200 mil chuka hai',
      ['₹14,700', '₹10,500'],
    ],
    [
      'सुतार 1000 रोज, 7 दिवस काम केलं, किती झाले // एका दिवशी 2 तास जास्त थांबला, तासाला 150, ते पण धरा',
      ['₹7,300'],
    ],
    [
      'helper ki roju 550 // 22 rojulu chesindi, entha ayindi // madhyalo 3 sarlu 1500 chappuna ichanu',
      ['₹12,100', '₹7,600'],
    ],
    [
      '2 masons 950, 3 helpers 600 a day // all worked 12 days, total? // all three helpers were absent for 2 of those days',
      ['₹40,800'],
    ],
    ['carpenter 1000 a day // 14 days, total // on two days 3 hours extra each, 150 an hour', ['₹14,900']],
    ['सुतार गणपतला रोज १००० देतो // १३ दिवस काम केलं // दोन दिवस रोज ३ तास जास्त थांबला, तासाला १५०', ['₹13,900']],
    ['mistri 900 roz, 10 din, kitna hua // diwali bonus 1000 bhi jodo', ['₹10,000']],
    ['2 masons 900 a day, 10 days, total? // they worked 2 hours extra at 150 an hour', []],
    ['mason 900, helper 600, 10 days, total? // 2 nights at 1200 a night', []],
  ])('nights, hours and payments have their own count and price: %s', (talk, told) => {
    expect(sums(talk)).toEqual(told);
  });

  test.each([
    [
      '5 masons at 900 and 7 helpers at 600 // for 4 days // one mason did half day on the last day',
      ['₹34,350'],
    ],
    ['mistri 850 roz 6 din // ek din adha hi kiya usne', ['₹4,675']],
    ['mistri 850 leta hai helper 550, dono 10 din aaye // helper ne 2 din aadha din hi kiya', ['₹13,450']],
    ['2 carpenters 900 each, 10 days // one of them left after 7 days', ['₹15,300']],
    ['3 helpers 450 for 12 days // 2 of them did not come on 3 days', ['₹13,500']],
    ['painter 700 a day, 8 days // he came only 6', ['₹4,200']],
    ['राजमिस्त्री 900, दो मज़दूर 500, 6 दिन // मज़दूर एक दिन नहीं आए दोनों', ['₹10,400']],
    ['your mason came only half day today // his rate is 900, so what do i pay', ['₹450']],
  ])('who did not come, or for half a day: %s', (talk, told) => {
    expect(sums(talk)).toEqual(told);
  });

  test.each([
    ['mason 900 a day // came monday, tuesday and half of wednesday // total', '₹2,250'],
    ['plumber takes 900 per day // he came 6 days last week and 4 this week, total', '₹9,000'],
    ['plumber takes 900 per day // 6 days last week and 4 this week // sorry it was 5 this week', '₹9,900'],
    ['plumber 900 per day // he came 6 days // and one more day tomorrow, how much', '₹6,300'],
    ['मिस्त्री 950 रुपये, हेल्पर 600 रुपये, दो लोग 6 दिन काम किया, कुल कितना देना है', '₹9,300'],
    ['gavandi 800 roj ani helper 500 roj // doghe 8 divas ale, kiti zale', '₹10,400'],
    ['oruthar 1000 ketkuraar, rendu per 5 naal vandha motham evlo', '₹10,000'],
  ])('days that are told in parts are added: %s', (talk, total) => {
    expect(sums(talk).at(-1)).toBe(total);
  });

  test.each([
    ['mason 850 a day, full days 11 and two half days, i gave him 3000 and then 2500. balance?', '₹4,700'],
    ['गवंडी ९०० रुपये रोज. ६ दिवस पूर्ण आणि एक दिवस अर्धा आला, २००० उचल, आता किती द्यायचे', '₹3,850'],
    ['maistri ki rojuki 900. 7 rojulu full, inka 2 rojulu half day chesadu, motham entha', '₹7,200'],
    ['helper 550 per day // came mon tue wed and half day on thursday', '₹1,925'],
    ['mistri ne aaj sirf 3 ghante kaam kiya, dihadi 800 h 8 ghante ki. kitna du', '₹300'],
  ])('half days stand beside the full ones that are told with them: %s', (talk, left) => {
    expect(sums(talk).at(-1)).toBe(left);
  });

  // An hour is twice the eighth of a day.
  test.each([
    ['helper gets 500 for 8 hours. today he did 3 hours extra, what is his total for today', '₹875'],
    ['helper gets 600 for 8 hours. 6 days plus 5 hours overtime. total?', '₹4,350'],
    [
      'mistri ne 9 din kiya 900 ke hisab se, ek din 2 ghante overtime, 4000 pehle le chuka. kitna baki',
      '₹4,550',
    ],
  ])('overtime is paid twice: %s', (talk, left) => {
    expect(sums(talk).at(-1)).toBe(left);
  });

  test('what each of them gets is asked for', () => {
    const talk = '3 majdur 550 roz // 4 din kaam hua // 2000 advance de chuka hu // to har ek ko kitna';
    expect(sums(talk).at(-1)).toBe('₹1,533');
  });

  test.each([
    ['mistri 850 roz 6 din // 2000 advance de chuka', ['₹5,100', '₹3,100']],
    [
      'mistri 850 leta hai helper 550, dono 10 din // mistri ko 3000 aur helper ko 1500 de chuka hu',
      ['₹14,000', '₹9,500'],
    ],
    [
      '4 carpenters 1100 each 5 days // i paid 6500 in between // show me how it came',
      ['₹22,000', '₹15,500'],
    ],
    ['মালিক মজুরি দেয়নি // ২৬ দিন ৫৫০ করে কাজ করেছি, ৪০০০ দিয়েছে, বাকি কত', ['₹14,300', '₹10,300']],
    ['mason 2 at 900 for 6 days // chai pani 300 alag', ['₹11,100']],
    ['mason 900, 2000 advance // 6 days how much left to pay', ['₹5,400', '₹3,400']],
    ['malik ne 5 din ka paisa rok liya // 650 roz ka tha // 2000 pehle diya tha', ['₹3,250', '₹1,250']],
  ])('what was paid already, and what comes on top: %s', (talk, told) => {
    expect(sums(talk)).toEqual(told);
  });

  test.each([
    [
      'Painter came 6 days, 850 per day // sorry rate 900 not 850 // i gave him 2000 advnce. how much is left',
      '₹3,400',
    ],
    [
      'Carpentar 1100 per day 8 days // 2 of those 8 days were half days // gave 3000 then again 1500, balance?',
      '₹3,200',
    ],
    [
      '2 mason at 900 each and 3 helper at 600 each, 5 days // both mason worked only 4 days, helpers all 5',
      '₹16,200',
    ],
    [
      'one mason 850 and one helper 500 per day // 11 days // but both were absent 1 day out of those 11, total',
      '₹13,500',
    ],
    [
      'tile mistri 1200 a day and 2 helpers 600 each // no 7 days // plus i have to give 850 for a blade, add that',
      '₹17,650',
    ],
    [
      'i am mason, my rate 950 per day. worked 13 days // 3 of them were half day // he gave me 4000 advance',
      '₹6,925',
    ],
    [
      'plumber 5 days at 900 // he brought a helper also at 450 for 3 days // transport 200 also to be given, total',
      '₹6,050',
    ],
    [
      'ek mistri 950 ek helper 550 dono 7 din aaye // nahi nahi 6 din // beech me 2500 aur 1500 diye the, baki',
      '₹5,000',
    ],
    [
      'sariya wale 3 log 850 each 4 din // ek aur aadmi aaya tha 2 din ke liye same rate // 3000 diya tha',
      '₹8,900',
    ],
    [
      'प्लम्बर 900 रोज के हिसाब से 4 दिन // 5 दिन, 4 नहीं // उसका सामान 1260 का आया वो भी मिलाकर कितना दूँ',
      '₹5,760',
    ],
    ['4 beldar 500-500 rupay roz, 8 din // do beldar 1-1 din gair hazir rahe // bolo kitna hua', '₹15,000'],
  ])('corrected, in parts, and with who came later: %s', (talk, last) => {
    expect(sums(talk).at(-1)).toBe(last);
  });

  test.each([
    [
      'mason 950 daily worked 11 full days plus 1 half day, helper 620 worked 13 days. mason already took 5000. how much i have to give to both together',
      ['₹18,985', '₹13,985'],
    ],
    [
      'do mistri aath sau wale do majdoor paanch sau wale, kaam pandrah din chala beech me ek mistri teen din nahi aaya, 12000 de chuka hu ab kitna dena baki',
      ['₹36,600', '₹24,600'],
    ],
    [
      '3 labours @ 550 for one week mon to sat. one was absent on tue, other one went home after lunch friday. total',
      ['₹9,075'],
    ],
  ])('all of it in one message: %s', (said, told) => {
    expect(sums(said)).toEqual(told);
  });
});

test('what is not understood in a talk of pay is asked for, and no sum is made up', () => {
  const said = payTalk('6000 de diye, aadha din wala 7 baje', ['mason 900 5 din'], {
    locale: 'en',
    rates: shippedRates,
  });
  expect(said?.text).toContain('Say each by itself');
  expect(said?.incomplete).toBe(true);
});

test.each([
  'mason 900 a day // came monday, then wednesday, and half of friday // total',
  'mason 900 a day // came monday to saturday but not on wednesday // how much',
  'mason 800 per day // 2 weeks monday to saturday // total',
])('the sum of days that are not understood is asked for plainly: %s', (talk) => {
  const said = talk.split(' // ');
  const answer = payTalk(said.at(-1) ?? '', said.slice(0, -1), { locale: 'en', rates: shippedRates });
  expect(answer?.text).toContain('Say each by itself');
});

test.each([
  ['people are looked for', '20 construction labour in ranchi // max 600 per day // ok 12 people is enough'],
  ['the most that they may take is told', 'i need a carpenter in Noida // not above 900 a day please'],
  ['it is a request', 'need 2 masons at 900 // for 3 days'],
  ['something else is asked', 'mason 900 5 days // is 900 too much in Pune'],
  ['a number is not understood', 'mason 900 5 days // 3 of 7'],
  ['nobody knows of how many days a half one is', 'mistri 850 // ek din nahi aaya'],
  ['more was paid than was earned', 'mason 900 2 days // 5000 advance given'],
  ['work is paid by its size', 'tile mistri 900 // 28 rupay foot 600 foot'],
])('no sum is told where %s', (_, talk) => {
  expect(sums(talk)).toEqual([]);
});
