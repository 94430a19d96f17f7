import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';

const wish = (landSize: string, rest: Partial<Answers>): Answers => ({
  ...defaultAnswers,
  landSize,
  ...rest,
});

/** Everyday wishes: small and large plots, one floor to four, with a car, a shop, Vastu. */
export const wishes: readonly Answers[] = [
  defaultAnswers,
  wish('20x30', { rooms: '2BHK', floors: 1, parking: 'No' }),
  wish('20x40', { rooms: '2BHK', floors: 2 }),
  wish('25x50', { rooms: '3BHK', floors: 2 }),
  wish('30x40', { rooms: '2BHK', floors: 1 }),
  wish('30x40', { rooms: '3BHK', floors: 2, road: 'E', vastu: 'Yes' }),
  wish('30x50', { rooms: '3BHK', floors: 1, road: 'N', vastu: 'Yes' }),
  wish('30x60', { rooms: '4BHK', floors: 3 }),
  wish('40x40', { rooms: '3BHK', floors: 2, parents: 'Yes' }),
  wish('40x60', { rooms: '5BHK', floors: 2, road: 'W' }),
  wish('50x80', { rooms: '5BHK', floors: 2 }),
  wish('60x40', { rooms: '4BHK', floors: 2, shop: 'Yes' }),
  wish('15x50', { rooms: '2BHK', floors: 3, parking: 'No' }),
  wish('18x60', { rooms: '3BHK', floors: 2, parking: 'No' }),
  wish('60x90', { rooms: '5BHK', floors: 1 }),
  wish('1200 sq ft', { rooms: '3BHK', floors: 2 }),
  wish('200 gaj', { rooms: '4BHK', floors: 2, areaType: 'Hill' }),
  wish('150 sqm', { rooms: '3BHK', floors: 2, areaType: 'Desert' }),
  wish('35x70', { rooms: '4BHK', floors: 4, areaType: 'Rain' }),
  wish('45x45', { rooms: 'ANY', floors: 2, areaType: 'Near by River' }),
  wish('24x36', { rooms: '2BHK', floors: 2, shop: 'Yes', parking: 'No' }),
  wish('100x100', { rooms: '5BHK', floors: 2, road: 'S', vastu: 'Yes' }),
  wish('12x18', { rooms: '2BHK', floors: 4, parking: 'No' }),
  wish('40x30', { rooms: '3BHK', floors: 2, road: 'S' }),
];
