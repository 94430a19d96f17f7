import { known, lengthUnits } from './land-units.ts';

const devanagari = '०१२३४५६७८९';
const number = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const pair = new RegExp(`^${number} ?([^\\d ]*?) ?(?:x|×|\\*|✕|by|into|गुणा) ?${number} ?([^\\d ]*)$`, 'u');
export const single = new RegExp(`^${number} ?(.*)$`, 'u');

export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[०-९]/gu, (digit) => String(devanagari.indexOf(digit)))
    .replaceAll(/(\d),(?=\d)/g, '$1')
    .replaceAll('²', '2')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function sides(text: string): [number, number] | null {
  const [, first, unitBefore = '', second, unitAfter = ''] = pair.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const clean = (unit: string) => unit.replaceAll('.', '');
  const last = clean(unitAfter) || clean(unitBefore) || 'ft';
  const unit = known(lengthUnits, last);
  const before = known(lengthUnits, clean(unitBefore) || last);
  return unit === undefined || before === undefined ? null : [Number(first) * before, Number(second) * unit];
}
