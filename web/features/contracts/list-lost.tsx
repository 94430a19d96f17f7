import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';

interface Props {
  list: Pick<EndlessList<unknown>, 'error' | 'busy' | 'retry'>;
  failed: string;
}

/** In the place of a list that did not load: an empty one would say that there is nothing. */
export function ListLost({ list: { error, busy, retry }, failed }: Props) {
  const shell = useMessages('shell');
  const explain = useExplain();
  return (
    <ErrorState title={failed} retryLabel={shell.tryAgain} onRetry={retry} busy={busy}>
      {explain(error)}
    </ErrorState>
  );
}
