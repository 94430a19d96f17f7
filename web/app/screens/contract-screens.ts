import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** Bills of work, sealed prices for them, and what is agreed. */
export const contractScreens: Screen[] = [
  {
    // A guest makes the bill first, and logs in to ask.
    path: paths.bill,
    access: 'anyone',
    messages: ['bill', 'tenders', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/contracts/bill-with-house-page.tsx'), 'BillWithHousePage'),
  },
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
      lazyPage(() => import('../pages/contracts/price-quote-with-usual-page.tsx'), 'PriceQuoteWithUsualPage'),
  },
  {
    path: paths.compareQuotes,
    access: 'user',
    messages: ['compare', 'quotes', 'papers', 'bill', 'problems'],
    page: () =>
      lazyPage(
        () => import('#web/features/contracts/comparison/compare-quotes-page.tsx'),
        'CompareQuotesPage',
      ),
  },
  {
    path: paths.contract,
    access: 'user',
    messages: ['papers', 'bill', 'hiring', 'reviews', 'problems'],
    page: () => lazyPage(() => import('../pages/contracts/own-contract-page.tsx'), 'OwnContractPage'),
  },
  {
    path: paths.site,
    access: 'user',
    messages: ['site-book', 'ledger', 'bill', 'problems'],
    page: () => lazyPage(() => import('#web/features/contracts/site-book/site-page.tsx'), 'SitePage'),
  },
];
