import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { deleteContactMessage, getContactMessages, markContactMessageRead } from '#contract/admin/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { ConfirmDialog } from '#web/shared/ui/modal.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './lists/admin-list.module.css';
import { BackToDashboard, ListBody } from './lists/admin-list.tsx';

type Message = z.infer<typeof getContactMessages.response>['data'][number];

/** What was sent by the contact form (docs/rules.md#admin-5). */
export function AdminMessagesPage() {
  const words = useMessages('admin');
  useTitle(words.messages);
  const list = useEndlessList({
    key: ['adminMessages'],
    load: async ({ cursor, signal }) => {
      const page = await call(getContactMessages, { query: { cursor }, signal });
      return { ...page, data: page.data.map((message) => ({ ...message, id: message._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={words.messages} lead={words.messagesLead} />
      <ListBody list={list} empty={<EmptyState spot="chat" title={words.messagesEmpty} />}>
        {(messages) => (
          <ul className={styles.messages} aria-label={words.messages}>
            {messages.map((message) => (
              <MessageCard key={message._id} message={message} />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}

function useMessageActs({ _id: id }: Message) {
  const words = useMessages('admin');
  const queries = useQueryClient();
  const explain = useExplain();
  const onError = (error: unknown) => toast.error(explain(error));
  // Also when it failed: what another admin did shows then.
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['adminMessages'] }),
      queries.invalidateQueries({ queryKey: ['adminOverview'] }),
    ]);
  const mark = useMutation({
    mutationFn: (read: boolean) => call(markContactMessageRead, { params: { id }, body: { read } }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteContactMessage, { params: { id } }),
    onSuccess: () => toast.success(words.messageDeleted),
    onError,
    onSettled,
  });
  return { mark, remove };
}

function MessageCard({ message }: { message: Message }) {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const { mark, remove } = useMessageActs(message);
  const { email, username, read } = message;
  const close = () => setAsked(false);
  return (
    <Card as="li">
      <article className={styles.message}>
        <h2>
          {username}
          {!read && <span className={styles.new}>{words.new}</span>}
        </h2>
        <p className={styles.from}>
          <span>{email}</span>
          <time dateTime={message.createdAt}>{dateTime(message.createdAt, language)}</time>
        </p>
        <p className={styles.text}>{message.message}</p>
      </article>
      <Plinth line={read ? 'plain' : 'lit'} className={styles.actions}>
        <a
          className={buttonClass({ kind: 'soft', size: 'sm' })}
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(words.replySubject)}`}
        >
          <Icon name="mail" size={22} />
          {words.reply}
        </a>
        <Button
          kind="line"
          size="sm"
          icon="check"
          loading={mark.isPending}
          onClick={() => mark.mutate(!read)}
        >
          {read ? words.markUnread : words.markRead}
        </Button>
        <Button kind="danger-line" size="sm" icon="trash" ref={leaveFocus} onClick={() => setAsked(true)}>
          {words.delete}
        </Button>
      </Plinth>
      <ConfirmDialog
        open={asked}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        title={words.deleteMessage}
        confirmLabel={words.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={remove.isPending}
        danger
      >
        {words.deleteMessageText(username)}
      </ConfirmDialog>
    </Card>
  );
}
