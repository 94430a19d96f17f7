import { useMessages } from '#web/shared/i18n/messages.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

/** Asked before a logout that would lose something typed. */
export function UnsentQuestion({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => void }) {
  const t = useMessages('shell');
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={t.unsentTitle}
      confirmLabel={t.logout}
      cancelLabel={t.cancel}
      closeLabel={t.close}
      danger
    >
      {t.unsentText}
    </ConfirmDialog>
  );
}
