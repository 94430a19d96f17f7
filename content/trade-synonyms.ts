import table from './trade-synonyms.json' with { type: 'json' };

/** Words of one meaning, by the way in which they are written; "hinglish" is Hindi in Latin letters. */
export interface Synonyms {
  en?: string[];
  hinglish?: string[];
  hi?: string[];
}

/** README.md beside this file says what each list does. */
export interface TradeSynonyms {
  kind?: string;
  categories: string[];
  nearest?: boolean;
  names?: Synonyms;
  hints?: Synonyms;
  search?: Synonyms;
  counted?: Synonyms;
  works?: Synonyms;
}

const trades: Record<string, TradeSynonyms> = table.trades;
/** Each with the name that the code knows the trade by, in the file's order: of equal names the first one wins. */
export const tradeSynonyms: readonly (readonly [name: string, of: TradeSynonyms])[] = Object.entries(trades);

/** What crews, contractors and engineers are called, whatever their trade. */
export const kindSynonyms: Record<
  'groupWorker' | 'contractor' | 'engineer',
  Pick<TradeSynonyms, 'names' | 'hints'>
> = table.kinds;

export const everySynonym = ({ en = [], hinglish = [], hi = [] }: Synonyms = {}): string[] => [
  ...en,
  ...hinglish,
  ...hi,
];
