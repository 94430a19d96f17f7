import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteMe } from '#contract/accounts/account.calls.ts';
import type { Me } from '#contract/accounts/account.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { holdsUnsent } from '#web/shared/browser/drafts.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { OwnProof, proofOf } from '../../code/own-proof.tsx';
import { ProofDialog } from '../../frame/proof-dialog.tsx';
import styles from './settings.module.css';

function useDeletion(user: Me) {
  const { accountDeleted } = useMessages('dashboard');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (typed: string) => call(deleteMe, { body: proofOf(user, typed) }),
    onSuccess: async () => {
      // The way home first: on this page the guard would ask to log in.
      await navigate({ to: paths.home });
      clearSession();
      toast.success(accountDeleted);
    },
  });
}

/** Says what happens, and asks for the password or, where there is none, a code. */
export function DeleteAccountDialog({ user, onClose }: { user: Me; onClose: () => void }) {
  const t = useMessages('dashboard');
  const { unsentText } = useMessages('shell');
  const [typed, setTyped] = useState('');
  const remove = useDeletion(user);
  const { error } = remove;
  return (
    <ProofDialog
      title={t.deleteAccountTitle}
      actLabel={t.deleteAccount}
      busy={remove.isPending}
      email={user.email ?? user.phone ?? ''}
      className={styles.form}
      onClose={onClose}
      onSubmit={(refused) => remove.mutate(typed, { onError: refused })}
    >
      <ul className={styles.what}>
        {t.deleteAccountText.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {holdsUnsent() && <li>{unsentText}</li>}
      </ul>
      <OwnProof
        user={user}
        value={typed}
        error={error ? (error instanceof CallError ? error.problem : 'network') : undefined}
        onType={(value) => {
          setTyped(value);
          remove.reset();
        }}
      />
    </ProofDialog>
  );
}
