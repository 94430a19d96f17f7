import '#web/shared/ui/fonts/scripts/telugu.css';

/** The areas of a draft; `web/shared/i18n/drafts.ts` sees to it that none is missing. */
export const catalogue = {
  shell: () => import('./shell.te.ts'),
  problems: () => import('./problems.te.ts'),
  search: () => import('./search.te.ts'),
  site: () => import('./site.te.ts'),
  account: () => import('./account.te.ts'),
  dashboard: () => import('./dashboard.te.ts'),
  registration: () => import('./registration.te.ts'),
  providers: () => import('./providers.te.ts'),
  products: () => import('./products.te.ts'),
  categories: () => import('./categories.te.ts'),
  chat: () => import('./chat.te.ts'),
  notices: () => import('./notices.te.ts'),
  hiring: () => import('./hiring.te.ts'),
  hire: () => import('./hire.te.ts'),
  offers: () => import('./offers.te.ts'),
  work: () => import('./work.te.ts'),
  hajri: () => import('./hajri.te.ts'),
  calendar: () => import('./calendar.te.ts'),
  trust: () => import('./trust.te.ts'),
  rentals: () => import('./rentals.te.ts'),
  voice: () => import('./voice.te.ts'),
  words: () => import('./words.te.ts'),
};
