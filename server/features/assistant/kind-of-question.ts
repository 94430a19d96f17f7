import type { Topic } from './knowledge/article.ts';
import { tradeOf } from './knowledge/trades/trades.ts';

/** "12x14", "500 sq ft", "२० फुट". */
const measured =
  /\p{Nd}\s{0,4}(?:x|×|by|sq|ft|feet|foot|inch|m\b|mm|cm|metre|meter|kg|bag|gaj|\p{Script=Devanagari})/iu;

/**
 * What somebody would write about who writes the missing answer: for the trade that the question names, for the topic
 * of the nearest article, a calculator, or something else.
 */
export function kindOfQuestion(question: string, nearest?: Topic): string {
  return tradeOf(question)?.trade ?? nearest ?? (measured.test(question) ? 'sum' : 'other');
}

const email = /(?<![^\s@])[^\s@]+@[^\s@]{1,250}\.[^\s@]+/g;
/** Ten digits and more, however grouped: phones and Aadhaar numbers. */
const longNumber = /\+?\p{Nd}(?:[\s().-]{0,4}\p{Nd}){9,}/gu;

/** People write phones and addresses into questions; the readers of shared questions need neither. */
export const withoutContacts = (question: string): string =>
  question.replace(email, '•••').replace(longNumber, '•••');
