import { HirePage } from '#web/features/hiring/requests/ask/hire-page.tsx';
import { Entry } from './entry.ts';

/** A guest builds the whole request first, and registers by phone as one step of it (docs/rules.md#hiring-3). */
export const HireWithEntryPage = () => <HirePage Entry={Entry} />;
