import { expect, it, test } from 'vitest';
import { asHindi } from '../../knowledge/as-hindi.ts';
import { toldSum } from './told-sum.ts';

const totals = (question: string): string[] =>
  [...(toldSum(asHindi(question), { locale: 'en' })?.text ?? '').matchAll(/\*\*([^*]+)\*\*/g)].map(
    ([, amount = '']) => amount,
  );

it.each([
  [
    'mason 900, two helpers 600 each, they worked 11 and a half days, 7000 advance given. balance to pay',
    ['₹24,150', '₹17,150'],
  ],
  [
    'I worked 23 days at 750 and did 14 hours overtime at 110 per hour, took advance of 6000. whats my balance',
    ['₹18,790', '₹12,790'],
  ],
  ['मैंने 12 दिन पूरे और 2 दिन आधे काम किया 650 रुपये के हिसाब से कितना बना', ['₹8,450']],
  ['1 helper 10 full days and 2 half days at 600, total?', ['₹6,600']],
  ['painter ko 12 din 800 roz, 5000 advance diya, ab kitna dena hai', ['₹9,600', '₹4,600']],
  ['2 mistri 5 din 900 roz aur 3 helper 4 din 600 roz total kitna hua', ['₹16,200']],
  ['மேஸ்திரி 2 பேர் 1000 வீதம், சித்தாள் 3 பேர் 600 வீதம், 6 நாள், எவ்ளோ ஆச்சு', ['₹22,800']],
  ['पाँच आदमी आठ दिन छह सौ रुपये, उसमें दो आदमी दो दिन नहीं आए, कितना बना', ['₹21,600']],
])('the pay of people is reckoned by what was told: %s', (question, told) => {
  expect(totals(question)).toEqual(told);
});

it.each([
  ['बोर वाला 110 रुपये फुट बोल रहा, ढाई सौ फुट, ऊपर से 40 फुट केसिंग 300 रुपये फुट, सब जोड़ के कितना', ['₹39,500']],
  ['450 sq ft tiles at 38 rs foot laying plus 12 bags cement at 410 total', ['₹22,020']],
  ['25 bori cement 400 rs bori, 2 trolley ret 3500 trolley total', ['₹17,000']],
  ['বোরিং ২০০ ফুট, ফুটে ১৩০ টাকা, পাম্প ১৮০০০, মোট কত পড়ল', ['₹44,000']],
  ['92500 me se 37800 diye fir 12450 aur, ab kitna bacha', ['₹92,500', '₹42,250']],
  ['total 150000, paid 40000 then 25000, whats left', ['₹1,50,000', '₹85,000']],
  ['i gave 20000 advance to contractor, total is 2 lakh, how much balance', ['₹2,00,000', '₹1,80,000']],
])('each rate is paid for its own amount: %s', (question, told) => {
  expect(totals(question)).toEqual(told);
});

it.each([
  'how many bricks total for 20x10 ft wall',
  '2 masons 3 helpers 5 days total',
  'total cost of 1000 sqft house',
  'total kitne din lagenge 500 sqft plaster me 2 mistri',
  'mason 900 rs per day, how much is it in total for a month',
  '2 mistri 900, 3 helper, 5 din, 2000 advance diya, kitna baki',
  '20 ft deewar, 25 rs sqft, total kitna hua',
  'helper 550 per day, four of them, 12 days, 2000 advance given, balance?',
  '3 बढ़ई, 950 रोज़, 9 दिन, 2000 एडवांस दिया, बाकी कितना',
])('nothing is reckoned where a rate, an amount or how many is not understood: %s', (question) => {
  expect(toldSum(question, { locale: 'en' })).toBeUndefined();
});

test('days that were worked and not paid are no absence', () => {
  const asked = '4 mazdoor aur 2 mazdoor, 6 din kaam, 3 din ke paise nahi mile, 600 roz, kul kitna';
  expect(toldSum(asked, { locale: 'en' })?.text ?? '').not.toContain('Not there');
});
