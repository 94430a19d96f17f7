import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';

interface Props {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** It is for others: to this reader there is none. */
  gone?: boolean;
  /** The page's own. */
  words: Record<'title' | 'goneTitle' | 'goneText' | 'toWork' | 'failed' | 'loading', string>;
  count?: number;
  kind?: 'row';
}

/** In the place of a tender, a price or a contract that is on its way, did not come, or is not there. */
export function NotShown({ query, gone, words, ...shape }: Props) {
  const missing = gone || (query.error instanceof CallError && query.error.status === 404);
  return (
    <>
      <h1 className="sr">{words.title}</h1>
      {missing ? (
        <EmptyState
          title={words.goneTitle}
          action={
            <Link to={paths.myWork} className={buttonClass()}>
              {words.toWork}
            </Link>
          }
        >
          {words.goneText}
        </EmptyState>
      ) : (
        <NotLoaded query={query} failed={words.failed} loading={words.loading} {...shape} />
      )}
    </>
  );
}
