import { useMutation } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { confirmSubscription, unsubscribe } from '#contract/site/site.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { Done } from './done.tsx';
import styles from './mail-link.module.css';
import { textsOf } from './mail-link-texts.ts';

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
