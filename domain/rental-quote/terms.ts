const hourMs = 3_600_000;

/** Hours that are charged of a machine that came back late: begun ones count whole, and none within the grace. */
export function lateHours({
  due,
  back,
  graceMinutes,
}: {
  due: Date;
  back: Date;
  graceMinutes: number;
}): number {
  const late = back.getTime() - due.getTime();
  return late <= graceMinutes * 60_000 ? 0 : Math.ceil(late / hourMs);
}

/** What a machine costs and what comes with it. Whole rupees a machine. */
export interface RentTerms {
  perDay: number;
  perHour?: number | undefined;
  /** Seven days. */
  perWeek?: number | undefined;
  /** The least that is charged. */
  minHours?: number | undefined;
  /** Hours of work that a day's price holds. */
  dayHours: number;
  /** An hour of work beyond those of the day. */
  extraHour?: number | undefined;
  operator: 'none' | 'included' | 'extra';
  operatorPerDay?: number | undefined;
  /** Who fills the tank. */
  diesel: 'owner' | 'renter';
  /** What the owner asks for the diesel of an hour; none: it is in the price. */
  dieselPerHour?: number | undefined;
  /** For one trip there and back, of the whole hire. */
  transportBase?: number | undefined;
  freeKm?: number | undefined;
  perKm?: number | undefined;
  deposit?: number | undefined;
  gstPercent?: number | undefined;
}

/** Working days, or hours on end. */
export type Time = { days: number; half: boolean } | { hours: number };

export interface Wish {
  time: Time;
  count: number;
  /** Hours of work beyond those that the days hold, of each machine. */
  extraHours: number;
  withOperator: boolean;
  /** There and back; undefined where the site is not known. */
  km: number | undefined;
}
