import { expect, it, test } from 'vitest';
import { billTalk } from './bill-talk.ts';

/** The total after each message of a talk; undefined where there is no bill. */
const totals = (...said: string[]): (string | undefined)[] =>
  said.map(
    (one, at) => /\*\*([^*]+)\*\*/u.exec(billTalk(one, said.slice(0, at), { locale: 'en' })?.text ?? '')?.[1],
  );

it.each([
  [
    ['cement 120 bori, 380 wali, kitna hua', 'aur reti 3 truck, 9500 ka ek', 'abhi tak total kitna hua'],
    ['₹45,600', '₹74,100', '₹74,100'],
  ],
  [
    ['40 bags cement at 395 each', 'also 3000 bricks 7.5 rs each', 'loading 1500 extra', 'total so far?'],
    ['₹15,800', '₹38,300', '₹39,800', '₹39,800'],
  ],
  [
    ['eent 6000, 8 rupye ki ek', 'reti 3 truck 9500 ka ek', 'ek truck reti wapas kar di, ab total'],
    ['₹48,000', '₹76,500', '₹67,000'],
  ],
  [
    ['सीमेंट ५० बोरी, 400 की एक', 'ईंट 2000, एक का 9 रुपये', 'कुल कितना हुआ'],
    ['₹20,000', '₹38,000', '₹38,000'],
  ],
  [['door 4 at 5500 each, windows 6 at 3,200 each, total?'], ['₹41,200']],
  [
    ['20 pipes 240 each, 5 taps at 350 each', 'how much for both'],
    ['₹6,550', '₹6,550'],
  ],
])('what was bought is told anew with each message: %s', (said, told) => {
  expect(totals(...said)).toEqual(told);
});

it.each([
  [['is 400 each ok for 50 bags of cement']],
  [['need 50 bags of cement at 400 each']],
  [['2 masons 900 each', 'total']],
  [['4 log 500 each']],
  [['2 bhk flat 15000 wala']],
  [['12 wali sariya 20 piece']],
  [['cement 400 wali 411001 me']],
  [['wall 20 by 10 ft, total']],
  [['cement 50 bags at 400 each and 3 trucks of sand, total']],
])('no bill is made where somebody looks, asks or a number has no price: %s', (said) => {
  expect(totals(...said)).toEqual(said.map(() => undefined));
});

test('in the middle of a bill a number that is not understood ends it: no sum is better than a wrong one', () => {
  expect(totals('eent 6000, 8 rupye ki ek', 'wall 20 by 10 ft', 'total')).toEqual([
    '₹48,000',
    undefined,
    undefined,
  ]);
});

test('what goes back is of the line that it names, and never more than was bought', () => {
  const said = ['tiles 30 box 850 per box', 'cement 10 bags at 400 each'];
  expect(totals(...said, '2 box wapas kiye').at(-1)).toBe('₹27,800');
  expect(totals(...said, '40 box wapas kiye').at(-1)).toBeUndefined();
});
