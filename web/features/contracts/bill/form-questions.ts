import { decimalOf } from '#contract/written.ts';
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

/** The number of an answer; undefined where it is none, or out of range. */
function amountOf(typed: string, { low, high }: Question): number | undefined {
  const amount = decimalOf(typed);
  return amount !== undefined && amount >= low && amount <= high ? amount : undefined;
}

export const isWithin = (typed: string, question: Question): boolean =>
  amountOf(typed, question) !== undefined;

/** Whether some answer is shown as wrong. */
export const isSomeWrong = (
  questions: readonly Question[],
  typed: Readonly<Record<string, string>>,
): boolean =>
  questions.some((question) => {
    const said = typed[question.name];
    return said !== undefined && !isWithin(said, question);
  });

/** The answers in metres; what is missing or out of range is as usual. */
export function answersOf(
  questions: readonly Question[],
  typed: Readonly<Record<string, string>>,
  feet: boolean,
): Record<string, number> {
  return Object.fromEntries(
    questions.map((question) => {
      const { name, unit, usual } = question;
      const amount = amountOf(typed[name] ?? '', question) ?? usual;
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
      const number = decimalOf(text);
      if (!unit || number === undefined) return [name, text];
      return [name, String(toFeetNow ? toTenth(toFeet(number, unit)) : toMetres(number, unit))];
    }),
  );
}
