import { expect, test } from 'vitest';
import { looksLikeScam } from './scam-guard.ts';

test.each([
  'Pay the registration fee of ₹500 first',
  'Send joining charges on this number',
  'Please transfer an advance of 2000',
  'Advance payment chahiye kaam se pehle',
  'Tell me the OTP you got',
  'otp batao',
  'What is your UPI PIN?',
  'registration ke paise bhejo',
  'pehle paise do',
  'रजिस्ट्रेशन फ़ीस भेजिए',
  'पंजीकरण शुल्क 200 रुपये',
  'एडवांस भेज दो',
  'पहले पैसे भेजो',
  'ओटीपी बताइए',
  'O.T.P? ओ.टी.पी. भेजो',
])('a note stands under a message that asks for a fee, an advance or a one-time code: %s', (text) => {
  expect(looksLikeScam(text)).toBe(true);
});

test.each([
  'Are you free on Monday?',
  'My rate is ₹650 per day, paid at the end of the day',
  'Thanks in advance for your reply',
  'काम कब शुरू होगा?',
  'Kal subah 8 baje aaunga',
  'The form work for the slab is ready',
  'I have no option',
])('an ordinary message has no note: %s', (text) => {
  expect(looksLikeScam(text)).toBe(false);
});
