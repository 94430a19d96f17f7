import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { confirmSubscription, unsubscribe } from '#contract/site/site.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './mail-link.module.css';

/** What the link does: confirms the news, or ends them, or the mails about unread messages. */
function textsOf(t: Messages<'site'>, act: 'confirm' | 'news' | 'messages') {
  return {
    confirm: {
      title: t.confirmTitle,
      text: t.confirmText,
      act: t.confirm,
      done: t.confirmed,
    },
    news: {
      title: t.unsubscribeTitle,
      text: t.unsubscribeText,
      act: t.unsubscribe,
      done: t.unsubscribed,
    },
    messages: {
      title: t.awayMailsTitle,
      text: t.awayMailsText,
      act: t.awayMailsEnd,
      done: t.awayMailsEnded,
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

/** Where links of mails lead: the act waits for a press, since mail programs open links by themselves. */
export function MailLinkPage() {
  const t = useMessages('site');
  const explain = useExplain();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  const ends = pathname.toLowerCase().startsWith(paths.unsubscribe);
  const texts = textsOf(t, ends ? (query.get('from') === 'messages' ? 'messages' : 'news') : 'confirm');
  useTitle(texts.title);
  const act = useMutation({
    mutationFn: () => call(ends ? unsubscribe : confirmSubscription, { body: { token } }),
  });
  return (
    <div className={`wrap ${styles.single}`}>
      <Spot name="chat" />
      <h1>{texts.title}</h1>
      {act.isSuccess ? (
        <Done text={texts.done} home={t.backHome} />
      ) : (
        <>
          <p>{texts.text}</p>
          <LineButton size="lg" loading={act.isPending} onClick={() => act.mutate()}>
            {texts.act}
          </LineButton>
          {act.isError && (
            <div role="alert" className={styles.refusal}>
              <FieldError>{explain(act.error)}</FieldError>
              <p>{t.linkHelp}</p>
            </div>
          )}
        </>
      )}
    </div>
  );
}
