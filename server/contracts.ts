import type { RateFile } from '#domain/estimate/rates.ts';
import type { Chat } from './features/chat/chat.rules.ts';
import { postPaperCard } from './features/chat/conversations/offer-card.rules.ts';
import type { Asked, Contracts, ContractsByClock } from './features/contracts/contracts.ts';
import { paperRoutes } from './features/contracts/papers/paper.routes.ts';
import { siteRoutes } from './features/contracts/site-book/site.routes.ts';
import { quoteRoutes } from './features/contracts/tenders/quote.routes.ts';
import { tenderRoutes } from './features/contracts/tenders/tender.routes.ts';
import { makePricesFor } from './features/contracts/tenders/usual-prices.rules.ts';
import { findListings, listingsOf } from './features/hiring/calendar/units/listing.data.ts';
import type { Hiring, Listing } from './features/hiring/hiring.ts';
import { findNearby } from './features/hiring/requests/request-reach.data.ts';
import type { Register } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** What time does to tenders works with less: nobody asks. */
export const makeContractsByClock = (services: Services): ContractsByClock => ({
  services,
  now: () => new Date(),
});

const asAsked = ({ ref, userId, name, lat, lng, phone }: Listing): Asked => ({
  ref,
  userId,
  name,
  lat,
  lng,
  phone,
});

/** Contracts, with what they need of hiring. */
export const makeContracts = (hiring: Hiring, chat: Chat): Contracts => ({
  services: hiring.services,
  now: () => hiring.now(),
  findListings: async (db, ids) => (await findListings(db, ids)).map(asAsked),
  listingsOf: async (db, userId) => (await listingsOf(db, userId)).map(asAsked),
  findNearby: async (db, { of, category, ...around }, limit) => {
    const wanted = [{ of, category, tradeNear: false }];
    return (await findNearby(db, { ...around, wanted, limit, available: false })).map(({ id }) => id);
  },
  blockedAmong: hiring.blockedAmong,
  postPaperCard: (transaction, card) => postPaperCard(chat, transaction, card),
});

/** Every call of contracts. */
export function contractRoutes(register: Register, contracts: Contracts, rates: RateFile): void {
  const pricesFor = makePricesFor(rates);
  tenderRoutes(register, contracts);
  quoteRoutes(register, contracts, pricesFor);
  paperRoutes(register, contracts);
  siteRoutes(register, contracts, pricesFor);
}
