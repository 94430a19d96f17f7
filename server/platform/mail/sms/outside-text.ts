import type { Language } from '#contract/accounts/account.ts';

interface Said {
  /** Who says so. */
  name: string;
  /** `YYYY-MM-DD`, in any order. */
  dates: readonly string[];
  code: string;
  language: Language;
}

const longestName = 40;

/** A name as a text to a stranger may say it: letters alone, so that it holds no address and no other code. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{Join_Control}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .trim();

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
} satisfies Record<Language, string[]>;

/** From the first to the last: "1-15 Nov", "28 Oct-3 Nov", "5 Nov". */
function spanOf(dates: readonly string[], language: Language): string {
  const sorted = dates.toSorted();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const day = (date: string): string => String(Number(date.slice(8)));
  const month = (date: string): string => months[language][Number(date.slice(5, 7)) - 1] ?? '';
  if (first === last) return `${day(first)} ${month(first)}`;
  const from = first.slice(0, 7) === last.slice(0, 7) ? day(first) : `${day(first)} ${month(first)}`;
  return `${from}-${day(last)} ${month(last)}`;
}

/** What an employer outside Neev is asked: who did not have this work does nothing. */
export function outsideText({ name, dates, code, language }: Said): string {
  const who = plainName(name);
  const span = spanOf(dates, language);
  if (language === 'hi') {
    const worker = who || 'नींव के एक कामगार';
    return `${worker} कहते हैं कि आपके यहाँ ${dates.length} दिन काम किया, ${span}। सच हो तो उन्हें ${code} बताएँ। नहीं तो कुछ न करें।`;
  }
  const worker = who || 'A worker on Neev';
  const days = dates.length === 1 ? '1 day' : `${dates.length} days`;
  return `${worker} says they worked for you on ${days}, ${span}. If so, tell them ${code}. If not, do nothing.`;
}
