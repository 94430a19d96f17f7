/** Every screen's address, once (docs/rules.md#access-1). */
export const paths = {
  home: '/',
  register: '/register',
  about: '/about',
  services: '/services',
  contact: '/contact',
  words: '/wrongWords',
  privacy: '/privacy',
  terms: '/terms',
  roles: '/roleSelectionPage',
  serviceChooser: '/roleSelectionPageHome',
  workerForm: '/labourForm',
  workers: '/workersPage',
  adminWorkers: '/adminWorkers',
  adminWorker: '/workerProfile',
  crewForm: '/groupOfWorkerForm',
  crews: '/groupOfWorkers',
  adminCrews: '/adminGroupOfWorkersList',
  adminCrew: '/groupProfile',
  contractorForm: '/contractorForm',
  contractors: '/contractors',
  adminContractors: '/ContractorList',
  adminContractor: '/contractorProfile',
  engineerForm: '/engineerForm',
  engineers: '/engineerPage',
  adminEngineers: '/Engineers',
  adminEngineer: '/engineerProfile',
  providerForm: '/rentalProviderForm',
  adminProviders: '/providers',
  adminProvider: '/providerProfile',
  helpedForm: '/registerSomebody',
  productForm: '/productRegister',
  products: '/product',
  product: '/productDashboard',
  availability: '/adminLabour',
  profile: '/profileDashbord',
  me: '/userDashbord',
  adminDashboard: '/adminDashboard',
  adminProducts: '/rentalProducts',
  adminProduct: '/aboutProduct',
  adminAudit: '/adminAudit',
  adminMessages: '/adminMessages',
  adminReports: '/adminReports',
  adminReport: '/adminReport',
  adminReviews: '/adminReviews',
  adminSuspended: '/adminSuspended',
  adminAccount: '/adminAccount',
  adminNoShows: '/adminNoShows',
  adminMarket: '/adminMarket',
  adminKnowledge: '/adminKnowledge',
  houseForm: '/mapForm',
  house: '/ThreedmapHouse',
  imageGenerator: '/pixisAi',
  assistant: '/aiChat',
  chat: '/chatDialog',
  hire: '/hire',
  myWork: '/myWork',
  jobRequest: '/jobRequest',
  booking: '/booking',
  hajriBook: '/hajriBook',
  hajriStatement: '/hajriStatement',
  wageClaim: '/wageClaim',
  workCard: '/workCard',
  bill: '/bill',
  tender: '/tender',
  priceQuote: '/priceQuote',
  compareQuotes: '/compareQuotes',
  contract: '/contract',
  site: '/site',
  calendar: '/calendar',
  stillFree: '/stillFree',
  voice: '/voice',
  voiceAccount: '/voice/account',
  voiceRegister: '/voice/register',
  voiceFree: '/voice/free',
  voiceJobs: '/voice/jobs',
  voiceHajri: '/voice/hajri',
  voiceChat: '/voice/chat',
  voiceWeek: '/voice/week',
  voiceCard: '/voice/card',
  voiceWork: '/voice/work',
  confirmSubscription: '/subscribe/confirm',
  unsubscribe: '/unsubscribe',
} as const;

/** A screen's address; no other text is one. */
export type PagePath = (typeof paths)[keyof typeof paths];
/** A screen's address with what it says of the screen, like `/booking?id=…`. */
export type PageAddress = PagePath | `${PagePath}${'?' | '#'}${string}`;

/** A screen's address with its search parameters, if there are any. */
export const addressWith = (path: PagePath, search: URLSearchParams): PageAddress =>
  search.size > 0 ? `${path}?${search.toString()}` : path;

const spelled = new Map<string, PagePath>(Object.values(paths).map((path) => [path.toLowerCase(), path]));

/** Paths are the same however they are spelled, with a stroke at their end or without. */
export const samePath = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';

/** Reads an address that came from elsewhere; undefined where it is no screen's. */
export function pageAddress(text: string): PageAddress | undefined {
  const end = text.search(/[?#]|$/);
  const path = text.startsWith('/') ? spelled.get(samePath(text.slice(0, end))) : undefined;
  return path && (`${path}${text.slice(end)}` as PageAddress);
}

/** One provider's profile. @param kind as the navigation state names it, like 'groupWorker' */
export const profileAddress = (kind: string, id: string): PageAddress =>
  `${paths.profile}?role=${kind}&id=${id}`;
export const productAddress = (id: string): PageAddress => `${paths.product}?id=${id}`;
/** Where news of hiring lead. */
export const newsAddress = (
  about: { kind: 'request' | 'booking' | 'book' | 'tender' | 'contract' | 'site'; _id: string } | undefined,
): PageAddress =>
  about === undefined
    ? paths.myWork
    : `${{ request: paths.jobRequest, booking: paths.booking, book: paths.hajriBook, tender: paths.tender, contract: paths.contract, site: paths.site }[about.kind]}?id=${about._id}`;
