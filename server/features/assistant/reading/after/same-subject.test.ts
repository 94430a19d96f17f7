import { describe, expect, test } from 'vitest';
import { adviceAfter } from './advice-after.ts';
import { wayOut } from './same-subject.ts';

const articleAfter = (before: string, said: string) => adviceAfter(said, [before]);

describe('A short question that names nothing is about what was spoken of', () => {
  test.each([
    ['chat bahut garam hoti hai kya karu', 'koi sasta upay?', 'roof-insulation'],
    ['room is hot in summer because of roof', 'any cheap way?', 'roof-insulation'],
    ['deewar me seelan hai', 'koi sasta tarika?', 'damp-walls'],
    ['दीवार में सीलन है', 'कोई सस्ता उपाय?', 'damp-walls'],
    ['termite in door', 'any cheaper way', 'termites-existing'],
    ['टंकी लीक कर रही है', 'कोई और तरीका', 'water-tank-care'],
  ])('a way out: %s // %s', (before, said, article) => expect(articleAfter(before, said)).toBe(article));

  test.each([
    ['brick rate', 'how to tell a good one?', 'brick-check'],
    ['brick rate', 'good ones?', 'brick-check'],
    ['eent ka rate', 'acchi wali ki pehchan kaise kare', 'brick-check'],
    ['ईंट का रेट', 'अच्छी की पहचान?', 'brick-check'],
    ['sariya ka bhav', 'asli kaise pehchane', 'steel-grades'],
    ['सरिया का रेट', 'असली की पहचान कैसे करें', 'steel-grades'],
  ])('a good one: %s // %s', (before, said, article) => expect(articleAfter(before, said)).toBe(article));

  test.each([
    ['septic tank size for 8', '12 log ho to', 'septic-tank'],
    ['septic tank for 10 people size', 'what if 15', 'septic-tank'],
    ['septic tank 8 log ka', 'agar 20 ho to', 'septic-tank'],
    ['सेप्टिक टैंक 8 लोगों का कितना बड़ा', '12 लोग हो तो', 'septic-tank'],
    ['column size for 2 floor', '3 floor ho to', 'column-beam-size'],
  ])('another number: %s // %s', (before, said, article) => expect(articleAfter(before, said)).toBe(article));

  test.each([
    ['mason in pune', 'how to tell a good one?'],
    ['pune me mistri', 'acche ki pehchan kaise kare'],
    ['पुणे में मिस्त्री', 'अच्छे की पहचान कैसे करें'],
  ])('who is good at it: %s // %s', (before, said) =>
    expect(articleAfter(before, said)).toBe('choosing-contractor'),
  );
});

test('What names a subject of its own, or follows a sum, is no question about the one before', () => {
  expect(wayOut('any way to stop termites', 'damp wall')).toBeUndefined();
  expect(articleAfter('paint for 1500 sqft wall 2 coats', 'painter near 641004')).toBeUndefined();
  expect(wayOut('any cheaper option?', 'bricks for a wall 10x10 ft')).toBeUndefined();
});

test.each(['thanks', 'ok thanks', 'dhanyawad bhai', 'धन्यवाद'])(
  'Thanks in between change nothing of it: %s',
  (thanks) => expect(adviceAfter('any cheap way?', ['damp in the wall', thanks])).toBe('damp-walls'),
);
