import { expect, test } from 'vitest';
import { kindOfQuestion, withoutContacts } from './kind-of-question.ts';

// docs/rules.md#assistant-9
test.each([
  ['Does a plumber like blue moon pipes?', undefined, 'plumber'],
  ['प्लंबर को नीला चाँद पसंद है?', undefined, 'plumber'],
  ['What of the blue moon?', 'walls', 'walls'],
  ['How many moon rocks for 20 x 30', undefined, 'sum'],
  ['What of the blue moon?', undefined, 'other'],
] as const)('%j is counted by what one would write about to answer it', (question, nearest, kind) => {
  expect(kindOfQuestion(question, nearest)).toBe(kind);
});

test.each([
  ['Call me on 98765 43210 about the moon', 'Call me on ••• about the moon'],
  ['+91-98765-43210?', '•••?'],
  ['मेरा नंबर ९८७६५४३२१० है', 'मेरा नंबर ••• है'],
  ['Aadhaar 1234 5678 9012', 'Aadhaar •••'],
  ['write to asha@example.in, please', 'write to ••• please'],
  ['bricks for 20 x 10 ft, 9 inch, in 411001', 'bricks for 20 x 10 ft, 9 inch, in 411001'],
])('A shared question keeps no phone, no Aadhaar number and no e-mail: %j', (question, kept) => {
  expect(withoutContacts(question)).toBe(kept);
});
