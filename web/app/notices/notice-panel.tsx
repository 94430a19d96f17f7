import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { seeNotices } from '#contract/accounts/account.calls.ts';
import { paths } from '#contract/paths.ts';
import { useConversations } from '#web/features/chat/cache/queries.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useNotices } from '#web/shared/realtime/notices.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { Entry, NoticeEntry } from './notice-entry.tsx';
import styles from './notice-panel.module.css';

type PanelProps = { onClose: () => void };

function Body({ onClose }: PanelProps) {
  const t = useMessages('notices');
  const explain = useExplain();
  const list = useNotices();
  const conversations = useConversations();
  const fresh = useSeeing(list.data);
  if (list.isPending) return <Skeleton label={t.loading} count={3} />;
  if (!list.data)
    return (
      <ErrorState
        title={t.failed}
        retryLabel={t.retry}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      >
        {explain(list.error)}
      </ErrorState>
    );
  const unread = (conversations.data ?? []).filter((one) => one.unread > 0);
  if (list.data.notices.length === 0 && unread.length === 0)
    return (
      <EmptyState title={t.empty} bare>
        {t.emptyText}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {unread.map(({ _id, member, unread: amount, updatedAt }) => (
          <Entry key={_id} icon="chat" at={updatedAt} fresh>
            <Link to={paths.chat} search={{ c: _id }} onClick={onClose}>
              {t.unreadFrom(amount, member.fullname ?? t.gone)}
            </Link>
          </Entry>
        ))}
        {list.data.notices.map((notice) => (
          <NoticeEntry key={notice._id} notice={notice} fresh={fresh.has(notice._id)} onClose={onClose} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          kind="quiet"
          block
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}

/** What is on the screen is seen; while the list is open it stays marked as new. @returns ids of the new ones */
function useSeeing(shown: ReturnType<typeof useNotices>['data']): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = (shown?.notices ?? []).filter(({ seen }) => !seen).map(({ _id }) => _id);
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const until = shown && shown.unseen > 0 ? shown.notices[0]?.createdAt : undefined;
  useEffect(() => {
    // Where it fails they stay new, and are shown as such the next time.
    if (until) call(seeNotices, { body: { until } }).catch(() => undefined);
  }, [until]);
  return fresh;
}

/** What happened to the user's listings and followed providers, and which messages are unread. */
export function NoticePanel({ onClose }: PanelProps) {
  const t = useMessages('notices');
  const shell = useMessages('shell');
  return (
    <Modal
      open
      onClose={onClose}
      title={t.title}
      closeLabel={shell.close}
      size="small"
      className={styles.panel}
    >
      <QueryClientProvider client={queryClient}>
        <Body onClose={onClose} />
      </QueryClientProvider>
    </Modal>
  );
}
