// npm run bench:quantities: what a dozen houses take a square foot of floor, beside what builders reckon.
import { estimateOf, lakhs } from '#domain/estimate/cost.ts';
import { type RateKey, shippedRates } from '#domain/estimate/rates.ts';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { printTable } from './table.ts';

const houses: [name: string, wish: Partial<Answers>][] = [
  ['40x60, default', {}],
  ['40x60, hill', { areaType: 'Hill' }],
  ['40x60, river', { areaType: 'Near by River' }],
  ['20x40, 2 floors', { landSize: '20x40', rooms: '2BHK' }],
  ['25x50, 2 floors', { landSize: '25x50', rooms: '3BHK' }],
  ['30x40, 2 floors', { landSize: '30x40', rooms: '3BHK' }],
  ['30x60, 2 floors', { landSize: '30x60' }],
  ['50x80, 2 floors', { landSize: '50x80' }],
  ['30x40, 1 floor, basic', { landSize: '30x40', rooms: '2BHK', floors: 1, finish: 'basic' }],
  ['30x40, 1 floor, good', { landSize: '30x40', rooms: '2BHK', floors: 1 }],
  ['30x40, 1 floor, best', { landSize: '30x40', rooms: '2BHK', floors: 1, finish: 'best' }],
  ['30x50, 3 floors', { landSize: '30x50', floors: 3 }],
];

const rows = houses.flatMap(([house, wish]) => {
  const made = makePlan({ ...defaultAnswers, ...wish });
  if (!made.ok) return [];
  const { lines, low, high, perSquareFoot } = estimateOf(made.plan, shippedRates);
  const floor = squareFeet(made.plan.areas.builtUp);
  const each = (key: RateKey) => {
    const line = lines.find((one) => one.key === key);
    return ((line?.amount ?? 0) / floor).toFixed(2);
  };
  return [
    {
      house,
      'sq ft': Math.round(floor).toString(),
      'cement bag': each('cement'),
      'steel kg': each('steel'),
      bricks: each('bricks'),
      'sand cft': each('sand'),
      'chips cft': each('aggregate'),
      'paint l': each('paint'),
      'rupees a sq ft': Math.round(perSquareFoot).toString(),
      lakh: `${lakhs(low)}-${lakhs(high)}`,
    },
  ];
});
const rule = {
  house: 'builders reckon',
  'sq ft': '',
  'cement bag': '0.35-0.45',
  'steel kg': '3.2-4.2',
  bricks: '8-16',
  'sand cft': '1.5-2.2',
  'chips cft': '1.1-1.6',
  'paint l': '0.12-0.22',
  'rupees a sq ft': '',
  lakh: '',
};
printTable('What a square foot of floor takes', [...rows, rule]);
