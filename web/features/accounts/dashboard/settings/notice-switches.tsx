import { useMutation } from '@tanstack/react-query';
import { updateMe } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { call } from '#web/shared/api/api.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { LineNote, useNeedsLine } from '#web/shared/browser/outbox/needs-line.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Switch } from '#web/shared/ui/choices.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { usePush } from '../../push-card.tsx';
import styles from './settings.module.css';

/** News on this phone or computer, on or off; a browser that cannot says so. */
export function PushSwitch() {
  const t = useMessages('notices');
  const { state, busy, set } = usePush();
  const needs = useNeedsLine();
  if (state === undefined) return null;
  if (state === 'none') return <p>{t.pushNone}</p>;
  if (state === 'denied') return <p>{t.pushDenied}</p>;
  const on = state === 'on';
  return (
    <>
      <Switch
        label={on ? t.pushOn : t.pushOff}
        checked={on}
        disabled={busy || needs !== undefined}
        onChange={set}
      />
      <LineNote />
      <p>{t.pushText}</p>
    </>
  );
}

/** The mail about unread messages, which one click in it ends, and this switch brings back. */
export function AwayMails({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const explain = useExplain();
  const change = useMutation({
    mutationFn: async (awayMails: boolean) => {
      await call(updateMe, { body: { awayMails } });
      await refreshMe();
    },
    onError: (error) => toast.error(explain(error)),
  });
  const needs = useNeedsLine();
  const on = change.isPending ? change.variables : user.awayMails;
  return (
    <div className={styles.form}>
      <Switch
        label={on ? t.awayMailsOn : t.awayMailsOff}
        checked={on}
        disabled={change.isPending || needs !== undefined}
        onChange={(next) => change.mutate(next)}
      />
      <LineNote />
      <p>{t.awayMailsText}</p>
    </div>
  );
}
