import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { adminListPath, adminProfilePath } from '#contract/marketplace/kinds.ts';
import { type PagePath, paths } from '#contract/paths.ts';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

export const listPath = (kind: ListingKind): PagePath =>
  kind === 'product' ? paths.adminProducts : adminListPath(kind);

/** Where a record is checked: in the navigation state as docs/rules.md#access-6 has it, and in the address for reload. */
/** @param open one steps among those that are not verified */
export function recordLink(kind: ListingKind, record: { id: string; userId?: string }, open = false) {
  const { id, userId } = record;
  const search = { id, ...(open && { verified: 'false' }) };
  return kind === 'product'
    ? { to: paths.adminProduct, search, state: { id, product: { _id: id } } }
    : { to: adminProfilePath(kind), search, state: { id, userId, role: kind } };
}

/** Which record the page was opened with; empty when it was with none. */
export function useRecordId(): string {
  const search = useScreenSearch('record');
  const { id, product } = useLocation().state;
  const handed = id ?? product?._id;
  return search.id ?? handed ?? '';
}
