import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getReportedMessages, type Report } from '#contract/admin/admin.calls.ts';
import type { Message } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { dayLabel, dayOf } from '#web/shared/i18n/clock.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './conversation.module.css';
import { Written } from './written-message.tsx';

/** Asked for by a press only, since each look is written down; nothing asks again by itself. */
function useReported(id: string) {
  const queries = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['adminReported', id],
    queryFn: async ({ pageParam, signal }) => {
      const page = await call(getReportedMessages, {
        params: { id },
        query: { cursor: pageParam, limit: 100 },
        signal,
      });
      void queries.invalidateQueries({ queryKey: ['adminAudit'] });
      return page;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Oldest first, in the order of reading.
    select: ({ pages }) => pages.flatMap((page) => page.data).reverse(),
  });
}

export function Messages({ report }: { report: Report }) {
  const t = useMessages('admin');
  const chat = useMessages('chat');
  const explain = useExplain();
  const messages = useReported(report._id);
  if (!messages.data && messages.error)
    return (
      <ErrorState
        title={chat.messagesFailed}
        retryLabel={chat.retry}
        onRetry={() => void messages.refetch()}
        busy={messages.isFetching}
      >
        {explain(messages.error)}
      </ErrorState>
    );
  if (!messages.data) return <Skeleton kind="row" count={4} label={chat.loading} className={styles.rows} />;
  if (messages.data.length === 0) return <p className="muted">{t.conversationEmpty}</p>;
  return (
    <>
      {messages.hasNextPage && (
        <Button
          kind="line"
          loading={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          {chat.older}
        </Button>
      )}
      {messages.isFetchNextPageError && <p role="alert">{explain(messages.error)}</p>}
      <Days messages={messages.data} report={report} />
    </>
  );
}

function Days({ messages, report }: { messages: Message[]; report: Report }) {
  const chat = useMessages('chat');
  const language = useLanguage();
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days].map(([day, itsMessages]) => (
    <section key={day} className={styles.day}>
      <h3>{dayLabel(itsMessages[0]?.createdAt ?? '', chat, language)}</h3>
      <ol>
        {itsMessages.map((message) => (
          <Written key={message._id} message={message} report={report} />
        ))}
      </ol>
    </section>
  ));
}
