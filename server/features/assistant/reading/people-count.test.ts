import { describe, expect, test } from 'vitest';
import { peopleIn } from './people-count.ts';

describe('How many are needed is told before the trade or behind it', () => {
  test.each([
    ['send cleaners, four of them', 4],
    ['require a gang of 15 for slab concreting', 15],
    ['a team of eight for plastering', 8],
    ['a crew of about 6 in pune', 6],
    ['masons, six in number, pune', 6],
    ['20 hands wanted for stacking', 20],
    ['वेयरहाउस हेल्पर, ठाणे, 10 नग', 10],
    ['helmet 10 pcs', 10],
    ['labour 6 nos', 6],
    ['labour chahiye 5, lucknow', 5],
    ['majdoor 4 patna', 4],
    ['painter agra 4', 4],
    ['मजदूर चाहिए 5 पटना', 5],
    ['पटना में पाँच भेज दो', 5],
    ['do tile lagane wale karigar chahie', 2],
    ['paanch plaster karne wale mistri', 5],
    ['पाँच प्लास्टर करने वाले मिस्त्री', 5],
    ['need masons in pune, 6', 6],
    ['i want 4 loading unloading people in salem', 4],
  ])('%s', (text, people) => expect(peopleIn(text)).toBe(people));

  test.each([
    '3 kamre paint karne wale mistri',
    'tile lagane wala bhej do plaster wala nahi',
    'mason 12 saal ka anubhav',
    'electrician sector 62',
    'mason for 2 floors',
    'painter 700',
    'rate must not cross 800, mason in kochi',
    '10 years experience people',
    '4 bathroom cleaning people',
  ])('none in: %s', (text) => expect(peopleIn(text)).toBeUndefined());
});

test('"4 ppl" are four people', () => {
  expect(peopleIn('need 4 ppl for house shifting')).toBe(4);
});
