/** Metres throughout. The origin is the plot's front left corner seen from the road: x runs along the road, y away from it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  depth: number;
}

export type Side = 'front' | 'rear' | 'left' | 'right';
export const areaOf = (rect: Rect) => rect.width * rect.depth;
/** To the centimetre. */
export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100;
export const squareFeet = (squareMetres: number) => squareMetres / 0.09290304;
export const feet = (metres: number) => metres / 0.3048;
