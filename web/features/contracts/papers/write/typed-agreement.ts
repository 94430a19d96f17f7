import { gives } from '#contract/contracts/tenders.calls.ts';
import type { AgreementBody } from '#contract/contracts/work-contracts.calls.ts';
import { isInDayRange } from '#contract/day-range.ts';
import { decimalOf, rupeesOf, wholeOf } from '#contract/written.ts';
import { summed } from '#domain/contracts/agreed-bill.ts';
import type { Agreement } from '../contract-facts.ts';

/** What was typed, by field: `rate 12`, `ahead 3`, `retention`. As it stands in the draft on the device. */
export type Typed = Readonly<Record<string, string>>;
/** What is wrong with a field; the words stand in the catalogue `papers`. */
export type Fault = 'rate' | 'ahead' | 'retention' | 'defects' | 'from' | 'days';

const most = { rate: 100_000_000, retention: 10, defects: 24, days: 730 };
/** So many places has the rate of a bill. */
const places = 5;

/** The form as the agreement stands. */
export function startOf({ body }: Agreement): Typed {
  return {
    ...Object.fromEntries(body.bill.lines.map(({ no, rate }) => [`rate ${no}`, String(rate)])),
    ...Object.fromEntries(body.bill.stages.map(({ no, ahead }) => [`ahead ${no}`, String(ahead)])),
    ...Object.fromEntries(gives.map((what) => [what, body.gives[what] ?? ''])),
    retention: String(body.retentionPercent),
    defects: String(body.defectMonths),
    from: body.from,
    days: String(body.days),
    pay: body.pay,
    terms: body.terms ?? '',
    excluded: body.excluded ?? '',
  };
}

/** Rupees of one unit, as the bill has them; undefined for what is none. */
export function rateOf(typed: string | undefined): number | undefined {
  const rate = decimalOf(typed ?? '');
  if (rate === undefined || rate < 0 || rate > most.rate) return undefined;
  return Number(rate.toFixed(places));
}

const within = (typed: string | undefined, low: number, high: number): number | undefined => {
  const number = wholeOf(typed ?? '');
  return number === undefined || number < low || number > high ? undefined : number;
};

const sideOf = (typed: string | undefined) =>
  typed === 'customer' || typed === 'provider' ? typed : undefined;

/** The agreement as typed, with its bill summed again; what cannot be read stays as it was, and is named. */
export function readAgreement(
  typed: Typed,
  { body: old }: Agreement,
): { body: AgreementBody; faults: Readonly<Record<string, Fault>> } {
  const faults: Record<string, Fault> = {};
  const or = <T>(read: T | undefined, field: string, fault: Fault, before: T): T => {
    if (read === undefined) faults[field] = fault;
    return read ?? before;
  };
  const lines = old.bill.lines.map((line) => {
    const field = `rate ${line.no}`;
    return { ...line, rate: or(rateOf(typed[field]), field, 'rate', line.rate) };
  });
  const stages = old.bill.stages.map((stage) => {
    const field = `ahead ${stage.no}`;
    return { ...stage, ahead: or(rupeesOf(typed[field] ?? ''), field, 'ahead', stage.ahead) };
  });
  const bill = summed(lines, stages, old.bill.gstPercent);
  for (const { no, ahead, amount } of bill.stages)
    if (ahead < 0 || ahead > amount) faults[`ahead ${no}`] = 'ahead';
  const from = typed.from && isInDayRange(typed.from) ? typed.from : undefined;
  const terms = typed.terms?.trim();
  const excluded = typed.excluded?.trim();
  const body = {
    bill,
    pay: typed.pay === 'measured' ? ('measured' as const) : ('fixed' as const),
    retentionPercent: or(
      within(typed.retention, 0, most.retention),
      'retention',
      'retention',
      old.retentionPercent,
    ),
    defectMonths: or(within(typed.defects, 0, most.defects), 'defects', 'defects', old.defectMonths),
    from: or(from, 'from', 'from', old.from),
    days: or(within(typed.days, 1, most.days), 'days', 'days', old.days),
    gives: Object.fromEntries(gives.flatMap((what) => (sideOf(typed[what]) ? [[what, typed[what]]] : []))),
    clauses: old.clauses,
    ...(terms && { terms }),
    ...(excluded && { excluded }),
  };
  return { body, faults };
}
