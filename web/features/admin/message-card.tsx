import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import {
  deleteContactMessage,
  type getContactMessages,
  markContactMessageRead,
} from '#contract/admin/admin.calls.ts';
import { pageAddress } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { dateTime } from '#web/shared/i18n/format.ts';
import { languages, shownLanguages } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { leaveFocus } from '#web/shared/ui/focus.ts';
import { toast } from '#web/shared/ui/toast.ts';
import listStyles from './lists/admin-list.module.css';
import { AccountLink } from './lists/links.tsx';
import messagesStyles from './messages.module.css';

type Message = z.infer<typeof getContactMessages.response>['data'][number];

function useMessageActs({ _id: id }: Message) {
  const t = useMessages('admin');
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
    onSuccess: () => toast.success(t.messageDeleted),
    onError,
    onSettled,
  });
  return { mark, remove };
}

const nameOf = (language: string | undefined): string => {
  const known = shownLanguages.find((code) => code === language);
  return known ? languages[known].name : '';
};

/** Who wrote, or what it is about where nobody is named. */
function useTitleOf({ about, username, language }: Message): string {
  const t = useMessages('admin');
  if (about === 'words') return t.wrongWords(nameOf(language));
  return about === 'not-me' ? t.notMe(username || t.writerGone) : username;
}

/** What belongs to a message beside its words: the page they are about, or who made the listing. */
function Facts({ message: { about, page, concerns } }: { message: Message }) {
  const t = useMessages('admin');
  if (about === 'not-me') return <p>{concerns ? t.notMeText(concerns.name) : t.notMeGone}</p>;
  if (!page) return null;
  const address = pageAddress(page);
  return (
    <p className="muted">
      {t.onPage}: {address ? <Link href={address}>{page}</Link> : page}
    </p>
  );
}

export function MessageCard({ message }: { message: Message }) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const language = useLanguage();
  const [asked, setAsked] = useState(false);
  const { mark, remove } = useMessageActs(message);
  const { email, read } = message;
  const title = useTitleOf(message);
  const close = () => setAsked(false);
  return (
    <Card as="li">
      <article className={messagesStyles.message}>
        <h2>
          {title}
          {!read && <span className={listStyles.new}>{t.new}</span>}
        </h2>
        <p className={messagesStyles.from}>
          {email && <span>{email}</span>}
          <time dateTime={message.createdAt}>{dateTime(message.createdAt, language)}</time>
        </p>
        <p className={listStyles.text}>{message.message}</p>
        <Facts message={message} />
      </article>
      <Plinth line={read ? 'plain' : 'lit'} className={messagesStyles.actions}>
        {email && <Reply email={email} />}
        {message.concerns && <AccountLink userId={message.concerns._id} />}
        <LineButton
          brief
          kind="line"
          size="sm"
          icon="check"
          loading={mark.isPending}
          onClick={() => mark.mutate(!read)}
        >
          {read ? t.markUnread : t.markRead}
        </LineButton>
        <Button kind="danger-line" size="sm" icon="trash" ref={leaveFocus} onClick={() => setAsked(true)}>
          {t.delete}
        </Button>
      </Plinth>
      <LineConfirm
        open={asked}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        title={t.deleteMessage}
        confirmLabel={t.delete}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={remove.isPending}
        danger
      >
        {t.deleteMessageText(title)}
      </LineConfirm>
    </Card>
  );
}

function Reply({ email }: { email: string }) {
  const t = useMessages('admin');
  const to = encodeURIComponent(email).replace('%40', '@');
  return (
    <a
      className={buttonClass({ kind: 'soft', size: 'sm' })}
      href={`mailto:${to}?subject=${encodeURIComponent(t.replySubject)}`}
    >
      <Icon name="mail" size={22} />
      {t.reply}
    </a>
  );
}
