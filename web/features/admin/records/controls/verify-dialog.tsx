import { useState } from 'react';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { Failure } from './call-failure.tsx';
import { type ReviewDialog, useVerify } from './review-calls.ts';
import { EvidenceFields, type Identity, saidOf, seenAtFirst, useAdminName } from './verify-evidence.tsx';

type Props = ReviewDialog & {
  /** Of a person; a product has none. */
  identity?: Identity | undefined;
};

export function VerifyDialog(props: Props) {
  // Each time it opens the record says anew what there is.
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ record, name, identity, onClose }: Props) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const verify = useVerify(record);
  const admin = useAdminName();
  const [seen, setSeen] = useState(() => identity && seenAtFirst(identity, admin));
  const [missing, setMissing] = useState(false);
  const nothing = seen?.kind === '';
  const confirm = () => {
    setMissing(nothing);
    if (nothing) return;
    verify.mutate(seen && saidOf(seen), {
      onSuccess: (first) => {
        onClose();
        if (first) toast.success(t.verifyDone);
        else toast.info(t.verifyBefore);
      },
    });
  };
  return (
    <LineConfirm
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t.verifyQuestion}
      confirmLabel={t.verify}
      cancelLabel={shell.cancel}
      closeLabel={shell.close}
      busy={verify.isPending}
      ready={!nothing}
    >
      <p className="muted">{t.verifyText(name)}</p>
      {identity && seen && (
        <EvidenceFields identity={identity} seen={seen} missing={missing && nothing} onChange={setSeen} />
      )}
      <Failure error={verify.error} />
    </LineConfirm>
  );
}
