import { isWithin, type Range } from '../ledger/balance.ts';
import { agreedDay, type DayWords, dayWords } from '../ledger/day-words.ts';
import { type DayBody, type Entry, inOrder, isDay, marks, versionsOf } from '../ledger/entry.ts';

type Worked = 'half' | 'full';

/** A day of work that both sides grant. */
export interface AgreedDate {
  date: string;
  mark: Worked;
  overtimeHours: number;
  /** The employer's line that agrees is signed by their phone. */
  signed: boolean;
}

/** A day by the worker's word. */
export interface SaidDate {
  date: string;
  mark: Worked;
}

/** A day on which the employer says less. */
export interface DisputedDate extends SaidDate {
  employerSays: DayBody['mark'] | null;
}

/** Days of a book by who grants them; of a crew each unit's own. */
export interface SaidDays {
  dates: AgreedDate[];
  /** The employer has no word of them. */
  oneSided: SaidDate[];
  disputed: DisputedDate[];
  /** The employer granted more once than now. */
  takenBack: string[];
}

/** A line says its signature where it has one. */
const isSigned = (entry: Entry): boolean => 'sig' in entry && entry.sig !== undefined;

const rank = (day: DayBody | undefined): number => (day ? marks.indexOf(day.mark) : 0);
const keyOf = ({ unit, date }: Pick<DayBody, 'unit' | 'date'>): string => `${date} ${unit}`;

/** Which words of the employer are signed, and the most that they ever granted of each unit's day. */
function employersWords(entries: readonly Entry[]) {
  const versions = versionsOf(entries);
  const signed = new Map<DayBody, boolean>();
  const most = new Map<string, number>();
  for (const entry of inOrder(entries)) {
    if (entry.side !== 'customer' || !['day', 'correct', 'agree'].includes(entry.kind)) continue;
    const body = versions.get(entry.kind === 'agree' ? entry.body.entry : entry._id)?.body;
    if (!body || !isDay(body)) continue;
    signed.set(body, isSigned(entry));
    most.set(keyOf(body), Math.max(rank(body), most.get(keyOf(body)) ?? 0));
  }
  return { signed, most };
}

const isWorked = (mark: DayBody['mark'] | undefined): mark is Worked => mark === 'half' || mark === 'full';

/** @param reading for which days, and the days where they are known already */
export function saidDays(
  entries: readonly Entry[],
  { days = dayWords(entries), ...range }: Range & { days?: readonly DayWords[] | undefined } = {},
): SaidDays {
  const { signed, most } = employersWords(entries);
  const found: SaidDays = { dates: [], oneSided: [], disputed: [], takenBack: [] };
  for (const day of days) {
    const { date, unitId, customer, provider } = day;
    if (!isWithin(date, range)) continue;
    const agreed = agreedDay(day);
    if (agreed && isWorked(agreed.mark))
      found.dates.push({
        date,
        mark: agreed.mark,
        overtimeHours: agreed.overtimeHours,
        signed: customer !== undefined && signed.get(customer) === true,
      });
    const mark = provider?.mark;
    if (isWorked(mark)) {
      if (!customer) found.oneSided.push({ date, mark });
      const isLess = customer !== undefined && rank(customer) < rank(provider);
      if (day.disputed || isLess) found.disputed.push({ date, mark, employerSays: customer?.mark ?? null });
    }
    if ((most.get(keyOf({ unit: unitId, date })) ?? 0) > rank(customer)) found.takenBack.push(date);
  }
  return found;
}
