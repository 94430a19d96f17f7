import '#web/shared/ui/fonts/scripts/bengali.css';

/** The areas of a draft; `web/shared/i18n/drafts.ts` sees to it that none is missing. */
export const catalogue = {
  shell: () => import('./shell.bn.ts'),
  problems: () => import('./problems.bn.ts'),
  search: () => import('./search.bn.ts'),
  site: () => import('./site.bn.ts'),
  account: () => import('./account.bn.ts'),
  dashboard: () => import('./dashboard.bn.ts'),
  registration: () => import('./registration.bn.ts'),
  providers: () => import('./providers.bn.ts'),
  products: () => import('./products.bn.ts'),
  categories: () => import('./categories.bn.ts'),
  chat: () => import('./chat.bn.ts'),
  notices: () => import('./notices.bn.ts'),
  hiring: () => import('./hiring.bn.ts'),
  hire: () => import('./hire.bn.ts'),
  offers: () => import('./offers.bn.ts'),
  work: () => import('./work.bn.ts'),
  hajri: () => import('./hajri.bn.ts'),
  calendar: () => import('./calendar.bn.ts'),
  trust: () => import('./trust.bn.ts'),
  rentals: () => import('./rentals.bn.ts'),
  voice: () => import('./voice.bn.ts'),
  words: () => import('./words.bn.ts'),
};
