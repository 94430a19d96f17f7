import type { ProviderKind } from '#contract/marketplace/kinds.ts';

declare module '#web/shared/browser/router/history.ts' {
  /** What a screen is handed by the one before it (docs/rules.md#access-6). */
  interface HistoryState {
    /** The record's id. */
    id?: string;
    userId?: string;
    /** What stands in the field of a chat that is opened so. */
    words?: string;
    role?: ProviderKind;
    product?: { _id: string };
  }
}

/** What the profile screen is opened with: in the navigation state, and in the address for reload and sharing. */
export const profileLink = ({ id, userId, kind }: { id: string; userId: string; kind: ProviderKind }) => ({
  search: { role: kind, id },
  state: { id, userId, role: kind },
});
