import { costOf, mixOf, type Part } from './mix.ts';
import type { RentTerms, Time, Wish } from './terms.ts';

/** `how` is the sum as figures, the same in every language. */
export interface QuoteLine {
  key: Part['key'] | 'job' | 'operator' | 'diesel' | 'transport' | 'gst';
  amount: number;
  how: string;
}

/** Whole rupees, rounded up; the deposit stands apart. */
export interface Quote {
  lines: QuoteLine[];
  total: number;
  deposit: number;
}

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
const figure = (count: number): string => count.toLocaleString('en-IN', { maximumFractionDigits: 2 });
const times = (factors: string[], count: number): string =>
  (count > 1 ? [...factors, figure(count)] : factors).join(' × ');

/** Days that a machine, or who drives it, is there. */
const daysOf = (time: Time, { dayHours }: RentTerms): number =>
  'days' in time ? time.days : Math.ceil(time.hours / dayHours);

/** Hours that the engine may run. */
function hoursOf({ time, extraHours }: Wish, { dayHours }: RentTerms): number {
  if ('hours' in time) return time.hours + extraHours;
  return time.days * (time.half ? dayHours / 2 : dayHours) + extraHours;
}

/** Rupees of an hour beyond those that the days hold. */
export const extraHourOf = ({ extraHour, perHour, perDay, dayHours }: RentTerms): number =>
  extraHour ?? perHour ?? Math.ceil(perDay / dayHours);

function rentLines(wish: Wish, terms: RentTerms): QuoteLine[] {
  const parts = mixOf(wish.time, terms);
  if (wish.extraHours > 0) {
    const rate = extraHourOf(terms);
    parts.push({ key: 'extra', of: wish.extraHours, rate });
  }
  return parts.map((part) => ({
    key: part.key,
    amount: costOf([part]) * wish.count,
    how: times([figure(part.of), rupees(part.rate)], wish.count),
  }));
}

function operatorLines(wish: Wish, terms: RentTerms): QuoteLine[] {
  const { operator, operatorPerDay } = terms;
  if (operator !== 'extra' || operatorPerDay === undefined || !wish.withOperator) return [];
  const days = daysOf(wish.time, terms);
  return [
    {
      key: 'operator',
      amount: days * operatorPerDay * wish.count,
      how: times([figure(days), rupees(operatorPerDay)], wish.count),
    },
  ];
}

function dieselLines(wish: Wish, terms: RentTerms): QuoteLine[] {
  if (terms.diesel !== 'owner' || terms.dieselPerHour === undefined) return [];
  const hours = hoursOf(wish, terms);
  return [
    {
      key: 'diesel',
      amount: Math.ceil(hours * terms.dieselPerHour) * wish.count,
      how: times([figure(hours), rupees(terms.dieselPerHour)], wish.count),
    },
  ];
}

function transportLines({ km }: Wish, { transportBase = 0, freeKm = 0, perKm = 0 }: RentTerms): QuoteLine[] {
  const paidKm = Math.max(0, Math.ceil(km ?? 0) - freeKm);
  const byKm = paidKm * perKm;
  if (transportBase + byKm === 0) return [];
  const parts = [
    ...(transportBase > 0 ? [rupees(transportBase)] : []),
    ...(byKm > 0 ? [`${figure(paidKm)} km × ${rupees(perKm)}`] : []),
  ];
  // The road is estimated from the straight line: the sum is about.
  return [{ key: 'transport', amount: transportBase + byKm, how: `≈ ${parts.join(' + ')}` }];
}

/**
 * All that a hire costs, line by line. A longer hire never costs less, and the mix of weeks, days and hours is never
 * dearer than days alone.
 */
export function quote(terms: RentTerms, wish: Wish): Quote {
  const lines = [
    ...rentLines(wish, terms),
    ...operatorLines(wish, terms),
    ...dieselLines(wish, terms),
    ...transportLines(wish, terms),
  ];
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { gstPercent = 0, deposit = 0 } = terms;
  const gst = Math.ceil((net * gstPercent) / 100);
  if (gst > 0) lines.push({ key: 'gst', amount: gst, how: `${figure(gstPercent)} %` });
  return { lines, total: net + gst, deposit: deposit * wish.count };
}

/** What two sides agree on for one machine, in the place of the terms' own price. */
export interface AgreedPrice {
  price: number;
  per: 'day' | 'job' | 'hour' | 'week';
}

/** All that a hire costs at an agreed price; a price of the whole job holds everything, the deposit still apart. */
export function quoteAt(terms: RentTerms, wish: Wish, agreed: AgreedPrice | undefined): Quote {
  if (!agreed) return quote(terms, wish);
  const { price, per } = agreed;
  if (per !== 'job')
    return quote(
      { ...terms, [({ day: 'perDay', hour: 'perHour', week: 'perWeek' } as const)[per]]: price },
      wish,
    );
  const { count } = wish;
  const total = price * count;
  const line: QuoteLine = { key: 'job', amount: total, how: times([rupees(price)], count) };
  return { lines: [line], total, deposit: (terms.deposit ?? 0) * count };
}

/** Working days or hours, as a quote counts them. */
export const timeOf = (dates: { days: number; part?: string | undefined } | { hours: number }): Time =>
  'hours' in dates
    ? { hours: dates.hours }
    : { days: dates.days, half: dates.part !== undefined && dates.part !== 'day' };

const roadFactor = 1.3;

/** Kilometres of road there and back, about. @param line the straight line, in km */
export const roundTrip = (line: number): number => Math.ceil(line * roadFactor * 2);
