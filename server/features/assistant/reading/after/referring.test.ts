import { expect, test } from 'vitest';
import { withThing } from './referring.ts';

test.each([
  ['उसकी सफ़ाई कैसे करते हैं', '3000 लीटर की टंकी कितनी लंबी', 'टंकी सफ़ाई कैसे करते हैं'],
  ['who can lay them', 'how many tiles for 200 sq ft', 'who can lay tiles'],
  ['and which is best for the slab', 'what is the cement price', undefined],
  ['छत के लिए कौन सी अच्छी रहती है', 'सीमेंट का भाव क्या है', 'सीमेंट छत के लिए कौन सी अच्छी रहती है'],
  ['which is best for the slab', 'what is the cement price', 'cement which is best for the slab'],
  ['which tile is best', 'what is the cement price', undefined],
])('A word for what was asked about before is its name: %s', (text, before, named) => {
  expect(withThing(text, before)).toBe(named);
});

test.each([
  ['how is a tank cleaned', '3000 litre tank'],
  ['how is it cleaned', 'hello there'],
])('Where nothing is referred to, or nothing is known, there is none: %s', (text, before) => {
  expect(withThing(text, before)).toBeUndefined();
});
