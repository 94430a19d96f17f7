import { addDays, siteDate } from '../calendar/dates.ts';

/** Days after the end: what is owed for ended work is due in two (Code on Wages 2019, section 17). */
const dueDays = 2;
const daysApart = 3;
export const mostReminders = 3;
const claimDays = 5;

/** What was done about what a book owes. */
export interface Steps {
  /** Oldest first. */
  reminded: readonly Date[];
  claimedAt: Date | null;
  /** When who made it took it back. */
  withdrawnAt: Date | null;
}
export type ClaimState = 'none' | 'reminded' | 'claimed' | 'ended';

/** From which date at the site one can remind, or remind again. */
export function remindFrom(end: string, { reminded }: Pick<Steps, 'reminded'>): string {
  const due = addDays(end, dueDays);
  const last = reminded.at(-1);
  const again = last ? addDays(siteDate(last), daysApart) : due;
  return [again, due].sort()[1] ?? due;
}

/**
 * From which date at the site one can claim; null until the first reminder. What was withdrawn tells its payer anew no
 * sooner than a reminder would.
 */
export function claimFrom({ reminded: [first], withdrawnAt }: Omit<Steps, 'claimedAt'>): string | null {
  if (!first) return null;
  const from = addDays(siteDate(first), claimDays);
  const again = withdrawnAt ? addDays(siteDate(withdrawnAt), daysApart) : from;
  return [from, again].sort()[1] ?? from;
}

/** @param owed what the payer granted when first reminded counts, whatever they took back since */
export function stateOf({ reminded, claimedAt, withdrawnAt }: Steps, owed: number): ClaimState {
  const begun = reminded.length > 0;
  if (begun && (owed <= 0 || withdrawnAt)) return 'ended';
  if (claimedAt) return 'claimed';
  return begun ? 'reminded' : 'none';
}

/** @returns what stands against a reminder today */
export function remindRefusal(
  steps: Steps,
  { owed, end, today }: { owed: number; end: string; today: string },
): 'not-owed' | 'remind-early' | undefined {
  if (owed <= 0) return 'not-owed';
  const tooMany = steps.reminded.length >= mostReminders;
  return tooMany || today < remindFrom(end, steps) ? 'remind-early' : undefined;
}

/** @returns what stands against a claim today */
export function claimRefusal(
  steps: Omit<Steps, 'claimedAt'>,
  { owed, today }: { owed: number; today: string },
): 'not-owed' | 'claim-early' | undefined {
  if (owed <= 0) return 'not-owed';
  const from = claimFrom(steps);
  return from === null || today < from ? 'claim-early' : undefined;
}
