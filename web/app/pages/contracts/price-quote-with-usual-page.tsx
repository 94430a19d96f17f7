import { PriceQuotePage } from '#web/features/contracts/quotes/price-quote-page.tsx';

/** What knows usual costs comes beside the page, for a price that is one sum. */
const loadHouse = async () => (await import('./usual-of-lines.ts')).usualOfLines;

export const PriceQuoteWithUsualPage = () => <PriceQuotePage loadHouse={loadHouse} />;
