import { type Unit, units } from '../../calculators/base/units.ts';

export interface Size {
  value: number;
  unit: Unit | undefined;
  /** The unit was said of a neighbour. */
  inherited?: boolean;
}
export const kindOf = ({ unit }: Size) => (unit === undefined ? undefined : units[unit].kind);

/** 10 x 12 ft is in feet throughout; 10 x 12 sq ft too, by mistake. */
export function inherit(sizes: Size[]): Size[] {
  if (sizes.length === 1) return sizes;
  const side = (unit: Unit | undefined): Unit | undefined =>
    unit === 'sqft' || unit === 'cft'
      ? 'ft'
      : unit === 'm2' || unit === 'm3'
        ? 'm'
        : unit === 'gaj'
          ? 'yard'
          : unit;
  return sizes.map((size, index) => {
    if (size.unit) return { value: size.value, unit: side(size.unit) };
    const next =
      sizes.slice(index).find(({ unit }) => unit) ?? sizes.slice(0, index).findLast(({ unit }) => unit);
    return { value: size.value, unit: side(next?.unit), inherited: true };
  });
}
