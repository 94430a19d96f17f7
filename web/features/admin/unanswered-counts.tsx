import { useQuery } from '@tanstack/react-query';
import { getUnansweredCounts, recentDays } from '#contract/assistant/unanswered.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { Table, tableNameClass } from '#web/shared/ui/table.tsx';
import styles from './knowledge.module.css';

/** What a kind of questions is called: a trade by its name, a topic by ours. */
export function useKindName() {
  const t = useMessages('admin');
  const hindi = useLanguage() === 'hi';
  return ({ kind, trade }: { kind: string; trade: { en: string; hi: string } | null }): string => {
    const name = trade ? trade[hindi ? 'hi' : 'en'] : (t.knowledgeKinds[kind] ?? kind);
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
}

export const useUnanswered = () =>
  useQuery({
    queryKey: ['adminUnanswered'],
    queryFn: async ({ signal }) => (await call(getUnansweredCounts, { signal })).data,
  });
type Unanswered = NonNullable<ReturnType<typeof useUnanswered>['data']>[number];

/** Each kind leads to the questions of it that were shared. */
export function UnansweredCounts() {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const row = useRow();
  const counts = useUnanswered();
  if (counts.data?.length === 0)
    return (
      <EmptyState spot="chat" title={t.knowledgeEmpty}>
        {t.knowledgeEmptyText}
      </EmptyState>
    );
  if (counts.data)
    return (
      <Table
        caption={t.knowledge}
        columns={[
          { label: t.knowledgeKind },
          { label: t.knowledgeRecent(count(recentDays)), numeric: true },
          { label: t.knowledgeNear, numeric: true },
          { label: t.knowledgeBy, numeric: true },
          { label: t.knowledgeEver, numeric: true },
        ]}
        rows={counts.data.map(row)}
      />
    );
  if (!counts.error) return <Skeleton kind="row" count={4} label={t.loadingList} className={styles.rows} />;
  return (
    <ErrorState
      title={t.knowledgeFailed}
      retryLabel={shell.tryAgain}
      onRetry={() => void counts.refetch()}
      busy={counts.isFetching}
    >
      {explain(counts.error)}
    </ErrorState>
  );
}

function useRow() {
  const t = useMessages('admin');
  const nameOf = useKindName();
  const shown = (amount: number) => count(amount);
  return ({ kind, trade, recent, recentNear, recentBy, ever }: Unanswered) => ({
    key: kind,
    cells: [
      <Link key="kind" to={paths.adminKnowledge} search={{ kind }} className={tableNameClass}>
        {nameOf({ kind, trade })}
      </Link>,
      shown(recent),
      shown(recentNear),
      [recentBy.en, recentBy.hi, recentBy.hinglish].map(shown).join(' / '),
      // On a phone's card the last cell stands without its column's name.
      t.inAll(shown(ever)),
    ],
  });
}
