import type { OwnDays, TakenDay } from '#contract/hiring/calendar.ts';

/** A unit's day; where its halves differ, one of `morning` and one of `afternoon`. */
export interface OwnDay extends Omit<TakenDay, 'state' | 'units'> {
  unit: string;
  no: number;
  label: string | null;
  state: 'free' | TakenDay['state'];
  rest: boolean;
}

const halves = ['morning', 'afternoon'] as const;

/** A row a unit and date, by number and date; two where the halves differ. */
export function rowsOf({ units, rest, taken }: OwnDays, dates: readonly string[]): OwnDay[] {
  const known = new Map<string, TakenDay[]>();
  for (const one of taken)
    for (const no of one.units) {
      const key = `${no} ${one.date}`;
      known.set(key, [...(known.get(key) ?? []), one]);
    }
  const resting = new Set(rest);
  return units.flatMap(({ _id: unit, no, label }) =>
    dates.flatMap((date): OwnDay[] => {
      const fixed = { unit, no, label, date, rest: resting.has(date) };
      const [whole, ...more] = known.get(`${no} ${date}`) ?? [];
      if (!whole) return [{ ...fixed, part: 'day', state: 'free' }];
      if (whole.part === 'day') return [takenRow(whole, fixed)];
      return halves.map((part) => {
        const half = [whole, ...more].find((one) => one.part === part);
        return half ? takenRow(half, fixed) : { ...fixed, part, state: 'free' };
      });
    }),
  );
}

function takenRow(day: TakenDay, fixed: Pick<OwnDay, 'unit' | 'no' | 'label' | 'rest'>): OwnDay {
  const { units: _, ...taken } = day;
  return { ...taken, ...fixed };
}
