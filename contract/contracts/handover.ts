/** What both look at when the work is handed over. */
export const handoverItems = [
  'lines',
  'walls',
  'floors',
  'doors',
  'water',
  'drains',
  'power',
  'damp',
  'roof',
  'paint',
  'clean',
  'keys',
] as const;
export type HandoverItem = (typeof handoverItems)[number];
