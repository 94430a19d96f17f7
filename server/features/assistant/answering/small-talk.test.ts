import { expect, test } from 'vitest';
import { withoutCourtesy } from '../knowledge/courtesy.ts';
import { sentences } from './sentences.ts';
import { onlyTalk, smallTalk } from './small-talk.ts';

test.each([
  ['good mrng', 'greeting'],
  ['gud morning sir', 'greeting'],
  ['gm', 'greeting'],
  ['अच्छा चलता हूँ फिर मिलेंगे', 'bye'],
  ['ok main ab nikalta hoon', 'bye'],
  ['accha phir chalte hain', 'bye'],
  ['good eve', 'greeting'],
  ['namastey ji', 'greeting'],
  ['गुड मॉर्निंग', 'greeting'],
  ['aap kaise ho', 'greeting'],
  ['thik hai bhai, bye', 'bye'],
  ['ok tata', 'bye'],
  ['gud nite', 'bye'],
  ['ठीक है, बाय', 'bye'],
  ['thnks bhai', 'thanks'],
  ['थैंक यू', 'thanks'],
] as const)('What is said in passing is heard in any spelling: %s', (said, kind) =>
  expect(smallTalk(said, 'en')?.startsWith(sentences.en[kind])).toBe(true),
);

test.each(['good plumber', 'by when will the slab dry', 'gm steel price', 'tile layer'])(
  'but a word that begins so is no greeting by itself: %s',
  (said) => expect(smallTalk(said, 'en')).toBeUndefined(),
);

test.each([
  ['mil gaya thanks. ab ye batao paint kitna lagega', 'paint kitna lagega'],
  ['found one, thanks. how many bricks for a wall', 'how many bricks for a wall'],
  ['मिल गया, धन्यवाद। अब ये बताओ पेंट कितना लगेगा', 'पेंट कितना लगेगा'],
  ['ok ho gaya. slab ki tarai kitne din', 'slab ki tarai kitne din'],
  ['thx. slab ki tarai kitne din', 'slab ki tarai kitne din'],
  ['bahut badhiya. rera kya hota hai', 'rera kya hota hai'],
  ['very good, thank you. what is rera', 'what is rera'],
  ['बहुत अच्छा। रेरा क्या होता है', 'रेरा क्या होता है'],
  ['thnx bhai, slab ki tarai kitne din', 'slab ki tarai kitne din'],
])('What is asked behind thanks is asked by itself: %s', (said, asked) =>
  expect(withoutCourtesy(said)).toBe(asked),
);

test.each([
  'thanks will it rain tomorrow',
  'shukriya kal barish hogi kya',
  'धन्यवाद कल बारिश होगी क्या',
  'tnx who won the match',
])('Thanks that ask something else are no thanks alone: %s', (said) =>
  expect(smallTalk(said, 'en')).toBeUndefined(),
);
test.each([
  'thank you so much',
  'thanks, what a great app',
  'wah kya baat hai, shukriya',
  withoutCourtesy('thank you so much, that helped'),
  withoutCourtesy('thanks bhai, bahut kaam aaya'),
])('but praise is: %s', (said) => expect(smallTalk(said, 'en')).toBe(sentences.en.thanks));

test.each(['aap kaun ho', 'ok thank you so much', 'tum kaun ho', 'bahut badhiya bhai kaam ho gaya shukriya'])(
  'Small talk is that, whatever was spoken of before: %s',
  (said) => expect(onlyTalk(said, 'en')).toBeDefined(),
);
test.each(['badhiya finish me?', 'और फिनिशिंग सबसे बढ़िया वाली रखूं तो'])(
  'but praise of a thing is none: %s',
  (said) => expect(onlyTalk(said, 'en')).toBeUndefined(),
);
