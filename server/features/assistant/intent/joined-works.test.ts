import { describe, expect, test } from 'vitest';
import { readCalculations } from './read-calculation.ts';

const named = (question: string) => readCalculations(question).map(({ calculator }) => calculator);

describe('Works that are asked for together have the sides that are said once', () => {
  test.each([
    [
      'compound wall 80 ft long 6 ft high, bricks needed? also how much cement to plaster it',
      ['bricks', 'plaster'],
    ],
    ['12 बाय 14 का कमरा है ऊंचाई 10 फुट इसका प्लास्टर और पेंट दोनों का सामान बता दो', ['plaster', 'paint']],
    ['hall 20x15 mein tile aur paint dono ka hisaab, height 10 ft', ['tiles', 'paint']],
    [
      'आंगन 15 बाई 18 फुट, पहले 3 इंच कंक्रीट डलवाऊं फिर ऊपर 1x1 फुट की टाइल। कंक्रीट का सीमेंट और टाइल दोनों बता दो',
      ['concrete', 'tiles'],
    ],
    ['wall 20x10 ft bricks + plaster + paint quantity', ['bricks', 'plaster', 'paint']],
    ['15x12 का कमरा 10 फुट ऊंचा: प्लास्टर, पेंट और टाइल का सामान', ['plaster', 'paint', 'tiles']],
  ])('%s', (question, works) => {
    expect(named(question)).toEqual(works);
  });

  test('What one of them lacks is asked for beside the other', () => {
    expect(readCalculations('10x12 room, floor tiles and paint how much')).toMatchObject([
      { calculator: 'tiles', missing: [] },
      { calculator: 'paint', missing: ['height'] },
    ]);
  });

  test('What they cost is told of each', () => {
    expect(readCalculations('500 sqft plaster and paint cost')).toMatchObject([
      { calculator: 'plaster', priced: true },
      { calculator: 'paint', priced: true },
    ]);
  });
});

test.each([
  ['room 12x12x10 plaster kar diya hai aur ab paint kitna lagega', ['paint']],
  ['old plaster ke upar paint 500 sq ft kitna litre aur primer', ['paint']],
  ['20 ft x 10 ft brick wall plaster, cement and sand how much', ['plaster']],
  ['wall 20x10 bricks and slab 20x30 cement', ['bricks']],
])(
  'A work is not asked for where the other is only done on it, or has sides of its own: %s',
  (question, works) => {
    expect(named(question)).toEqual(works);
  },
);

test.each([
  ['20x25 ft chhat ki dhalai ka cement sariya kitna aur majduri kitni', 'slab', { work: 'concrete' }],
  [
    '1000 sqft roof 5 inch slab - cement n steel? how long if 4 masons do it',
    'slab',
    { workers: 4, thickness: 0.127 },
  ],
  [
    'floor 40 ft by 22 ft, how many 800x800 mm tiles and in how many days can two tilers lay them',
    'tiles',
    { workers: 2 },
  ],
])('Material and the wages or days of one work are two sums: %s', (question, calculator, inputs) => {
  expect(readCalculations(question)).toMatchObject([{ calculator }, { calculator: 'labour', inputs }]);
});
