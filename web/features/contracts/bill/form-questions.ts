import type { FormInput, RepairForm } from '#domain/estimate/bill/repair-forms.ts';
import { repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { toFeet, toMetres } from '../lines/site-units.ts';

/** What a question is measured in; the others count, or are a yes or no. */
const lengths = [
  'length',
  'width',
  'height',
  'wall',
  'wallHeight',
  'tileHeight',
  'gate',
  'dado',
  'cracks',
  'pipe',
];
const areas = ['ceiling', 'openings', 'outside', 'builtUp'];

export interface Question {
  name: string;
  /** None: it counts. */
  unit?: 'm' | 'm2';
  isSwitch: boolean;
  /** In the chosen measure. */
  low: number;
  high: number;
  usual: number;
}

const isSwitch = ([low, high]: FormInput): boolean => low === 0 && high === 1;
const unitOf = (name: string): Question['unit'] =>
  lengths.includes(name) ? 'm' : areas.includes(name) ? 'm2' : undefined;
const toTenth = (amount: number) => Math.round(amount * 10) / 10;

export function questionsOf(form: RepairForm, feet: boolean): Question[] {
  return Object.entries<FormInput>(repairForms[form].inputs).map(([name, limits]) => {
    const unit = isSwitch(limits) ? undefined : unitOf(name);
    const shown = (amount: number) => (unit && feet ? toTenth(toFeet(amount, unit)) : amount);
    const [low, high, usual] = limits;
    return {
      name,
      ...(unit && { unit }),
      isSwitch: isSwitch(limits),
      low: shown(low),
      high: shown(high),
      usual: shown(usual),
    };
  });
}

/** What was typed; NaN where it is no number. A comma may part the decimals. */
export const typedNumber = (text: string): number =>
  /^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

export const isWithin = (typed: string, { low, high }: Question): boolean => {
  const number = typedNumber(typed);
  return number >= low && number <= high;
};

/** The answers in metres; what is missing or out of range is as usual. */
export function answersOf(
  questions: readonly Question[],
  typed: Readonly<Record<string, string>>,
  feet: boolean,
): Record<string, number> {
  return Object.fromEntries(
    questions.map((question) => {
      const { name, unit, usual } = question;
      const said = typed[name];
      const amount = said !== undefined && isWithin(said, question) ? typedNumber(said) : usual;
      return [name, unit && feet ? toMetres(amount, unit) : amount];
    }),
  );
}

/** What was typed, in the other measure. */
export function inOtherMeasure(
  questions: readonly Question[],
  typed: Readonly<Record<string, string>>,
  toFeetNow: boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const unit = questions.find((question) => question.name === name)?.unit;
      const number = typedNumber(text);
      if (!unit || Number.isNaN(number)) return [name, text];
      return [name, String(toFeetNow ? toTenth(toFeet(number, unit)) : toMetres(number, unit))];
    }),
  );
}
