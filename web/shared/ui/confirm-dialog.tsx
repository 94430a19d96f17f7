import type { MouseEvent, ReactNode } from 'react';
import { Button, isAgain } from './button.tsx';
import { Modal } from './modal.tsx';

type ConfirmProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Names the act: "Verify", "Delete". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel?: string;
  danger?: boolean;
  busy?: boolean;
};

/** Asks before an act. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    onConfirm,
    confirmLabel,
    cancelLabel,
    closeLabel = cancelLabel,
    danger,
    children,
    ...modal
  } = props;
  const confirm = (event: MouseEvent) => {
    if (!isAgain(event)) onConfirm();
  };
  const footer = (
    <>
      <Button kind="line" disabled={modal.busy} onClick={modal.onClose}>
        {cancelLabel}
      </Button>
      <Button kind={danger ? 'danger' : 'primary'} loading={modal.busy} onClick={confirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal {...modal} role="alertdialog" size="small" closeLabel={closeLabel} footer={footer}>
      {children}
    </Modal>
  );
}
