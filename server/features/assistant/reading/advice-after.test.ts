import { describe, expect, test } from 'vitest';
import { adviceAfter } from './advice-after.ts';

describe('What is told of a trouble after it was named chooses among its causes', () => {
  test.each([
    ['wall is damp in my bedroom', 'it starts at the floor and goes up to knee height', 'rising-damp'],
    ['my bedroom wall is damp', 'its the wall behind the bathroom', 'bathroom-seepage'],
    ['दीवार में सीलन है', 'सिर्फ नीचे दो फुट तक', 'rising-damp'],
    ['छत टपक रही है', 'ढलाई को अभी दो साल ही हुए हैं', 'roof-leak'],
    ['ceiling is leaking', 'upstairs is the toilet of my neighbour', 'bathroom-seepage'],
    ['deewar me darar hai', 'naya plaster hai do mahine pehle hua', 'cracks-plaster'],
  ])('%s: %s', (before, told, article) => {
    expect(adviceAfter(told, [before])).toBe(article);
  });

  test.each([
    ['deewar me seelan hai', 'thekedar advance mang raha hai'],
    ['wall is damp in my bedroom', 'how do I clean the overhead tank'],
    ['छत टपक रही है', 'दीमक भी लग गई है'],
    ['which cement is good', 'the bags are in the sun'],
  ])('another matter stands by itself: %s: %s', (before, told) => {
    expect(adviceAfter(told, [before])).toBeUndefined();
  });
});
