import table from './trades.json' with { type: 'json' };

const kinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'product'] as const;
type Kind = (typeof kinds)[number];
export type TradeLanguage = 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'bn';

/** README.md beside this file says what each part is. */
export interface Trade {
  key: string;
  /** The specification's category of each kind that has this work; the first kind is meant where none is said. */
  of: Partial<Record<Kind, string>>;
  names: Record<TradeLanguage, string>;
  /** As people write it, beside the names. */
  spellings: string[];
  /** Levels of skill that the law tells apart are asked of it. */
  skilled?: boolean;
}
export interface Machine {
  key: string;
  /** Under which heading of the forms it stands. */
  group: string;
  /** The value of the product's type: the specification's own of its nine hand tools. */
  category: string;
  names: Record<TradeLanguage, string>;
  spellings: string[];
}

export const trades: readonly Trade[] = table.trades;
export const machines: readonly Machine[] = table.machines;
export const machineGroups = [
  'hand',
  'mixing',
  'lifting',
  'access',
  'digging',
  'cutting',
  'props',
  'vehicles',
] as const;
