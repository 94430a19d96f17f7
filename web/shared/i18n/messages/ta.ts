import '#web/shared/ui/fonts/scripts/tamil.css';

/** The areas of a draft; `web/shared/i18n/drafts.ts` sees to it that none is missing. */
export const catalogue = {
  shell: () => import('./shell.ta.ts'),
  problems: () => import('./problems.ta.ts'),
  search: () => import('./search.ta.ts'),
  site: () => import('./site.ta.ts'),
  account: () => import('./account.ta.ts'),
  dashboard: () => import('./dashboard.ta.ts'),
  registration: () => import('./registration.ta.ts'),
  providers: () => import('./providers.ta.ts'),
  products: () => import('./products.ta.ts'),
  categories: () => import('./categories.ta.ts'),
  chat: () => import('./chat.ta.ts'),
  notices: () => import('./notices.ta.ts'),
  hiring: () => import('./hiring.ta.ts'),
  hire: () => import('./hire.ta.ts'),
  offers: () => import('./offers.ta.ts'),
  work: () => import('./work.ta.ts'),
  hajri: () => import('./hajri.ta.ts'),
  calendar: () => import('./calendar.ta.ts'),
  trust: () => import('./trust.ta.ts'),
  rentals: () => import('./rentals.ta.ts'),
  voice: () => import('./voice.ta.ts'),
  words: () => import('./words.ta.ts'),
};
