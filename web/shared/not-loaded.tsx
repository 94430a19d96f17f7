import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from './i18n/messages.ts';
import { useExplain } from './i18n/problem.ts';
import { Skeleton } from './ui/skeleton.tsx';
import { ErrorState } from './ui/states.tsx';

type NotLoadedProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The title where it failed. */
  failed: string;
  /** Read out while it is on its way. */
  loading: string;
  count?: number;
  kind?: 'person' | 'product' | 'row';
};

/** In the place of what a query has not brought yet, or failed to bring. */
export function NotLoaded({ query, failed, loading, ...shape }: NotLoadedProps) {
  const shell = useMessages('shell');
  const explain = useExplain();
  const { error, isFetching, refetch } = query;
  if (!error) return <Skeleton label={loading} {...shape} />;
  return (
    <ErrorState title={failed} retryLabel={shell.tryAgain} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error)}
    </ErrorState>
  );
}
