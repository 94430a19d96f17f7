import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';

interface Props {
  open: boolean;
  amount: string;
  day: string;
  onClose: () => void;
  /** Whether it is the payment that one wrote oneself. */
  onSay: (isSame: boolean) => void;
}

/** Both sides may have written one payment: it must count once, and two must count twice. */
export function TwinDialog({ open, amount, day, onClose, onSay }: Props) {
  const t = useMessages('ledger');
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="small"
      title={t.sameTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={() => onSay(false)}>
            {t.another}
          </Button>
          <Button onClick={() => onSay(true)}>{t.same}</Button>
        </>
      }
    >
      <p>{t.sameText(amount, day)}</p>
    </Modal>
  );
}
