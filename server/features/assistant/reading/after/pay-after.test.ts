import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

test.each([
  ['masons in Surat', 'how much will 3 of them cost me for 6 days', 'mason', 3, 6],
  ['painters in Jaipur', 'how much for 2 for 4 days', 'painter', 2, 4],
  ['need a tiler in Kochi', 'what would 2 of these charge for 10 days', 'tiler', 2, 10],
  ['need 4 masons in Pune', 'how much will 2 of them cost for 6 days', 'mason', 2, 6],
  ['लखनऊ में प्लंबर', 'दो लोगों का 3 दिन का कितना होगा', 'plumber', 2, 3],
  ['जयपुर में मिस्त्री', 'इनमें से 3 का 4 दिन का खर्चा', 'mason', 3, 4],
  ['mistri chahiye pune', '2 ka 5 din ka kitna banega', 'mason', 2, 5],
  ['tile mistri nashik', 'inme se 2 ko 5 din ka kitna dena padega', 'tiler', 2, 5],
  ['electrician indore', '1 din ka kitna lenge 2 log', 'electrician', 2, 1],
])(
  'Some of those who were looked for are paid as their trade is: %s: %s',
  (before, said, trade, workers, days) => {
    expect(followUp(said, [before])).toMatchObject({
      about: 'sum',
      asked: { calculator: 'pay', inputs: { trade, workers, days } },
    });
  },
);

test.each(['can 2 of them come for 3 days', '2 log 3 din ke liye bhej do'])(
  'but who only wants them for so many days is shown people: %s',
  (said) => expect(followUp(said, ['masons in Surat'])?.about).not.toBe('sum'),
);

test.each([
  [
    'wages of 3 masons at 800 per day for 6 days',
    'add 4 helpers at 500',
    { workers: 3, others: 4, otherRate: 500 },
  ],
  ['3 painters 700 for 4 days', 'plus 2 helpers at 450', { workers: 3, others: 2, otherRate: 450 }],
  ['2 mistri 900 rupaye 5 din', '2 helper aur jod do 500 wale', { workers: 2, others: 2, otherRate: 500 }],
  [
    'दो मिस्त्री 900 रोज पांच दिन का कितना',
    '3 मजदूर और जोड़ दो 500 पर',
    { workers: 2, others: 3, otherRate: 500 },
  ],
  ['3 painters 700 for 4 days', 'add 2 painters', { workers: 5, dayRate: 700 }],
  ['2 masons 900 a day for 5 days total', 'add 1 more mason', { workers: 3, dayRate: 900 }],
  ['2 mistri 900 rupaye 5 din', 'ek aur mistri jod do', { workers: 3, dayRate: 900 }],
  ['3 painters 700 and 2 helpers 400 for 4 days', 'add 1 helper', { workers: 3, others: 3, otherRate: 400 }],
])('Who is added comes beside the crew, and nobody of it goes: %s: %s', (before, said, inputs) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'sum', asked: { calculator: 'pay', inputs } });
});
