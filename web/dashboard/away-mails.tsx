import { useMutation } from '@tanstack/react-query';
import type { Me } from '#contract/account/account';
import { updateMe } from '#contract/account/calls';
import { useWords } from '../languages/words.ts';
import { call } from '../lib/api.ts';
import { refreshMe } from '../lib/me.ts';
import { useExplain } from '../lib/problem.ts';
import { Switch } from '../ui/choices.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './dashboard.module.css';

/** The mail about unread messages, which one click in it ends, and this switch brings back. */
export function AwayMails({ user }: { user: Me }) {
  const words = useWords('dashboard');
  const explain = useExplain();
  const change = useMutation({
    mutationFn: async (awayMails: boolean) => {
      await call(updateMe, { body: { awayMails } });
      await refreshMe();
    },
    onError: (error) => toast.error(explain(error)),
  });
  const on = change.isPending ? change.variables : user.awayMails;
  return (
    <div className={styles.form}>
      <Switch
        label={on ? words.awayMailsOn : words.awayMailsOff}
        checked={on}
        disabled={change.isPending}
        onChange={(next) => change.mutate(next)}
      />
      <p>{words.awayMailsText}</p>
    </div>
  );
}
