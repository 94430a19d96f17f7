import type { Plan } from '../house/model/model.ts';
import { mean } from './phase-shares.ts';
import { placeFactor } from './place.ts';
import { type Quantity, quantitiesOf } from './quantities.ts';
import { type Extra, extras, together, usualExtras } from './quantity-rows.ts';
import type { RateFile, RateKey } from './rates.ts';

/** A quantity with its price: rupees. The range is that of the rate; amounts have their own. */
export interface CostLine extends Quantity {
  rate: number;
  rateLow: number;
  rateHigh: number;
  cost: number;
  costLow: number;
  costHigh: number;
  source: string;
  date: string;
  /** The user's own rate stands in place of the file's. */
  changed: boolean;
}

/** A switch of the estimate, and what it adds or would add. */
export interface ExtraCost {
  extra: Extra;
  on: boolean;
  low: number;
  high: number;
  /** Not due: a tax below its limit, or on work that no contractor does. */
  due: boolean;
}

export interface Estimate {
  lines: CostLine[];
  extras: ExtraCost[];
  low: number;
  likely: number;
  high: number;
  /** As far as real bills stray from it. */
  reach: { low: number; high: number };
  perSquareFoot: number;
  date: string;
}

/** Rupees a unit that the user has set; they are taken as they are, without finish or place. */
export type RateChanges = Partial<Record<RateKey, number>>;
/** The user's own rates, what the house is reckoned with, and a place of the file. */
export type Wanted = RateChanges & { extras?: readonly Extra[]; place?: string | undefined };

/** A first estimate and the final bill differ by as much either way. */
const stray = 0.15;
const oneLakh = 100_000;

const isOwn = (rate: number | undefined): rate is number =>
  rate !== undefined && Number.isFinite(rate) && rate > 0;

/** How finely and where a house is built. */
type Built = Pick<Plan['answers'], 'finish' | 'areaType'>;

/** Rupees for one unit at a house and its place; the user's own rate goes before the file's. */
export function rateAt(
  { key, group }: Pick<Quantity, 'key' | 'group'>,
  file: RateFile,
  { answers, wanted }: { answers: Built; wanted: Wanted },
): Pick<CostLine, 'rate' | 'rateLow' | 'rateHigh' | 'changed'> {
  const known = file.rates[key];
  const own = wanted[key];
  const changed = isOwn(own);
  const factor = changed
    ? own / known.rate
    : (known.finish?.[answers.finish] ?? 1) *
      file.areaFactors[answers.areaType] *
      placeFactor(wanted.place, group, file);
  return { rate: known.rate * factor, rateLow: known.low * factor, rateHigh: known.high * factor, changed };
}

function priced(
  quantity: Quantity,
  file: RateFile,
  { plan, wanted }: { plan: Plan; wanted: Wanted },
): CostLine {
  const known = file.rates[quantity.key];
  const rates = rateAt(quantity, file, { answers: plan.answers, wanted });
  return {
    ...quantity,
    ...rates,
    cost: quantity.amount * rates.rate,
    costLow: quantity.amount * rates.rateLow,
    costHigh: quantity.amount * rates.rateHigh,
    source: known.source ?? file.source,
    date: known.date ?? file.date,
  };
}

const sumOf = (lines: readonly CostLine[], of: 'cost' | 'costLow' | 'costHigh') =>
  lines.reduce((total, line) => total + line[of], 0);

/** A tax on a sum: rupees for each lakh of it. */
function taxLine(
  key: 'cess' | 'gst',
  taxed: readonly CostLine[],
  of: { file: RateFile; wanted: Wanted },
): CostLine {
  const known = of.file.rates[key];
  const own = of.wanted[key];
  const changed = isOwn(own);
  const rate = changed ? own : known.rate;
  const [amount, low, high] = (['cost', 'costLow', 'costHigh'] as const).map(
    (sum) => sumOf(taxed, sum) / oneLakh,
  ) as [number, number, number];
  return {
    key,
    group: 'beside',
    unit: 'lakh',
    amount,
    low,
    high,
    formula: `taxed ${amount.toFixed(2)}`,
    sources: [],
    phases: mean(taxed.map((line) => [line.phases, line.cost] as const)),
    extra: key,
    rate,
    rateLow: rate,
    rateHigh: rate,
    cost: amount * rate,
    costLow: low * rate,
    costHigh: high * rate,
    source: known.source ?? of.file.source,
    date: known.date ?? of.file.date,
    changed,
  };
}

/** What the law takes its share of: the building without its plans' fees at the office, and the builder's bill. */
function taxesOf(lines: readonly CostLine[], of: { file: RateFile; wanted: Wanted }): CostLine[] {
  const building = lines.filter(({ extra }) => extra !== 'sanction');
  const billed = building.filter(({ group, extra }) => group !== 'fees' || extra === 'contractor');
  const byContractor = billed.some(({ extra }) => extra === 'contractor');
  return [
    ...(sumOf(building, 'cost') > of.file.coefficients.cessFrom.value ? [taxLine('cess', building, of)] : []),
    ...(byContractor ? [taxLine('gst', billed, of)] : []),
  ];
}

export function estimateOf(plan: Plan, file: RateFile, wanted: Wanted = {}): Estimate {
  const on = together(wanted.extras ?? usualExtras);
  const isOn = ({ extra }: CostLine) => extra === undefined || on.includes(extra);
  const all = quantitiesOf(plan, file).map((quantity) => priced(quantity, file, { plan, wanted }));
  const built = all.filter(isOn);
  const taxes = taxesOf(built, { file, wanted });
  const lines = [...built, ...taxes.filter(isOn)];
  // Half a rupee is one in whatever order it was added up.
  const likely = Number(sumOf(lines, 'cost').toFixed(4));
  return {
    lines,
    extras: extras.map((extra) => {
      const own = [...all, ...taxes].filter((line) => line.extra === extra);
      const [low, high] = [sumOf(own, 'costLow'), sumOf(own, 'costHigh')];
      return { extra, on: on.includes(extra), low, high, due: own.length > 0 };
    }),
    low: sumOf(lines, 'costLow'),
    likely,
    high: sumOf(lines, 'costHigh'),
    reach: { low: likely * (1 - stray), high: likely * (1 + stray) },
    perSquareFoot: (likely / plan.areas.builtUp) * 0.09290304,
    date: file.date,
  };
}

/** Whole lakhs, as the panel says them. */
export const lakhs = (rupees: number) => Math.round(rupees / oneLakh);
