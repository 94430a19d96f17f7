import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { firstTab, tabOf, type WorkKnown, type WorkTab } from './tabs.ts';
import { useWorkCounts } from './work-queries.ts';

/**
 * The tab of the address. An address without one is decided once all is known, and then says it: the tab stays when
 * its last thing is answered, and the way back does not pass here twice.
 */
export function useWorkTab(): { open: WorkTab | undefined; known: WorkKnown | undefined } {
  const open = tabOf(useScreenSearch('work').tab);
  const navigate = useNavigate();
  const { data: me, isPending } = useQuery(meQuery);
  const { counts, isSettled } = useWorkCounts();
  // Whose listings could not be read may have some.
  const known = isPending ? undefined : { lists: me ? me.records.length > 0 : true, counts };
  const first = known && (isSettled || counts.forMe) ? firstTab(known) : undefined;
  useEffect(() => {
    if (!open && first) void navigate({ to: paths.myWork, search: { tab: first }, replace: true });
  }, [open, first, navigate]);
  return { open: open ?? first, known };
}
