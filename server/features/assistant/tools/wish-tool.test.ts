import { expect, test } from 'vitest';
import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { answerOf, ramesh } from '../answering/answer-in-test.ts';
import { makeBuiltIn } from '../answering/built-in.ts';
import { makeTools } from './tools.ts';

const prices = [600, 700, 800, 900];
const searches: [kind: string, filter: ProductFilter][] = [];
const builtIn = makeBuiltIn(
  makeTools(async (kind, filter) => {
    searches.push([kind, filter]);
    return { listings: prices.map((price) => ({ ...ramesh, price })), total: 14 };
  }).skills,
);

test.each([
  ['2 masons and 5 helpers for 3 days from next Monday', ['2 × Mason', '5 × Helper', '3 days']],
  ['mujhe kal 3 mistri chahiye pune', ['3 × Mason', '1 din', 'Pune se 25 km ke andar 14', '₹600 se ₹800']],
  ['मुझे कल से 3 दिन के लिए 2 राजमिस्त्री चाहिए', ['2 × राजमिस्त्री', '3 दिन', 'यही माँगिए']],
  ['plumber tomorrow 411038', ['1 × Plumber', '14 within 25 km of 411038', 'usually ₹600 to ₹800 a day']],
  ['480 रोज के 4 मजदूर और 820 का एक मिस्त्री, 9 दिन', ['4 × हेल्पर', 'पूरे 9 दिन का: **₹24,660**']],
  ['need a JCB for 2 days', ['1 × Excavator', '2 days']],
  ['two painters and a carpenter in Indore', ['2 × Painter', '1 × Carpenter', 'km of Indore']],
  ['இரண்டு கொத்தனார் நாளைக்கு வேணும்', ['2 × Mason', '1 day']],
  ['রবিবার ১০ জন লেবার লাগবে', ['10 × হেলপার', 'Sunday']],
  ['రేపు ఇద్దరు ప్లంబర్లు కావాలి', ['2 × ప్లంబర్', '1 day']],
  ['मला उद्या दोन सुतार हवेत', ['2 × बढ़ई', '1 दिन']],
  ['2 mistri aur 3 helper chahiye kal se 3 din pune mein, 800 ke hisaab se', ['2 × Mason', '3 × Helper']],
  ['पुणे में कल से 3 दिन 2 मिस्त्री चाहिए, 800 के हिसाब से', ['2 × राजमिस्त्री']],
  ['Need 2 masons and 3 helpers for 4 days in Pune, wages of 800 each', ['2 × Mason', '3 × Helper']],
  ['2 masons tomorrow, no helpers, 299999', ['2 × Mason', 'I do not know where', 'no helpers']],
])('what is needed is said back, with the way to the request filled in: %s', async (text, parts) => {
  const { said, links } = await answerOf(builtIn, text);
  for (const part of parts) expect(said).toContain(part);
  expect(links[0]).toMatch(/^\/hire\?items=(?:worker|contractor|product)%3A/);
});

test.each([
  '4 masons at 900 each plus 6 helpers at 600 each for 12 days total wages?',
  'calculate 2 masons at 900 and 3 helpers at 600 for 5 days',
  'বিহারে রাজমিস্ত্রির সরকারি মজুরি দিনে কত',
  'హైదరాబాద్ లో కూలీకి కనీస వేతనం రోజుకు ఎంత',
  'சென்னையில் கொத்தனார் சம்பளம் எவ்வளவு',
])('who asks what something comes to is not taken for somebody who hires: %s', async (text) => {
  const { links } = await answerOf(builtIn, text);
  expect(links.filter((link) => link.startsWith('/hire?items='))).toEqual([]);
});

test.each([
  'cancel my booking of the mason tomorrow',
  'mistri kal nahi aaya',
  'I paid the mason 5000 today',
  'I am a mason, I want work from tomorrow',
  'main mistri hoon, kal se kaam chahiye',
])('who complains, or looks for work, is not taken for a customer: %s', async (text) => {
  const { links } = await answerOf(builtIn, text);
  expect(links.filter((link: string) => link.startsWith('/hire?items'))).toEqual([]);
});

test('the way to the request says names and numbers, and no word that was typed', async () => {
  const { links } = await answerOf(
    builtIn,
    '2 masons @900 for Sunita Rao, 98765 43210, 3 days from Monday, 411038',
  );
  expect(new URL(links[0] ?? '', 'https://neev.test').searchParams.get('items')).toBe(
    'worker:Construction:2:mason::900',
  );
  expect(links.join()).not.toMatch(/Sunita|Rao|98765/);
});

test('who is near is looked for by trade within 25 km, at most four times', async () => {
  searches.length = 0;
  await answerOf(
    builtIn,
    '2 masons, 3 helpers, 1 plumber, 1 painter, 1 welder and 1 carpenter tomorrow in Pune',
  );
  expect(searches).toHaveLength(4);
  expect(searches[0]).toMatchObject(['worker', { trade: 'mason', radiusKm: 25 }]);
});

test.each([
  'how many days do 2 masons need for a wall',
  'what do 2 masons and 3 helpers cost for 5 days',
  'which painters are available tomorrow in Pune',
  'do mistri 3 din ka kitna lete hain',
])('a question about people is no wish: %s', async (text) => {
  const { links } = await answerOf(builtIn, text);
  expect(links.join()).not.toContain('/hire?items');
});
