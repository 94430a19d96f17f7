import { useState } from 'react';
import { logout } from '#contract/accounts/account.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { holdsUnsent } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { forgetPictures } from '#web/shared/browser/service-worker.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, type ButtonKind, type ButtonSize } from '#web/shared/ui/button.tsx';
import { later } from '#web/shared/ui/later.ts';

const UnsentQuestion = later(async () => (await import('./unsent-question.tsx')).UnsentQuestion);

const forgetNews = async () => (await import('#web/shared/browser/push.ts')).forgetPush();

type LogOutProps = { kind?: ButtonKind; size?: ButtonSize; block?: boolean };

/** Ends the session here and on the server; asks first when something typed would be lost. */
export function LogOutButton(look: LogOutProps) {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    // Without a network the user is logged out here all the same; the call has read the token by now.
    // Nobody who comes after hears the news of who leaves.
    void forgetNews().catch(() => undefined);
    void call(logout, { body: {} }).catch(() => undefined);
    clearSession();
    forgetPictures();
    void navigate({ to: paths.register });
  };
  return (
    <>
      <Button {...look} icon="logout" onClick={() => (holdsUnsent() ? setAsking(true) : leave())}>
        {t.logout}
      </Button>
      {asking && <UnsentQuestion onClose={() => setAsking(false)} onConfirm={leave} />}
    </>
  );
}
