import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

const sumOf = (before: string, said: string) => {
  const topic = followUp(said, [before]);
  return topic?.about === 'sum' ? topic.asked : undefined;
};

test.each([
  ['wall is 24 ft by 9 ft, bricks?', 'and cement to plaster the same wall both sides', 'plaster'],
  ['12 फुट लंबी 10 फुट ऊँची दीवार में कितनी ईंट लगेगी', 'और इसी दीवार का एक तरफ़ का प्लास्टर?', 'plaster'],
])(
  'Another work of the same wall takes its sides, though nobody says how many: %s, %s',
  (before, said, work) => {
    expect(sumOf(before, said)).toMatchObject({
      calculator: work,
      inputs: { length: expect.any(Number), height: expect.any(Number) },
      missing: [],
    });
  },
);

test('What is wrong with the same wall is no sum', () => {
  expect(sumOf('wall is 24 ft by 9 ft, bricks?', 'is deewar ka plaster jhad raha hai')).toBeUndefined();
});

test('A house on that much land has the land that was turned into another unit', () => {
  const asked = sumOf('200 gaj matlab kitna sqft', 'itne me ghar banane ka kharcha kitna');
  expect(asked).toMatchObject({ calculator: 'cost' });
  expect(asked?.inputs.area).toBeCloseTo(167.225, 2);
});

test('Land in a unit that differs by state has the size of the state that was named', () => {
  expect(
    sumOf('2 bigha bihar me kitna sqft', 'itne me ghar banane ka kharcha kitna')?.inputs.area,
  ).toBeGreaterThan(4000);
  expect(sumOf('2 bigha kitna sqft', 'itne me ghar banane ka kharcha kitna')?.inputs.area).toBeUndefined();
});

test('Of a weight there are no sides to go on with', () => {
  expect(sumOf('2 quintal kitna kilo', 'itne me ghar banane ka kharcha kitna')?.inputs.area).toBeUndefined();
});
