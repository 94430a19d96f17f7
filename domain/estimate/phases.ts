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
