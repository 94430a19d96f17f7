import { describe, expect, test } from 'vitest';
import { adviceAfter } from './advice-after.ts';
import { subjectSoFar } from './subject-so-far.ts';

const none = () => undefined;

describe('A message that only tells more of a trouble leaves it the subject', () => {
  test.each([
    [['दीवार में सीलन आ रही है क्या करूं', 'नीचे जमीन से चढ़ रही है'], 'पेंट अभी करवा लूं या रुकूं', 'rising-damp'],
    [['seelan hai kamre me', 'bahar wali deewar se'], 'plaster todna zaruri hai kya', 'damp-walls'],
    [['basement me pani aa jata hai', 'barsat me'], 'kya karna sahi rahega', 'basement-waterproofing'],
    [['termites in the house', 'they are in the kitchen door'], 'will it spread?', 'termites-existing'],
    [['roof is leaking', 'only near the parapet'], 'is it costly to mend', 'roof-leak'],
    [['टंकी लीक कर रही है', 'कोने से'], 'नई लगवानी पड़ेगी क्या', 'water-tank-care'],
    [['kamre me fafund lag rahi hai', 'ok', 'kone me zyada hai'], 'koi sasta upay?', 'mould-condensation'],
  ])('%j // %s', (before, said, article) => expect(adviceAfter(said, before)).toBe(article));
});

test('So does a question that its own article answers', () =>
  expect(adviceAfter('any cheap way?', ['termites in my door', 'will it spread?'])).toBe(
    'termites-existing',
  ));

test.each([
  ['a sum', ['damp in the wall', '1200 sq ft paint 2 coats']],
  ['another trouble', ['damp in the wall', 'thekedar advance leke bhag gaya']],
  ['another question', ['damp in the wall', 'how many days to cure a slab']],
])('But the last message is the subject where it is %s', (_, said) =>
  expect(subjectSoFar(said, none)).toBe(said.at(-1)),
);

test('Thanks are no subject, and nothing said has none', () => {
  expect(subjectSoFar(['damp in the wall', 'thanks'], none)).toBe('damp in the wall');
  expect(subjectSoFar([], none)).toBeUndefined();
});
