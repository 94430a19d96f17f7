import { feet } from '#domain/house/model/rect.ts';

/** To the centimetre. */
export const metres = (length: number) => length.toFixed(2);

/** To the inch: `11'-4"`. */
export function feetAndInches(length: number): string {
  const inches = Math.round(feet(length) * 12);
  return `${Math.floor(inches / 12)}'-${inches % 12}"`;
}

/** Of a height over the ground: `+0.45`, `±0.00`. */
export const level = (height: number) =>
  Math.abs(height) < 0.005 ? '±0.00' : `${height > 0 ? '+' : '−'}${metres(Math.abs(height))}`;
