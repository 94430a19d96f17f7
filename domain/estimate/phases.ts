import type { CostLine } from './cost.ts';
import { type Phase, phases } from './phase-shares.ts';
import { isWhole } from './quantities.ts';
import type { Unit } from './quantity-rows.ts';
import type { RateFile, RateKey, Trade } from './rates.ts';

export interface Due {
  key: RateKey;
  unit: Unit;
  amount: number;
}

interface Crew {
  key: Trade;
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
  high: number;
  crew: Crew[];
  /** What must be there when the phase begins. */
  due: Due[];
}

const isTrade = (key: RateKey, file: RateFile): key is Trade => key in file.schedule.teams;

/** Whole where it is bought whole, and together what the bill has: rounded is what all phases so far need. */
function partOf({ amount, unit, phases: shares }: CostLine, phase: Phase): number {
  const round = (value: number) => (isWhole(unit) ? Math.round(value) : Math.round(value * 10) / 10);
  const needed = (until: number) =>
    round(amount * phases.slice(0, until).reduce((sum, one) => sum + (shares[one] ?? 0), 0));
  const place = phases.indexOf(phase);
  return Math.round((needed(place + 1) - needed(place)) * 10) / 10;
}

/** The bill and the crew of each phase, one phase after another, as long as its longest trade or its least weeks. */
export function phasePlans(lines: readonly CostLine[], floors: number, file: RateFile): PhasePlan[] {
  const { weeks, teams, daysAWeek } = file.schedule;
  let ended = 0;
  return phases.map((phase) => {
    const parts = lines.flatMap((line) => {
      const share = line.phases[phase] ?? 0;
      return share > 0 ? [{ line, share }] : [];
    });
    const work = parts.flatMap(({ line: { key, amount }, share }) =>
      isTrade(key, file) ? [{ key, days: amount * share }] : [],
    );
    const least = weeks[phase].value * (weeks[phase].each === 'floor' ? floors : 1);
    const longest = work.map(({ key, days }) => days / (teams[key].value * daysAWeek.value));
    const lasts = Math.ceil(Math.max(least, ...longest));
    const from = ended + 1;
    ended += lasts;
    const sum = (of: 'costLow' | 'costHigh') =>
      parts.reduce((total, { line, share }) => total + line[of] * share, 0);
    return {
      phase,
      from,
      to: ended,
      low: sum('costLow'),
      high: sum('costHigh'),
      crew: work.map(({ key, days }) => ({
        key,
        days: Math.ceil(days),
        people: Math.ceil(days / (lasts * daysAWeek.value)),
      })),
      due: parts.flatMap(({ line }) => {
        const amount = partOf(line, phase);
        return line.group === 'material' && amount > 0 ? [{ key: line.key, unit: line.unit, amount }] : [];
      }),
    };
  });
}
