import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { useNeedsLine } from './needs-line.tsx';

/** Asks before an act that must not wait. */
export function LineConfirm(props: Omit<ComponentProps<typeof ConfirmDialog>, 'blocked'>) {
  return <ConfirmDialog {...props} blocked={useNeedsLine()} />;
}
