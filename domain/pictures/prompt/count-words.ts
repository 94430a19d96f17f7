import type { WordTable } from './word-table.ts';

export const numberWords: WordTable<'1' | '2' | '3' | '4' | '5'> = [
  ['1', '1, one, single, ek, एक, १'],
  ['2', '2, two, double, do, दो, २, duplex'],
  ['3', '3, three, triple, teen, tin, तीन, ३'],
  ['4', '4, four, char, chaar, चार, ४'],
  ['5', '5, five, paanch, panch, पाँच, पांच, ५'],
];
export const floorWords =
  'storey, story, storeyed, storied, floor, level, manzil, manzila, manjil, manjila, tala, मंजिल, मंज़िल, मंजिला, मंज़िला, मंजिली, मंज़िली, तल, माला';
export const roomWords = 'bhk, bedroom, bed, room, kamra, kamre, kamron, बीएचके, कमरा, कमरे, कमरों, बेडरूम';
