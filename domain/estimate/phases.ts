import type { CostLine } from './cost.ts';
import { type Phase, phasesOf, workOf } from './phase-shares.ts';
import { isWhole } from './quantities.ts';
import type { Unit } from './quantity-rows.ts';
import type { RateFile, RateKey, Trade } from './rates.ts';

export interface Due {
  key: RateKey;
  unit: Unit;
  amount: number;
}

interface Hands<Key extends RateKey> {
  key: Key;
  days: number;
  /** So many at once, on average. */
  people: number;
}

export interface PhasePlan {
  phase: Phase;
  /** Weeks from the first day on, both included. */
  from: number;
  to: number;
  low: number;
  likely: number;
  high: number;
  crew: Hands<Trade>[];
  machines: Hands<RateKey>[];
  /** What must be there when the phase begins. */
  due: Due[];
}

const isTrade = (key: RateKey, file: RateFile): key is Trade => key in file.schedule.teams;

/** Whole where it is bought whole, and together what the bill has: rounded is what all phases so far need. */
export function partOf(
  { amount, unit, phases: shares }: CostLine,
  place: number,
  phases: readonly Phase[],
): number {
  const round = (value: number) => (isWhole(unit) ? Math.round(value) : Math.round(value * 10) / 10);
  const needed = (until: number) =>
    round(amount * phases.slice(0, until).reduce((sum, one) => sum + (shares[one] ?? 0), 0));
  return Math.round((needed(place + 1) - needed(place)) * 10) / 10;
}

/** One phase after another, as long as its longest trade or its least weeks. */
export function phasePlans(lines: readonly CostLine[], floors: number, file: RateFile): PhasePlan[] {
  const { weeks, teams, daysAWeek } = file.schedule;
  const phases = phasesOf(floors);
  let ended = 0;
  return phases.map((phase, place) => {
    const parts = lines.flatMap((line) => {
      const share = line.phases[phase] ?? 0;
      return share > 0 ? [{ line, share }] : [];
    });
    const work = parts.flatMap(({ line: { key, amount }, share }) =>
      isTrade(key, file) ? [{ key, days: amount * share }] : [],
    );
    // A file of one's own may say "each floor" of a work that the house has once.
    const { work: name, floor } = workOf(phase);
    const least = weeks[name].value * (floor === undefined && weeks[name].each === 'floor' ? floors : 1);
    const longest = work.map(({ key, days }) => days / (teams[key].value * daysAWeek.value));
    const lasts = Math.ceil(Math.max(least, ...longest));
    const from = ended + 1;
    ended += lasts;
    const hands = <Key extends RateKey>({ key, days }: { key: Key; days: number }): Hands<Key> => ({
      key,
      days: Math.ceil(days),
      people: Math.ceil(days / (lasts * daysAWeek.value)),
    });
    const sum = (of: 'cost' | 'costLow' | 'costHigh') =>
      parts.reduce((total, { line, share }) => total + line[of] * share, 0);
    return {
      phase,
      from,
      to: ended,
      low: sum('costLow'),
      likely: sum('cost'),
      high: sum('costHigh'),
      crew: work.map(hands),
      machines: parts.flatMap(({ line, share }) =>
        line.group === 'equipment' ? [hands({ key: line.key, days: line.amount * share })] : [],
      ),
      due: parts.flatMap(({ line }) => {
        const amount = partOf(line, place, phases);
        return line.group === 'material' && amount > 0 ? [{ key: line.key, unit: line.unit, amount }] : [];
      }),
    };
  });
}

/** A line of the bill in one phase: what of it is bought or worked then, and whole rupees. */
interface BillRow {
  phase: Phase;
  line: CostLine;
  amount: number;
  cost: number;
}

/** The bill by phase. Each row is rounded so that all so far are right to the rupee, and so is their sum. */
export function billRows(lines: readonly CostLine[], floors: number): BillRow[] {
  const phases = phasesOf(floors);
  let [exact, said] = [0, 0];
  return phases.flatMap((phase, place) =>
    lines.flatMap((line) => {
      const share = line.phases[phase] ?? 0;
      if (share <= 0) return [];
      exact += line.cost * share;
      const cost = Math.round(exact) - said;
      said += cost;
      return [{ phase, line, amount: partOf(line, place, phases), cost }];
    }),
  );
}

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
  // Half a rupee stays one: shares of it add up to a hair less.
  const whole = Math.round(Number(plans.reduce((sum, { likely }) => sum + likely, 0).toFixed(4)));
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
