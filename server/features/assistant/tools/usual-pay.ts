import type { PaidTrade } from '#domain/estimate/calculators/pay.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { hireOf } from '#domain/estimate/hire.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import { findTown } from '#server/platform/geo/city-suggestions.ts';
import { paidTradeAt } from '../intent/spoken/paid-trades.ts';
import { tidy } from '../intent/spoken/spoken-numbers.ts';
import type { ListingInput } from '../reading/listing-input.ts';
import { offeredIn } from '../reading/price-limit.ts';
import { type Asker, type Locale, rupees } from './base/tool.ts';
import { stateIn } from './wage-help.ts';

interface Range {
  low: number;
  high: number;
}
const skilled: Range = { low: 600, high: 1200 };
/** What they usually take for a day; the rates of Neev are the middle of it. */
const usual: Record<PaidTrade, Range> = {
  mason: skilled,
  helper: { low: 450, high: 650 },
  tiler: skilled,
  painter: { low: 600, high: 900 },
  plumber: skilled,
  electrician: skilled,
  carpenter: skilled,
  barBender: { low: 450, high: 1200 },
};
const from = 'yojoapp.com, 2026';
const isPaid = (name: string): name is PaidTrade => name in usual;

/** The trades that a text names, else those that are looked for: a mason and a helper have one list. */
function tradesOf(
  { kind, category }: Pick<ListingInput, 'kind' | 'category'>,
  question: string,
): PaidTrade[] {
  const tokens = tidy(question).split(' ');
  const named = tokens.map((_, at) => paidTradeAt(tokens, at)).find((one) => one !== undefined);
  if (named) return [named];
  if (kind === 'worker' && category === 'Construction') return ['mason', 'helper'];
  const [first] = Object.entries(hireOf).filter(
    ([, hired]) => hired.of === kind && hired.category === category,
  );
  return first && isPaid(first[0]) ? [first[0]] : [];
}

/** What a state pays beside the whole country. */
function factorOf(
  place: { pin?: string | undefined; state?: string | undefined },
  { places }: RateFile,
): number {
  const { pin = ' ', state = '' } = place;
  const fitting = Object.entries(places).filter(
    ([name, { pins }]) => name === state || pins.some((digits) => pin.startsWith(digits)),
  );
  return fitting.reduce((product, [, { labour }]) => product * labour, 1);
}

const rounded = (amount: number): number => Math.round(amount / 10) * 10;

interface Words {
  usual: (who: string, where: string | undefined, range: string) => string;
  above: (offered: string) => string;
  within: (offered: string) => string;
  below: (offered: string) => string;
}
const words: Record<Locale, Words> = {
  en: {
    usual: (who, where, range) =>
      `Usual pay${where ? ` in ${where}` : ''}, ${who}: **${range}** a day (${from}). Skill and town change it.`,
    above: (offered) => `${offered} is more than usual: ask two others for their price.`,
    within: (offered) => `${offered} is fair: within what is usual.`,
    below: (offered) => `${offered} is less than usual.`,
  },
  hi: {
    usual: (who, where, range) =>
      `${where ? `${where} में ` : ''}${who}, आम दिहाड़ी: **${range}** रोज़ (${from})। हुनर और शहर से बदलती है।`,
    above: (offered) => `${offered} आम से ज़्यादा है: दो और लोगों से भाव पूछिए।`,
    within: (offered) => `${offered} ठीक है: आम भाव के अंदर।`,
    below: (offered) => `${offered} आम से कम है।`,
  },
  hinglish: {
    usual: (who, where, range) =>
      `${where ? `${where} mein ` : ''}${who}, aam dihadi: **${range}** roz (${from}). Hunar aur shahar se badalti hai.`,
    above: (offered) => `${offered} aam se zyada hai: do aur logon se bhaav poochhiye.`,
    within: (offered) => `${offered} theek hai: aam bhaav ke andar.`,
    below: (offered) => `${offered} aam se kam hai.`,
  },
};

/** How a price stands beside what is usual. */
export function verdictOn(offered: number, { low, high }: Range, locale: Locale): string {
  const say = words[locale];
  const shown = rupees(offered);
  return offered > high ? say.above(shown) : offered < low ? say.below(shown) : say.within(shown);
}

/** What those who are looked for usually take for a day, and how the price that is asked about stands beside it. */
export function usualPay(
  asked: ListingInput,
  { locale, rates }: Pick<Asker, 'locale' | 'rates'>,
  where: string | undefined = asked.place,
): string[] {
  const { place, asked: question = '' } = asked;
  const pin = place && /^\d{3} ?\d{3}$/.test(place) ? place : place && findTown(place)?.pin;
  const state = place === undefined ? stateIn(question) : undefined;
  const factor = factorOf({ pin, state }, rates);
  const offered = offeredIn(question);
  return tradesOf(asked, question).flatMap((trade) => {
    const range = { low: rounded(usual[trade].low * factor), high: rounded(usual[trade].high * factor) };
    const amounts = `${rupees(range.low)}-${rupees(range.high)}`;
    const told = words[locale].usual(wordIn(locale, trade), where ?? state, amounts);
    return [...(offered === undefined ? [] : [verdictOn(offered, range, locale)]), told];
  });
}
