/** What an estimate can be made with or without, each a switch of its own. */
export const extras = [
  'contractor',
  'architect',
  'septicTank',
  'sewer',
  'waterTanks',
  'terrace',
  'boundary',
  'connections',
  'sanction',
  'cess',
  'gst',
] as const;
export type Extra = (typeof extras)[number];

/** What the price of a square foot holds as builders and guides say it: without what lies round the house, and without taxes. */
export const usualExtras: readonly Extra[] = ['contractor', 'architect'];

/** A house has a septic tank or a sewer; a list that names both has the tank. */
export const together = (chosen: readonly Extra[]): Extra[] =>
  extras.filter((one) => chosen.includes(one) && !(one === 'sewer' && chosen.includes('septicTank')));

/** The list with one more, or without it; a tank takes the place of the sewer, and the sewer that of the tank. */
export function switched(chosen: readonly Extra[], extra: Extra, on: boolean): Extra[] {
  const other = extra === 'sewer' ? 'septicTank' : extra === 'septicTank' ? 'sewer' : undefined;
  const kept = chosen.filter((one) => one !== extra && !(on && one === other));
  return together(on ? [...kept, extra] : kept);
}
