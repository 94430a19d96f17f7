import { describe, expect, test } from 'vitest';
import { readListingQuestion } from './search-question.ts';

const inputOf = (question: string) => readListingQuestion(question)?.input;

describe('A search keeps its trade, place, price and how many are needed', () => {
  test.each([
    ['find me 3 painters in Jaipur', { category: 'color contract', place: 'Jaipur', people: 3 }],
    ['2 painters, 1500, lucknow', { category: 'color contract', place: 'Lucknow', people: 2 }],
    ['सूरत में 4 पुताई वाले चाहिए', { category: 'color contract', place: 'Surat', people: 4 }],
    ['loading unloading labour 5 persons Kanpur', { place: 'Kanpur', people: 5 }],
    ['labourers in Coimbatore for 700 a day', { place: 'Coimbatore', maxPrice: 700 }],
    ['नोएडा में अलमारी बनाने वाला', { category: 'furniture contract', place: 'Noida' }],
    ['दिल्ली में फ्लोर का ठेकेदार दिखाओ', { kind: 'contractor', category: 'Floor Contract', place: 'Delhi' }],
    ['rent a concrete mixer in Jaipur', { kind: 'product', place: 'Jaipur' }],
    ['मिक्सर मशीन किराये पर चाहिए पुणे', { kind: 'product', place: 'Pune' }],
    ['jcb on rent in Bhopal', { kind: 'product', place: 'Bhopal' }],
    ['टाइल्स लगाने वाला मिस्त्री चाहिए इंदौर में', { kind: 'worker', category: 'Tiles', place: 'Indore' }],
    ['aadmi chahiye ghar ki safai malba uthane ke liye', { kind: 'worker', category: 'Cleaning' }],
    ['बिजली का काम कौन करेगा', { category: 'electrician contract' }],
    ['gardening contract Delhi', { kind: 'contractor', category: 'Gardening Contract', place: 'Delhi' }],
  ])('%s', (question, input) => expect(inputOf(question)).toMatchObject(input));

  test('years, floors and bricks are no people', () => {
    expect(inputOf('mason with 5 years experience in Pune')?.people).toBeUndefined();
    expect(inputOf('painter for 2 floors in Pune')?.people).toBeUndefined();
  });
});

describe('Somebody is looked for only where the words say so', () => {
  test.each(['painter chahiye', 'need a mason', 'मिस्त्री चाहिए', 'plumber near me'])('%s', (question) =>
    expect(readListingQuestion(question)?.sure).toBe(true),
  );

  test.each([
    'mistri ko kitna paisa dena chahiye',
    'मिस्त्री को कितना पैसा देना चाहिए',
    'the painter wants more money than we agreed',
    'the labour of our contractor did poor work all over the house and left',
  ])('not in: %s', (question) => expect(readListingQuestion(question)?.sure).not.toBe(true));
});
