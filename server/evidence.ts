import type { Contracts } from './features/contracts/contracts.ts';
import { findSide } from './features/contracts/standing/site.rules.ts';
import { cardRoutes } from './features/evidence/cards/card.routes.ts';
import type { Cards, CardsByClock } from './features/evidence/cards/cards.ts';
import { checkRoutes } from './features/evidence/check/check.routes.ts';
import { claimRoutes } from './features/evidence/claims/claim.routes.ts';
import type { Claims } from './features/evidence/claims/claims.ts';
import { deviceRoutes } from './features/evidence/devices/devices.routes.ts';
import { signRound } from './features/evidence/log/checkpoint.rules.ts';
import { logRoutes } from './features/evidence/log/log.routes.ts';
import { outsideRoutes } from './features/evidence/outside/outside.routes.ts';
import { sealRoutes } from './features/evidence/seal/seal.routes.ts';
import type { Sealing } from './features/evidence/seal/sealing.rules.ts';
import type { Hiring } from './features/hiring/hiring.ts';
import { requireBook } from './features/hiring/ledger/book/book.rules.ts';
import { findWageBook, wageBooksOf } from './features/hiring/ledger/owed/wage-book.rules.ts';
import { readLines } from './features/hiring/ledger/read.rules.ts';
import { statementOf } from './features/hiring/ledger/statement/statement.rules.ts';
import { workedDays, workedPay } from './features/hiring/ledger/statement/worked-days.rules.ts';
import { describeError } from './platform/config/log.ts';
import type { Caller } from './platform/http/access.ts';
import { AppError } from './platform/http/errors.ts';
import type { Register } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** What time does to cards works with less: nobody asks. */
export const makeCardsByClock = (services: Services): CardsByClock => ({
  services,
  now: () => new Date(),
  workedDays,
});

const makeCards = (hiring: Hiring): Cards => ({
  ...makeCardsByClock(hiring.services),
  now: () => hiring.now(),
  workedPay: (caller, range) => workedPay(hiring, caller, range),
});

/** Reminders and claims of wages, with what they need of hiring's books. */
export const makeClaims = (hiring: Hiring): Claims => ({
  services: hiring.services,
  now: () => hiring.now(),
  findWageBook: (db, bookingId) => findWageBook(hiring, db, bookingId),
  wageBooksOf: (userId) => wageBooksOf(hiring, userId),
});

const makeSealing = (hiring: Hiring): Sealing => ({
  services: hiring.services,
  now: () => hiring.now(),
  statementOf: (caller, asked) => statementOf(hiring, caller, asked),
  readLines: (caller, book) => readLines(hiring, caller, book),
});

/** Who may ask where a book stands in the log: who reads the whole of it, of an engagement or a contract. @throws AppError 'not-found' */
async function requireWholeBook(
  { hiring, contracts }: { hiring: Hiring; contracts: Contracts },
  caller: Pick<Caller, 'userId'>,
  bookId: string,
): Promise<void> {
  const site = await findSide(contracts, caller.userId, bookId);
  if (site === undefined) await requireBook(hiring, caller, bookId);
  else if (site === 'engineer') throw new AppError('not-found');
}

interface Parts {
  hiring: Hiring;
  contracts: Contracts;
  claims: Claims;
}

/** Every call of evidence. */
export function evidenceRoutes(register: Register, { hiring, contracts, claims }: Parts): void {
  const cards = makeCards(hiring);
  deviceRoutes(register, hiring.services);
  logRoutes(register, hiring.services, (caller, bookId) =>
    requireWholeBook({ hiring, contracts }, caller, bookId),
  );
  cardRoutes(register, cards);
  checkRoutes(register, cards);
  claimRoutes(register, claims);
  sealRoutes(register, makeSealing(hiring));
  outsideRoutes(register, { services: hiring.services, now: () => hiring.now() });
}

/**
 * Begins the log, or ends it where the database is behind what was signed, before anybody is served. A log that cannot
 * be signed keeps nobody from working: its job tries again. So it does with what one round leaves: a million books that
 * enter for the first time hold up no start.
 */
export async function openLog(services: Services): Promise<void> {
  await signRound(services).catch((error: unknown) =>
    services.log.error({ reason: describeError(error) }, 'the log of books could not be signed'),
  );
}
