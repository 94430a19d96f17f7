import { type RateFile, shippedRates } from './rates.ts';

let inForce = shippedRates;

/** The operator's rates where there are any, else those of the program. */
export const ratesInForce = (): RateFile => inForce;

/** Called once, when a server begins. */
export function putRatesInForce(file: RateFile): void {
  inForce = file;
}
