import { describe, expect, test } from 'vitest';
import { offTopic } from './unsure.ts';

describe('What is none of the assistant’s business is not known, whatever words of building stand beside it', () => {
  test.each([
    'Chand par ghar banane wala thekedar',
    'can a mason build me a house on mars',
    'चाँद पर घर बनाने वाला ठेकेदार',
    'write a poem about cement',
    'सीमेंट पर एक कविता लिखो',
    'wajan kam karne ke liye kya khana chahiye',
  ])('%s', (question) => expect(offTopic(question)).toBe(true));
});

describe('What only sounds like it is answered', () => {
  test.each([
    'chand nagar me mistri chahiye',
    '12 mm sariya ka wajan',
    'film faced plywood for shuttering',
    'सरिये का वजन कैसे निकालें',
    'a contractor in Chandpur',
    'नई दीवार पर क्या लगाना चाहिए',
  ])('%s', (question) => expect(offTopic(question)).toBe(false));
});
