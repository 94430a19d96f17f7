import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endSecondFactor } from '#contract/accounts/second-factor.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { Owner } from '../code/own-proof.tsx';
import account from '../form/account.module.css';
import { ProofDialog } from '../frame/proof-dialog.tsx';
import { ProofInput } from './proof-input.tsx';
import styles from './set-up.module.css';
import { useReadAnew } from './use-own-set-up.ts';

export function TurnOff({ user }: { user: Owner }) {
  const t = useMessages('security');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="danger-line" onClick={() => setAsking(true)}>
        {t.turnOff}
      </Button>
      {asking && <TurnOffDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

function useTurnOff(withPassword: boolean, onClose: () => void) {
  const t = useMessages('security');
  const readAnew = useReadAnew();
  const [byCode, setByCode] = useState(!withPassword);
  const [typed, setTyped] = useState('');
  const end = useMutation({
    mutationFn: () => call(endSecondFactor, { body: byCode ? { code: typed } : { password: typed } }),
    onSuccess: async () => {
      toast.success(t.turnedOff);
      onClose();
      await readAnew();
    },
  });
  const type = (value: string) => {
    setTyped(value);
    end.reset();
  };
  const other = () => {
    setByCode(!byCode);
    type('');
  };
  return { byCode, typed, type, other, end };
}

function TurnOffDialog({ user, onClose }: { user: Owner; onClose: () => void }) {
  const t = useMessages('security');
  const explain = useExplain();
  const { byCode, typed, type, other, end } = useTurnOff(!user.codesOnly, onClose);
  return (
    <ProofDialog
      title={t.turnOffTitle}
      actLabel={t.turnOff}
      busy={end.isPending}
      email={user.email ?? user.phone ?? ''}
      className={styles.form}
      onClose={onClose}
      onSubmit={(refused) => end.mutate(undefined, { onError: refused })}
    >
      <p>{t.turnOffText}</p>
      <ProofInput byCode={byCode} error={end.error && explain(end.error)} value={typed} onType={type} />
      {!user.codesOnly && (
        <p>
          <button type="button" className={account.again} onClick={other}>
            {byCode ? t.turnOffByPassword : t.turnOffByCode}
          </button>
        </p>
      )}
    </ProofDialog>
  );
}
