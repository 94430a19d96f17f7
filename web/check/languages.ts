import { words as bn } from './words/bn.ts';
import { words as en, type Words } from './words/en.ts';
import { words as hi } from './words/hi.ts';
import { words as mr } from './words/mr.ts';
import { words as ta } from './words/ta.ts';
import { words as te } from './words/te.ts';

const catalogues = { en, hi, mr, bn, ta, te };
export type Language = keyof typeof catalogues;
export const languageNames: Record<Language, string> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
};

// As the application keeps it: who chose there has chosen here.
const place = 'neev:language';
const isLanguage = (text: string | null | undefined): text is Language =>
  typeof text === 'string' && Object.hasOwn(catalogues, text);

function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function firstLanguage(): Language {
  const chosen = kept();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((name) => name.slice(0, 2)).find(isLanguage) ?? 'en';
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(place, language);
  } catch {
    // Where nothing may be kept, it is chosen again.
  }
}

/** Speaks one language: sentences with their gaps filled, days, times and numbers. */
export interface Voice {
  language: Language;
  say: (key: keyof Words, gaps?: Record<string, string>) => string;
  date: (at: Date) => string;
  time: (at: Date) => string;
  month: (at: Date) => string;
  number: (value: number) => string;
  rupees: (value: number) => string;
}

export function voiceOf(language: Language): Voice {
  const words = catalogues[language];
  const locale = `${language}-IN-u-nu-latn`;
  const inIndia = { timeZone: 'Asia/Kolkata' };
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...inIndia, ...options });
    return (at: Date) => (Number.isNaN(at.getTime()) ? '?' : formatter.format(at));
  };
  return {
    language,
    say: (key, gaps = {}) => words[key].replace(/\{(\w+)\}/g, (_, gap: string) => gaps[gap] ?? ''),
    date: format({ dateStyle: 'medium' }),
    time: format({ dateStyle: 'medium', timeStyle: 'short' }),
    month: format({ month: 'short', year: 'numeric' }),
    number: (value) => value.toLocaleString(locale),
    rupees: (value) => `₹${value.toLocaleString(locale)}`,
  };
}
