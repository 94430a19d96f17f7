import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

const ft = 0.3048;
test.each([
  ['15 by 18 slab ka cement sariya 5 inch', 'sorry 15 nahi 16 ft', { length: 16 * ft, width: 18 * ft }],
  ['slab 20x30 ft 5 inch cement', '5 nahi 6 inch', { thickness: 6 * 0.0254 }],
  ['wall 20 ft long 10 ft high bricks', 'i meant 12 ft instead of 10', { length: 20 * ft, height: 12 * ft }],
  ['wall 20 ft long 10 ft high bricks', 'oops 22 not 20', { length: 22 * ft, height: 10 * ft }],
  ['20 foot lambi 10 foot unchi deewar me eent', '10 ki jagah 8 foot kar do', { height: 8 * ft }],
  ['16 फुट लंबी 5 फुट ऊंची दीवार की ईंट', 'सॉरी सोलह नहीं अठारह फुट', { length: 18 * ft, height: 5 * ft }],
  ['hall 10x12 ft tiles 2x2', '12 nahi 15', { length: 10 * ft, width: 15 * ft }],
  ['3 mistri 5 din ka kitna hoga 800 rate', 'sorry 3 nahi 4', { workers: 4, days: 5, dayRate: 800 }],
  ['boundary 100 ft 5 ft high 9 inch bricks', 'change 100 to 120', { length: 120 * ft, height: 5 * ft }],
])(
  'Of a sum the one size is corrected that was as large as what is taken back: %s: %s',
  (before, said, sizes) => {
    const topic = followUp(said, [before]);
    if (topic?.about !== 'sum') throw new Error('no sum');
    for (const [key, value] of Object.entries(sizes)) expect(topic.asked.inputs[key], key).toBeCloseTo(value);
  },
);

test.each([
  ['slab 20x30 5 inch M20 cement', 'M20 nahi M25'],
  ['slab 20x30 5 inch M20 cement', 'M25, not M20'],
])('So is the mix: %s: %s', (before, said) => {
  expect(followUp(said, [before])).toMatchObject({ asked: { calculator: 'slab', inputs: { mix: 'M25' } } });
});

test('So is the land of a house that is drawn', () =>
  expect(followUp('sorry 30 nahi 35', ['30x40 plot 2 floor naksha'])).toMatchObject({
    about: 'house',
    input: { landSize: '35x40', floors: 2 },
  }));

test.each([
  ['सोलह फुट गुणा बारह फुट के कमरे का पेंट, ऊंचाई दस फुट', 'गलत लिख दिया, चौदह गुणा बारह है', 14, 12, 10],
  ['10x12 room paint height 9', 'it is 11 by 13 actually', 11, 13, 9],
  ['kamra 10x12x9 plaster', 'sorry 10x14 likhna tha', 10, 14, 9],
])('Two sides behind a room are its floor: %s: %s', (before, said, length, width, height) => {
  const topic = followUp(said, [before]);
  if (topic?.about !== 'sum') throw new Error('no sum');
  const { inputs } = topic.asked;
  for (const [key, feet] of Object.entries({ length, width, height }))
    expect(inputs[key]).toBeCloseTo(feet * ft);
});

test.each([
  ['20x30 hall me tiles', '500 sqft kar do', ['area']],
  ['1200 sqft ghar ka kharcha', 'nahi 30x45 ka', ['length', 'width']],
])('What is measured in another way leaves nothing of the way before: %s: %s', (before, said, keys) => {
  const topic = followUp(said, [before]);
  expect(topic?.about === 'sum' && Object.keys(topic.asked.inputs)).toEqual(keys);
});

test.each([
  [['plot is 30 by 50 ft', 'in gaj?'], { value: 1500, from: 'sqft', to: 'gaj' }],
  [['plot is 30 by 50 ft', 'in gaj?', 'no wait its 30 by 60'], { from: 'sqft', to: 'gaj' }],
  [['plot is 30 by 50 ft', 'in gaj?', 'and cents'], { value: 1500, to: 'cent' }],
] as const)('land whose sides were told is turned into another unit: %j', (said, inputs) => {
  expect(followUp(said.at(-1) ?? '', said.slice(0, -1))).toMatchObject({
    about: 'sum',
    asked: { calculator: 'conversion', inputs },
  });
});

test('a bare number stands for the one that it is nearest to', () => {
  const topic = followUp('make it 4', ['cement for 800 sqft slab 5 inches']);
  if (topic?.about !== 'sum') throw new Error('no sum');
  expect(topic.asked.inputs.thickness).toBeCloseTo(4 * 0.0254);
  expect(topic.asked.inputs.area).toBeCloseTo(800 * 0.09290304);
});
