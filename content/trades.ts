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
  /** Its name in `trade-synonyms.json`, where that is another. */
  synonyms?: string;
}

export interface MachineEntry {
  category: string;
  heading: string;
}

export const trades = table.trades as Record<TradeKey, TradeEntry>;
export const machines: Record<MachineKey, MachineEntry> = table.machines;
