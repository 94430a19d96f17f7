import type { Band } from './prices.ts';
import type { Skill, WageRow } from './wages.ts';

/** A word about a price; nothing is blocked by it. */
export interface PayNote {
  kind: 'below-minimum' | 'below-local' | 'minimum' | 'local';
  /** Whole rupees a day and head: the minimum, or the middle of what is usual. */
  perDay: number;
  low?: number;
  high?: number;
  /** First day of the minimum, `YYYY-MM-DD`. */
  since?: string;
  source?: string;
  skill?: Skill;
  basis?: 'state' | 'central';
  zone?: string;
  sentence: string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
/** `2025-04-01` as `1 Apr 2025`. */
const said = (date: string): string => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`;
};

const skillNames: Record<Skill, string> = {
  unskilled: 'unskilled',
  semi: 'semi-skilled',
  skilled: 'skilled',
  highly: 'highly skilled',
};

function minimumSentence({ skill, perDay, from, basis, zone }: WageRow, below: boolean): string {
  const atLeast = `at least ${rupees(perDay)} since ${said(from)}`;
  const where = zone === null ? '' : ` (zone ${zone})`;
  if (basis === 'central')
    return `For comparison: works of the central government pay a day of ${skillNames[skill]} work ${atLeast}${where}`;
  if (below)
    return `Less than the minimum wage: a day of ${skillNames[skill]} work here is ${atLeast}${where}`;
  return `Minimum wage for a day of ${skillNames[skill]} work here: ${atLeast}${where}`;
}

function minimumNote(row: WageRow, price: number | undefined): PayNote {
  const below = row.basis === 'state' && price !== undefined && price < row.perDay;
  return {
    kind: below ? 'below-minimum' : 'minimum',
    perDay: row.perDay,
    since: row.from,
    source: row.source,
    skill: row.skill,
    basis: row.basis,
    ...(row.zone !== null && { zone: row.zone }),
    sentence: minimumSentence(row, below),
  };
}

function localNote({ low, middle, high }: Band, price: number | undefined): PayNote {
  const below = price !== undefined && price < low;
  const usual = low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`;
  return {
    kind: below ? 'below-local' : 'local',
    perDay: middle,
    low,
    high,
    sentence: `${below ? 'Less than is usual near here' : 'Usual near here'}: ${usual} a day`,
  };
}

/**
 * What is to be said beside a price, the minimum first.
 * @param price rupees a day and head; undefined where none was said, or one that says nothing about a day
 */
export const payNotes = (
  price: number | undefined,
  { wage, band }: { wage: WageRow | undefined; band: Band | undefined },
): PayNote[] => [...(wage ? [minimumNote(wage, price)] : []), ...(band ? [localNote(band, price)] : [])];
