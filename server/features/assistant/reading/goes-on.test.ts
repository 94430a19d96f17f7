import { expect, test } from 'vitest';
import { followUp } from './follow-up.ts';

test.each([
  ['25x50 के प्लाट का नक्शा चाहिए', 'इसमें कितना खर्चा आएगा'],
  ['25x50 ka naksha chahiye', 'kitna kharcha aayega'],
  ['can you plan a house on my 25x50 plot', 'what would it cost roughly'],
])('What a house costs is asked of the one that was drawn: %s, %s', (before, said) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'house', input: { landSize: '25x50' } });
});

test('the paint of it is something else', () => {
  expect(followUp('how much does paint cost', ['plan a 25x50 house'])).toBeUndefined();
});

test('A whole sum stands beside whoever was looked for before', () => {
  const said = 'and how much would 2 masons and 3 helpers cost me for 6 days';
  expect(followUp(said, ['mason near Lucknow'])).toBeUndefined();
});

test.each([
  [['ghar banane ka thekedar batao', 'bhopal'], 'jabalpur wala nahi hai koi?', 'Jabalpur'],
  [['घर बनाने का ठेकेदार बताओ'], 'भोपाल', 'Bhopal'],
])('A town behind a search is where it is looked: %j, %s', (before, said, place) => {
  expect(followUp(said, before)).toMatchObject({
    about: 'people',
    input: { category: 'Construction Contract', place },
  });
});

test.each([
  ['दरवाजे की चौखट में दीमक लग गई', 'दवाई करने वाला कोई है गुड़गांव में', 'Gurugram'],
  ['deemak lag gayi', 'spray karne wala koi batao patna me', 'Patna'],
  ['white ants in my door', 'who does the treatment in Pune', 'Pune'],
])('Whoever treats it is looked for: %s, %s', (before, said, place) => {
  expect(followUp(said, [before])).toMatchObject({ about: 'people', input: { category: 'Other', place } });
});
