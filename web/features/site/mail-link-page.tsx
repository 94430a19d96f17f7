import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { confirmSubscription, unsubscribe } from '#contract/site/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages, type Words } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { FieldError } from '#web/shared/ui/field.tsx';
import styles from './text.module.css';

/** Where links of mails lead: the act waits for a press, since mail programs open links by themselves. */
export function MailLinkPage() {
  const words = useMessages('site');
  const explain = useExplain();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const ends = pathname.toLowerCase().startsWith(paths.unsubscribe);
  const texts = textsOf(words, ends ? (query.get('from') === 'messages' ? 'messages' : 'news') : 'confirm');
  useTitle(texts.title);
  const act = useMutation({
    mutationFn: () => call(ends ? unsubscribe : confirmSubscription, { body: { token } }),
  });
  return (
    <div className={`wrap ${styles.single}`}>
      <Spot name="chat" />
      <h1>{texts.title}</h1>
      {act.isSuccess ? (
        <Done text={texts.done} home={words.backHome} />
      ) : (
        <>
          <p>{texts.text}</p>
          <Button size="lg" loading={act.isPending} onClick={() => act.mutate()}>
            {texts.act}
          </Button>
          {act.isError && (
            <div role="alert" className={styles.refusal}>
              <FieldError>{explain(act.error)}</FieldError>
              <p>{words.linkHelp}</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** What the link does: confirms the news, or ends them, or the mails about unread messages. */
function textsOf(words: Words<'site'>, act: 'confirm' | 'news' | 'messages') {
  return {
    confirm: {
      title: words.confirmTitle,
      text: words.confirmText,
      act: words.confirm,
      done: words.confirmed,
    },
    news: {
      title: words.unsubscribeTitle,
      text: words.unsubscribeText,
      act: words.unsubscribe,
      done: words.unsubscribed,
    },
    messages: {
      title: words.awayMailsTitle,
      text: words.awayMailsText,
      act: words.awayMailsEnd,
      done: words.awayMailsEnded,
    },
  }[act];
}

/** The pressed button is gone: the focus goes to what came of it. */
function Done({ text, home }: { text: string; home: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} tabIndex={-1} role="status">
        {text}
      </p>
      <Link to={paths.home} className={buttonClass({ kind: 'line' })}>
        {home}
      </Link>
    </>
  );
}
