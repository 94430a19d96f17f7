import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

export interface AdminFilter {
  q: string;
  /** Only records that are not verified. */
  open: boolean;
  /** What the call is asked. */
  query: Record<string, string | undefined>;
  change: (changes: { q?: string; open?: boolean }) => void;
}

/** Search and filter, with the page's address as their only memory. */
export function useAdminFilter(): AdminFilter {
  const search = useScreenSearch('adminList');
  const navigate = useNavigate();
  const { q = '' } = search;
  const open = search.verified === 'false';
  // The order in which a record's page leads to the next.
  const asked = { sort: 'newest' };
  const queryOf = (filter: { q: string; open: boolean }) => ({
    q: filter.q.trim() || undefined,
    verified: filter.open ? 'false' : undefined,
  });
  return {
    q,
    open,
    query: { ...queryOf({ q, open }), ...asked },
    change: (changes) => void navigate({ to: '.', search: queryOf({ q, open, ...changes }) }),
  };
}
