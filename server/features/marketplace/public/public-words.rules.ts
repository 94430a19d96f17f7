import { categoryLabels } from '#content/categories/labels.ts';
import bnPlaces from '#content/places/bn.json' with { type: 'json' };
import hiPlaces from '#content/places/hi.json' with { type: 'json' };
import mrPlaces from '#content/places/mr.json' with { type: 'json' };
import taPlaces from '#content/places/ta.json' with { type: 'json' };
import tePlaces from '#content/places/te.json' with { type: 'json' };
import { messages as bn } from '#content/public-pages/bn.ts';
import { messages as en } from '#content/public-pages/en.ts';
import { messages as hi } from '#content/public-pages/hi.ts';
import { messages as mr } from '#content/public-pages/mr.ts';
import { messages as ta } from '#content/public-pages/ta.ts';
import { messages as te } from '#content/public-pages/te.ts';
import type { Category } from '#contract/marketplace/categories.ts';
import {
  type MachineCategory,
  type MachineKey,
  machineCategories,
  machineKeys,
} from '#contract/marketplace/trades.ts';
import { type PublicLanguage, publicLanguages } from '#contract/site/public.calls.ts';
import { askedLanguage } from '#server/platform/http/asked.ts';
import type { Addressed, Town } from './public-address.rules.ts';

export const wordsOf: Record<PublicLanguage, typeof en> = { en, hi, mr, bn, te, ta };

/** A machine's category goes by the name of its key. */
const machines = new Map<string, string>(machineKeys.map((key) => [machineCategories[key], key]));
type Labelled = Exclude<Category, MachineCategory> | MachineKey;
const categories: Record<PublicLanguage, Record<Labelled, string>> = categoryLabels;

type Names = Partial<Record<string, string>>;
const places: Record<PublicLanguage, Names> = {
  en: {},
  hi: hiPlaces,
  // Marathi writes many as Hindi does; its own table has the others.
  mr: { ...hiPlaces, ...mrPlaces },
  bn: bnPlaces,
  te: tePlaces,
  ta: taPlaces,
};

/** In its own script. */
export const ownNames: Record<PublicLanguage, string> = {
  en: 'English',
  hi: 'हिंदी',
  mr: 'मराठी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  ta: 'தமிழ்',
};

const offered: ReadonlySet<string> = new Set(publicLanguages);

/** What the address says, else what the reader's browser asks for. */
export const languageOf = (
  lang: PublicLanguage | undefined,
  headers: Parameters<typeof askedLanguage>[0],
): PublicLanguage => {
  const asked = askedLanguage(headers, offered);
  return lang ?? publicLanguages.find((language) => language === asked) ?? 'en';
};

/** What somebody does, by the first trade that they say, or what a machine is: the one place that names it. */
export function tradeName(
  language: PublicLanguage,
  {
    kind,
    category,
    trades: [said] = [],
  }: Pick<Addressed, 'kind' | 'category'> & Partial<Pick<Addressed, 'trades'>>,
) {
  const labels: Names = categories[language];
  if (said) return labels[said] ?? said;
  return kind === 'provider'
    ? wordsOf[language].shop
    : (labels[category] ?? labels[machines.get(category) ?? ''] ?? category);
}

export const placeName = (language: PublicLanguage, place: string): string =>
  Object.hasOwn(places[language], place) ? (places[language][place] ?? place) : place;

/** A town, its district, its state: each name once. */
export const wholePlace = (language: PublicLanguage, { town, district, state }: Town): string =>
  [...new Set([town, district, state])].map((place) => placeName(language, place)).join(', ');

/** ₹1,20,000 */
export const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;

/** @param day `YYYY-MM-DD` */
export const dateIn = (language: PublicLanguage, day: string): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  );
