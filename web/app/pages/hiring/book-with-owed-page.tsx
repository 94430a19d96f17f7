import { OwedPart } from '#web/features/evidence/owed/owed-part.tsx';
import { LedgerPage } from '#web/features/hiring/ledger/ledger-page.tsx';

/** A book, with what it still owes and the claim of it. */
export const BookWithOwedPage = () => <LedgerPage Owed={OwedPart} />;
