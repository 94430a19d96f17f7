import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ProviderHome } from '#web/features/hiring/work/home/provider-home.tsx';
import { OwnToday } from '#web/features/marketplace/own-listings/own-today.tsx';
import { meQuery } from '#web/shared/api/me.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import styles from './home-with-own-work.module.css';

/** The own work of who offers something, as it is now. Home itself reads nothing through the query cache. */
export function OwnHome({ label }: { label: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnRecords label={label} />
    </QueryClientProvider>
  );
}

function OwnRecords({ label }: { label: string }) {
  const { data, isPending } = useQuery(meQuery);
  if (isPending) return <Skeleton kind="row" count={2} label={label} className={styles.waiting} />;
  if (!data || data.records.length === 0) return null;
  return (
    <OwnToday records={data.records}>
      <ProviderHome />
    </OwnToday>
  );
}
