import { expect, test } from 'vitest';
import { withRatios } from './shorthand.ts';

test.each([
  ['mortar one is to six', 'mortar 1:6'],
  ['ratio 1 to 5', 'ratio 1:5'],
  ['एक चार का मसाला', '1:4 का मसाला'],
  ['ek paanch masala', '1:5 masala'],
  ['मसाला एक छह', 'मसाला 1:6'],
])('A mix is said in words: %s', (said, figures) => expect(withRatios(said)).toBe(figures));

test.each(['one to four rooms', 'ek deewar', 'one is to be sure', '1:4 mortar'])(
  'No mix is made of "%s"',
  (said) => expect(withRatios(said)).toBe(said),
);
