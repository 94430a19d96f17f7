import type { View } from './prompt.ts';
import type { WordTable } from './word-table.ts';

export const viewWords: WordTable<View> = [
  [
    'front',
    'seen from the front, from the front, front view, front elevation, straight on, सामने से, samne se, saamne se',
  ],
  [
    'corner',
    'seen from the corner, from the corner, from a corner, corner view, at an angle, कोने से, kone se, kone par se',
  ],
  [
    'garden',
    'seen from the garden, from the garden, garden view, from the lawn, बगीचे से, बगीचा से, bageeche se, bagiche se',
  ],
  [
    'above',
    'seen from above, from above, from the air, aerial, aerial view, bird s eye, birds eye, drone, drone view, top view, ऊपर से, आसमान से, upar se, oopar se, aasman se',
  ],
];
