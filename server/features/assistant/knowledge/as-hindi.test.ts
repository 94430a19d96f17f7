import { expect, test } from 'vitest';
import { asHindi } from './as-hindi.ts';

test.each([
  ['20 அடி நீளம் 10 அடி உயரம் சுவருக்கு எத்தனை செங்கல் வேண்டும்', '20 फुट लंबी 10 फुट ऊँची दीवार के लिए कितने ईंट चाहिए'],
  ['10க்கு 12 அடி அறை', '10 बाय 12 फुट कमरा'],
  ['సిమెంట్ బస్తా ధర ఎంత', 'सीमेंट बोरी कीमत कितना'],
  ['১০০ বর্গফুট ছাদে কত রড লাগবে', '১০০ वर्ग फुट छत कितना सरिया चाहिए'],
  ['painter rojuki enta', 'painter roz ka kitna'],
  ['3 kothanar 5 naal venum', '3 mistri 5 din chahiye'],
  ['romba nandri', 'bahut dhanyavad'],
  ['उद्या पुण्यात २ गवंडी पाहिजेत', 'कल पुणे में २ राजमिस्त्री चाहिए'],
])('A message is read word by word as Hindi: %s', (said, hindi) => expect(asHindi(said)).toBe(hindi));

test('Hindi and English stay as they are', () => {
  for (const said of [
    'दीवार में दरार है, क्या होता है?',
    'पुताई वाला, 100 गज कितने होते हैं',
    'How many bricks for 20 ft?',
    'ghar banana hai',
    '',
  ])
    expect(asHindi(said)).toBe(said);
});

test('A word that no gloss knows keeps its sound, and a long message ends', () => {
  expect(asHindi('তিস্তাপুর')).toBe('तिस्तापुर');
  expect(asHindi('க '.repeat(1000)).length).toBeGreaterThan(1000);
});

test('a word with an ending that no gloss has is known without it', () => {
  expect(asHindi('మూడు రోజులకి')).toBe('तीन दिन');
});

test('words that are Hindi, too, are Marathi in a talk that is', () => {
  expect(asHindi('तीन दिवस')).toBe('तीन दिवस');
  expect(asHindi('तीन दिवस', ['पाच गवंडी आणि सहा मजूर', 'तीन दिवस'])).toBe('तीन दिन');
});
