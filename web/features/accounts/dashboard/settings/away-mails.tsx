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
import styles from './settings.module.css';

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
