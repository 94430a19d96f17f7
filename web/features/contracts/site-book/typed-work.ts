import type { BillLine } from '#contract/contracts/bill.ts';
import { decimalOf } from '#contract/written.ts';
import { inFeet } from '../lines/site-units.ts';
import { quantityIn } from '../measures.ts';

type Line = Pick<BillLine, 'no' | 'unit' | 'quantity'>;

/** A quantity as a site counts it, as a field has it. */
export const typedOf = (quantity: number, { unit }: Line): string =>
  String(quantityIn(quantity, unit, 'feet'));

/** What was typed as sites count, in the unit of the bill; what nobody changed is exactly what stands, the whole the bill's. */
function quantityOf(typed: string, { unit, quantity }: Line, stands: number | undefined): number | undefined {
  const value = decimalOf(typed);
  if (value === undefined) return undefined;
  if (stands && value === quantityIn(stands, unit, 'feet')) return stands;
  if (value === quantityIn(quantity, unit, 'feet')) return quantity;
  return Math.round((value / (inFeet[unit] ?? 1)) * 1000) / 1000;
}

export type Wrong = 'quantity-invalid' | 'over-bill';

export interface ReadWork {
  lines: { line: number; quantity: number }[];
  /** What is wrong, by the number of its line. */
  wrong: ReadonlyMap<number, Wrong>;
}

/**
 * Reads how far each line stands; an empty field says nothing of its line.
 * @param stands what the fields began with: feet are rounded, and would say another quantity
 */
export function readWork(
  lines: readonly Line[],
  typed: ReadonlyMap<number, string>,
  stands: ReadonlyMap<number, number> = new Map(),
): ReadWork {
  const wrong = new Map<number, Wrong>();
  const said = lines.flatMap((line) => {
    const text = typed.get(line.no)?.trim() ?? '';
    if (text === '') return [];
    const quantity = quantityOf(text, line, stands.get(line.no));
    if (quantity === undefined) wrong.set(line.no, 'quantity-invalid');
    else if (quantity > line.quantity) wrong.set(line.no, 'over-bill');
    return quantity === undefined ? [] : [{ line: line.no, quantity }];
  });
  return { lines: said, wrong };
}
