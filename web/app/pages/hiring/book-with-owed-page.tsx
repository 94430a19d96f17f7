import { OwedPart } from '#web/features/evidence/owed/owed-part.tsx';
import { HajriBookPage } from '#web/features/hiring/ledger/hajri-book-page.tsx';

/** A book, with what it still owes and the claim of it. */
export const BookWithOwedPage = () => <HajriBookPage Owed={OwedPart} />;
