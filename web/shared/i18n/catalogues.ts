// One catalogue an area and language, loaded with the first page of that area. English gives the shape:
// a sentence that Hindi lacks does not compile.
export const catalogues = {
  shell: { en: () => import('./messages/en/shell.ts'), hi: () => import('./messages/hi/shell.ts') },
  problems: { en: () => import('./messages/en/problems.ts'), hi: () => import('./messages/hi/problems.ts') },
  site: { en: () => import('./messages/en/site.ts'), hi: () => import('./messages/hi/site.ts') },
  about: { en: () => import('./messages/en/about.ts'), hi: () => import('./messages/hi/about.ts') },
  legal: { en: () => import('./messages/en/legal.ts'), hi: () => import('./messages/hi/legal.ts') },
  account: { en: () => import('./messages/en/account.ts'), hi: () => import('./messages/hi/account.ts') },
  dashboard: {
    en: () => import('./messages/en/dashboard.ts'),
    hi: () => import('./messages/hi/dashboard.ts'),
  },
  security: { en: () => import('./messages/en/security.ts'), hi: () => import('./messages/hi/security.ts') },
  providers: {
    en: () => import('./messages/en/providers.ts'),
    hi: () => import('./messages/hi/providers.ts'),
  },
  registration: {
    en: () => import('./messages/en/registration.ts'),
    hi: () => import('./messages/hi/registration.ts'),
  },
  identity: { en: () => import('./messages/en/identity.ts'), hi: () => import('./messages/hi/identity.ts') },
  products: { en: () => import('./messages/en/products.ts'), hi: () => import('./messages/hi/products.ts') },
  categories: {
    en: () => import('#content/categories/en.ts'),
    hi: () => import('#content/categories/hi.ts'),
  },
  assistant: {
    en: () => import('./messages/en/assistant.ts'),
    hi: () => import('./messages/hi/assistant.ts'),
  },
  images: { en: () => import('./messages/en/images.ts'), hi: () => import('./messages/hi/images.ts') },
  chat: { en: () => import('./messages/en/chat.ts'), hi: () => import('./messages/hi/chat.ts') },
  house: { en: () => import('./messages/en/house.ts'), hi: () => import('./messages/hi/house.ts') },
  changes: { en: () => import('./messages/en/changes.ts'), hi: () => import('./messages/hi/changes.ts') },
  drawings: { en: () => import('./messages/en/drawings.ts'), hi: () => import('./messages/hi/drawings.ts') },
  notices: { en: () => import('./messages/en/notices.ts'), hi: () => import('./messages/hi/notices.ts') },
  hiring: { en: () => import('./messages/en/hiring.ts'), hi: () => import('./messages/hi/hiring.ts') },
  requests: { en: () => import('./messages/en/requests.ts'), hi: () => import('./messages/hi/requests.ts') },
  offers: { en: () => import('./messages/en/offers.ts'), hi: () => import('./messages/hi/offers.ts') },
  work: { en: () => import('./messages/en/work.ts'), hi: () => import('./messages/hi/work.ts') },
  bill: { en: () => import('./messages/en/bill.ts'), hi: () => import('./messages/hi/bill.ts') },
  tenders: { en: () => import('./messages/en/tenders.ts'), hi: () => import('./messages/hi/tenders.ts') },
  papers: { en: () => import('./messages/en/papers.ts'), hi: () => import('./messages/hi/papers.ts') },
  'site-book': {
    en: () => import('./messages/en/site-book.ts'),
    hi: () => import('./messages/hi/site-book.ts'),
  },
  ledger: { en: () => import('./messages/en/ledger.ts'), hi: () => import('./messages/hi/ledger.ts') },
  owed: { en: () => import('./messages/en/owed.ts'), hi: () => import('./messages/hi/owed.ts') },
  'claim-letter': {
    en: () => import('./messages/en/claim-letter.ts'),
    hi: () => import('./messages/hi/claim-letter.ts'),
  },
  card: { en: () => import('./messages/en/card.ts'), hi: () => import('./messages/hi/card.ts') },
  settle: { en: () => import('./messages/en/settle.ts'), hi: () => import('./messages/hi/settle.ts') },
  calendar: { en: () => import('./messages/en/calendar.ts'), hi: () => import('./messages/hi/calendar.ts') },
  rentals: { en: () => import('./messages/en/rentals.ts'), hi: () => import('./messages/hi/rentals.ts') },
  reviews: { en: () => import('./messages/en/reviews.ts'), hi: () => import('./messages/hi/reviews.ts') },
  voice: { en: () => import('./messages/en/voice.ts'), hi: () => import('./messages/hi/voice.ts') },
  words: { en: () => import('./messages/en/words.ts'), hi: () => import('./messages/hi/words.ts') },
  quotes: { en: () => import('./messages/en/quotes.ts'), hi: () => import('./messages/hi/quotes.ts') },
  compare: { en: () => import('./messages/en/compare.ts'), hi: () => import('./messages/hi/compare.ts') },
  market: { en: () => import('./messages/en/market.ts'), hi: () => import('./messages/hi/market.ts') },
  admin: { en: () => import('./messages/en/admin.ts'), hi: () => import('./messages/hi/admin.ts') },
};

type Catalogues = typeof catalogues;

export type MessageArea = keyof Catalogues;

export type Messages<Area extends MessageArea> = Awaited<ReturnType<Catalogues[Area]['en']>>['messages'];
