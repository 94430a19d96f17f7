import bn from '#content/trade-names/bn.json' with { type: 'json' };
import en from '#content/trade-names/en.json' with { type: 'json' };
import hi from '#content/trade-names/hi.json' with { type: 'json' };
import mr from '#content/trade-names/mr.json' with { type: 'json' };
import ta from '#content/trade-names/ta.json' with { type: 'json' };
import te from '#content/trade-names/te.json' with { type: 'json' };
import type { Language } from './languages.ts';

const names: Record<Language, Record<string, string>> = { en, hi, mr, bn, ta, te };

/** A trade as its people call it; one that this page does not know by its key. */
export const tradeName = (trade: string, language: Language): string => {
  const known = names[language];
  return Object.hasOwn(known, trade) ? (known[trade] ?? trade) : trade;
};
