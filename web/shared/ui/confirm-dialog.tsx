import type { MouseEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { isAgain } from './second-tap.ts';

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
  /** Enter does it as soon as the question is read. */
  ready?: boolean;
  /** Why it cannot be done now: in the place of the act's name, and beside it. */
  blocked?: { label: string; why: string } | undefined;
};

/** Asks before an act. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    onConfirm,
    confirmLabel,
    cancelLabel,
    closeLabel = cancelLabel,
    danger,
    blocked,
    ready,
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
      <Button
        kind={danger ? 'danger' : 'primary'}
        loading={modal.busy}
        disabled={blocked !== undefined}
        data-first={ready || undefined}
        onClick={confirm}
      >
        {blocked ? blocked.label : confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal {...modal} role="alertdialog" size="small" closeLabel={closeLabel} footer={footer}>
      {children}
      {blocked && <p role="status">{blocked.why}</p>}
    </Modal>
  );
}
