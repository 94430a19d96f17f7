import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { logout } from '#contract/accounts/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { clearSession, privatePrefix } from '#web/shared/api/session.ts';
import { forgetPush } from '#web/shared/browser/push/push.ts';
import { forgetPictures } from '#web/shared/browser/service-worker.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, type ButtonKind, type ButtonSize } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

const hasUnsent = (): boolean => Object.keys(localStorage).some((key) => key.startsWith(privatePrefix));

type LogOutProps = { kind?: ButtonKind; size?: ButtonSize; block?: boolean };

/** Ends the session here and on the server; asks first when something typed would be lost. */
export function LogOutButton(look: LogOutProps) {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    // Without a network the user is logged out here all the same; the call has read the token by now.
    // Nobody who comes after hears the news of who leaves.
    void forgetPush().catch(() => undefined);
    void call(logout, { body: {} }).catch(() => undefined);
    clearSession();
    forgetPictures();
    void navigate({ to: paths.register });
  };
  return (
    <>
      <Button {...look} icon="logout" onClick={() => (hasUnsent() ? setAsking(true) : leave())}>
        {t.logout}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        title={t.unsentTitle}
        confirmLabel={t.logout}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        danger
      >
        {t.unsentText}
      </ConfirmDialog>
    </>
  );
}
