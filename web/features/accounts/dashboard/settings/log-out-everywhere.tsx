import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logout } from '#contract/accounts/account.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { holdsUnsent } from '#web/shared/browser/drafts.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

export function LogOutEverywhere() {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    mutationFn: () => call(logout, { body: { everywhere: true }, device: true }),
    onSuccess: () => {
      clearSession();
      void navigate({ to: paths.register });
    },
    onError: (error) => toast.error(explain(error)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button kind="line" icon="logout" onClick={() => setAsking(true)}>
        {t.logOutEverywhere}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => leave.mutate()}
        title={t.logOutEverywhereTitle}
        confirmLabel={t.logOutEverywhere}
        cancelLabel={shell.cancel}
        closeLabel={shell.close}
        busy={leave.isPending}
      >
        <p>{t.logOutEverywhereText}</p>
        {holdsUnsent() && <p>{shell.unsentText}</p>}
      </LineConfirm>
    </>
  );
}
