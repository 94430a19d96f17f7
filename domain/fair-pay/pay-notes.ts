import type { Band } from './prices.ts';
import { stateNames } from './states.ts';
import type { Minimum, Skill } from './wages.ts';

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
  /** By its English name; none of a wage of the whole country. */
  state?: string;
  zone?: string;
  /** Where the work's zone is not known: what each has, the most first. */
  zones?: { zone: string; perDay: number }[];
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

/** "Maharashtra, zone III; zone I ₹849, zone II ₹816". */
function place({ area, zone, zones = [] }: Minimum): string {
  const own = [stateNames.get(area), zone === null ? undefined : zoneName(zone)].filter(Boolean).join(', ');
  const others = zones.filter((one) => one.zone !== zone);
  return [own, others.map((one) => `${zoneName(one.zone)} ${rupees(one.perDay)}`).join(', ')]
    .filter(Boolean)
    .join('; ');
}
const zoneName = (zone: string): string => (zone.length <= 3 ? `zone ${zone}` : zone);

function minimumSentence(row: Minimum, below: boolean): string {
  const { skill, perDay, from, basis } = row;
  const atLeast = `at least ${rupees(perDay)} since ${said(from)}`;
  const at = place(row);
  const where = at === '' ? '' : ` (${at})`;
  if (basis === 'central')
    return `For comparison: works of the central government pay a day of ${skillNames[skill]} work ${atLeast}${where}`;
  if (below)
    return `Less than the minimum wage: a day of ${skillNames[skill]} work here is ${atLeast}${where}`;
  return `Minimum wage for a day of ${skillNames[skill]} work here: ${atLeast}${where}`;
}

function minimumNote(row: Minimum, price: number | undefined): PayNote {
  const state = stateNames.get(row.area);
  const below = row.basis === 'state' && price !== undefined && price < row.perDay;
  return {
    kind: below ? 'below-minimum' : 'minimum',
    perDay: row.perDay,
    since: row.from,
    source: row.source,
    skill: row.skill,
    basis: row.basis,
    ...(state !== undefined && { state }),
    ...(row.zone !== null && { zone: row.zone }),
    ...(row.zones && { zones: row.zones }),
    sentence: minimumSentence(row, below),
  };
}

/** What is usual, of all such work or of a skill alone. */
export type LocalBand = Band & { skill?: Skill | undefined };

function localNote({ low, middle, high, skill }: LocalBand, price: number | undefined): PayNote {
  const below = price !== undefined && price < low;
  const of = skill ? ` for ${skillNames[skill]} work` : '';
  const usual = low === high ? rupees(low) : `${rupees(low)} to ${rupees(high)}`;
  return {
    kind: below ? 'below-local' : 'local',
    perDay: middle,
    low,
    high,
    ...(skill && { skill }),
    sentence: `${below ? 'Less than is usual near here' : 'Usual near here'}${of}: ${usual} a day`,
  };
}

/**
 * What is to be said beside a price, the minimum first.
 * @param price rupees a day and head; undefined where none was said, or one that says nothing about a day
 */
export const payNotes = (
  price: number | undefined,
  { wage, band }: { wage: Minimum | undefined; band: LocalBand | undefined },
): PayNote[] => [...(wage ? [minimumNote(wage, price)] : []), ...(band ? [localNote(band, price)] : [])];
