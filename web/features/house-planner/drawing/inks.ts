import type { Shape } from '#domain/house/geometry/shapes.ts';

/** On screen white on indigo, as a blueprint; on paper ink on white. The attributes carry the look, so that a saved file has it. */
export const inks = {
  blueprint: {
    ground: '#182259',
    plot: '#8fa8ec',
    line: '#ffffff',
    thin: '#afc0ff',
    fill: '#1f2c73',
    open: '#182259',
    accent: '#ffc247',
    soft: '#d5dbf3',
    car: '#3d55c4',
  },
  paper: {
    ground: '#ffffff',
    plot: '#5a5f7b',
    line: '#141a3c',
    thin: '#5a5f7b',
    fill: '#f3f1e8',
    open: '#ffffff',
    accent: '#7a4b00',
    soft: '#3f4566',
    car: '#c3cff0',
  },
};
export type PlanLook = keyof typeof inks;
export type Ink = (typeof inks)['blueprint'];

type Drawn = Exclude<Shape, { shape: 'room' } | { shape: 'measure' }>;

export function lookOf(role: Drawn['role'], ink: Ink) {
  switch (role) {
    case 'plot':
      return { fill: 'none', stroke: ink.plot, strokeWidth: 0.05, strokeDasharray: '0.5 0.15 0.08 0.15' };
    case 'set-back':
      return { fill: 'none', stroke: ink.plot, strokeWidth: 0.02, strokeDasharray: '0.15 0.15' };
    case 'floor':
      return { fill: ink.fill };
    case 'open-floor':
      return { fill: ink.open, stroke: ink.thin, strokeWidth: 0.03, strokeDasharray: '0.2 0.12' };
    case 'wall':
    case 'inner-wall':
    case 'column':
      return { fill: ink.line };
    case 'railing':
    case 'stair':
      return { fill: 'none', stroke: ink.thin, strokeWidth: 0.03 };
    case 'window':
      return { fill: ink.ground, stroke: ink.line, strokeWidth: 0.04 };
    case 'car':
      return { fill: ink.car, rx: 0.4, opacity: 0.6 };
    default:
      return { fill: 'none', stroke: ink.accent, strokeWidth: 0.04 };
  }
}
