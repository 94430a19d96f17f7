import bengali from './trade-names/bn.json' with { type: 'json' };
import english from './trade-names/en.json' with { type: 'json' };
import hindi from './trade-names/hi.json' with { type: 'json' };
import marathi from './trade-names/mr.json' with { type: 'json' };
import tamil from './trade-names/ta.json' with { type: 'json' };
import telugu from './trade-names/te.json' with { type: 'json' };
import table from './trades.json' with { type: 'json' };

export type TradeKey = keyof typeof table.trades;
export type MachineKey = keyof typeof table.machines;

/** README.md beside this file says what each part does. */
export interface TradeEntry {
  /** The kind that is meant where nothing else is said. */
  of: 'worker' | 'contractor' | 'engineer';
  category: string;
  /** Categories of other kinds in which a listing may say this trade: the crews' first, then the contractors'. */
  also: readonly string[];
  spellings: readonly string[];
  /** Its name in `trade-synonyms.json`, where that is another. */
  synonyms?: string;
}

export interface MachineEntry {
  category: string;
  heading: string;
  spellings: readonly string[];
}

export const trades = table.trades as Record<TradeKey, TradeEntry>;
export const machines: Record<MachineKey, MachineEntry> = table.machines;

const names: readonly Readonly<Record<string, string>>[] = [english, hindi, marathi, bengali, telugu, tamil];
/** The names of a trade or machine in every language. */
export const tradeNames = (key: string): string[] => names.flatMap((one) => one[key] ?? []);
