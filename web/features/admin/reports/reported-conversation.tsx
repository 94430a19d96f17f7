import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getReportedAttachment, getReportedMessages, type Report } from '#contract/admin/admin.calls.ts';
import type { Message } from '#contract/chat/chat.calls.ts';
import { call, fetchBytes } from '#web/shared/api/api.ts';
import { clock, dayLabel, dayOf } from '#web/shared/i18n/clock.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { MemoryImage } from '#web/shared/media/memory-image.tsx';
import { secondsOf, VoicePlayer } from '#web/shared/media/voice-player.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './conversation.module.css';
import { ReportedBookings } from './reported-bookings.tsx';
import { Offered } from './reported-offer.tsx';

/** Loads by a press only: an admin may not want to see every picture that was sent. */
function Photo({ id, messageId }: { id: string; messageId: string }) {
  const t = useMessages('admin');
  const explain = useExplain();
  const look = useMutation({
    mutationFn: () => fetchBytes(getReportedAttachment, { params: { id, messageId }, cache: 'no-store' }),
    // Nothing of it stays in memory once the page is left.
    gcTime: 0,
  });
  if (look.data) return <MemoryImage bytes={look.data} alt={t.photo} className={styles.photo} />;
  return (
    <>
      <Button kind="line" size="sm" icon="image" loading={look.isPending} onClick={() => look.mutate()}>
        {t.showPhoto}
      </Button>
      {look.error && (
        <div role="alert">
          <FieldError>{explain(look.error)}</FieldError>
        </div>
      )}
    </>
  );
}

/** Loads by a press only, and is kept nowhere. */
function ReportedVoice({ id, message }: { id: string; message: Message }) {
  const { voice } = useMessages('chat');
  const params = { id, messageId: message._id };
  return (
    <VoicePlayer
      load={() => fetchBytes(getReportedAttachment, { params, cache: 'no-store' })}
      seconds={secondsOf(message)}
      t={voice}
    />
  );
}

/** Text alone: an admin must not follow a swindler’s link by a slip of the finger. */
function Written({ message, report }: { message: Message; report: Report }) {
  const chat = useMessages('chat');
  const byReporter = message.senderId === report.reporter._id;
  const { fullname } = byReporter ? report.reporter : report.reported;
  const { deleted, type, text, createdAt } = message;
  return (
    <li className={cx(styles.message, !byReporter && styles.theirs)}>
      <p className={styles.from}>
        <b>{fullname ?? chat.gone}</b>
        <time dateTime={createdAt}>{clock(createdAt)}</time>
      </p>
      {type === 'offer' ? (
        <Offered id={report._id} offerId={text} />
      ) : type === 'voice' && !deleted ? (
        <ReportedVoice id={report._id} message={message} />
      ) : type === 'image' && !deleted ? (
        <Photo id={report._id} messageId={message._id} />
      ) : (
        <p className={cx(styles.text, deleted && styles.gone)}>
          {deleted ? chat.deleted : type === 'paper' ? chat.paper : text}
        </p>
      )}
    </li>
  );
}

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

function Messages({ report }: { report: Report }) {
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

export function ReportedConversation({ report }: { report: Report }) {
  const t = useMessages('admin');
  const [asked, setAsked] = useState(false);
  const open = report.closedAt === null;
  return (
    <>
      <Card as="section" aria-labelledby="conversation" className={styles.conversation}>
        <h2 id="conversation">{t.conversation}</h2>
        {open && asked && <Messages report={report} />}
        {open && !asked && (
          <div className={styles.ask}>
            <Button kind="soft" icon="eye" onClick={() => setAsked(true)}>
              {t.readConversation}
            </Button>
            <p className="muted">{t.readingIsRecorded}</p>
          </div>
        )}
        {!open && <p className="muted">{t.conversationClosed}</p>}
      </Card>
      {open && asked && <ReportedBookings report={report} />}
    </>
  );
}
