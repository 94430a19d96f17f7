import { type FormEvent, useState } from 'react';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { OtpInput } from '#web/shared/ui/otp-input.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './outside.module.css';
import { useConfirmOutside } from './outside-queries.ts';

/** Six digits that the employer said. */
export function EnterCode({ id }: { id: string }) {
  const t = useMessages('card');
  const explain = useExplain();
  const [code, setCode] = useState('');
  const confirm = useConfirmOutside(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, {
      onSuccess: () => toast.success(t.nowConfirmed),
      onError: () => setCode(''),
    });
  };
  return (
    <form noValidate className={styles.code} onSubmit={submit}>
      <OtpInput
        numeric
        noCode={t.noCode}
        legend={t.code}
        brickLabel={t.codeBrick}
        error={confirm.error ? explain(confirm.error) : undefined}
        value={code}
        onChange={setCode}
      />
      <LineButton type="submit" disabled={code.length < 6} loading={confirm.isPending}>
        {t.confirm}
      </LineButton>
    </form>
  );
}
