import type { Messages } from './catalogues.ts';
import { type DraftLanguage, isDraft, type ShownLanguage, shownLanguages } from './languages.ts';

/** What a language must have before it is offered: where a worker goes, from the first screen to the day's pay. */
export const draftAreas = [
  'shell',
  'problems',
  'site',
  'account',
  'dashboard',
  'registration',
  'providers',
  'products',
  'categories',
  'chat',
  'notices',
  'hiring',
  'requests',
  'offers',
  'work',
  'ledger',
  'owed',
  'card',
  'calendar',
  'reviews',
  'rentals',
  'voice',
  'words',
] as const;

/** What a language may be offered without: the written contract, and what comes after a booking. */
const laterAreas = ['bill', 'compare', 'papers', 'quotes', 'site-book', 'tenders', 'settle'] as const;

/** Which of them a language has. A page asks for it before the catalogue has come, so it stands here too. */
const later: Record<DraftLanguage, readonly (typeof laterAreas)[number][]> = {
  mr: [],
  bn: [],
  te: laterAreas,
  ta: laterAreas,
};

export type DraftArea = (typeof draftAreas | typeof laterAreas)[number];

/** All areas that a language has words for. */
export const areasOf = (language: DraftLanguage): readonly DraftArea[] => [...draftAreas, ...later[language]];

type WordsOf<Area extends DraftArea> = () => Promise<{ messages: Messages<Area> }>;

export type DraftCatalogue = { [Area in (typeof draftAreas)[number]]: WordsOf<Area> } & {
  [Area in (typeof laterAreas)[number]]?: WordsOf<Area>;
};

/** The drafts that are complete; each is loaded with the first page that is read in it. */
export const drafts: Partial<Record<DraftLanguage, () => Promise<{ catalogue: DraftCatalogue }>>> = {
  mr: () => import('./messages/mr/catalogue.ts'),
  bn: () => import('./messages/bn/catalogue.ts'),
  te: () => import('./messages/te/catalogue.ts'),
  ta: () => import('./messages/ta/catalogue.ts'),
};

/** What the language menu offers. */
export const offeredLanguages: ShownLanguage[] = shownLanguages.filter(
  (language) => !isDraft(language) || language in drafts,
);
