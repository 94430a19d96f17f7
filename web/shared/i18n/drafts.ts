import type { Messages } from './catalogues.ts';
import { type DraftLanguage, isDraft, type ShownLanguage, shownLanguages } from './languages.ts';

/** What a language must have before it is offered: where a worker and a home-owner go, from the first screen to the contract and the day's pay. */
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
  'bill',
  'compare',
  'papers',
  'quotes',
  'site-book',
  'tenders',
  'settle',
  'claim-letter',
  'changes',
  'drawings',
  'house',
] as const;

export type DraftArea = (typeof draftAreas)[number];

export type DraftCatalogue = { [Area in DraftArea]: () => Promise<{ messages: Messages<Area> }> };

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
