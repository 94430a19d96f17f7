import type { Messages } from './catalogues.ts';
import { type DraftLanguage, isDraft, type ShownLanguage, shownLanguages } from './languages.ts';

/** What a language must have before it is offered: where a worker goes, from the first screen to the day's pay. */
export const draftAreas = [
  'shell',
  'problems',
  'search',
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
  'hire',
  'offers',
  'work',
  'hajri',
  'calendar',
  'trust',
  'rentals',
  'voice',
  'words',
] as const;

export type DraftArea = (typeof draftAreas)[number];

export type DraftCatalogue = { [Area in DraftArea]: () => Promise<{ messages: Messages<Area> }> };

/** The drafts that are complete; each is loaded with the first page that is read in it. */
export const drafts: Partial<Record<DraftLanguage, () => Promise<{ catalogue: DraftCatalogue }>>> = {
  mr: () => import('./messages/mr.ts'),
  bn: () => import('./messages/bn.ts'),
  te: () => import('./messages/te.ts'),
  ta: () => import('./messages/ta.ts'),
};

/** What the language menu offers. */
export const offeredLanguages: ShownLanguage[] = shownLanguages.filter(
  (language) => !isDraft(language) || language in drafts,
);
