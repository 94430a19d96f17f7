// One catalogue an area and language, loaded with the first page of that area. English gives the shape:
// a sentence that Hindi lacks does not compile.
export const catalogues = {
  shell: { en: () => import('./messages/shell.en.ts'), hi: () => import('./messages/shell.hi.ts') },
  problems: { en: () => import('./messages/problems.en.ts'), hi: () => import('./messages/problems.hi.ts') },
  search: { en: () => import('./messages/search.en.ts'), hi: () => import('./messages/search.hi.ts') },
  site: { en: () => import('./messages/site.en.ts'), hi: () => import('./messages/site.hi.ts') },
  about: { en: () => import('./messages/about.en.ts'), hi: () => import('./messages/about.hi.ts') },
  legal: { en: () => import('./messages/legal.en.ts'), hi: () => import('./messages/legal.hi.ts') },
  account: { en: () => import('./messages/account.en.ts'), hi: () => import('./messages/account.hi.ts') },
  dashboard: {
    en: () => import('./messages/dashboard.en.ts'),
    hi: () => import('./messages/dashboard.hi.ts'),
  },
  security: { en: () => import('./messages/security.en.ts'), hi: () => import('./messages/security.hi.ts') },
  providers: {
    en: () => import('./messages/providers.en.ts'),
    hi: () => import('./messages/providers.hi.ts'),
  },
  registration: {
    en: () => import('./messages/registration.en.ts'),
    hi: () => import('./messages/registration.hi.ts'),
  },
  products: { en: () => import('./messages/products.en.ts'), hi: () => import('./messages/products.hi.ts') },
  categories: {
    en: () => import('./messages/categories.en.ts'),
    hi: () => import('./messages/categories.hi.ts'),
  },
  assistant: {
    en: () => import('./messages/assistant.en.ts'),
    hi: () => import('./messages/assistant.hi.ts'),
  },
  images: { en: () => import('./messages/images.en.ts'), hi: () => import('./messages/images.hi.ts') },
  chat: { en: () => import('./messages/chat.en.ts'), hi: () => import('./messages/chat.hi.ts') },
  house: { en: () => import('./messages/house.en.ts'), hi: () => import('./messages/house.hi.ts') },
  notices: { en: () => import('./messages/notices.en.ts'), hi: () => import('./messages/notices.hi.ts') },
  hiring: { en: () => import('./messages/hiring.en.ts'), hi: () => import('./messages/hiring.hi.ts') },
  hire: { en: () => import('./messages/hire.en.ts'), hi: () => import('./messages/hire.hi.ts') },
  offers: { en: () => import('./messages/offers.en.ts'), hi: () => import('./messages/offers.hi.ts') },
  work: { en: () => import('./messages/work.en.ts'), hi: () => import('./messages/work.hi.ts') },
  hajri: { en: () => import('./messages/hajri.en.ts'), hi: () => import('./messages/hajri.hi.ts') },
  calendar: { en: () => import('./messages/calendar.en.ts'), hi: () => import('./messages/calendar.hi.ts') },
  rentals: { en: () => import('./messages/rentals.en.ts'), hi: () => import('./messages/rentals.hi.ts') },
  trust: { en: () => import('./messages/trust.en.ts'), hi: () => import('./messages/trust.hi.ts') },
  voice: { en: () => import('./messages/voice.en.ts'), hi: () => import('./messages/voice.hi.ts') },
  words: { en: () => import('./messages/words.en.ts'), hi: () => import('./messages/words.hi.ts') },
  admin: { en: () => import('./messages/admin.en.ts'), hi: () => import('./messages/admin.hi.ts') },
};

type Catalogues = typeof catalogues;

export type MessageArea = keyof Catalogues;

export type Messages<Area extends MessageArea> = Awaited<ReturnType<Catalogues[Area]['en']>>['messages'];
