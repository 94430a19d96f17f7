import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { seeNotices } from '#contract/accounts/calls.ts';
import type { Notice } from '#contract/accounts/notices.ts';
import { paths } from '#contract/paths.ts';
import { useConversations } from '#web/features/chat/cache/queries.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useNotices } from '#web/shared/realtime/notices.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import styles from './notice-panel.module.css';

type PanelProps = { onClose: () => void };

/** What happened to one's listings and to whom one follows, and what one has not read. */
export function NoticePanel({ onClose }: PanelProps) {
  const words = useMessages('notices');
  const shell = useMessages('shell');
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
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

function Body({ onClose }: PanelProps) {
  const words = useMessages('notices');
  const explain = useExplain();
  const list = useNotices();
  const conversations = useConversations();
  const fresh = useSeeing(list.data);
  if (list.isPending) return <Skeleton label={words.loading} count={3} />;
  if (!list.data)
    return (
      <ErrorState
        title={words.failed}
        retryLabel={words.retry}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      >
        {explain(list.error)}
      </ErrorState>
    );
  const unread = (conversations.data ?? []).filter((one) => one.unread > 0);
  if (list.data.notices.length === 0 && unread.length === 0)
    return (
      <EmptyState title={words.empty} bare>
        {words.emptyText}
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {unread.map(({ _id, member, unread: amount, updatedAt }) => (
          <Entry key={_id} icon="chat" at={updatedAt} fresh>
            <Link to={paths.chat} search={{ c: _id }} onClick={onClose}>
              {words.unreadFrom(amount, member.fullname ?? words.gone)}
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
          {words.more}
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

const icons: Record<Notice['kind'], IconName> = { verified: 'check', 'sent-back': 'back', free: 'user' };

function NoticeEntry({
  notice: { kind, listing, reason, createdAt },
  fresh,
  onClose,
}: PanelProps & { notice: Notice; fresh: boolean }) {
  const words = useMessages('notices');
  const sentence = words.sentences[kind](listing.name, words.kinds[listing.kind]);
  return (
    <Entry icon={icons[kind]} at={createdAt} fresh={fresh} more={reason && words.reason(reason)}>
      {kind === 'sent-back' ? (
        // There it is mended.
        <Link to={paths.me} onClick={onClose}>
          {sentence}
        </Link>
      ) : listing.kind === 'product' ? (
        <Link to={paths.product} search={{ id: listing._id }} onClick={onClose}>
          {sentence}
        </Link>
      ) : (
        <Link to={paths.profile} search={{ role: listing.kind, id: listing._id }} onClick={onClose}>
          {sentence}
        </Link>
      )}
    </Entry>
  );
}

type EntryProps = { icon: IconName; at: string; fresh: boolean; more?: string; children: ReactNode };

function Entry({ icon, at, fresh, more, children }: EntryProps) {
  const words = useMessages('notices');
  const language = useLanguage();
  return (
    <li className={cx(styles.entry, fresh && styles.fresh)}>
      <Icon name={icon} />
      <p>
        {fresh && <span className="sr">{words.fresh} </span>}
        {children}
      </p>
      {more && <p className={styles.more}>{more}</p>}
      <time dateTime={at}>{dateTime(at, language)}</time>
    </li>
  );
}
