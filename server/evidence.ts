import { claimRoutes } from './features/evidence/claims/claim.routes.ts';
import type { Claims } from './features/evidence/claims/claims.ts';
import type { Hiring } from './features/hiring/hiring.ts';
import { findWageBook, wageBooksOf } from './features/hiring/ledger/owed/wage-book.rules.ts';
import type { Register } from './platform/route.ts';

/** Reminders and claims of wages, with what they need of hiring's books. */
export const makeClaims = (hiring: Hiring): Claims => ({
  services: hiring.services,
  now: () => hiring.now(),
  findWageBook: (db, bookingId) => findWageBook(hiring, db, bookingId),
  wageBooksOf: (userId) => wageBooksOf(hiring, userId),
});

/** Every call of evidence. */
export function evidenceRoutes(register: Register, { claims }: { claims: Claims }): void {
  claimRoutes(register, claims);
}
