import { expect, test } from 'vitest';
import { outsideText } from './outside-text.ts';

const said = { name: 'RAMESH', dates: ['2026-11-15', '2026-11-01'], code: '123456', language: 'en' } as const;

test('an employer outside is told who says what, and to do nothing where it is not so', () => {
  expect(outsideText(said)).toBe(
    'RAMESH says they worked for you on 2 days, 1-15 Nov. If so, tell them 123456. If not, do nothing.',
  );
  expect(outsideText({ ...said, dates: ['2026-11-05'] })).toContain('on 1 day, 5 Nov.');
  expect(outsideText({ ...said, dates: ['2026-10-28', '2026-11-03'] })).toContain('28 Oct-3 Nov');
  expect(outsideText({ ...said, language: 'hi', name: 'रमेश यादव' })).toBe(
    'रमेश यादव कहते हैं कि आपके यहाँ 2 दिन काम किया, 1-15 नवंबर। सच हो तो उन्हें 123456 बताएँ। नहीं तो कुछ न करें।',
  );
});

test.each<[string, RegExp]>([
  ['Call 999999 now', /^Call now says/],
  ['http://evil.example', /^http evil example says/],
  ['४५६७८९', /^A worker on Neev says/],
  ['\u202eabc\n@bank.example #654321', /^abc bank example says/],
  ['x'.repeat(200), /^x{40} says/],
])('a name says no address, no code and no line of its own: %s', (name, begins) => {
  const text = outsideText({ ...said, name });
  expect(text).toMatch(begins);
  expect(text.match(/\d{6}/g)).toEqual(['123456']);
});
