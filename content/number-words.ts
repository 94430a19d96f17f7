// Words of large numbers, each language's own; the joined form stands where a smaller number follows.
interface LargeWords {
  thousand: string;
  thousandAnd?: string;
  lakh: string;
  lakhAnd?: string;
  /** 100 to 900 where more follows, where that differs from the hundred alone. */
  hundredsAnd?: readonly string[];
}

const large: Record<string, LargeWords> = {
  en: { thousand: 'thousand', lakh: 'lakh' },
  hi: { thousand: 'हज़ार', lakh: 'लाख' },
  mr: { thousand: 'हजार', lakh: 'लाख' },
  bn: { thousand: 'হাজার', lakh: 'লাখ' },
  te: {
    thousand: 'వేలు',
    thousandAnd: 'వేల',
    lakh: 'లక్షలు',
    lakhAnd: 'లక్షల',
    hundredsAnd: [
      'నూట',
      'రెండు వందల',
      'మూడు వందల',
      'నాలుగు వందల',
      'ఐదు వందల',
      'ఆరు వందల',
      'ఏడు వందల',
      'ఎనిమిది వందల',
      'తొమ్మిది వందల',
    ],
  },
  ta: {
    thousand: 'ஆயிரம்',
    thousandAnd: 'ஆயிரத்து',
    lakh: 'லட்சம்',
    lakhAnd: 'லட்சத்து',
    hundredsAnd: [
      'நூற்று',
      'இருநூற்று',
      'முந்நூற்று',
      'நானூற்று',
      'ஐந்நூற்று',
      'அறுநூற்று',
      'எழுநூற்று',
      'எண்ணூற்று',
      'தொள்ளாயிரத்து',
    ],
  },
};

/**
 * What a clip of a number says. Up to a hundred the digits, which every voice reads in its own language.
 * @param clip as `domain/voice/spoken-number.ts` names it: `n47`, `h6`, `hh6`, `thousandAnd`
 */
export function numberTexts(language: string, clip: string): string {
  const words = large[language];
  if (!words) throw new Error(`no number words in ${language}`);
  if (clip === 'thousand' || clip === 'lakh') return words[clip];
  if (clip === 'thousandAnd') return words.thousandAnd ?? words.thousand;
  if (clip === 'lakhAnd') return words.lakhAnd ?? words.lakh;
  const amount = Number(clip.replace(/\D/g, ''));
  if (clip.startsWith('hh')) return words.hundredsAnd?.[amount - 1] ?? String(amount * 100);
  return String(clip.startsWith('h') ? amount * 100 : amount);
}
