import shipped from '#content/rates.json' with { type: 'json' };
import type { AreaType, Finish } from '../house/model/answers.ts';

export type RateKey = keyof typeof shipped.rates;
export type CoefficientKey = keyof typeof shipped.coefficients;

/** Rupees for one unit; low and high are what it costs elsewhere or on another day. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
  /** Times so much at a finishing level. */
  finish?: Record<Finish, number>;
  /** Where they differ from the file's. */
  source?: string;
  date?: string;
}

/** One dated file; an operator may put another of the same shape in its place. */
export interface RateFile {
  date: string;
  currency: string;
  place: string;
  source: string;
  areaFactors: Record<AreaType, number>;
  /** Material, days or pieces for one unit of work; see quantities.ts for their units. */
  coefficients: Record<CoefficientKey, number>;
  rates: Record<RateKey, Rate>;
}

export const shippedRates: RateFile = shipped;
