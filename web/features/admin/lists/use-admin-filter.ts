import { useNavigate, useSearch } from '@tanstack/react-router';

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
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const q = typeof search.q === 'string' ? search.q : '';
  const open = search.verified === 'false';
  const queryOf = (filter: { q: string; open: boolean }) => ({
    q: filter.q.trim() || undefined,
    verified: filter.open ? 'false' : undefined,
  });
  return {
    q,
    open,
    query: queryOf({ q, open }),
    change: (changes) => void navigate({ to: '.', search: queryOf({ q, open, ...changes }) }),
  };
}
