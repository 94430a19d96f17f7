import { makeCheckpoint } from './features/evidence/log/checkpoint.rules.ts';
import { logRoutes } from './features/evidence/log/log.routes.ts';
import type { Hiring } from './features/hiring/hiring.ts';
import { requireBook } from './features/hiring/ledger/book/book.rules.ts';
import { describeError } from './platform/config/log.ts';
import type { Register } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** Every call of evidence. */
export function evidenceRoutes(register: Register, hiring: Hiring): void {
  logRoutes(register, hiring.services, async (caller, bookingId) => {
    await requireBook(hiring, caller, bookingId);
  });
}

/**
 * Begins the log, or ends it where the database is behind what was signed, before anybody is served. A log that cannot
 * be signed keeps nobody from working: its job tries again.
 */
export async function openLog(services: Services): Promise<void> {
  await makeCheckpoint(services).catch((error: unknown) =>
    services.log.error({ reason: describeError(error) }, 'the log of books could not be signed'),
  );
}
