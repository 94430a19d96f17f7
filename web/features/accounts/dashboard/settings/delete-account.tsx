import { useState } from 'react';
import type { Me } from '#contract/accounts/account.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

export function DeleteAccount({ user }: { user: Me }) {
  const t = useMessages('dashboard');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" icon="trash" onClick={() => setAsking(true)}>
        {t.deleteAccount}
      </Button>
      {asking && <DeleteAccountDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}
