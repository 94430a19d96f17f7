import { logRoutes } from './features/evidence/log/log.routes.ts';
import type { Hiring } from './features/hiring/hiring.ts';
import { requireBook } from './features/hiring/ledger/book/book.rules.ts';
import type { Register } from './platform/route.ts';

/** Every call of evidence. */
export function evidenceRoutes(register: Register, hiring: Hiring): void {
  logRoutes(register, hiring.services, async (caller, bookingId) => {
    await requireBook(hiring, caller, bookingId);
  });
}
