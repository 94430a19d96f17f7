import { type ReactNode, useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import styles from './controls.module.css';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Reviewed } from './review-calls.ts';
import { SendBackDialog } from './send-back-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import type { Identity } from './verify-evidence.tsx';

interface ControlsProps {
  record: Reviewed;
  name: string;
  verified: boolean;
  /** What shows who its owner is; a product has none. */
  identity?: Identity;
  /** A way on from here. */
  children?: ReactNode;
}

/** Verify, send back, delete (docs/rules.md#admin-3). A verified record keeps a green tick that does nothing. */
export function RecordControls({ record, name, verified, identity, children }: ControlsProps) {
  const t = useMessages('admin');
  const [shown, setShown] = useState<'verify' | 'sendBack' | 'delete'>();
  const close = () => setShown(undefined);
  return (
    <div className={styles.controls}>
      {/* One button in both states, so that the focus comes back to it from the dialog. */}
      <Button
        size="lg"
        disabled={verified}
        className={styles.verify}
        aria-keyshortcuts="V"
        onClick={() => setShown('verify')}
      >
        <HexBadge verified size={24} />
        {verified ? t.verified : t.verify}
      </Button>
      {!verified && (
        <Button kind="line" icon="back" aria-keyshortcuts="S" onClick={() => setShown('sendBack')}>
          {t.sendBack}
        </Button>
      )}
      <Button kind="danger-line" icon="trash" onClick={() => setShown('delete')}>
        {t.delete}
      </Button>
      {children}
      <VerifyDialog
        record={record}
        name={name}
        identity={identity}
        open={shown === 'verify'}
        onClose={close}
      />
      <SendBackDialog record={record} name={name} open={shown === 'sendBack'} onClose={close} />
      <DeleteDialog record={record} name={name} open={shown === 'delete'} onClose={close} />
    </div>
  );
}
