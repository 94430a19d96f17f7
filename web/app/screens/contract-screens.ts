import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** Bills of work, sealed prices for them, and what is agreed. */
export const contractScreens: Screen[] = [
  {
    path: paths.tender,
    access: 'user',
    messages: ['tenders', 'bill', 'hiring', 'problems'],
    page: () => lazyPage(() => import('#web/features/contracts/tenders/tender-page.tsx'), 'TenderPage'),
  },
  {
    path: paths.priceQuote,
    access: 'user',
    messages: ['quotes', 'bill', 'hiring', 'problems'],
    page: () =>
      lazyPage(() => import('#web/features/contracts/quotes/price-quote-page.tsx'), 'PriceQuotePage'),
  },
  {
    path: paths.contract,
    access: 'user',
    messages: ['papers', 'bill', 'hiring', 'problems'],
    page: () =>
      lazyPage(() => import('#web/features/contracts/papers/page/contract-page.tsx'), 'ContractPage'),
  },
];
