import { PriceQuotePage } from '#web/features/contracts/quotes/price-quote-page.tsx';

/** What knows usual costs is heavy: it comes beside the page, for a price that is one sum. */
const loadHouse = async () => (await import('./house-of-bill.ts')).makeHouse;

export const PriceQuoteWithUsualPage = () => <PriceQuotePage loadHouse={loadHouse} />;
