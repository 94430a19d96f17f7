import { describe, expect, test } from 'vitest';
import { limitIn } from './price-limit.ts';

describe('The most that is paid is told before the sum or behind it, and by what is not wanted', () => {
  test.each([
    'रोज का 700 से ऊपर वाला मत दिखाना',
    '700 se upar wale mat dikhao',
    '700 se mehnga na ho',
    '700 से महंगा नहीं चाहिए',
    'jo 700 se mehnga ho use hata dijiye',
    'nobody above 700',
    'one who does not charge above 700 rupees',
    "don't show anyone over rs 700",
    'who never takes more than 700',
    'maximum 700',
    '700 max',
    'zyada se zyada 700',
    'ज़्यादा से ज़्यादा 700',
    'अधिकतम ₹700/दिन',
    '700 रुपये अधिकतम',
    '700 roz de sakta hu',
    'i can pay 700',
    'budget hai 700',
    'limit 700',
    '700 ke andar',
    '700 रुपये मे',
    'daily charges should not cross 700 rupees',
    '700 रुपया रोज से जादा ना देब',
  ])('%s', (text) => expect(limitIn(text)).toBe(700));

  test.each([
    ['20 rupay roz se zyada nahi', 20],
    ['15 रुपये रोज तक', 15],
    ['15000 tk me', 15_000],
    ['10 din tak', undefined],
    ['5 log tak', undefined],
  ])('a tool costs a few rupees, where they are named: %s', (text, most) => expect(limitIn(text)).toBe(most));

  test.each([
    'false ceiling of 500 sq ft',
    'mason 700',
    'more than 5 years',
    'wall of 700 sq ft',
    'maximum 5',
    // Ended only within the test's time: each blank more took longer than the one before.
    `mason 500${' '.repeat(1900)}x`,
  ])('none in: %s', (text) => expect(limitIn(text)).toBeUndefined());
});

test.each(['2 painters, 1500', '2 painters, 1500, lucknow', '3 plumbers, 1500 rs'])(
  'A number alone behind so many of a trade is the most that is paid: %s',
  (text) => expect(limitIn(text)).toBe(1500),
);
test.each(['20 bags, 12x10', '2 rooms, 1500 sqft', '2 coats, 1500 litres'])(
  'but a size is none: %s',
  (text) => expect(limitIn(text)).toBeUndefined(),
);
