import { gives } from '#contract/contracts/tenders.calls.ts';
import type { AgreementBody } from '#contract/contracts/work-contracts.calls.ts';
import { isInDayRange } from '#contract/day-range.ts';
import { exactRupeesOf, rupeesOf } from '#contract/written.ts';
import { summed } from '#domain/contracts/agreed-bill.ts';
import { mostRate, percentIn, wholeIn } from '../../typed-number.ts';
import type { Agreement } from '../contract-facts.ts';

/** What was typed, by field: `rate 12`, `ahead 3`, `retention`. As it stands in the draft on the device. */
export type Typed = Readonly<Record<string, string>>;
/** What is wrong with a field; the words stand in the catalogue `papers`. */
export type Fault = 'rate' | 'ahead' | 'retention' | 'defects' | 'from' | 'days';

const within = {
  retention: { min: 0, max: 10 },
  defects: { min: 0, max: 24 },
  days: { min: 1, max: 730 },
};
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
  const rate = exactRupeesOf(typed ?? '');
  if (rate === undefined || rate < 0 || rate > mostRate) return undefined;
  return Number(rate.toFixed(places));
}

const sideOf = (typed: string | undefined) =>
  typed === 'customer' || typed === 'provider' ? typed : undefined;

/** The agreement as typed, with its bill summed again; what cannot be read stays as it was, and is named. */
export function readAgreement(
  typed: Typed,
  { body: old }: Agreement,
): { body: AgreementBody; faults: Readonly<Record<string, Fault>> } {
  const faults: Record<string, Fault> = {};
  /** Names a field that cannot be read; its fault is called as the field, but for the numbers of lines and stages. */
  const or = <T>(field: string, read: T | undefined, before: T): T => {
    if (read === undefined) faults[field] = field.split(' ')[0] as Fault;
    return read ?? before;
  };
  const lines = old.bill.lines.map((line) => {
    const field = `rate ${line.no}`;
    return { ...line, rate: or(field, rateOf(typed[field]), line.rate) };
  });
  const stages = old.bill.stages.map((stage) => {
    const field = `ahead ${stage.no}`;
    return { ...stage, ahead: or(field, rupeesOf(typed[field] ?? ''), stage.ahead) };
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
    retentionPercent: or('retention', percentIn(typed.retention, within.retention), old.retentionPercent),
    defectMonths: or('defects', wholeIn(typed.defects, within.defects), old.defectMonths),
    from: or('from', from, old.from),
    days: or('days', wholeIn(typed.days, within.days), old.days),
    gives: Object.fromEntries(gives.flatMap((what) => (sideOf(typed[what]) ? [[what, typed[what]]] : []))),
    clauses: old.clauses,
    ...(terms && { terms }),
    ...(excluded && { excluded }),
  };
  return { body, faults };
}
