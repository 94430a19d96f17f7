import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { nearestOf, unsure } from './unsure.ts';

test.each([
  ['en', 'bricks wall ft', 'Did you mean', 'Calculate: '],
  ['hi', 'कितनी ईंटें दीवार', 'क्या इनमें से', 'हिसाब: '],
  ['hinglish', 'eent kitni deewar', 'Kya inmein se', 'Hisaab: '],
] as const)(
  'A question that nothing answers is offered the nearest in its own writing: %s',
  (locale, question, asks, choice) => {
    const { text, links } = unsure(question, locale);
    expect(text).toContain(asks);
    expect(text).toContain(choice);
    expect(links.map(({ path }) => path)).toContain(paths.engineers);
  },
);

test('At most three are offered', () =>
  expect(nearestOf('bricks wall ft', 'en').trim().split('\n').length).toBeLessThanOrEqual(3));

test('What is about another matter than building is offered nothing of it', () => {
  expect(nearestOf('who won the cricket match yesterday', 'en')).toBe('');
  expect(unsure('who won the cricket match yesterday', 'en').links).toEqual([]);
});
