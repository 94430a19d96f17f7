import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** One bill, sealed prices, and their comparison. */
export const contractScreens: Screen[] = [
  {
    path: paths.priceQuote,
    access: 'user',
    messages: ['quotes', 'problems'],
    page: () =>
      lazyPage(() => import('#web/features/contracts/quotes/price-quote-page.tsx'), 'PriceQuotePage'),
  },
];
