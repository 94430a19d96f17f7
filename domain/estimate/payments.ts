import type { Phase } from './phase-shares.ts';
import type { PhasePlan } from './phases.ts';
import type { RateFile } from './rates.ts';

export interface Payment {
  /** Before the work, after a phase, or what was kept until the work has held. */
  for: 'start' | Phase | 'kept';
  /** The last week of the work that it pays; null where no phase ends. */
  week: number | null;
  /** Whole rupees. */
  amount: number;
  /** Of the whole, with all payments before it. */
  paid: number;
}

/**
 * Pays a little before the work, then after each phase what it was worth, less what was paid ahead and what is kept.
 * Each is rounded so that all so far are right to the rupee, and so is their sum.
 */
export function paymentsOf(plans: readonly PhasePlan[], { schedule }: Pick<RateFile, 'schedule'>): Payment[] {
  const whole = Math.round(plans.reduce((sum, { likely }) => sum + likely, 0));
  const part = (percent: number) => Math.round((whole * percent) / 100);
  const [ahead, kept] = [part(schedule.payments.advance.value), part(schedule.payments.kept.value)];
  const worth = plans.reduce((sum, { likely }) => sum + likely, 0);
  let [done, paid] = [0, ahead];
  const byPhase = plans.map(({ phase, to, likely }): Payment => {
    done += likely;
    const soFar = ahead + Math.round((whole - ahead - kept) * (worth > 0 ? done / worth : 0));
    const amount = soFar - paid;
    paid = soFar;
    return { for: phase, week: to, amount, paid };
  });
  return [
    { for: 'start', week: null, amount: ahead, paid: ahead },
    ...byPhase,
    { for: 'kept', week: null, amount: whole - paid, paid: whole },
  ];
}
