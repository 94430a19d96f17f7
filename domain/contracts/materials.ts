import { isLineKey } from '../estimate/bill/line-keys.ts';
import { type Prices, takenOf } from '../estimate/bill/references.ts';
import { rateAt } from '../estimate/cost.ts';
import { rows } from '../estimate/quantity-rows.ts';
import type { RateKey } from '../estimate/rates.ts';
import { type Delivered, deliveredOf } from './passing.ts';
import { onceInOrder, type SiteEntry } from './site-entry.ts';
import type { Standing } from './standing.ts';

/** A line of the bill in force; a typed one has no key. */
export interface MaterialLine {
  no: number;
  stage: number;
  key?: string | undefined;
  quantity: number;
  brings: 'provider' | 'customer';
}
export interface MaterialStanding {
  material: string;
  unit: string;
  /** What the other side than who brought it grants, less what went back. */
  delivered: number;
  /** If every claim counted. */
  claimed: number;
  /** For the work that is agreed; null where nobody knows it. */
  needed: number | null;
  /** Beyond what that and the next stage take, with some waste: more than the site can use. */
  more: number;
  /** Below what the agreed work takes: a mix may be thin. */
  less: number;
}

/** How far a need may be missed either way; steel is weighed. */
const waste = (material: string): number => (material === 'steel' ? 0.05 : 0.08);

type Need = ReadonlyMap<RateKey, number>;

/** What so much of the lines takes of each material; null where a line of it is not known. */
function needOf(lines: readonly Pick<MaterialLine, 'key' | 'quantity'>[], { values }: Prices): Need | null {
  const need = new Map<RateKey, number>();
  for (const { key, quantity } of lines) {
    if (quantity <= 0) continue;
    const taken = key !== undefined && isLineKey(key) ? takenOf(key, values) : [];
    if (taken.length === 0) return null;
    for (const one of taken)
      if (one.group === 'material') need.set(one.key, (need.get(one.key) ?? 0) + one.amount * quantity);
  }
  return need;
}

/** The row of the rates that a delivery is of; undefined where it is something else, or counted otherwise. */
const findRow = ({ material, unit }: { material: string; unit: string }) =>
  rows.find((row) => row.group === 'material' && row.key === material && row.unit === unit);

const toTenth = (amount: number): number => Math.round(amount * 10) / 10;
const over = (amount: number): number => Math.max(0, Math.floor(amount));

interface Needs {
  agreed: Need | null;
  /** What is left of the next stage. */
  next: Need | null;
}

function materialStanding(delivery: Delivered, { agreed, next }: Needs): MaterialStanding {
  const { material, unit, granted, claimed } = delivery;
  const row = findRow(delivery);
  const needed = row && agreed ? (agreed.get(row.key) ?? 0) : null;
  const soon = row && next ? (next.get(row.key) ?? 0) : null;
  return {
    ...{ material, unit, delivered: granted, claimed },
    needed: needed === null ? null : toTenth(needed),
    more: needed === null || soon === null ? 0 : over(granted - (needed + soon) * (1 + waste(material))),
    less: needed === null ? 0 : over(needed * (1 - waste(material)) - granted),
  };
}

/** Whole rupees of what the provider brought and did not use yet, at the rates of the day. */
function unusedOf(deliveries: readonly Delivered[], need: Need, prices: Prices): number {
  const each = deliveries.map((one) => {
    const row = findRow(one);
    if (!row) return 0;
    const unused = Math.max(0, one.byProvider - (need.get(row.key) ?? 0));
    return Math.round(unused * rateAt(row, prices.file, prices).rate);
  });
  return each.reduce((sum, rupees) => sum + rupees, 0);
}

/**
 * Material that came against what the work takes. Silent where a line has no key, and of what is not in the rates;
 * a material is named once some of it came.
 */
export function materialsOf(
  entries: readonly SiteEntry[],
  lines: readonly MaterialLine[],
  { standing, prices }: { standing: Pick<Standing, 'lines' | 'next'>; prices: Prices },
): { materials: MaterialStanding[]; onSite: number } {
  const deliveries = deliveredOf(onceInOrder(entries));
  const stands = new Map(standing.lines.map(({ no, agreed }) => [no, agreed]));
  const agreed = lines.map((line) => ({ ...line, quantity: stands.get(line.no) ?? 0 }));
  const left = lines
    .filter(({ stage }) => stage === standing.next)
    .map((line) => ({ ...line, quantity: line.quantity - (stands.get(line.no) ?? 0) }));
  const needs = { agreed: needOf(agreed, prices), next: needOf(left, prices) };
  const byProvider = needOf(
    agreed.filter(({ brings }) => brings === 'provider'),
    prices,
  );
  return {
    materials: deliveries.map((delivery) => materialStanding(delivery, needs)),
    onSite: byProvider ? unusedOf(deliveries, byProvider, prices) : 0,
  };
}
