import { isObject } from './signed-token.ts';

export const cardKind = 'neev-card-1';

/** What every reader of a card learns. */
export interface CardOpen {
  /** PUBLIC_URL. */
  iss: string;
  vct: typeof cardKind;
  /** Seconds, as in `exp`. */
  iat: number;
  exp: number;
  name: string;
  /** Its last four digits; empty where the account has none. */
  phone: string;
  /** Ninety days of work in the twelve months before `to`, `YYYY-MM-DD`. */
  ninety: { yes: boolean; to: string; by: 'books' | 'with-outside' };
  status: { status_list: { idx: number; uri: string } };
}
/** Days of twelve months, half and full. */
export interface CardWork {
  /** `YYYY-MM` of the first month, or a day in it. */
  from: string;
  /** By trade, a number a month. */
  days: Record<string, number[]>;
  /** Days outside Neev. */
  outside: number;
  /** How many employers agreed in books. */
  employers: number;
  /** How many employers outside confirmed by a code. */
  outsideBy: number;
  /** How many days of those in books were signed on the employers' phones. */
  signed: number;
}
/** Whole rupees. */
export interface CardPay {
  agreed: number;
  received: number;
  owed: number;
}
export interface CardHidden {
  work: CardWork;
  pay: CardPay;
}
export type CardFacts = CardOpen & Partial<CardHidden>;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER;
const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

const isNinety = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.yes === 'boolean' &&
  isText(value.to, /^\d{4}-\d\d-\d\d$/) &&
  (value.by === 'books' || value.by === 'with-outside');

const isPlace = (value: unknown): boolean =>
  isObject(value) && isObject(value.status_list) && isCount(value.status_list.idx);

export function isCardOpen(value: unknown): value is CardOpen {
  if (!isObject(value) || value.vct !== cardKind || !isCount(value.iat) || !isCount(value.exp)) return false;
  const who = isText(value.name, /^[^\p{Cc}]{1,200}$/u) && isText(value.phone, /^(\d{4})?$/);
  return who && isNinety(value.ninety) && isPlace(value.status);
}

const isYear = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 12 && value.every(isCount);

/** What a hidden claim of this name must look like. */
const hiddenShapes: Record<keyof CardHidden, (value: Record<string, unknown>) => boolean> = {
  work: ({ from, days, outside, employers, outsideBy, signed }) =>
    isText(from, /^\d{4}-\d\d(-\d\d)?$/) &&
    isObject(days) &&
    Object.values(days).every(isYear) &&
    [outside, employers, outsideBy, signed].every(isCount),
  pay: ({ agreed, received, owed }) =>
    Number.isSafeInteger(agreed) && Number.isSafeInteger(received) && isCount(owed),
};

const isHiddenName = (name: string): name is keyof CardHidden => Object.hasOwn(hiddenShapes, name);

/** A hidden claim as it should be, by its name; undefined where it is not known or not so. */
export function findHidden(name: string, value: unknown): Partial<CardHidden> | undefined {
  const isRight = isHiddenName(name) && isObject(value) && hiddenShapes[name](value);
  return isRight ? { [name]: value } : undefined;
}
