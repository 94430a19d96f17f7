import type { RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import { decimalOf, rupeesOf } from '#contract/written.ts';

/** Figures of the terms, in the form's order. */
export const figures = {
  price: ['stock', 'perDay', 'perHour', 'perWeek', 'minHours', 'dayHours', 'extraHour'],
  road: ['transportBase', 'freeKm', 'perKm'],
  safety: ['deposit', 'latePerHour', 'graceMinutes', 'bufferMinutes', 'gstPercent'],
} as const;

export type FigureName = (typeof figures)[keyof typeof figures][number] | 'operatorPerDay' | 'dieselPerHour';

export interface TermsValues extends Record<FigureName, string> {
  operator: RentTermsRecord['operator'];
  diesel: RentTermsRecord['diesel'];
  downtimeStops: boolean;
}

const names: FigureName[] = [
  ...figures.price,
  ...figures.road,
  ...figures.safety,
  'operatorPerDay',
  'dieselPerHour',
];

const typed = (figure: number | undefined): string => (figure === undefined ? '' : String(figure));

/** Terms as the form shows them. */
export const valuesOf = (terms: RentTermsRecord): TermsValues => ({
  ...(Object.fromEntries(names.map((name) => [name, typed(terms[name])])) as Record<FigureName, string>),
  operator: terms.operator,
  diesel: terms.diesel,
  downtimeStops: terms.downtimeStops,
});

/** The body of `PUT /rentTerms`; what cannot be read goes as it was typed, for the server to name it. */
export function termsBody({ operator, diesel, downtimeStops, ...figure }: TermsValues) {
  const said = names.flatMap((name): [string, number | string][] => {
    const text = figure[name].trim();
    return text === '' ? [] : [[name, rupeesOf(text) ?? decimalOf(text) ?? text]];
  });
  return { ...Object.fromEntries(said), operator, diesel, downtimeStops };
}
